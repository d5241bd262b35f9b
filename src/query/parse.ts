import type { LexiconRole } from '../model/index.ts';
import { CORE_NAME } from '../search-index/kinds.ts';
import { hasDigit, isDigit } from '../text/characters.ts';
import { itemAt } from '../text/item-at.ts';
import type { WordFacts, Words } from '../text/lexicon.ts';
import {
  CATEGORY,
  COLOUR,
  CONJUNCTION,
  COPY,
  NEWEST,
  NOISE,
  OTHER,
  QUALITY,
  RANGE,
  SUFFIX,
  UNIT,
} from '../text/roles.ts';
import type { UnreadWords } from '../text/scripts.ts';
import { type Token, tokensOf } from '../text/tokens.ts';
import { begunBy, nativeOf } from './begun.ts';
import { dropDenied } from './denied.ts';
import { hasMarks } from './listing-text.ts';
import { normalise } from './normalise.ts';
import { isOf, phraseAt, textOf } from './phrases.ts';
import { MAX_TOKENS, type Query, type QueryToken } from './query.ts';
import { isConjunction, isEndOfName, isEsim, isLine, isProse } from './query-words.ts';
import { partsDevices } from './signs.ts';

/** A greater number in words before a line in the singular is that of a device: "thirteen iphone". */
const MOST_COUNTED = 5;
const NONE: readonly string[] = [];
/** Roles of words without which a text says the same. */
const SMALL: readonly LexiconRole[] = [
  'function-word',
  'filler',
  'question',
  'letter-name',
  'diminutive',
  'keyboard',
];

/** An identifier of an Apple device, or an order number with its market. Their tokens are not read as words. */
const APPLE_IDENTIFIER =
  /\b[a-z]+ ?\d+,\d+|\b(?:[fmnp][a-z\d]{3}\d[a-z]{1,2}|[a-z]{2})\/a(?![a-z\d])/g;

/** The size of a tyre (UN Regulation No. 30): "205/55 R16", "195/65r15". */
const TYRE = /(?<!\d)\d{3}\/\d{2} ?z?r ?\d{2}(?!\d)/g;

const SMALL_LETTER = /\p{Ll}/u;
/** A Greek or Cyrillic letter beside a digit. */
const FOREIGN_LETTER = /[\u0370-\u04ff] ?\d|\d ?[\u0370-\u04ff](?![\u0370-\u04ff])/;
const CYRILLIC = /[\u0400-\u052f]/;
/** A word in Greek or Cyrillic. A single letter may stand for the Latin one that looks alike. */
const ELSEWHERE = /[\u0370-\u052f]{2}/;

/**
 * Normalises a query and splits it into tokens, with their roles. What the query denies is left out.
 *
 * @param query a text in any script; it is cut at 256 characters
 * @example parse('iPhone 15 Pro', words).texts // ['iphone', '15', 'pro']
 */
export function parse(query: string, lexicon: Words): Query {
  const unread: UnreadWords = new Map();
  const text = normalise(query, lexicon, unread);
  const isElsewhere = ELSEWHERE.test(query);
  const tokens = readTokens(text, lexicon, unread, isElsewhere);
  markPhrases(tokens, text, lexicon);
  markTyres(tokens, text);
  const { length } = tokens;
  dropDenied(tokens, text, lexicon);
  dropCounts(tokens);
  // "13 iphones, one iphone 13" repeats nothing.
  if (tokens.length < length)
    for (const [i, token] of tokens.entries()) token.repeated = isRepeated(tokens, token, i);
  const texts = tokens.map((token) => token.text);
  settleRoles(tokens, text, lexicon);
  // "amazon tablet" is a maker and a category, but "mi móvil" is just somebody's phone.
  const hasOnlyNames = tokens.every(
    ({ numeric, core, category }) =>
      numeric || core === CORE_NAME || (category !== null && category !== 'phone'),
  );
  const isCapital = !SMALL_LETTER.test(query);
  return {
    text,
    tokens,
    texts,
    phrases: null,
    hasForeignLetter: FOREIGN_LETTER.test(query),
    isCyrillic: CYRILLIC.test(query),
    isElsewhere,
    isCapital,
    hasOnlyNames,
  };
}

/** Reads the tokens of a normalised text. */
function readTokens(
  text: string,
  lexicon: Words,
  unread: UnreadWords,
  isElsewhere: boolean,
): QueryToken[] {
  const tokens: QueryToken[] = [];
  const { spellings } = lexicon.folder;
  const read = tokensOf(text);
  const ids = /[,/]/.test(text) ? [...text.matchAll(APPLE_IDENTIFIER)] : [];
  let surplus = read.length - MAX_TOKENS;
  for (let i = 0; i < read.length && tokens.length < MAX_TOKENS; i++) {
    const { from, to } = read[i]!;
    // The last token may be a name that is being typed: "1 vi".
    const word = i === read.length - 1 ? read[i]!.text : wordOf(read[i]!, text, lexicon);
    const facts = lexicon.factsOf(word, isElsewhere);
    if (surplus > 0 && isSmall(facts)) {
      surplus--;
      continue;
    }
    const { roles } = facts;
    const identifier =
      ids.length > 0 && ids.some(({ index, 0: id }) => from < index + id.length && to > index);
    const repeated = isRepeated(tokens, facts, tokens.length);
    const native = unread.size > 0 ? nativeOf(facts, unread) : undefined;
    // Field by field: with a spread, the object has another shape and reading tokens takes twice as long.
    tokens.push({
      hash: facts.hash,
      isOther: facts.isOther,
      senses: facts.senses,
      ownRoles: facts.ownRoles,
      numeric: facts.numeric,
      digits: facts.digits,
      spoken: facts.spoken,
      number: facts.number,
      saysNumber: facts.saysNumber,
      network: facts.network,
      year: facts.year,
      opaque: facts.opaque,
      category: facts.category,
      quality: facts.quality,
      letter: facts.letter,
      suffix: facts.suffix,
      longer: facts.longer,
      longerEnd: facts.longerEnd,
      isShortForm: facts.isShortForm,
      word: facts.word,
      core: facts.core,
      singular: facts.singular,
      text: facts.text,
      from,
      to,
      roles,
      inPhrase: false,
      repeated,
      identifier,
      misspelt: native === undefined || roles !== 0 ? NONE : spellings.near.misspelt(native),
      begun:
        native === undefined || i < read.length - 1
          ? NONE
          : begunBy(native, itemAt(tokens, i - 1), roles, spellings),
    });
  }
  return tokens;
}

/**
 * True for a word that says nothing of a device: "the", "would". A text of more tokens than a query has is read without such
 * words as far as that is needed, because people name their device at the end of a message as well.
 */
const isSmall = ({ text, senses, core }: WordFacts): boolean =>
  (core === 0 || (core < CORE_NAME && text.length > 1)) &&
  senses.length > 0 &&
  senses.every(({ role }) => SMALL.includes(role));

/** Removes the number of devices from a query: "2" in "2 samsungs", "due" in "due iphone". */
function dropCounts(tokens: QueryToken[]): void {
  for (let i = tokens.length - 2; i >= 0; i--) {
    const token = tokens[i]!;
    const { digits, number, year } = token;
    // "đổi từ" is "change from", though its words are also those for two and four.
    const isWord = number === 0 || token.inPhrase || isOf(token, ['choice']);
    if ((!digits && isWord) || year !== 0 || isOfNumber(itemAt(tokens, i - 1))) continue;
    const next = tokens[i + 1]!;
    // "Ein iPhone" has an article.
    const isFew = isLine(next) && !digits && number > 1 && number <= MOST_COUNTED;
    if (next.singular >= 0 || isFew) tokens.splice(i, 1);
  }
}

/**
 * True if the number behind a token is that of a device, or a part of it: "Galaxy 24 samsungs", "s twenty three galaxy".
 * In "iphone 13 and two samsungs" it is a count.
 */
const isOfNumber = (before: QueryToken | undefined): boolean =>
  before !== undefined &&
  !(isConjunction(before) && before.text.length > 1) &&
  (before.core > 0 || before.number > MOST_COUNTED);

/**
 * True if one of the first tokens is the same, and no measure: "15 days for an iPhone 15" repeats nothing. Nor does a letter
 * that is a word: "i have an i phone 12".
 */
function isRepeated(
  tokens: readonly QueryToken[],
  { text, digits, ownRoles }: WordFacts,
  length: number,
): boolean {
  if (text.length === 1 && !digits && (ownRoles & NOISE) !== 0) return false;
  for (let k = 0; k < length; k++) {
    const isMeasure = tokens[k]!.digits && k + 1 < length && (tokens[k + 1]!.ownRoles & UNIT) !== 0;
    if (tokens[k]!.text === text && !isMeasure) return true;
  }
  return false;
}

/** Decides between the roles that a token has as a word of a language and as a part of a name. */
function settleRoles(tokens: QueryToken[], text: string, { lexicon, names }: Words): void {
  const isTime = (token: QueryToken | undefined): boolean =>
    token !== undefined && lexicon.sense(token.text, 'unit')?.means === 'time';
  // "Last time I paid": in prose it stands beside a line or a word for a device.
  const least = isProse({ tokens }) ? CORE_NAME : 1;
  // "last year", "l'année dernière", "bought last summer"
  const isNewest = (i: number): boolean =>
    (mayBeNewest(tokens[i + 1], least) ||
      [i - 1, i + 2].some((at) => mayBeNewest(itemAt(tokens, at), CORE_NAME))) &&
    !isTime(itemAt(tokens, i - 1)) &&
    !isTime(tokens[i + 1]);
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    // Before a number the word belongs to a name: "watch series 9", "apple watch seri nine".
    if ((token.roles & RANGE) !== 0 && (tokens[i + 1]?.digits || tokens[i + 1]?.spoken))
      token.roles &= token.core > 0 ? ~(RANGE | NOISE) : ~RANGE;
    if ((token.roles & NEWEST) !== 0 && !isNewest(i)) token.roles &= ~NEWEST;
    if ((token.roles & SUFFIX) === 0) continue;
    // The carrier "LG U+" has no Plus.
    if (token.inPhrase && (token.roles & NOISE) !== 0) {
      token.roles &= ~SUFFIX;
      continue;
    }
    // After a number it tells the device; elsewhere "plus" may be a French word.
    const before = itemAt(tokens, i - 1);
    const isBehind =
      before !== undefined && (before.numeric || (before.roles & SUFFIX) !== 0 || before.core > 0);
    // "iphone se de 2020": after a line the word is the name.
    // A "Pixel 8 Fold" may fold, but nobody has it.
    // "vivo X200 SE, підтримує": what a sign parts from the sentence ends the name.
    const next = tokens[i + 1];
    const isEnd = next !== undefined && partsDevices(text, token, next);
    const isAmid = !isEnd && isAmidSentence(next) && !isOf(token, ['hardware']);
    const isWord =
      !isBehind || (before.core < CORE_NAME && isAmid && !isEndOfName(tokens, i, names));
    token.roles &= isWord && (token.roles & NOISE) !== 0 ? ~SUFFIX : ~NOISE;
  }
}

/**
 * True for a word of which there may be a newest: a name or a word for a kind of device.
 *
 * @param least the least `core` of a name
 */
const mayBeNewest = (token: QueryToken | undefined, least: number): boolean =>
  token !== undefined &&
  ((token.core >= least && token.text.length > 1) || token.category !== null);

/**
 * The word of a token that was read as a Roman numeral but is a word of a language: "vi" in "min pixel 6 vi", "и" in "11
 * и 12". The numerals from two to four stay, because names have them: "ROG Phone II".
 */
function wordOf({ text, from, to }: Token, query: string, lexicon: Words): string {
  if (!isDigit(text.charCodeAt(text.length - 1))) return text;
  const written = query.slice(from, to);
  if (hasDigit(written) || /^(?:mk)?[234]$/.test(text) || hasMarks(query)) return text;
  const roles = written.length > 1 ? NOISE : CONJUNCTION;
  return (lexicon.bitsOf(written) & roles) !== 0 ? written : text;
}

/** True if a sentence goes on after a word: "mi iphone 13 se puede usar", but not "iphone 13 se 64gb". */
const isAmidSentence = (next: QueryToken | undefined): boolean =>
  next !== undefined &&
  !next.numeric &&
  (next.core === 0 || (next.ownRoles & NOISE) !== 0) &&
  (next.ownRoles & (SUFFIX | COLOUR)) === 0 &&
  !isEsim(next);

/** Gives the tokens of each phrase of the lexicon the roles of the phrase: "hong kong", "black market". */
function markPhrases(tokens: QueryToken[], text: string, lexicon: Words): void {
  for (let i = 0; i < tokens.length - 1; i++) {
    const takes = phraseAt(text, tokens, i, lexicon);
    if (takes < 2) continue;
    const phrase = textOf(tokens.slice(i, i + takes));
    const roles = lexicon.bitsOf(phrase);
    const category = (roles & CATEGORY) === 0 ? null : lexicon.categoryOf(phrase);
    const quality = (roles & QUALITY) === 0 ? null : lexicon.qualityOf(phrase);
    for (let k = i; k < i + takes; k++) {
      tokens[k]!.inPhrase = true;
      if (category !== null) tokens[k]!.category = category;
      if (quality !== null && !tokens[k]!.numeric) tokens[k]!.quality = quality;
      if ((roles & COPY) !== 0) tokens[k]!.roles = COPY;
      else if (!tokens[k]!.numeric) tokens[k]!.roles |= quality === null ? roles : roles | NOISE;
    }
  }
}

/** Marks the sizes of tyres as other things: "R16" is no device there. */
function markTyres(tokens: QueryToken[], text: string): void {
  if (!text.includes('/')) return;
  for (const { index, 0: size } of text.matchAll(TYRE)) {
    for (const token of tokens) {
      if (token.from >= index + size.length || token.to <= index) continue;
      token.inPhrase = true;
      token.roles = OTHER | NOISE;
    }
  }
}

/**
 * A query with only some of its tokens. The text stays the same.
 *
 * @param isKept true for the index of a token to keep
 */
export function partOf(query: Query, isKept: (i: number) => boolean): Query {
  const kept = query.tokens.filter((_, i) => isKept(i));
  const tokens = kept.map((token, i) => {
    const repeated = isRepeated(kept, token, i);
    // Copying a token takes longer than reading it.
    return repeated === token.repeated ? token : { ...token, repeated };
  });
  return { ...query, tokens, texts: tokens.map(({ text }) => text), phrases: null };
}
