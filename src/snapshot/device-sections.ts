import {
  CATEGORIES,
  type CompiledBrand,
  type CompiledDevice,
  GRADES,
  type Regions,
  type Removed,
  type SourceDetail,
  SUPPORTS,
  slugify,
} from '../model/index.ts';
import { aliasText } from './alias-text.ts';
import { brandText } from './brand-text.ts';
import { codeSections } from './code-sections.ts';
import type { SectionData } from './container.ts';
import { deltasOf } from './deltas.ts';
import {
  type DetailRegistry,
  OF_CODE,
  OWN_ANSWER,
  type RegionAnswers,
  type Registry,
  type StoredEditions,
  usualGrade,
  usualSupports,
} from './device-format.ts';
import { shortenParts } from './frequent-parts.ts';
import { shortenAddresses } from './page-address.ts';
import { storedRetired } from './retired-slugs.ts';
import { numberSources, usualDates } from './source-number.ts';
import { dateKey, storedDetail, storedSource, yearAlone } from './stored-detail.ts';
import { stringSection } from './string-table.ts';

/** The input of {@link deviceSections}. */
export interface DeviceTableInput {
  /** The newest first: ties between devices are broken in this order. */
  devices: readonly CompiledDevice[];
  brands: readonly CompiledBrand[];
  regions: Regions;
  redirects: Readonly<Record<string, string>>;
  removed: Removed;
  sources: Readonly<Record<string, SourceDetail>>;
  rules: Readonly<Record<string, string>>;
  /** For each device, 0 to 255. */
  prominence: Uint8Array;
}

/**
 * Writes the devices as columns: the sections that `DeviceTable` reads.
 *
 * @throws {RangeError} if a table has more entries than its column can refer to
 */
export function deviceSections(input: DeviceTableInput): Record<string, SectionData> {
  const { devices, brands } = input;
  const variants = devices.flatMap((d) => d.variants);
  const brandIndex = new Map(brands.map((b, i) => [b.slug, i]));
  const families = [...new Set(devices.flatMap((d) => d.family ?? []))].sort();
  const regionSets = new Distinct<readonly string[]>([]);
  const regionAnswers = new Distinct<RegionAnswers>({});
  const editions = new Distinct<StoredEditions>(null);
  const gradeIndex = (g: CompiledDevice['grade']): number =>
    g === null ? 0 : GRADES.indexOf(g) + 1;

  const deviceRegions = Uint16Array.from(devices, (d) => regionSets.index(d.exceptionRegions));
  const variantRegions = Uint16Array.from(variants, (v) => regionSets.index(v.regions));
  const deviceRegionAnswers = Uint16Array.from(devices, (d) =>
    regionAnswers.index(d.regionAnswers),
  );
  const deviceEditions = Uint8Array.from(devices, (d) => editions.index(d.editions ?? null));
  const ruleIds = Object.keys(input.rules).sort();
  const datedBy = [
    ...new Set(devices.flatMap((d) => (yearAlone(d) ? [dateKey(d.released!)] : []))),
  ].sort();
  const kinds = Object.keys(input.removed).sort();
  const retired = storedRetired(devices, input.redirects, input.removed, kinds);
  const registry: Registry = {
    brands: Object.fromEntries(
      brands.flatMap(({ slug, name: _, ...more }) =>
        more.aliases.length > 0 || more.weight > 0 || more.twoCards ? [[slug, more]] : [],
      ),
    ),
    families,
    regionSets: regionSets.list,
    regionAnswers: regionAnswers.list,
    editions: editions.list,
    regions: input.regions,
    removed: kinds,
  };
  if (editions.list.length > 256)
    throw new RangeError('Editions are stored in one byte: at most 255.');
  if (ruleIds.length > 255) throw new RangeError('A rule is stored in one byte: at most 255.');
  if (datedBy.length > 255)
    throw new RangeError('A date is stored in one byte: at most 255 sources.');
  const stored = devices.map((d) => shortenAddresses(storedDetail(d), d.brand, d.model));
  const usual = usualDates(stored);
  const sources = Object.fromEntries(
    Object.entries(input.sources).map(([id, source]) => [id, storedSource(source, usual.get(id))]),
  );
  const sourceNumbers = new Map(Object.keys(sources).map((id, number) => [id, number]));
  const details = stored.map((json) => shortenParts(numberSources(json, sourceNumbers, usual)));

  return {
    'devices.registry': JSON.stringify(registry),
    'devices.brands': brandText(brands),
    'devices.brand': deltasOf(devices.map((d) => brandIndex.get(d.brandSlug)!)),
    'devices.year': Uint16Array.from(devices, (d) => d.releaseYear),
    'devices.prominence': input.prominence,
    'devices.category': Uint8Array.from(devices, (d) => CATEGORIES.indexOf(d.category)),
    // Zero for the usual answer: the answer and its grade follow from the rule for most, and a variant's from the
    // device's. As the answers themselves these columns took 4 KB more when compressed.
    'devices.supports': Uint8Array.from(
      devices,
      (d) => SUPPORTS.indexOf(d.supports) ^ usualSupports(d.rule !== null),
    ),
    'devices.grade': Uint8Array.from(
      devices,
      (d) => gradeIndex(d.grade) ^ usualGrade(d.rule !== null),
    ),
    'devices.family': Uint8Array.from(devices, (d) =>
      d.family === null ? 0 : families.indexOf(d.family) + 1,
    ),
    'devices.osFirst': Uint8Array.from(devices, (d) => d.os?.first ?? 0),
    'devices.osLast': Uint8Array.from(devices, (d) => d.os?.last ?? 0),
    'devices.exceptions': deviceRegions,
    'devices.regionAnswers': deviceRegionAnswers,
    'devices.editions': deviceEditions,
    ...stringSection('devices.model', devices.map(storedModel)),
    // The rule and the source of the year take a byte each. As JSON they were two thirds of the details.
    'devices.rule': Uint8Array.from(devices, (d) =>
      d.rule === null ? 0 : ruleIds.indexOf(d.rule) + 1,
    ),
    'devices.dated': Uint8Array.from(devices, (d) =>
      yearAlone(d) ? datedBy.indexOf(dateKey(d.released!)) + 1 : 0,
    ),
    ...stringSection('devices.slug', devices.map(storedSlug)),
    'devices.retired': retired.hashes,
    'devices.heirs': retired.heirs,
    'devices.aliases': aliasText(devices),
    'devices.variants': Uint16Array.from(devices, (d) => d.variants.length),
    'variants.supports': Uint8Array.from(
      devices.flatMap((d) =>
        d.variants.map((v) => SUPPORTS.indexOf(v.supports) ^ SUPPORTS.indexOf(d.supports)),
      ),
    ),
    'variants.grade': Uint8Array.from(variants, (v) => gradeIndex(v.grade)),
    'variants.flags': Uint8Array.from(variants, (v) => (v.own ? OWN_ANSWER : 0)),
    'variants.regions': variantRegions,
    'variants.codes': Uint16Array.from(variants, (v) => v.codes.length),
    ...codeSections(
      variants.flatMap((v) => v.codes),
      devices.flatMap((d) => {
        const name = { brand: d.brand, model: storedModel(d) };
        return d.variants.flatMap((v) => v.codes.map(() => name));
      }),
    ),
    'details.registry': JSON.stringify({
      sources,
      rules: input.rules,
      datedBy,
    } satisfies DetailRegistry),
    // JSON has no line break outside its strings, and none unescaped within them.
    'details.lines': details.join('\n'),
  };
}

/** The name as it is stored: empty if it is the first code, as it is for two fifths of the devices. */
const storedModel = ({ model, variants }: CompiledDevice): string =>
  model === variants[0]?.codes[0] ? '' : model;

/**
 * The slug as it is stored: empty if it follows from the name, and {@link OF_CODE} with the index of a code if it
 * follows from that code, as it does for devices that had no name when they were added.
 */
function storedSlug({ model, modelSlug, variants }: CompiledDevice): string {
  if (slugify(model) === modelSlug) return '';
  const code = variants.flatMap(({ codes }) => codes).findIndex((c) => slugify(c) === modelSlug);
  return code < 0 ? modelSlug : `${OF_CODE}${code}`;
}

/** Gives equal values the same number. The empty value has the number 0. */
class Distinct<T> {
  readonly list: T[];
  readonly #index: Map<string, number>;

  constructor(empty: T) {
    this.list = [empty];
    this.#index = new Map([[JSON.stringify(empty), 0]]);
  }

  index(value: T): number {
    const key = JSON.stringify(value);
    let index = this.#index.get(key);
    if (index === undefined) {
      index = this.list.push(value) - 1;
      this.#index.set(key, index);
    }
    return index;
  }
}
