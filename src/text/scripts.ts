import type { LexiconRole } from '../model/index.ts';
import { isStandIn, type Lexicon, standInOf } from '../snapshot/index.ts';
import { gluedNames } from './glued-names.ts';
import { inKatakana } from './letters.ts';
import type { Letters, Spellings } from './spellings.ts';

/** A name of at least this length may have a case ending or a particle after it. */
const STEM = 4;
const MAX_ENDING = 3;
/** The articles of Arabic and Hebrew. */
const ARTICLE = /^(?:ال|ה)/;
/** The prepositions for "in" and "from" that Hebrew and Arabic write together with a place. */
const AT = /^[במب]/;
const PLACES: readonly LexiconRole[] = ['place', 'region'];
const SPACED = /^[\u0370-\u03ff\u0400-\u052f\u0590-\u06ff\u0750-\u077f]/;
const CYRILLIC = /^[\u0400-\u052f]+$/;
const INDIC = /^[\u0900-\u0dff]/;
/** Armenian and Georgian, which have spaces, and endings behind the stems that the lexicon has. */
const INFLECTED = /^[\u0530-\u058f\u10a0-\u10ff]/;
const HIRAGANA = /[\u3041-\u3096]/;
/** Words in hiragana before one in katakana. */
const BEGINS_WITH_PARTICLE = /^[\u3041-\u3096]+[\u30a1-\u30fa]/;
/** A shorter name in hiragana may be part of another word: みに in みに行く. */
const MIN_HIRAGANA = 3;
/** The sign before a number that makes it an ordinal: 第2世代. It stands between a name and its number. */
const ORDINAL = '第';
const CHINESE_DIGITS = '〇一二三四五六七八九';
const KOREAN_DIGITS = '영일이삼사오육칠팔구';
/** A Korean number below a hundred with a ten, at the end of a run: "오십" also begins many words. */
const KOREAN_NUMBER = /^[일이삼사오육칠팔구]?십[일이삼사오육칠팔구]?$/;

/** True for the stand-in of a word that is not known in its script. */
export const isOpaque = isStandIn;

/** The stand-in of an unknown word, between spaces. */
const opaque = (word: string): string => ` ${standInOf(word)} `;

/** The same; it also records the word as unread. */
function unreadWord(word: string, unread: UnreadWords | undefined): string {
  const standIn = standInOf(word);
  unread?.set(standIn, word);
  return ` ${standIn} `;
}

/** The words that are no spelling of a name, by their stand-ins or their Latin letters. The last one may begin a name. */
export type UnreadWords = Map<string, string>;

/** The words of the lexicon, which are not split further, even if they begin with a name. */
export type KnownWords = Pick<Lexicon, 'senses' | 'longestOf'>;

/**
 * Turns a run of letters of another script into Latin words, separated by spaces. Unknown parts become stand-ins, which
 * no Latin word equals.
 *
 * @param word a run that `foldLetters` has folded
 * @param spellings the spellings of names and letters in other scripts
 * @param lexicon further words by which a run is split, each with its own stand-in
 * @param unread receives the words that no table has, by their stand-ins
 * @param isBehindDigit true if a digit stands right before the run, which may then begin with what it counts: 2枚入る
 */
export function readForeign(
  word: string,
  spellings: Spellings,
  lexicon: KnownWords,
  unread: UnreadWords | undefined,
  isBehindDigit: boolean,
): string {
  if (SPACED.test(word)) return spacedWord(word, spellings, lexicon, unread);
  const isCounted = isBehindDigit && word.length > 1 && knownAt(word, 0, 0, lexicon) === 0;
  if (!isCounted || !isUnit(word[0]!, lexicon))
    return unspacedRun(word, spellings, lexicon, unread);
  return opaque(word[0]!) + unspacedRun(word.slice(1), spellings, lexicon, unread);
}

/** True for a unit or a currency, which a number counts: 14克糖, 24元一张. */
const isUnit = (word: string, lexicon: KnownWords): boolean =>
  lexicon.senses(word).some(({ role }) => role === 'unit' || role === 'currency');

/** Reads a word of a script with spaces between words: the whole word is a name, perhaps with an ending. */
function spacedWord(
  word: string,
  spellings: Spellings,
  lexicon: KnownWords,
  unread: UnreadWords | undefined,
): string {
  const { latin, known } = spellings.names;
  const transliteration = spellings.letters('transliteration');
  const name = latin.get(word);
  // The name of a letter may begin that of a word: "بي" of "بيكسل".
  if (name !== undefined) return ` ${name.length > 1 ? name : asLatin(word, name, unread)} `;
  if (CYRILLIC.test(word) && word.length === 2)
    return asLatin(word, mapLetters(word, spellings.letters('model-letter')), unread);
  // "новая" is new, and no nova with an ending.
  const letters = mapLetters(word, transliteration);
  if (lexicon.senses(letters === '' ? word : letters).length > 0) {
    return letters === '' ? unreadWord(word, unread) : asLatin(word, letters, unread);
  }
  const glued = gluedNames(word, spellings.names);
  if (glued !== null) return ` ${glued} `;
  for (let cut = 1; cut <= MAX_ENDING && word.length - cut >= STEM; cut++) {
    const stem = latin.get(word.slice(0, -cut));
    if (stem !== undefined) return ` ${stem} `;
  }
  // The articles and prepositions that Arabic and Hebrew write together with the word: "بالايفون".
  if (/^[\u0590-\u06ff]/.test(word)) {
    for (const cut of [1, 2, 3]) {
      // The article alone may stand before a short name: "البرو".
      const stem = ARTICLE.exec(word)?.[0].length === cut ? STEM - 1 : STEM;
      const rest = word.length - cut >= stem ? latin.get(word.slice(cut)) : undefined;
      if (rest !== undefined) return ` ${rest} `;
    }
    const place = word.slice(1);
    const isPlace =
      AT.test(word) && lexicon.senses(place).some(({ role }) => PLACES.includes(role));
    return unreadWord(isPlace ? place : word, unread);
  }
  if (CYRILLIC.test(word)) {
    if (word.length === 1)
      return asLatin(word, mapLetters(word, spellings.letters('model-letter')), unread);
    const typed = mapLetters(word, spellings.letters('keyboard'));
    if (known.has(typed)) return ` ${typed} `;
  }
  if (word.length === 1) {
    const letter = spellings.letters('look-alike').get(word) ?? transliteration.get(word);
    return letter === undefined ? ' ' : asLatin(word, letter, unread);
  }
  return asLatin(word, letters, unread);
}

/** Records a word as unread and returns its Latin letters. */
function asLatin(word: string, letters: string, unread: UnreadWords | undefined): string {
  unread?.set(letters, word);
  return letters;
}

/**
 * Reads a run of a script without spaces. Names and known words are found by longest match; the rest is one unknown word.
 * A known word that is longer than a name at the same offset comes first: สิงคโปร์ is Singapore and does not end in
 * "pro". Hiragana may spell a name as katakana does: あいふぉん.
 */
function unspacedRun(
  run: string,
  spellings: Spellings,
  lexicon: KnownWords,
  unread: UnreadWords | undefined,
): string {
  if (run === ORDINAL) return ' ';
  const { latin, longest } = spellings.names;
  const spelt = inKatakana(run);
  let out = ' ';
  let unknown = '';
  let isClean = true;
  let endOfFirst = 0;
  const flush = (): void => {
    if (unknown !== '') out += unreadWord(unknown, unread);
    isClean &&= unknown === '';
    unknown = '';
  };
  for (let i = 0; i < run.length; ) {
    let length = Math.min(longest.get(spelt[i]!) ?? 0, run.length - i);
    while (length > 0 && !latin.has(spelt.slice(i, i + length))) length--;
    const isHiragana = HIRAGANA.test(run.slice(i, i + length));
    // A known word of the same letters comes first: もと is not "moto".
    const known = knownAt(run, i, isHiragana ? length - 1 : length, lexicon);
    if (known > 0) {
      flush();
      const word = run.slice(i, i + known);
      // A word by itself may be a beginning: "아이패드 에" of Air; in "아이폰에" it is a particle.
      out += known === run.length ? unreadWord(word, unread) : opaque(word);
      i += known;
      continue;
    }
    const isWhole = i === 0 && length === run.length;
    const isBehindName = i > 0 && unknown === '' && isClean;
    const isPart = isHiragana && length < MIN_HIRAGANA && !isWhole && !isBehindName;
    const found = isPart ? '' : (latin.get(spelt.slice(i, i + length)) ?? '');
    // The "மி" of "சிம்மில்" is an ending, and no Mi.
    const name = unknown !== '' && found.length < MIN_KNOWN + 1 && INDIC.test(run) ? '' : found;
    if (name.length > 1 || (name !== '' && (isWhole || endsInLetter(run, i + length, unknown)))) {
      flush();
      out += `${isWhole && name.length === 1 ? asLatin(run, name, unread) : name} `;
      i += length;
      if (i === length) endOfFirst = length;
      continue;
    }
    const numeral = /^[一二三四五六七八九十]+/.exec(run.slice(i))?.[0] ?? '';
    const end = i + numeral.length;
    const isLast = isBehindName && isModelNumber(run, i, numeral, lexicon);
    if (numeral.includes('十') || (numeral !== '' && (run.charAt(i - 1) === '第' || isLast))) {
      flush();
      out += `${numberOf(numeral, CHINESE_DIGITS, '十')} `;
      i = end;
      continue;
    }
    if (unknown === '' && KOREAN_NUMBER.test(run.slice(i))) {
      out += `${numberOf(run.slice(i), KOREAN_DIGITS, '십')} `;
      break;
    }
    unknown += run[i++];
  }
  flush();
  if (isClean || unread === undefined) return out;
  // 이이폰 is a misspelt iPhone, not "phone" after an unknown word. But 아이폰도 is an iPhone with a particle. 모토로 begins
  // 모토로라.
  const { near } = spellings;
  // In とアイフォン the name begins where the katakana does.
  const isMisspelt =
    run.length - endOfFirst > 1 && !BEGINS_WITH_PARTICLE.test(run) && near.misspelt(run).length > 0;
  const mayBegin = (longest.get(spelt[0]!) ?? 0) >= run.length;
  return isMisspelt || (mayBegin && near.begunBy(run, 2).length > 0)
    ? unreadWord(run, unread)
    : out;
}

/** New and used, and units of time: 苹果二手机 is a used phone, 苹果三个月流量 are data for three months. */
const NO_MODEL = /^(?:[一二]手|.个?[天日月年])/;

/** True if a Chinese digit behind a name is the number of a model: 苹果七, 小米六手机, but not 苹果一台. */
const isModelNumber = (run: string, i: number, numeral: string, lexicon: KnownWords): boolean =>
  numeral.length === 1 &&
  !NO_MODEL.test(run.slice(i)) &&
  (i + 1 === run.length || knownAt(run, i + 1, 0, lexicon) > 0);

/** A shorter word may be part of any other: 天 and 机 are both in the name 天机. */
const MIN_KNOWN = 2;

/**
 * The length of the known word at an offset of a run, if it is longer than the name there; 0 if there is none. The
 * scripts of India have spaces, so that the run itself may be a known word. So have Armenian and Georgian, where a known
 * word may have an ending: კონგიდან is "from Kong", and has no და ("and") in it.
 */
function knownAt(run: string, i: number, name: number, lexicon: KnownWords): number {
  const isWord = (to: number): boolean =>
    lexicon.senses(run.slice(i, to)).some(({ role }) => role !== 'script-name');
  if (INDIC.test(run)) return i === 0 && name < run.length && isWord(run.length) ? run.length : 0;
  if (i > 0 && INFLECTED.test(run)) return 0;
  let length = Math.min(lexicon.longestOf(run[i]!), run.length - i);
  const least = Math.max(MIN_KNOWN, name + 1);
  while (length >= least && !isWord(i + length)) length--;
  return length >= least ? length : 0;
}

/**
 * True if the name of a letter is one: after a name and at the end of a run, "เอ" in "ซัมซุงเอ54". In the scripts of
 * India, which have spaces, it is an ending there, as in "लिए".
 */
function endsInLetter(run: string, end: number, unknown: string): boolean {
  return end === run.length && unknown === '' && !INDIC.test(run);
}

/** Reads a number below a hundred in Chinese or Korean; `sign` is the character for ten. */
function numberOf(numeral: string, digits: string, sign: string): number {
  const ten = numeral.indexOf(sign);
  if (ten < 0) return digits.indexOf(numeral[0]!);
  const tens = ten === 0 ? 1 : digits.indexOf(numeral[ten - 1]!);
  const units = ten + 1 < numeral.length ? digits.indexOf(numeral[ten + 1]!) : 0;
  return tens * 10 + units;
}

function mapLetters(word: string, letters: Letters): string {
  let out = '';
  for (const c of word) out += letters.get(c) ?? '';
  return out;
}
