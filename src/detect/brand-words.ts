import type { DeviceTable } from '../snapshot/index.ts';

/** A text that begins with a brand's name: the brand and what follows. */
export interface Branded {
  /** Index into the table's brands. */
  brand: number;
  rest: string;
}

/** Names in headers that stand for a brand and are neither its name nor its alias. */
const MAKERS: Readonly<Record<string, string>> = {
  lge: 'lg',
  'lg electronics': 'lg',
  'hmd global': 'hmd',
  'sony ericsson': 'sony',
  bbk: 'vivo',
  surface: 'microsoft',
};

/** The names under which a header may speak of a brand, in lower case. */
export class BrandWords {
  readonly #brands = new Map<string, number>();
  readonly #slugs: ReadonlyMap<string, number>;

  constructor({ brands }: DeviceTable) {
    this.#slugs = new Map(brands.map(({ slug }, i) => [slug, i]));
    for (const [i, { name, aliases, slug }] of brands.entries()) {
      for (const word of [slug, ...aliases, name]) this.#brands.set(word.toLowerCase(), i);
    }
    for (const [word, slug] of Object.entries(MAKERS)) {
      const brand = this.bySlug(slug);
      if (brand >= 0 && !this.#brands.has(word)) this.#brands.set(word, brand);
    }
  }

  /** The brand with this slug, or -1. */
  bySlug(slug: string): number {
    return this.#slugs.get(slug) ?? -1;
  }

  /** The brand of this name, or -1. */
  brand(word: string): number {
    return this.#brands.get(word.toLowerCase()) ?? -1;
  }

  /**
   * Takes a brand's name off the front of a token.
   *
   * @example split('SAMSUNG SM-G991B') // { brand: ..., rest: 'SM-G991B' }
   */
  split(token: string): Branded | null {
    for (let i = 1, words = 0; i < token.length - 1 && words < 2; i++) {
      const c = token[i];
      if (c !== ' ' && c !== '-' && c !== '_') continue;
      words++;
      const brand = this.brand(token.slice(0, i));
      if (brand >= 0) return { brand, rest: token.slice(i + 1).trim() };
    }
    return null;
  }
}
