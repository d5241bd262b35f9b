import type { LexiconRole } from '../model/index.ts';
import type { Lexicon } from '../snapshot/index.ts';
import { inKatakana } from './letters.ts';
import { NearSpellings } from './near-spellings.ts';

/** The spellings of names in other scripts; hiragana is replaced by katakana. */
export interface Names {
  /** The Latin spelling by the other one. */
  latin: ReadonlyMap<string, string>;
  /** The length of the longest spelling that begins with a character. */
  longest: ReadonlyMap<string, number>;
  /** Every Latin spelling. */
  known: ReadonlySet<string>;
}

/** Latin letters by the letters of other scripts for which they stand. */
export type Letters = ReadonlyMap<string, string>;

/** The roles whose words are single letters. */
type LetterRole = 'transliteration' | 'look-alike' | 'model-letter' | 'keyboard';

/** The spellings of names and letters in other scripts. Each table is built when it is first needed. */
export class Spellings {
  readonly #lexicon: Lexicon;
  #names: Names | undefined;
  #near: NearSpellings | undefined;
  #lookAlikes: Letters | undefined;
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

  /** Names by a similar spelling. */
  get near(): NearSpellings {
    this.#near ??= new NearSpellings(this.names.latin);
    return this.#near;
  }

  /** By a Latin letter that a letter of another script means, the one that it looks like: "c" by "s" for Cyrillic "с". */
  get lookAlikes(): Letters {
    if (this.#lookAlikes !== undefined) return this.#lookAlikes;
    const meant = this.letters('model-letter');
    const found = new Map<string, string>();
    for (const [letter, latin] of this.letters('look-alike')) {
      const other = meant.get(letter);
      if (other?.length === 1 && other !== latin) found.set(other, latin);
    }
    this.#lookAlikes = found;
    return found;
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
