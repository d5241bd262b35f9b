import type { Quality } from '../model/index.ts';
import type { Query, QueryToken } from '../query/normalise.ts';
import type { Tables } from '../search-index/tables.ts';
import { NEWEST, RANGE } from '../text/lexicon.ts';

/** The most devices in a list. */
const LISTED = 64;
/** Lists that are kept: a question may combine any qualities. */
const MAX_KEPT = 256;
/** Qualities whose words also name a kind of device: "foldable", "dumbphone". */
const KINDS_BY_THEMSELVES: ReadonlySet<Quality> = new Set<Quality>([
  'foldable',
  'book',
  'flip',
  'simple',
]);
/** Qualities of phones alone. */
export const OF_FOLDABLES: ReadonlySet<Quality> = new Set<Quality>(['foldable', 'book', 'flip']);
/** Words for a device of any kind. */
const OF_ANY_KIND = new Set(['device', 'devices']);
/** What may stand beside a kind and says no more of the device: "5g tablet", "laptop with sim". */
const BESIDE = ['sim', 'topic', 'network', 'system', 'trade'] as const;

/** A kind of device that a query asks for without naming a device. */
export interface KindAsked {
  category: string | null;
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
  for (const token of tokens) {
    const { text, roles, category: own, quality, numeric, network } = token;
    if (quality !== null) qualities.add(quality);
    if (own !== null) category = mostSpecific(category, own);
    isAndroid ||= text === 'android';
    if (quality !== null || own !== null) isAfterKind = true;
    else if (OF_ANY_KIND.has(text)) continue;
    else if (network || (roles & (NEWEST | RANGE)) !== 0 || text.startsWith('esim')) continue;
    else if (numeric || !isBeside(token, isAfterKind, lexicon)) return null;
  }
  const isKind = [...qualities].some((quality) => KINDS_BY_THEMSELVES.has(quality));
  if (category === null && !isKind) return null;
  if ([...qualities].some((quality) => OF_FOLDABLES.has(quality))) category = 'phone';
  if (category === 'phone' && qualities.size === 0) return null;
  return { category, qualities: [...qualities], isAndroid };
}

/** "mobile hotspot" asks for no phone: of two kinds the one that is none. */
export const mostSpecific = (category: string | null, other: string): string =>
  other !== 'phone' || category === null ? other : category;

function isBeside(
  { text }: QueryToken,
  isAfterKind: boolean,
  { lexicon }: Tables['lexicon'],
): boolean {
  return lexicon.senses(text).some(({ role }) => {
    if (role === 'function-word') return isAfterKind;
    return BESIDE.some((own) => own === role);
  });
}

/** Lists the devices of a kind, the best known first. */
export class KindLists {
  readonly #tables: Tables;
  readonly #lists = new Map<string, readonly number[]>();

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** The best known devices of a kind; no more than {@link LISTED}. */
  of({ category, qualities, isAndroid }: KindAsked): readonly number[] {
    const key = [category, isAndroid, ...[...qualities].sort()].join(' ');
    let list = this.#lists.get(key);
    if (list === undefined) {
      list = this.#find({ category, qualities, isAndroid });
      // "cheap smartwatch": no source calls any watch cheap.
      if (list.length === 0) list = this.#find({ category, qualities: [], isAndroid });
      if (this.#lists.size >= MAX_KEPT) this.#lists.clear();
      this.#lists.set(key, list);
    }
    return list;
  }

  #find({ category, qualities, isAndroid }: KindAsked): number[] {
    const { devices, qualities: told } = this.#tables;
    const [first, ...others] = qualities;
    const found: number[] = [];
    const add = (device: number): void => {
      if (category !== null && devices.category(device) !== category) return;
      if (isAndroid && devices.brands[devices.brand[device]!]!.slug === 'apple') return;
      if (others.every((quality) => told.has(device, quality))) found.push(device);
    };
    if (first !== undefined) told.of(first).forEach(add);
    else for (let device = 0; device < devices.size; device++) add(device);
    const { prominence } = devices;
    return found.sort((a, b) => prominence[b]! - prominence[a]! || a - b).slice(0, LISTED);
  }
}
