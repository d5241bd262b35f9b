import type { Lexicon } from '../snapshot/index.ts';
import { Beginnings } from './beginnings.ts';
import { hasDigit } from './characters.ts';
import { isOpaque } from './scripts.ts';
import { WordCache } from './word-cache.ts';

const LETTER_X = 120;
/** Roman numerals above ten; lower ones are tokens of names, see `tokens.ts`. "Xx" is a name. */
const ROMAN = /^(x{1,3})(ix|iv|v?i{0,3})$/;
const ROMAN_UNITS = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

function romanNumber(text: string): number {
  const [, tens = '', units = ''] = text.charCodeAt(0) === LETTER_X ? (ROMAN.exec(text) ?? []) : [];
  return units === '' ? 0 : 10 * tens.length + ROMAN_UNITS.indexOf(units);
}

/** The length of the longest ending of an ordinal: "iego" of "drugiego". */
const MAX_ENDING = 4;
/** The length of the shortest ten with a unit in one word: "ventuno". */
const MIN_COMPOUND = 7;
const MIN_PART = 2;
/** The number of words of the longest phrase for a number: "năm mươi", "kumi na tatu". */
const MAX_PHRASE = 3;
/** The length of the longest "and" between a unit and a ten in one word. */
const MAX_AND = 3;
/** The vowels that an Italian ten loses before another vowel: "ventotto", "cinquantuno". */
const ELIDED = ['i', 'a'];
/** A noun for a number, in a case other than the one in the lexicon: "пятнашку", "piątkę". */
const NOUN = /k[eiuy]$/;

/** A number in words or Roman numerals: its digits, and how many tokens it takes. */
export interface SpokenNumber {
  digits: string;
  takes: number;
}

/** A number in one word or phrase of the lexicon. If it is not whole, it is a number only beside another one. */
interface Part {
  number: number;
  takes: number;
  isWhole: boolean;
}

const isTen = (number: number): boolean => number >= 20 && number % 10 === 0;
const isUnit = (number: number): boolean => number > 0 && number < 10;
/** True if a unit may follow a ten. French also has "soixante quinze" and "quatre vingt dix". */
const follows = (ten: number, unit: number): boolean =>
  isUnit(unit) || ((ten === 60 || ten === 80) && unit >= 10 && unit < 20);

/** Reads numbers in words, which the lexicon has or which are composed of its words, and Roman numerals. */
export class Numbers {
  readonly #lexicon: Lexicon;
  readonly #parts = new WordCache((text) => this.#partOne(text));
  /** The beginnings of words for numbers, and the first words of phrases. */
  #beginnings: Beginnings | undefined;
  #firstWords: ReadonlySet<string> | undefined;

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /**
   * Reads the number that begins at `i`; `null` if there is none. A unit may follow a ten or come before it, with an
   * "and" between them in some languages.
   *
   * @example numbers.spoken(['galaxy', 's', 'twenty', 'three'], 2) // { digits: '23', takes: 2 }
   * @example numbers.spoken(['a', 'cincuenta', 'y', 'tres'], 1) // { digits: '53', takes: 3 }
   * @example numbers.spoken(['drei', 'und', 'zwanzig'], 0) // { digits: '23', takes: 3 }
   */
  spoken(tokens: readonly string[], i: number): SpokenNumber | null {
    const first = this.#partAt(tokens, i);
    if (first === null) return null;
    const { number, takes, isWhole } = first;
    if (isTen(number) || isUnit(number)) {
      const and = this.#isAnd(tokens[i + takes] ?? '') ? 1 : 0;
      const second = this.#partAt(tokens, i + takes + and);
      const all = takes + and + (second?.takes ?? 0);
      if (second !== null && isTen(number) && follows(number, second.number)) {
        return { digits: String(number + second.number), takes: all };
      }
      // In Arabic the "and" is a letter of the next word.
      const isInverse = and > 0 || !/[a-z]/.test(tokens[i]!);
      if (second !== null && isUnit(number) && isTen(second.number) && isInverse) {
        return { digits: String(number + second.number), takes: all };
      }
    }
    return isWhole ? { digits: String(number), takes } : null;
  }

  /** The number that a word or a Roman numeral means, alone or beside other such words; 0 for none. */
  of(text: string): number {
    return this.#numberOf(text) || this.partOf(text);
  }

  /** The number of a word that is a number only beside others; 0 for any other word. */
  partOf(text: string): number {
    return this.#means(text, 'number-part');
  }

  /**
   * The number of an ordinal in any case and gender; 0 for any other word. The caller checks that a word for a
   * generation stands beside it: "second generation", but not "second hand".
   *
   * @param text a folded word
   * @example numbers.ofOrdinal('zweiten') // 2
   */
  ofOrdinal(text: string): number {
    for (let cut = 0; cut <= MAX_ENDING; cut++) {
      const stem = this.#lexicon.sense(text.slice(0, text.length - cut), 'ordinal');
      if (stem !== undefined) return Number(stem.means);
    }
    return 0;
  }

  /** True if a word is a number and hardly anything else, so that it is not a typing error. */
  isWord(text: string): boolean {
    if (romanNumber(text) > 0) return true;
    // "The first one", "once I am abroad": such words have another meaning as often.
    const isCommon = this.#lexicon.sense(text, 'function-word') !== undefined;
    return !isCommon && this.#numberOf(text) > 1;
  }

  /** The longest word or phrase for a number that begins at a token. */
  #partAt(tokens: readonly string[], i: number): Part | null {
    const text = tokens[i];
    if (text === undefined || hasDigit(text)) return null;
    if (this.mayBeginPhrase(text)) {
      for (let takes = Math.min(MAX_PHRASE, tokens.length - i); takes > 1; takes--) {
        const number = this.#means(tokens.slice(i, i + takes).join(' '), 'number');
        if (number > 0) return { number, takes, isWhole: true };
      }
    }
    return this.#parts.of(text);
  }

  #partOne(text: string): Part | null {
    const number = this.#numberOf(text);
    if (number > 0) return { number, takes: 1, isWhole: true };
    const part = this.partOf(text);
    return part > 0 ? { number: part, takes: 1, isWhole: false } : null;
  }

  /** True if a phrase for a number may begin with the word. */
  mayBeginPhrase(text: string): boolean {
    if (isOpaque(text)) return true;
    this.#firstWords ??= new Set(
      this.#words()
        .filter((words) => words.includes(' '))
        .map((words) => words.slice(0, words.indexOf(' '))),
    );
    return this.#firstWords.has(text);
  }

  /** Every word and phrase for a number, or for a part of one, in Latin letters. */
  #words(): string[] {
    return [...this.#lexicon.latinWords('number'), ...this.#lexicon.latinWords('number-part')];
  }

  #isAnd(text: string): boolean {
    return this.#lexicon.sense(text, 'conjunction')?.means === 'and';
  }

  #means(phrase: string, role: 'number' | 'number-part'): number {
    return Number(this.#lexicon.sense(phrase, role)?.means ?? 0);
  }

  #numberOf(text: string): number {
    const number = this.#means(text, 'number') || romanNumber(text);
    if (number > 0 || hasDigit(text)) return number;
    if (NOUN.test(text)) return this.#means(`${text.slice(0, -1)}a`, 'number');
    if (text.length < MIN_COMPOUND) return 0;
    // "Der Dreizehner".
    const noun = text.endsWith('er') ? this.#means(text.slice(0, -2), 'number') : 0;
    return noun >= 10 ? noun : this.#compoundOf(text);
  }

  /** A ten and a unit in one word, in either order: "tjugotre", "vierundfünfzig". */
  #compoundOf(text: string): number {
    this.#beginnings ??= new Beginnings(this.#words());
    if (!this.#beginnings.has(text)) return 0;
    const partOf = (word: string): number => this.#means(word, 'number') || this.partOf(word);
    for (let cut = MIN_PART; cut <= text.length - MIN_PART; cut++) {
      const [head, tail] = [text.slice(0, cut), text.slice(cut)];
      const number = partOf(head);
      if (isUnit(number)) {
        for (let and = 1; and <= MAX_AND; and++) {
          const ten = this.#isAnd(tail.slice(0, and)) ? partOf(tail.slice(and)) : 0;
          if (isTen(ten)) return number + ten;
        }
      }
      const unit = partOf(tail);
      if (!isUnit(unit)) continue;
      if (isTen(number)) return number + unit;
      const ten = /^[uo]/.test(tail)
        ? ELIDED.map((vowel) => partOf(head + vowel)).find(isTen)
        : undefined;
      if (ten !== undefined) return ten + unit;
    }
    return 0;
  }
}
