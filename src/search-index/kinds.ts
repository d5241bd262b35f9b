import type { CompiledBrand, CompiledDevice } from '../model/index.ts';
import { hasDigit, isNetwork, yearOf } from '../text/characters.ts';
import { tokenize } from '../text/tokens.ts';
import { BRAND_REST, BRAND_SHORT, type BrandWord } from './forms.ts';

/** The kinds of tokens of a name. They decide what a token costs that a query leaves unsaid; see `search/said.ts`. */
export const WORD = 0;
export const NUMBER = 1;
export const YEAR = 2;
export const NETWORK = 3;
/** A word within the name of a line that goes without saying: "Z" in "Galaxy Z Fold". */
export const FAMILY_WORD = 4;
/** The number of a generation of the same name: the 6 of "iPad Pro 12.9-inch (6th generation)". */
export const GENERATION = 5;
/** A word of the line or the brand. This kind and the next tell whose device it is. */
export const LINE_WORD = 6;
/** A short form of the brand's name: "Mi" of Xiaomi. */
export const SHORT_BRAND_WORD = 7;
export const KINDS = 8;

const OF_GENERATION =
  /\b(?:gen(?:eration)? (\d+)|(\d+)(?:st|nd|rd|th) (?:generation|gen|edition))\b/i;
/** Apple distinguishes the generations of an iPad by their processors: "iPad Air 11-inch (M2)". */
const OF_PROCESSOR = /\(([am]\d+)(?: pro)?\)$/i;

/** A word in the names of well-known brands' devices. */
export const CORE = 1;
/** Such a word that names a brand or a line. */
export const CORE_NAME = 2;

/** The kinds of all tokens of names, and how well known each word is. */
export interface Kinds {
  /** The kind of each token of each name, in order. */
  tokens: readonly number[];
  /** The same as it is stored: 0 if the kind is the usual one of the word, otherwise the kind + 1. */
  stored: Uint8Array;
  /** The usual kind of each word: "5g" is a network, "pro" a word. */
  usual: Uint8Array;
  /** For each word: 0, {@link CORE} or {@link CORE_NAME}. */
  core: Uint8Array;
}

/**
 * Determines the kind of each token of each name.
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

/** The most frequent kind of each word; of several, the lowest. */
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
 * Reads the kind of each token from the stored form.
 *
 * @param stored {@link Kinds.stored}
 * @param usual returns the usual kind of a word
 * @param tokens the number of the word of each token
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
  // "Galaxy Z Fold": "galaxy" is the line, "fold" tells the family, and "z" goes without saying.
  const place = line.indexOf(token);
  if (place === 0) return LINE_WORD;
  return place > 0 && place < line.length - 1 ? FAMILY_WORD : WORD;
}
