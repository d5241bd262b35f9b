import { hasDigit } from '../text/characters.ts';
import type { Words } from '../text/lexicon.ts';
import { COLOUR, CONJUNCTION, NOISE, PLACE, REGION, SUFFIX } from '../text/roles.ts';
import { isOpaque } from '../text/scripts.ts';
import { ROMAN_MARK, STORAGE } from '../text/tokens.ts';
import { endsName } from './query-words.ts';

/** A telephone number: "+44 7700 900123", "06 12 34 56 78", "555-123-4567". */
const PHONE_NUMBER =
  /\+\d{1,3}(?:[ .-]?\(?\d{2,}\)?){2,5}|\b0\d(?:[ .-]\d\d){4}\b|\b\d{3}-\d{3}-\d{4}\b/g;
const MANY_DIGITS = /(?:\d[ ().-]*){9}/;
/** A time: "14:30", "6am", "at 9 pm", "24/7". German has "iPhone 6 am Montag", and a "12PM" or a "9 pm" is a Pro Max. */
const HOURS =
  /\b(?:24\/7|(?:[01]?\d|2[0-3]):[0-5]\d|(?:0?[1-9]|1[0-2])am|(?<=\b(?:at|by|before|after|until|from|around) )(?:0?[1-9]|1[0-2]) ?pm)\b/g;
const MAY_BE_HOUR = /:|24\/7|\d ?[ap]m/;

const MAY_BE_DATE = /\d[/.-]\d\d[/.-]\d/;
/** A date, which has a leading zero or a year: "12/03/24", "2024-11-05". Without these it is a list: "12/13/14". */
const DATE =
  /(?<![\d/.-])(?:(?=\d{1,2}([/.-])(?:0\d\1|\d\d\1(?:19|20)\d\d))\d{1,2}\1\d\d\1(?:\d\d){1,2}|0\d([/.-])\d\d\2(?:\d\d){1,2}|20\d\d([/.-])\d\d\3\d\d)(?![\d/-])/g;

/** A day with the number of its month, which has a leading zero: "du 11/07 au 23/07". */
const DAY_OF_MONTH = /(?<![\d/.-])(?:[0-2]?\d|3[01])\/0\d(?![\d/-])/g;

/** An amount with signs between its digits: "1.299,00", "52,720", "1,12,990", "631,00", "299,-". */
const AMOUNT =
  /(?<![a-z\d.,])(\d{1,3}(?:[.,']\d{2,3})*[.,']\d{3}|\d+)(?:[.,](\d\d|-+))?(?![\d.,]*\d)/g;
const SEPARATED = /\d[.,'][\d-]/;
/** A price of Romance languages, with the word before it: "pixel 8 a 349,99" has no 8a, "20 giga a 7,99" no A7. */
const AT_PRICE = /([a-z\d]+)[)"+]? a (?=(\d+)[.,](\d\d)(?![\d.,]*\d))/g;
/** The word at the end of a text. */
const WORD_AHEAD = /([a-z]+) $/;

/** "Qty 12 x ", with the word before and the one after. */
const QUANTITY = /(?:\b([a-z\d]+) )?\b(\d{1,3}) ?x (?=([a-z]+))/g;
/** The grade of a used device after a sign or a number: "| A+ |", "iPhone 13 A+ grade", but not "Moto C+". */
const GRADE = /(^|[",;|(/] ?|(?<=\d.*) )[a-d]\+(?![a-z\d])/g;

/** A number with the letters of an ordinal, and the next word: "2a generación", "3-го поколения", but not "T14s Gen 4". */
const ORDINAL = /(\d)[-:.]?[a-z]{1,3} (?=([a-z]+)\b(?! \d\d?i?\b))/g;

/** An ordinal of English, with the word before and the next one: "on the 14th I fly". */
const DAY = /(?:\b([a-z\d]+) )?(?<!\()\b\d{1,2}(?:st|nd|rd|th)\b(?=(?: ([a-z]+))?)/g;
const MAY_BE_DAY = /\d(?:st|nd|rd|th)\b/;

/** A word, and the next one: "segunda generación". */
const WORD_BEFORE = /[a-z]{3,} (?=([a-z]+))/g;
/** A word, and the one before it, which has no number: "generasi kedua", "generația a doua". */
const WORD_BEHIND = /(?<=(?<!\d[-:.]?[a-z]{0,3} )\b([a-z]+) (?:[ae] )?)[a-z]{3,}/g;

/** Letters with periods between them: "h.k". */
const INITIALS = /\b[a-z](?:\.[a-z])+\b/g;

/** The ending of a possessive, "apple's", and of a plural: "pixel 8's", "a15 5gs". "8s" and "iphone 4gs" may be names. */
const POSSESSIVE = /(?<=[a-z]{3}|\d)'s(?![a-z\d])|(?<=\d[a-z+]*(?: [a-z]+)? [45]g)'?s(?![a-z\d])/g;
const MAY_BE_POSSESSIVE = /'s|\dgs/;
/** An ending that a language joins to a foreign name: "iphone'a 13 mini" in Polish, "xiaomi'nin 13t" in Turkish. */
const CASE_ENDING = /(?<![a-z\d])([a-z]{3,})'[a-z]{1,4}(?= )/g;

/** A single letter between the end of a possible name and another word. */
const LETTER_APART = /([a-z\d]+) ([a-z])([ -])(?=([a-z\d]+))/g;
/** Articles behind the French verb: "le pixel 8 a une eSIM", "le 8 a l'eSIM". The Catalan "a" before "l'" ends no name either. */
const BEHIND_VERB: ReadonlySet<string> = new Set(['l', 'une']);
const MAY_BE_APART = / [a-z][ -][a-z\d]/;
const LETTERS_BEFORE = /^[a-z]{2,}(?=\d)/;
const MARK = /[iv]/;
/**
 * A size of memory after a letter, which is not the number of a device: "12 a 128", "12 a 8/128". It may be 32 as well,
 * which {@link STORAGE} lacks because it is the number of a line (Galaxy A32).
 */
const SIZE = new RegExp(`^(?:(?:${['32', ...STORAGE].join('|')})(?:[gt]b?)?\\b|\\d+[/+]\\d)`);
/** The line with Roman numerals after its numbers, and its maker. */
const MARKED = /xperi|sony/;

/** True if a folded text may have a mark in Roman numerals: "xperia 1 vi". Elsewhere "vi" and "v" are words. */
export const hasMarks = (text: string): boolean => MARKED.test(text);

/** True for a line that begins a name: "Reno15 A black" has a colour, though there is a Black Shark. */
const beginsName = (word: string, words: Words): boolean =>
  words.names.isLineWord(word) && (words.bitsOf(word) & COLOUR) === 0;

/** True for a suffix behind a part of a name, and for one that is no other word: the "se" of "saber se o iPhone" is one. */
function isSuffixOfName(before: string, word: string, words: Words): boolean {
  const bits = words.bitsOf(word);
  if ((bits & (SUFFIX | NOISE)) !== (SUFFIX | NOISE)) return (bits & SUFFIX) !== 0;
  const last = before.trimEnd().split(' ').at(-1) ?? '';
  return last === '' || hasDigit(last) || words.names.isLineWord(last);
}

/** True if one number follows another: "11 i 12" means two devices, though there is an 11i. */
const isCountedOn = (before: string, next: string): boolean =>
  /^\d\d$/.test(next) && Number(next) - Number(before) === 1;

/** More letters with periods are a short form, and no letter of a name: "z.g.a.n.". */
const MOST_APART = 2;

/**
 * Removes the periods between the letters of a region, and of any longer short form.
 *
 * @example joinInitials('iphone 16 h.k. version', words) // 'iphone 16 hk. version'
 */
export const joinInitials = (text: string, words: Words): string =>
  text.includes('.')
    ? text.replace(INITIALS, (all) => {
        const joined = all.replaceAll('.', '');
        const isWord = joined.length > MOST_APART || (words.bitsOf(joined) & REGION) !== 0;
        return isWord ? joined : all;
      })
    : text;

/**
 * Removes the separators of amounts, and writes a currency for their cents.
 *
 * @example joinAmounts('esim 1.299,00', words) // 'esim 1299$'
 */
export function joinAmounts(text: string, { names }: Words): string {
  if (!SEPARATED.test(text)) return text;
  const priced = text.replace(AT_PRICE, (all, before: string, whole: string, cents: string) =>
    names.isLineWord(before) && isCountedOn(whole, cents) ? all : `${all.slice(0, -3)};`,
  );
  return priced.replace(AMOUNT, (_, whole: string, cents: string | undefined, at: number) => {
    const amount = whole.replace(/\D/g, '');
    if (cents === undefined) return amount;
    // "iphone 12,13" is a list, and "honor 9,99" may have a 9.
    if (isCountedOn(amount, cents)) return `${amount};${cents}`;
    const before = WORD_AHEAD.exec(priced.slice(0, at))?.[1] ?? '';
    return names.isNameWord(before) ? amount : `${amount}$`;
  });
}

/** Removes dates, telephone numbers and times. */
export function dropContacts(text: string): string {
  const rest = MANY_DIGITS.test(text) ? text.replace(PHONE_NUMBER, ' ; ') : text;
  const dated = MAY_BE_DATE.test(rest) ? rest.replace(DATE, ';') : rest;
  const undated = dated.includes('/0') ? dated.replace(DAY_OF_MONTH, ';') : dated;
  return MAY_BE_HOUR.test(undated) ? undated.replace(HOURS, ';') : undated;
}

/** Removes the endings of possessives, plurals and cases: "nothing's 2a" becomes "nothing 2a", "iphone'a 13" "iphone 13". */
export function dropEndings(text: string, words: Words): string {
  const rest = MAY_BE_POSSESSIVE.test(text) ? text.replace(POSSESSIVE, '') : text;
  if (!rest.includes("'")) return rest;
  // "dell'app" is Italian, and no Dell.
  return rest.replace(CASE_ENDING, (all, word: string) =>
    words.names.isLineWord(word) && (words.bitsOf(word) & NOISE) === 0 ? word : all,
  );
}

/**
 * Removes what an order has beside the name: the quantity ("Qty 12 x Galaxy") and the grade of a used device ("B+").
 */
export function dropOrder(text: string, words: Words): string {
  const isOfName = (word: string | undefined): boolean =>
    word !== undefined && words.names.isNameWord(word);
  let rest = text;
  if (rest.includes(' x ')) {
    rest = rest.replace(
      QUANTITY,
      (all, before: string | undefined, count: string, next: string, at: number) => {
        if (!beginsName(next, words)) return all;
        // "Mi 11 X Xiaomi"
        const ahead = `${text.slice(0, at)}${before ?? ''} `;
        if (isOfMaker(ahead, count, 'x', next, text.slice(at + all.length + next.length), words))
          return all;
        // "iphone 13 x samsung s22": one for the other.
        return isOfName(before) ? `${before} ${count} or ` : `${before ?? ''}; `;
      },
    );
  }
  return rest.includes('+') ? rest.replace(GRADE, '$1;') : rest;
}

/**
 * Writes the ordinal beside a word for a generation as a number: "2e génération", "zweite Generation" and
 * "generasi kedua" say a 2.
 */
export function plainOrdinals(text: string, words: Words): string {
  if (!words.saysGeneration(text)) return text;
  const isGeneration = (word: string): boolean => words.isOfGeneration(word);
  const numberOf = (word: string, beside: string): number =>
    isGeneration(beside) ? words.numbers.ofOrdinal(word) : 0;
  return text
    .replace(ORDINAL, (all, digit: string, next: string) =>
      isGeneration(next) ? `${digit} ` : all,
    )
    .replace(WORD_BEFORE, (all, next: string) => {
      const number = numberOf(all.slice(0, -1), next);
      return number === 0 ? all : `${number} `;
    })
    .replace(WORD_BEHIND, (word, before: string) => String(numberOf(word, before) || word));
}

/** Removes days of the month: English ordinals that stand neither beside a name nor beside a word for a generation. */
export function dropDays(text: string, words: Words): string {
  if (!MAY_BE_DAY.test(text)) return text;
  const isOfName = (word = ''): boolean =>
    hasDigit(word) ||
    (words.bitsOf(word) & SUFFIX) !== 0 ||
    (words.names.isLineWord(word) && (words.bitsOf(word) & CONJUNCTION) === 0) ||
    words.isOfGeneration(word);
  return text.replace(DAY, (all, before?: string, next?: string) =>
    (before ?? next) === undefined || isOfName(before) || isOfName(next) ? all : `${before ?? ''};`,
  );
}

/** True if a number and a letter end the whole name of a device that begins in the text before them: "mate ", "20", "x". */
function isLetterOfWhole(
  before: string,
  number: string,
  letter: string,
  { names }: Words,
  maker?: string,
): boolean {
  const ahead = before.trimEnd().split(' ');
  const mark = ROMAN_MARK.get(letter);
  // Names have the "X" of "Mate 20 X" as a Roman numeral.
  const isMark = mark !== undefined && endsName(ahead, `${number}mk${mark}`, names, maker);
  return isMark || endsName(ahead, number + letter, names, maker);
}

/** True if the maker of a whole name stands behind it: "Reno3 A OPPO". "Reno3 a OPPO Find X5" are two devices. */
const isOfMaker = (
  before: string,
  number: string,
  letter: string,
  next: string,
  rest: string,
  words: Words,
): boolean => !hasDigit(rest) && isLetterOfWhole(before, number, letter, words, next);

/**
 * Separates a letter that is a word from the number before it: the preposition in "iPhone 15 v Číně", the conjunction in
 * "iPhone 12 e 13" and "razr 40 i razr 50".
 */
export function partLetters(text: string, words: Words): string {
  if (!MAY_BE_APART.test(text)) return text;
  const { names } = words;
  const isMarked = hasMarks(text);
  return text.replace(
    LETTER_APART,
    (all, before: string, letter: string, sign: string, next: string, at: number) => {
      if (!hasDigit(before) && !isSuffixOfName(text.slice(0, at), before, words)) return all;
      if (isMarked && MARK.test(letter)) return all;
      // "reno8 t" is read as "reno 8 t".
      const isWhole = isLetterOfWhole(text.slice(0, at), before, letter, words);
      const isOfName = isWhole || names.isNameWord(before.replace(LETTERS_BEFORE, '') + letter);
      const rest = text.slice(at + all.length);
      const hasMaker = isWhole && isOfMaker(text.slice(0, at), before, letter, next, rest, words);
      if (sign === ' ' && !hasMaker && (words.bitsOf(letter) & CONJUNCTION) !== 0) {
        // "pixel 7 a pixel 8": a line that is said again begins another device, though there is a 7a.
        const isOther = hasDigit(next)
          ? (!isOfName || isCountedOn(before, next)) && !SIZE.test(rest)
          : text.slice(0, at).includes(`${next} `) || beginsName(next, words);
        // "passo da Pixel 7 a Pixel 8": "a" is "and" in Czech and "to" in Italian, so that it is the comma of a list.
        if (isOther) return `${before}${letter === 'a' ? ';' : ' or'} `;
      }
      // "LG K20 V 128GB" has no V128.
      if (hasDigit(next))
        return isWhole && !names.isNameWord(letter + next) ? `${before}${letter}${sign}` : all;
      // "iphone 5 s china": names have this letter there. In "u Kini", "fold 3 t-mobile" and "pixel 3 a-grade" it
      // belongs to the next word.
      const isPhrase = words.bitsOf(`${letter} ${next}`) !== 0;
      // "un pixel 8 a Marruecos" goes there; "iphone 16 e japan" is the edition of Japan.
      const isPlace = !isOpaque(next) && (words.bitsOf(next) & (REGION | PLACE)) !== 0;
      const isGone = letter === 'a' && isPlace;
      if (letter === 'a' && BEHIND_VERB.has(next)) return `${before}) `;
      // "Tenho um iPhone 17 e viajo" is no 17e.
      const goesOn =
        (words.bitsOf(letter) & CONJUNCTION) !== 0 &&
        words.lexicon.sense(next, 'travel') !== undefined;
      const isWord =
        (sign === '-' || !isOfName || isGone || goesOn) && (words.bitsOf(next) & SUFFIX) === 0;
      return isPhrase || isWord ? `${before}) ${letter} ` : all;
    },
  );
}
