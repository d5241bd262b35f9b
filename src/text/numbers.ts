import type { Lexicon } from '../snapshot/index.ts';
import { hasDigit } from './tokens.ts';

const LETTER_X = 120;
/** Ten and more; the lower ones are numbers in names as well, see `tokens.ts`. "Xx" is a name. */
const ROMAN = /^(x{1,3})(ix|iv|v?i{0,3})$/;
const ROMAN_UNITS = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

function romanNumber(text: string): number {
  const [, tens = '', units = ''] = text.charCodeAt(0) === LETTER_X ? (ROMAN.exec(text) ?? []) : [];
  return units === '' ? 0 : 10 * tens.length + ROMAN_UNITS.indexOf(units);
}

/** The longest ending of an ordinal: the "iego" of "drugiego". */
const MAX_ENDING = 4;

/** A number in words or Roman numerals among the tokens of a query: its digits, and how many tokens say it. */
export interface SpokenNumber {
  digits: string;
  takes: number;
}

/** The numbers in words that the lexicon knows, and Roman numerals. */
export class Numbers {
  readonly #lexicon: Lexicon;

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /**
   * The number that the words from `i` on say; null where they say none. A ten may be followed by a
   * unit, with an "and" between them in some languages.
   *
   * @example numbers.spoken(['galaxy', 's', 'twenty', 'three'], 2) // { digits: '23', takes: 2 }
   * @example numbers.spoken(['a', 'cincuenta', 'y', 'tres'], 1) // { digits: '53', takes: 3 }
   */
  spoken(tokens: readonly string[], i: number): SpokenNumber | null {
    const text = tokens[i];
    if (text === undefined || hasDigit(text)) return null;
    const number = this.of(text);
    if (number === 0) return null;
    if (number >= 20 && number % 10 === 0) {
      const isJoined = this.#lexicon.sense(tokens[i + 1] ?? '', 'conjunction') !== undefined;
      const takes = isJoined ? 3 : 2;
      const unit = this.#numberOf(tokens[i + takes - 1] ?? '');
      if (unit > 0 && unit < 10) return { digits: String(number + unit), takes };
    }
    return { digits: String(number), takes: 1 };
  }

  /** The number that a word or a Roman numeral says by itself; 0 where it says none. */
  of(text: string): number {
    return this.#numberOf(text) || romanNumber(text);
  }

  /**
   * The number that an ordinal says in any case and gender; 0 for another word. Only beside a word for a
   * generation it is one: "second generation", and "second hand".
   *
   * @param text folded, in small letters
   * @example numbers.ofOrdinal('zweiten') // 2
   */
  ofOrdinal(text: string): number {
    for (let cut = 0; cut <= MAX_ENDING; cut++) {
      const stem = this.#lexicon.sense(text.slice(0, text.length - cut), 'ordinal');
      if (stem !== undefined) return Number(stem.means);
    }
    return 0;
  }

  /** Is the word a number and hardly anything else? Such a word is no typing error. */
  isWord(text: string): boolean {
    if (romanNumber(text) > 0) return true;
    // "The first one", "once I am abroad": these say something else as often.
    const isCommon = this.#lexicon.sense(text, 'function-word') !== undefined;
    return !isCommon && this.#numberOf(text) > 1;
  }

  #numberOf(text: string): number {
    return Number(this.#lexicon.sense(text, 'number')?.means ?? 0);
  }
}
