import type { Lookup } from '../lookup/index.ts';
import { remarksOn, unlistedSide } from '../lookup/remarks.ts';
import {
  type Category,
  type DeviceDetail,
  type DeviceRecord,
  identifierText,
  namesCode,
  type RegionId,
  type Regions,
  type SearchResponse,
  type Supports,
} from '../model/index.ts';

/** What most requests for a refund have forgotten. */
const PLANS = "It works only with its carrier's plans, not with travel eSIMs.";
const UNLOCKED = 'The device must not be locked to a carrier.';
const ABOUT = 'in Settings, General, About';

const NO_DEVICE = 'The question names no device of the data set. Ask for the model code.';

/** How to be sure on the device itself, by its kind. A hotspot has no settings of its own. */
const SURE: Record<Category, string | null> = {
  phone: 'dial *#06#: an EID means that it has an eSIM chip.',
  tablet: 'search its settings for "eSIM".',
  watch: 'look for "Mobile plans" in the watch app on the paired phone.',
  laptop: 'look for "Manage eSIM profiles" in Settings, Network & internet, Cellular.',
  hotspot: null,
};

const MEANING: Record<Supports, string> = {
  yes: 'supports eSIM',
  no: 'does not support eSIM',
  partial: 'supports eSIM in some versions only',
  unknown: 'may or may not support eSIM: no reliable source says',
};

const COMMON: Record<Supports, string> = {
  yes: 'All of them support eSIM',
  no: 'None of them supports eSIM',
  partial: 'Some support eSIM, others do not or are not known to',
  unknown: 'None of them is known to support eSIM',
};

/** Writes the sentences of the tools, with the English names of regions. */
export class Words {
  readonly #lookup: Lookup;
  readonly #regions: Regions;

  constructor(lookup: Lookup) {
    this.#lookup = lookup;
    this.#regions = lookup.snapshot.devices.regions;
  }

  /** Describes a device in a sentence. */
  sentence(record: DeviceRecord): string {
    const { year } = remarksOn(this.#lookup, record);
    return `${record.brand} ${record.model} (${year}) ${MEANING[record.supports]}${this.#exceptions(record)}. Slug: ${record.slug}`;
  }

  /** Describes one of several possible devices in a few words. */
  choice(record: DeviceRecord): string {
    const { year, isCarrierOnly } = remarksOn(this.#lookup, record);
    return `- ${record.brand} ${record.model} (${year}): ${record.supports}${this.#exceptions(record)}${isCarrierOnly ? ", with its carrier's plans only" : ''}. Slug: ${record.slug}`;
  }

  /**
   * Returns what to pass on to the owner of a device: for several, what applies to each that may support eSIM. After a no
   * there is nothing to check.
   */
  advice(devices: readonly DeviceRecord[]): string[] {
    const [first = [], ...others] = devices
      .filter(({ supports }) => supports !== 'no')
      .map((device) => this.#adviceOn(device));
    return first.filter((advice) => others.every((other) => other.includes(advice)));
  }

  #adviceOn(record: DeviceRecord): string[] {
    const { category, brandSlug } = record;
    const isApple = brandSlug === 'apple' && category !== 'watch';
    const { isCarrierOnly } = remarksOn(this.#lookup, record);
    const sure = isApple && category === 'tablet' ? `look for an EID ${ABOUT}.` : SURE[category];
    return [
      isCarrierOnly ? PLANS : UNLOCKED,
      ...(isApple ? [`It is not locked if it says "No SIM restrictions" ${ABOUT}.`] : []),
      ...(sure === null ? [] : [`To be sure, ${sure}`]),
    ];
  }

  /** Writes the verdict on a question as a sentence. */
  verdictSentence({ verdict, results: [best], candidates, identifier }: SearchResponse): string {
    const { supports, regions, meant, basis, edition, modelCode } = verdict;
    if (meant === 'none') return identifier === undefined ? NO_DEVICE : identifierText(identifier);
    if (meant === 'several') {
      const known = unlistedSide(verdict, candidates) ?? COMMON[supports];
      const common = basis === 'none' ? 'Not all of them are known' : known;
      return `Several devices fit. Ask which one it is. ${common}${this.#exceptions(verdict)}.`;
    }
    const name = best === undefined ? 'The device' : `The ${best.brand} ${best.model}`;
    const isNamed = modelCode !== null && namesCode(verdict);
    const code = isNamed ? ` with the model code ${modelCode}` : '';
    const sold = regions.length === 0 ? '' : ` sold in ${this.#list(regions)}`;
    const unit = edition === undefined ? '' : ` (${edition} edition)`;
    return `${name}${unit}${code}${sold} ${MEANING[supports]}${this.#exceptions(verdict)}.`;
  }

  /** Describes a device and the evidence for its answer in a few lines. */
  description(detail: DeviceDetail): string {
    const lines = [this.sentence(detail)];
    if (detail.dependsOn.length > 0) lines.push(`It depends on: ${detail.dependsOn.join(', ')}.`);
    if (detail.rule !== null) lines.push(`By rule: ${detail.rule.statement}`);
    if (detail.grade !== null) lines.push(`Grade: ${detail.grade}.`);
    if (detail.released?.estimate) lines.push('Its year is an estimate.');
    for (const variant of detail.variants) {
      const words = [variant.name ?? '', this.#list(variant.regions)].filter((x) => x !== '');
      lines.push(
        `${variant.codes.join(', ')}${words.length > 0 ? ` (${words.join('; ')})` : ''}: ${variant.supports}`,
      );
    }
    const publishers = new Set(detail.sources.map((s) => s.publisher));
    lines.push(`Sources: ${[...publishers].join(', ') || 'none'}.`);
    return lines.join('\n');
  }

  #exceptions({
    supports,
    exceptionRegions,
  }: Pick<DeviceRecord, 'supports' | 'exceptionRegions'>): string {
    if (exceptionRegions.length === 0) return '';
    const regions = this.#list(exceptionRegions);
    return supports === 'no'
      ? `, except units sold in ${regions}, which do`
      : `, except units sold in ${regions}${supports === 'partial' ? ', which do not' : ''}`;
  }

  #list(ids: readonly RegionId[]): string {
    const names = ids.map((id) => (this.#regions[id]?.name ?? id).replace(ARTICLE, 'the $&'));
    // A name may be a list itself.
    return names.some((name) => name.includes(',')) ? names.join('; ') : LIST.format(names);
  }
}

/** The regions whose names have an article. */
const ARTICLE = /^(?:Gulf|Middle|Phil|United)/;
const LIST = new Intl.ListFormat('en');
