import type { Lexicon } from '../snapshot/index.ts';

/** A shorter word is one letter away from too many others. */
const SHORTEST = 5;
/** In a shorter word, a wrong letter makes another word: "corte" is no "coree". */
const SHORTEST_WRONG = 6;
/** A code glued to a word: "hkversion". */
const SHORTEST_HEAD = 2;
/** The roles of words for regions and for the cities in them. */
const ROLES = ['region', 'place'] as const;

/** The words for regions and cities in Latin letters, to find them misspelt. */
export class Markets {
  readonly #lexicon: Pick<Lexicon, 'words' | 'sense'>;
  /** By the first letter, each word with the region that it means. */
  readonly #byLetter = new Map<string, (readonly [word: string, region: string])[]>();

  constructor(lexicon: Pick<Lexicon, 'words' | 'sense'>) {
    this.#lexicon = lexicon;
    for (const role of ROLES) {
      for (const [word, { means }] of lexicon.words(role)) {
        if (typeof means !== 'string' || word.length < SHORTEST || !/^[a-z]+$/.test(word)) continue;
        const words = this.#byLetter.get(word[0]!);
        if (words === undefined) this.#byLetter.set(word[0]!, [[word, means]]);
        else words.push([word, means]);
      }
    }
  }

  /**
   * A word for one of some regions that a word may be: one edit or a swap away, or glued to a word for a version or
   * another region. `null` if there is none.
   *
   * @param word a folded word that the lexicon lacks
   * @example markets.nearest('chian', ['mainland-china']) // 'china'
   * @example markets.nearest('hkversion', ['hong-kong']) // 'hk'
   */
  nearest(word: string, regions: readonly string[]): string | null {
    if (word.length < SHORTEST) return null;
    for (const [other, region] of this.#byLetter.get(word[0]!) ?? [])
      if (isOneEdit(word, other) && regions.includes(region)) return other;
    for (let k = SHORTEST_HEAD; k < word.length; k++) {
      const region = this.#lexicon.sense(word.slice(0, k), 'region')?.means;
      if (typeof region !== 'string' || !regions.includes(region)) continue;
      const rest = word.slice(k);
      if (this.#lexicon.sense(rest, 'version') ?? this.#lexicon.sense(rest, 'region'))
        return word.slice(0, k);
    }
    return null;
  }
}

/** True if two words differ by one letter more, or by two letters in turn; in longer words also by a wrong letter. */
function isOneEdit(a: string, b: string): boolean {
  if (a.length - b.length > 1 || b.length - a.length > 1) return false;
  let [from, i, j] = [0, a.length, b.length];
  while (from < i && from < j && a[from] === b[from]) from++;
  while (i > from && j > from && a[i - 1] === b[j - 1]) {
    i--;
    j--;
  }
  if (i - from <= 1 && j - from <= 1)
    return a.length !== b.length || a === b || a.length >= SHORTEST_WRONG;
  return i - from === 2 && j - from === 2 && a[from] === b[from + 1] && a[from + 1] === b[from];
}
