import type { LexiconRole, Quality } from '../model/index.ts';
import type { Query } from '../query/normalise.ts';
import { isOf } from '../query/phrases.ts';
import type { Tables } from '../search-index/tables.ts';
import { NEWEST, RANGE } from '../text/lexicon.ts';
import { WordCache } from '../text/word-cache.ts';

/** The most devices in a list. */
const LISTED = 64;
/** Lists that are kept: a question may combine any qualities. */
const MAX_KEPT = 128;
/** A foldable is a phone. */
const FOLDABLE: readonly Quality[] = ['foldable', 'book', 'flip'];
/** Words for a device of any kind. */
const OF_ANY_KIND = new Set(['device', 'devices']);
/** What may stand beside a kind and says no more of the device: "5g tablet", "laptop with sim". */
const BESIDE: readonly LexiconRole[] = ['sim', 'topic', 'network', 'system', 'trade'];

const BEHIND: readonly LexiconRole[] = [...BESIDE, 'function-word'];

/** A kind of device that a query asks for without naming a device. */
export interface KindAsked {
  category: string;
  qualities: readonly Quality[];
  /** Is it no device of Apple's? */
  isAndroid: boolean;
}

/**
 * The kind of device that a query asks for with nothing else: "rugged phone", "5g tablet", "laptop with
 * lte". Null where it says anything beside, and for "phone", which asks for nothing.
 */
export function kindAsked({ tokens }: Query, { lexicon }: Tables): KindAsked | null {
  // Most questions name a device.
  if (tokens.every(({ category, quality }) => category === null && quality === null)) return null;
  let category: string | null = null;
  const qualities = new Set<Quality>();
  let isAfterKind = false;
  let isAndroid = false;
  for (const { text, roles, category: own, quality, numeric, network } of tokens) {
    if (quality !== null) qualities.add(quality);
    if (own !== null) category = mostSpecific(category, own);
    isAndroid ||= text === 'android';
    if (quality !== null || own !== null) isAfterKind = true;
    else if (OF_ANY_KIND.has(text)) continue;
    else if (network || (roles & (NEWEST | RANGE)) !== 0 || text.startsWith('esim')) continue;
    else if (
      numeric ||
      !isOf({ senses: lexicon.lexicon.senses(text) }, isAfterKind ? BEHIND : BESIDE)
    )
      return null;
  }
  if (FOLDABLE.some((quality) => qualities.has(quality))) category = 'phone';
  // A "dumbphone" says it by its name.
  if (qualities.has('simple')) category ??= 'phone';
  if (category === null || (category === 'phone' && qualities.size === 0)) return null;
  return { category, qualities: [...qualities].sort(), isAndroid };
}

/** "mobile hotspot" asks for no phone: of two kinds the one that is none. */
export const mostSpecific = (category: string | null, other: string): string =>
  other !== 'phone' || category === null ? other : category;

/** Lists the devices of a kind, the best known first; no more than {@link LISTED}. */
export class KindLists {
  readonly #tables: Tables;
  /** The lists of the kinds that questions ask for, by the kind as JSON. */
  readonly #lists = new WordCache((kind) => this.#find(JSON.parse(kind)), MAX_KEPT);

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  of(kind: KindAsked): readonly number[] {
    const list = this.#lists.of(JSON.stringify(kind));
    // "cheap smartwatch": no source calls any watch cheap.
    return list.length > 0 ? list : this.#lists.of(JSON.stringify({ ...kind, qualities: [] }));
  }

  #find({ category, qualities, isAndroid }: KindAsked): number[] {
    const { devices, qualities: told } = this.#tables;
    const { prominence, brands, brand } = devices;
    const [first, ...others] = qualities;
    const all = first === undefined ? prominence.keys() : told.of(first);
    return [...all]
      .filter(
        (device) =>
          devices.category(device) === category &&
          !(isAndroid && brands[brand[device]!]!.slug === 'apple') &&
          others.every((quality) => told.has(device, quality)),
      )
      .sort((a, b) => prominence[b]! - prominence[a]! || a - b)
      .slice(0, LISTED);
  }
}
