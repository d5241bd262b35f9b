import { isStandIn, type Lexicon, standInOf } from '../snapshot/index.ts';
import { foldLetters } from './letters.ts';
import { SCRIPT_NAMES } from './words/script-names.ts';
import { KEYBOARD, LOOK_ALIKES, MODEL_LETTERS, TRANSLITERATION } from './words/transliteration.ts';

/** A suffix of declension or a particle may follow a name that is at least this long. */
const STEM = 4;
const MAX_ENDING = 3;
const SPACED = /^[\u0370-\u03ff\u0400-\u052f\u0590-\u06ff\u0750-\u077f]/;
const CYRILLIC = /^[\u0400-\u052f]+$/;
const INDIC = /^[\u0900-\u0dff]/;
const CHINESE_DIGITS = '〇一二三四五六七八九';

/** Does the token stand for a word that is unknown in its script? */
export const isOpaque = isStandIn;

/** A stand-in for an unknown word, the same for the same word: names hold some, and so do queries. */
const opaque = (word: string): string => ` ${standInOf(word)} `;

/** The words that stay what they are, whatever names they begin with. */
export type KnownWords = Pick<Lexicon, 'senses' | 'longestOf'>;

interface Names {
  latin: Map<string, string>;
  /** The length of the longest spelling that begins with a character. */
  longest: Map<string, number>;
}

let names: Names | undefined;
const byKeyboard = new Map<string, string>();

/** Reads the table of names once, when the first query in another script asks for it. */
function table(): Names {
  if (names !== undefined) return names;
  names = { latin: new Map(), longest: new Map() };
  for (const line of SCRIPT_NAMES.trim().split('\n')) {
    const [latin, spellings] = line.split(': ') as [string, string];
    byKeyboard.set(latin, latin);
    for (const spelling of spellings.split(' ')) {
      const word = foldLetters(spelling.replaceAll('_', ''));
      if (!names.latin.has(word)) names.latin.set(word, latin);
      const longest = names.longest.get(word[0]!) ?? 0;
      if (word.length > longest) names.longest.set(word[0]!, word.length);
    }
  }
  return names;
}

/**
 * A run of letters of another script as Latin words, separated by spaces; what is not known of it as
 * a stand-in that no Latin word equals.
 *
 * @param word folded by `foldLetters`
 * @param lexicon further words that stand apart in a run, each as its own stand-in
 */
export function readForeign(word: string, lexicon?: KnownWords): string {
  return SPACED.test(word) ? spacedWord(word, lexicon) : unspacedRun(word, lexicon);
}

/** Scripts that put spaces between words: the whole word is a name, perhaps with an ending. */
function spacedWord(word: string, lexicon: KnownWords | undefined): string {
  const { latin } = table();
  const name = latin.get(word);
  if (name !== undefined) return ` ${name} `;
  if (CYRILLIC.test(word) && word.length === 2) return mapLetters(word, MODEL_LETTERS);
  // "новая" is new, and no nova with an ending.
  const letters = mapLetters(word, TRANSLITERATION);
  if (lexicon !== undefined && lexicon.senses(letters === '' ? word : letters).length > 0) {
    return letters === '' ? opaque(word) : letters;
  }
  for (let cut = 1; cut <= MAX_ENDING && word.length - cut >= STEM; cut++) {
    const stem = latin.get(word.slice(0, -cut));
    if (stem !== undefined) return ` ${stem} `;
  }
  // The articles and prepositions that Arabic and Hebrew write together with the word.
  if (/^[\u0590-\u06ff]/.test(word)) {
    for (const cut of [1, 2]) {
      const rest = word.length - cut >= STEM ? latin.get(word.slice(cut)) : undefined;
      if (rest !== undefined) return ` ${rest} `;
    }
    return opaque(word);
  }
  if (CYRILLIC.test(word)) {
    if (word.length <= 2) return mapLetters(word, MODEL_LETTERS);
    const typed = mapLetters(word, KEYBOARD);
    if (byKeyboard.has(typed)) return ` ${typed} `;
  }
  if (word.length === 1) return LOOK_ALIKES[word] ?? TRANSLITERATION[word] ?? ' ';
  return letters;
}

/** Scripts that run words together: names are found by longest match, the rest is skipped. */
function unspacedRun(run: string, lexicon: KnownWords | undefined): string {
  const { latin, longest } = table();
  let out = ' ';
  let unknown = '';
  const flush = (): void => {
    if (unknown !== '') out += lexicon === undefined ? opaque(unknown) : parted(unknown, lexicon);
    unknown = '';
  };
  for (let i = 0; i < run.length; ) {
    let length = Math.min(longest.get(run[i]!) ?? 0, run.length - i);
    while (length > 0 && !latin.has(run.slice(i, i + length))) length--;
    // Singapore ends in "pro" in Thai: a longer word of the lexicon comes before a name.
    const known = lexicon === undefined || INDIC.test(run) ? 0 : lengthOfKnown(run, i, lexicon);
    if (known > Math.max(length, 1)) {
      unknown += run.slice(i, i + known);
      i += known;
      continue;
    }
    const name = latin.get(run.slice(i, i + length)) ?? '';
    const isWhole = i === 0 && length === run.length;
    if (name.length > 1 || (name !== '' && (isWhole || endsInLetter(run, i + length, unknown)))) {
      flush();
      out += `${name} `;
      i += length;
      continue;
    }
    const numeral = /^[一二三四五六七八九十]+/.exec(run.slice(i))?.[0] ?? '';
    if (numeral.includes('十') || (numeral !== '' && run[i - 1] === '第')) {
      flush();
      out += `${chineseNumber(numeral)} `;
      i += numeral.length;
      continue;
    }
    unknown += run[i++];
  }
  flush();
  return out;
}

/** The length of the longest word of the lexicon at a place; at most 1 where there is none. */
function lengthOfKnown(run: string, i: number, lexicon: KnownWords): number {
  let length = Math.min(lexicon.longestOf(run[i]!), run.length - i);
  while (length > 1 && lexicon.senses(run.slice(i, i + length)).length === 0) length--;
  return length;
}

/**
 * A run without names as the words of the lexicon that it holds, the longest first, and what is
 * between them. A word of one character counts where it stands alone between others: 的 behind a
 * known word, but no 天 and 机 of the name 天机. Scripts of India write words apart: there a word is
 * the whole run.
 */
function parted(run: string, lexicon: KnownWords): string {
  if (INDIC.test(run)) return opaque(run);
  const words: string[] = [];
  let between = '';
  for (let i = 0; i < run.length; ) {
    const length = lengthOfKnown(run, i, lexicon);
    if (length > 1) {
      if (between !== '') words.push(between);
      between = '';
      words.push(run.slice(i, i + length));
      i += length;
    } else between += run[i++];
  }
  if (between !== '') words.push(between);
  return words.map(opaque).join('');
}

/**
 * Is the name of a letter one behind a name, at the end of a run: the "เอ" of "ซัมซุงเอ54"? In the
 * scripts of India it is an ending there, as in "लिए", since words stand apart.
 */
function endsInLetter(run: string, end: number, unknown: string): boolean {
  return end === run.length && unknown === '' && !INDIC.test(run);
}

function chineseNumber(numeral: string): number {
  const ten = numeral.indexOf('十');
  if (ten < 0) return CHINESE_DIGITS.indexOf(numeral[0]!);
  const tens = ten === 0 ? 1 : CHINESE_DIGITS.indexOf(numeral[ten - 1]!);
  const units = ten + 1 < numeral.length ? CHINESE_DIGITS.indexOf(numeral[ten + 1]!) : 0;
  return tens * 10 + units;
}

function mapLetters(word: string, map: Readonly<Record<string, string>>): string {
  let out = '';
  for (const c of word) out += map[c] ?? '';
  return out;
}
