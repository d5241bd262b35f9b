import type { CompiledBrand, CompiledDevice } from '../model/index.ts';
import type { BuiltBrands } from './makers.ts';

/** A text that begins with a brand's name, split into the name and the rest. */
export interface Branded {
  /** Index into the table's brands. */
  brand: number;
  /** The name as the text writes it, in lower case. */
  word: string;
  rest: string;
}

/** What headers call brands beside their names and aliases, with the brand's slug. */
const MAKERS: Readonly<Record<string, string>> = {
  lge: 'lg',
  'lg electronics': 'lg',
  'hmd global': 'hmd',
  'sony ericsson': 'sony',
  bbk: 'vivo',
  surface: 'microsoft',
};

/** Finds a brand by the names that headers use. Letter case does not count. */
export class BrandWords {
  readonly #brands = new Map<string, number>();

  constructor(brands: readonly CompiledBrand[]) {
    // If two brands share a name, it stands for the one with the greater weight. Names come before aliases.
    const order = [...brands.keys()].sort((a, b) => brands[b]!.weight - brands[a]!.weight || a - b);
    for (const i of order) {
      this.#add(i, brands[i]!.name);
      this.#add(i, brands[i]!.slug);
    }
    for (const i of order) for (const alias of brands[i]!.aliases) this.#add(i, alias);
    for (const [word, slug] of Object.entries(MAKERS)) {
      const brand = brands.findIndex((b) => b.slug === slug);
      if (brand >= 0) this.#add(brand, word);
    }
  }

  #add(brand: number, name: string): void {
    const word = name.toLowerCase();
    if (!this.#brands.has(word)) this.#brands.set(word, brand);
  }

  /** Returns the index of the brand with this name; -1 if there is none. */
  brand(word: string): number {
    return this.#brands.get(word.toLowerCase()) ?? -1;
  }

  /**
   * Splits a token that begins with a brand's name of one or two words; null for every other token.
   *
   * @example split('SAMSUNG SM-G991B') // { brand: ..., word: 'samsung', rest: 'SM-G991B' }
   */
  split(token: string): Branded | null {
    for (let i = 1, words = 0; i < token.length - 1 && words < 2; i++) {
      const c = token[i];
      if (c !== ' ' && c !== '-' && c !== '_') continue;
      words++;
      const word = token.slice(0, i).toLowerCase();
      const brand = this.brand(word);
      if (brand >= 0) return { brand, word, rest: token.slice(i + 1).trim() };
    }
    return null;
  }
}

/** How many codes of a small brand must begin with its name to make the name proof. */
const MIN_CODES = 3;
const MIN_SHARE = 0.95;

/**
 * Learns which names prove their brand if an unknown code begins with them. Many small brands are called
 * "Smart", "Prime" or "A1", and other brands' codes begin with these words. A name is proof if 95 % of the
 * codes that begin with it belong to the brand, or to a brand that it builds for ("nubia Z40 Pro" of ZTE).
 *
 * @returns in lower case, sorted
 */
export function learnWords(
  devices: readonly CompiledDevice[],
  brands: readonly CompiledBrand[],
  builds: BuiltBrands = {},
): string[] {
  const words = new BrandWords(brands);
  const counts = new Map<string, { own: number; all: number }>();
  for (const { name, weight } of brands) {
    if (weight > 0) counts.set(name.toLowerCase(), { own: 0, all: 0 });
  }
  for (const { brandSlug, variants } of devices) {
    for (const code of variants.flatMap((v) => v.codes)) {
      const split = words.split(code);
      if (split === null) continue;
      const count = counts.get(split.word) ?? { own: 0, all: 0 };
      count.all++;
      const { slug } = brands[split.brand]!;
      if (slug === brandSlug || builds[slug]?.includes(brandSlug)) count.own++;
      counts.set(split.word, count);
    }
  }
  const weighty = new Set(brands.flatMap((b) => (b.weight > 0 ? [b.slug] : [])));
  const makers = Object.keys(MAKERS).filter((word) => words.brand(word) >= 0);
  const proven = [...counts.keys()].filter((word) => {
    const { own, all } = counts.get(word)!;
    const enough = own >= MIN_CODES || weighty.has(brands[words.brand(word)]!.slug);
    return enough && own >= MIN_SHARE * all;
  });
  return [...new Set([...proven, ...makers])].sort();
}
