import type { LexiconRole, Quality } from '../model/index.ts';
import { NEWEST, RANGE } from '../text/roles.ts';
import { isOf } from './phrases.ts';
import type { Query } from './query.ts';
import { isEsim } from './query-words.ts';

/** Qualities that imply a phone. */
const FOLDABLE: readonly Quality[] = ['foldable', 'book', 'flip'];
/** Words for a device of any kind. */
const OF_ANY_KIND = new Set(['device', 'devices']);
/** Roles of words that may stand beside a kind and do not restrict it: "5g tablet", "laptop with sim". */
const BESIDE: readonly LexiconRole[] = ['sim', 'topic', 'network', 'system', 'trade'];
/** Roles of words that may follow a kind. */
const BEHIND: readonly LexiconRole[] = [...BESIDE, 'function-word'];

/** A kind of device that a query asks for without naming a device. */
export interface KindAsked {
  category: string;
  qualities: readonly Quality[];
  /** True if devices of Apple are left out. */
  isAndroid: boolean;
}

/**
 * The kind of device that a query asks for.
 *
 * @returns `null` if the query says anything else, and for "phone" alone, which asks for nothing
 * @example
 * "rugged phone" // { category: 'phone', qualities: ['rugged'], isAndroid: false }
 * "rugged phone s24" // null
 */
export function kindAsked({ tokens }: Query): KindAsked | null {
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
    else if (network || (roles & (NEWEST | RANGE)) !== 0 || isEsim(token)) continue;
    else if (numeric || !isOf(token, isAfterKind ? BEHIND : BESIDE)) return null;
  }
  if (FOLDABLE.some((quality) => qualities.has(quality))) category = 'phone';
  // "dumbphone" has the quality and implies the category.
  if (qualities.has('simple')) category ??= 'phone';
  if (category === null || (category === 'phone' && qualities.size === 0)) return null;
  return { category, qualities: [...qualities].sort(), isAndroid };
}

/** The more specific of two categories: "mobile hotspot" asks for a hotspot, not for a phone. */
export const mostSpecific = (category: string | null, other: string): string =>
  other !== 'phone' || category === null ? other : category;
