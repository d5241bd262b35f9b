import type { LexiconRole } from '../model/index.ts';
import type { Lexicon } from '../snapshot/index.ts';
import { inKatakana } from './letters.ts';
import { NearSpellings } from './near-spellings.ts';

/** Names by their spelling in another script; those of hiragana in katakana. */
export interface Names {
  /** The Latin spelling of each. */
  latin: ReadonlyMap<string, string>;
  /** The length of the longest spelling that begins with a character. */
  longest: ReadonlyMap<string, number>;
  /** Every Latin spelling. */
  known: ReadonlySet<string>;
}

/** Letters by the Latin ones that stand for them. */
export type Letters = ReadonlyMap<string, string>;

/** The roles whose words are single letters. */
type LetterRole = 'transliteration' | 'look-alike' | 'model-letter' | 'keyboard';

/** How other scripts write names and letters: tables that are made with the first text that needs them. */
export class Spellings {
  readonly #lexicon: Lexicon;
  #names: Names | undefined;
  #near: NearSpellings | undefined;
  readonly #letters = new Map<LexiconRole, Letters>();

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  get names(): Names {
    if (this.#names !== undefined) return this.#names;
    const latin = new Map<string, string>();
    const longest = new Map<string, number>();
    for (const [written, { means }] of this.#lexicon.words('script-name')) {
      const word = inKatakana(written);
      if (!latin.has(word)) latin.set(word, String(means));
      if (word.length > (longest.get(word[0]!) ?? 0)) longest.set(word[0]!, word.length);
    }
    this.#names = { latin, longest, known: new Set(latin.values()) };
    return this.#names;
  }

  /** Most queries are spelt right: the table is made when the first one is not. */
  get near(): NearSpellings {
    this.#near ??= new NearSpellings(this.names.latin);
    return this.#near;
  }

  letters(role: LetterRole): Letters {
    let letters = this.#letters.get(role);
    if (letters === undefined) {
      const words = [...this.#lexicon.words(role)];
      letters = new Map(words.map(([letter, { means }]) => [letter, String(means)]));
      this.#letters.set(role, letters);
    }
    return letters;
  }
}
