import type { Lexicon } from '../snapshot/index.ts';
import { osaDistance } from './distance.ts';

/** A shorter word is one letter away from too many others. */
const SHORTEST = 5;
/** In a shorter word, a wrong letter makes another word: "corte" is no "coree". */
const SHORTEST_WRONG = 6;
/** "tawain": of so many letters, those of a name in another order are hardly another word, or two other words. */
const LENGTHS_JUMBLED: readonly number[] = [6, 7];
/** A code glued to a word: "hkversion". */
const SHORTEST_HEAD = 2;
/** The roles of words for regions and for the cities in them. */
const ROLES = ['region', 'place'] as const;
const ENCODER = new TextEncoder();

/** A word for a region, or two words without the space: "unitedstates". */
interface Market {
  word: string;
  letters: Uint8Array;
  /** The letters in the order of the alphabet. */
  sorted: string;
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
        const letters = word.replace(' ', '');
        if (typeof means !== 'string' || word.length < SHORTEST || !/^[a-z]+$/.test(letters))
          continue;
        const bytes = ENCODER.encode(letters);
        const market = { word, letters: bytes, sorted: bytes.toSorted().join(), region: means };
        const markets = this.#byLetter.get(word[0]!);
        if (markets === undefined) this.#byLetter.set(word[0]!, [market]);
        else markets.push(market);
      }
    }
  }

  /**
   * A word for one of some regions that a word may be: one edit or a swap away, with its letters in another order, or glued
   * to a word for a version or another region. `null` if there is none.
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
      const isSameLength = letters.length === other.length;
      const isWrong = isSameLength && letters.some((c) => !other.includes(c));
      // "hàng công" is no "Hồng Công": a wrong letter also makes other words of two.
      if (isWrong && (word.length < SHORTEST_WRONG || market.word.includes(' '))) continue;
      const isJumbled =
        isSameLength &&
        LENGTHS_JUMBLED.includes(word.length) &&
        letters.toSorted().join() === market.sorted;
      const distance = osaDistance(letters, 0, letters.length, other, 0, other.length, 1);
      if (distance > 1 && !isJumbled) continue;
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
