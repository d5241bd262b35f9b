import type { Lexicon } from '../snapshot/index.ts';
import { osaDistance } from './distance.ts';

/** A shorter word is one letter away from too many others. */
const SHORTEST = 5;
/** In a shorter word, a wrong letter makes another word: "corte" is no "coree". */
const SHORTEST_WRONG = 6;
/** A code glued to a word: "hkversion". */
const SHORTEST_HEAD = 2;
/** The roles of words for regions and for the cities in them. */
const ROLES = ['region', 'place'] as const;
const ENCODER = new TextEncoder();

/** A word for a region. */
interface Market {
  word: string;
  letters: Uint8Array;
  region: string;
}

/** The words for regions and cities in Latin letters, to find them misspelt. */
export class Markets {
  readonly #lexicon: Pick<Lexicon, 'words' | 'sense'>;
  readonly #byLetter = new Map<string, Market[]>();

  constructor(lexicon: Pick<Lexicon, 'words' | 'sense'>) {
    this.#lexicon = lexicon;
    for (const role of ROLES) {
      for (const [word, { means }] of lexicon.words(role)) {
        if (typeof means !== 'string' || word.length < SHORTEST || !/^[a-z]+$/.test(word)) continue;
        const market = { word, letters: ENCODER.encode(word), region: means };
        const markets = this.#byLetter.get(word[0]!);
        if (markets === undefined) this.#byLetter.set(word[0]!, [market]);
        else markets.push(market);
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
    const letters = ENCODER.encode(word);
    for (const market of this.#byLetter.get(word[0]!) ?? []) {
      const other = market.letters;
      if (osaDistance(letters, 0, letters.length, other, 0, other.length, 1) > 1) continue;
      const isWrong = letters.length === other.length && letters.some((c) => !other.includes(c));
      if (isWrong && word.length < SHORTEST_WRONG) continue;
      if (regions.includes(market.region)) return market.word;
    }
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
