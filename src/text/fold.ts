import { isDigit, plainAscii } from './characters.ts';
import { twinOf } from './code-letters.ts';
import { replaceFlags } from './flags.ts';
import { gluedNames } from './glued-names.ts';
import { Keyboard } from './keyboard.ts';
import { foldLetters } from './letters.ts';
import { letterOfLine } from './line-letter.ts';
import { type KnownWords, readForeign, type UnreadWords } from './scripts.ts';
import type { Spellings } from './spellings.ts';

const LATIN_LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ə: 'e',
  ħ: 'h',
};
/** The code of the digit zero in each script; NFKC has already folded the full-width digits. */
const ZEROS = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66,
  0x0e50, 0x0ed0, 0x0f20, 0x1040, 0x17e0, 0x1810,
];
const LETTER = /\p{L}|\p{M}/u;
const CURRENCY = /\p{Sc}/u;
/** The commas of Chinese, Japanese and Arabic, and the bullet of a list. */
const LIST_SIGN = /[\u3001\u060c\u061b\u2022]/;
/** The full stops of East Asia, India, Urdu, Myanmar and Cambodia, and the question mark of Arabic. */
const SENTENCE_ENDS: Readonly<Record<string, string>> = {
  '\u3002': '. ',
  '\u0964': '. ',
  '\u06d4': '. ',
  '\u104b': '. ',
  '\u17d4': '. ',
  '\u061f': '? ',
};
/** A dash between spaces separates statements. */
const DASH = /[\u2013\u2014]/;
const MIDDLE_DOT = /[\u00b7\u30fb\uff65]/;
/** Greek "or", which would become an "i": "Series 8 ή Watch5" is not a Series 8i. Without its accent it is also the article. */
const GREEK_OR = '\u03b7';
const PREPOSITION = /^[вкзсуо]$/;
/** The preposition "with", which is also how people say the letter of a line. */
const LETTER_OF_LINE = 'с';
/**
 * What may follow a preposition: a word of its language, the topic of a question ("xperia с esim"), a year ("в
 * 2025"), or a number with a noun in a case that needs a preposition ("с 7 днями").
 */
const BEHIND_PREPOSITION =
  /^ (?:[\u0400-\u04ff]{3}|20\d\d(?!\d)|\d+ [\u0400-\u04ff]+(?:[аяиы]ми|[ая]х)(?![\u0400-\u04ff])|(?:\d )?(?:e[ -]?)?sim|[2-5]g\b|lte|nfc|wi-?fi)/;
/** A longer text behind a preposition is not looked at. */
const LONGEST_BEHIND = 24;
/**
 * A letter with an accent that stands alone is a word, and no part of a name: "Pixel 9 à la Fnac" is no 9a. A bracket on
 * either side parts it from the numbers beside it. The expression looks behind last, because few characters are such a
 * letter and a class of all letters is slow.
 */
const LETTER_ALONE = /[\u00c0-\u024f\u1e00-\u1eff](?<![\p{L}\p{M}\d].)(?![\p{L}\p{M}\d])/gu;

/** Folds texts of every script to the ASCII letters in which names and queries are compared. */
export class Folder {
  /** The spellings of names and letters in other scripts. */
  readonly spellings: Spellings;
  readonly #known: KnownWords;
  #keyboard: Keyboard | undefined;

  /**
   * @param spellings the spellings of names and letters in other scripts
   * @param known words that are not names, by which runs without spaces are split
   */
  constructor(spellings: Spellings, known: KnownWords) {
    this.spellings = spellings;
    this.#known = known;
  }

  /**
   * Folds a text to lower-case ASCII letters, digits and punctuation. It drops accents, maps the digits of every
   * script, replaces names in other scripts by the Latin ones, transliterates Cyrillic and Greek words, and replaces
   * other words by a stand-in. Runs of a script without spaces are split at known words: 港版国行 is two.
   *
   * @param unread receives the words of other scripts that no table has, by their stand-ins
   * @example folder.fold('Galaxy® S２3 ульtра') // 'galaxy s23 ultra'
   * @example folder.fold('삼성 갤럭시 폴드4') // ' samsung  galaxy  fold 4'
   */
  fold(text: string, unread?: UnreadWords): string {
    const plain = plainAscii(text);
    if (plain !== null) return plain;
    const folded = this.#foldUnicode(text, unread);
    return plainAscii(folded) ?? folded;
  }

  /** Finds names that were typed with the wrong keyboard on. */
  get keyboard(): Keyboard {
    this.#keyboard ??= new Keyboard(this.spellings, this.#known);
    return this.#keyboard;
  }

  #foldUnicode(text: string, unread: UnreadWords | undefined): string {
    const named = replaceFlags(text, (country) => this.#wordOfFlag(country));
    let letters = foldLetters(named.replace(LETTER_ALONE, ')$&)'));
    // Only a person types on the wrong keyboard; the words of the lexicon are right.
    if (unread !== undefined) letters = this.keyboard.read(letters);
    let out = '';
    for (let i = 0; i < letters.length; ) {
      const c = letters.charCodeAt(i);
      if (c < 128) {
        const to = endOfWord(letters, i);
        if (to > i) {
          out += this.#mixedWord(letters.slice(i, to), unread);
          i = to;
        } else {
          out += letters[i++];
        }
        continue;
      }
      const digit = digitOf(c);
      if (digit >= 0) {
        out += digit;
        i += 1;
        continue;
      }
      const to = endOfWord(letters, i);
      if (to > i) {
        const word = letters.slice(i, to);
        const isBehindDigit = isDigit(letters.charCodeAt(i - 1));
        const letter = letterOfLine(letters, i, to, out, this.spellings);
        if (letter !== undefined) {
          unread?.set(letter, word);
          out += letter;
          i = to;
          continue;
        }
        const twin = twinOf(letters, i, to, this.spellings, this.#known);
        if (twin !== undefined) {
          out += twin;
          i = to;
          continue;
        }
        // "iphone 13 в турции": a preposition, not the letter of a 13B.
        const behind = letters.slice(to, to + LONGEST_BEHIND);
        const isPreposition =
          PREPOSITION.test(word) &&
          BEHIND_PREPOSITION.test(behind) &&
          !(word === LETTER_OF_LINE && this.#saysNumber(behind));
        out += isPreposition
          ? ' '
          : word === GREEK_OR
            ? ' or '
            : /[a-z]/.test(word)
              ? this.#mixedWord(word, unread, isBehindDigit)
              : readForeign(word, this.spellings, this.#known, unread, isBehindDigit);
        i = to;
      } else {
        const char = String.fromCodePoint(letters.codePointAt(i)!);
        // Quotes, dashes and emoji separate words. A middle dot stands within a name, but not behind its number: 플립4·폴드4.
        const isDot = MIDDLE_DOT.test(char) && isDigit(letters.charCodeAt(i - 1));
        const isDash = DASH.test(char) && letters[i - 1] === ' ' && letters[i + 1] === ' ';
        const isPart = isDot || isDash || LIST_SIGN.test(char);
        out += SENTENCE_ENDS[char] ?? (CURRENCY.test(char) ? '$' : isPart ? ';' : ' ');
        i += char.length;
      }
    }
    return out;
  }

  /** True if a number in words stands at the beginning of a text: "галакси с двадцать четыре" is an S24. */
  #saysNumber(text: string): boolean {
    const word = /^ ([\u0400-\u04ff]+)/.exec(text)?.[1];
    if (word === undefined) return false;
    const letters = readForeign(word, this.spellings, this.#known, undefined, false).trim();
    return this.#known
      .senses(letters)
      .some(({ role }) => role === 'number' || role === 'number-part');
  }

  /** The word by which the lexicon knows a flag: "flaghk". A flag that it lacks is decoration. */
  #wordOfFlag(country: string): string {
    const word = `flag${country.toLowerCase()}`;
    return this.#known.senses(word).length > 0 ? ` ${word} ` : ' ';
  }

  /** Folds a word with Latin letters: letters of other scripts that look like Latin ones become these. */
  #mixedWord(word: string, unread: UnreadWords | undefined, isBehindDigit = false): string {
    if (/^[a-z]+$/.test(word)) return word;
    const lookAlikes = this.spellings.letters('look-alike');
    let out = '';
    for (let i = 0; i < word.length; ) {
      const c = word.charCodeAt(i);
      if (c < 128) {
        out += word[i++];
        continue;
      }
      let to = i + 1;
      while (to < word.length && word.charCodeAt(to) >= 128) to++;
      // "самсунгs24": the letters of a name are no look-alikes.
      const glued = gluedNames(word.slice(i, to), this.spellings.names);
      if (glued !== null) {
        out += ` ${glued} `;
        i = to;
        continue;
      }
      const latin = LATIN_LETTERS[word[i]!] ?? lookAlikes.get(word[i]!);
      if (latin !== undefined) {
        out += latin;
        i++;
        continue;
      }
      const isCounted = isBehindDigit && i === 0;
      out += readForeign(word.slice(i, to), this.spellings, this.#known, unread, isCounted);
      i = to;
    }
    return out;
  }
}

/** The end of the run of letters that begins at `from`; `from` itself if there is no letter. */
function endOfWord(text: string, from: number): number {
  let i = from;
  while (i < text.length) {
    const length = letterAt(text, i);
    if (length === 0) break;
    i += length;
  }
  return i;
}

/** The number of code units of the letter at an offset; 0 if there is no letter. */
function letterAt(text: string, i: number): number {
  const c = text.charCodeAt(i);
  if (c < 128) return c >= 97 && c <= 122 ? 1 : 0;
  // Most are Cyrillic letters, Chinese characters or Korean syllables, for which the regular expression is not needed.
  const isUsual = (c >= 0x430 && c < 0x460) || (c >= 0x4e00 && c < 0x9fff) || isSyllable(c);
  if (isUsual) return 1;
  const char = String.fromCodePoint(text.codePointAt(i)!);
  return LETTER.test(char) ? char.length : 0;
}

const isSyllable = (c: number): boolean => c >= 0xac00 && c <= 0xd7a3;

/** The value of a digit of any script; -1 for another character. */
function digitOf(c: number): number {
  if (c < 0x0660) return -1;
  for (const zero of ZEROS) if (c >= zero && c < zero + 10) return c - zero;
  return -1;
}
