import type { CompiledBrand, CompiledDevice } from '../model/index.ts';
import { hasDigit, isNetwork, yearOf } from '../text/characters.ts';
import { tokenize } from '../text/tokens.ts';
import { BRAND_REST, BRAND_SHORT, type BrandWord } from './forms.ts';

/** What a token of a name is worth where a query leaves it unsaid; see `rank.ts`. */
export const WORD = 0;
export const NUMBER = 1;
export const YEAR = 2;
export const NETWORK = 3;
export const FAMILY_WORD = 4;
/** The number of a generation of the same name: the 6 of "iPad Pro 12.9-inch (6th generation)". */
export const GENERATION = 5;
/** From here on: words that say whose device it is. */
export const LINE_WORD = 6;
/** A short form of the brand's name: "Mi" of Xiaomi. */
export const SHORT_BRAND_WORD = 7;
export const KINDS = 8;

const OF_GENERATION =
  /\b(?:gen(?:eration)? (\d+)|(\d+)(?:st|nd|rd|th) (?:generation|gen|edition))\b/i;
/** Apple tells the generations of an iPad by their processors: "iPad Air 11-inch (M2)". */
const OF_PROCESSOR = /\(([am]\d+)(?: pro)?\)$/i;

/** A word of a brand that people carry. */
export const CORE = 1;
/** Such a word that also names a brand or a line. */
export const CORE_NAME = 2;

/** What the tokens of all names are, and how well known each word is. */
export interface Kinds {
  /** For each token of each form, in order, its kind. */
  tokens: readonly number[];
  /** The same as it is stored: 0 where a token is what its word mostly is, else its kind + 1. */
  stored: Uint8Array;
  /** For each word what it mostly is: "5g" a network, "pro" a word. */
  usual: Uint8Array;
  /** For each word: 0, {@link CORE} or {@link CORE_NAME}. */
  core: Uint8Array;
}

/**
 * Says of each token of each name what it is to that device.
 *
 * @param forms the tokens of each device's names
 * @param ids the number of each word
 */
export function kindsOf(
  devices: readonly CompiledDevice[],
  brands: readonly CompiledBrand[],
  brandWords: readonly (readonly BrandWord[])[],
  forms: readonly (readonly (readonly string[])[])[],
  ids: ReadonlyMap<string, number>,
): Kinds {
  const tokens: number[] = [];
  const core = new Uint8Array(ids.size);
  const bySlug = new Map(brands.map((brand, i) => [brand.slug, i]));
  const said = brandWords.map((words) => new Map(words.map(({ word, kind }) => [word, kind])));
  const families = new Map<string, readonly string[]>();
  for (const [d, { brandSlug, family, model }] of devices.entries()) {
    const brand = bySlug.get(brandSlug)!;
    const isCarried = brands[brand]!.weight > 0;
    if (family !== null && !families.has(family)) {
      families.set(family, tokenize(family.toLowerCase()));
    }
    const line = family === null ? [] : families.get(family)!;
    const [, after, before] = OF_GENERATION.exec(model) ?? [];
    const processor = brandSlug === 'apple' ? OF_PROCESSOR.exec(model)?.[1] : undefined;
    const generation = after ?? before ?? processor?.toLowerCase();
    for (const token of forms[d]!.flat()) {
      const own = kindOf(token, line, said[brand]!.get(token));
      const kind = own === NUMBER && token === generation ? GENERATION : own;
      tokens.push(kind);
      const id = ids.get(token)!;
      if (isCarried) core[id] = Math.max(core[id]!, kind >= LINE_WORD ? CORE_NAME : CORE);
    }
  }
  for (const [b, { weight }] of brands.entries()) {
    if (weight === 0) continue;
    for (const { word, kind } of brandWords[b]!) {
      const id = ids.get(word);
      if (kind !== BRAND_REST && id !== undefined) core[id] = CORE_NAME;
    }
  }
  const order = forms.flat(2).map((token) => ids.get(token)!);
  const usual = usualKinds(tokens, order, ids.size);
  const unusual = tokens.map((kind, t) => (kind === usual[order[t]!] ? 0 : kind + 1));
  return { tokens, stored: Uint8Array.from(unusual), usual, core };
}

/** The kind that each word has most often; the lowest of several. */
function usualKinds(kinds: readonly number[], words: readonly number[], size: number): Uint8Array {
  const counts = new Uint32Array(size * KINDS);
  for (const [t, kind] of kinds.entries()) {
    const at = words[t]! * KINDS + kind;
    counts[at] = counts[at]! + 1;
  }
  return Uint8Array.from({ length: size }, (_, word) => {
    const own = counts.subarray(word * KINDS, (word + 1) * KINDS);
    return own.indexOf(Math.max(...own));
  });
}

/**
 * The kind of each token of each form, as {@link kindsOf} found it.
 *
 * @param stored its `stored`
 * @param usual its kind for each word
 * @param tokens the words' numbers
 */
export function readKinds(
  stored: Uint8Array,
  usual: (word: number) => number,
  tokens: Uint16Array,
): Uint8Array {
  return stored.map((kind, t) => (kind === 0 ? usual(tokens[t]!) : kind - 1));
}

function kindOf(token: string, line: readonly string[], brandKind: number | undefined): number {
  if (token === 'lte' || isNetwork(token)) return NETWORK;
  if (hasDigit(token)) return yearOf(token) !== 0 ? YEAR : NUMBER;
  if (brandKind !== undefined) return brandKind === BRAND_SHORT ? SHORT_BRAND_WORD : LINE_WORD;
  // "Galaxy Z Fold": galaxy says the line, fold the family, and z goes without saying.
  const place = line.indexOf(token);
  if (place === 0) return LINE_WORD;
  return place > 0 && place < line.length - 1 ? FAMILY_WORD : WORD;
}
