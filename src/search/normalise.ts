import {
  COPY,
  CURRENCY,
  NOISE,
  RANGE,
  REGION,
  SUFFIX,
  type WordFacts,
  type Words,
} from '../text/lexicon.ts';
import type { UnreadWords } from '../text/scripts.ts';
import { hasDigit, type Token, tokensOf } from '../text/tokens.ts';

/** Longer queries are cut: the interface allows 200 characters. */
const MAX_LENGTH = 256;
const MAX_TOKENS = 30;
/** Words of other scripts that are looked at as misspelt names. */
const MAX_MISSPELT = 6;
/** So many letters of a name are its beginning, alone and beside other words. */
const BEGINNING_ALONE = 3;
const BEGINNING_BESIDE = 4;
const NONE: readonly string[] = [];

/** A token of a query, and what is known of it. */
export interface QueryToken extends Token, WordFacts {
  /** Its roles in the lexicon beside the other tokens, as bits. */
  roles: number;
  /** Is it part of a phrase of the lexicon: "hong kong"? */
  inPhrase: boolean;
  /** Was it said before? */
  repeated: boolean;
  /** A part of what Apple's devices call themselves: "iPhone1,2" is the iPhone 3G and no iPhone 12. */
  identifier: boolean;
  /** Names whose spelling in the script of the token is an edit away from it. */
  misspelt: readonly string[];
  /** Names whose spelling in the script of the token begins with it, where it is the last one. */
  begun: readonly string[];
}

/** A query after folding. */
export interface Query {
  /** The folded text. */
  text: string;
  tokens: QueryToken[];
  /** What the tokens are. */
  texts: string[];
  /** Is there a number in it that is no year? */
  hasNumber: boolean;
  /** Is every word of it one of names that people know? */
  onlyNames: boolean;
}

/** "e-sim", "e sim", "2 e-sims", "dual esim": one word, the topic. */
const TOPIC = /\be[ .-]?sim(?=s?\b|[a-z])/g;
const DUAL_SIM_SUFFIX = /\/dsn?\b/g;
/** A number to call: "+44 7700 900123", "06 12 34 56 78", "555-123-4567". */
const PHONE_NUMBER =
  /\+\d{1,3}(?:[ .-]?\(?\d{2,}\)?){2,5}|\b0\d(?:[ .-]\d\d){4}\b|\b\d{3}-\d{3}-\d{4}\b/g;
/** When one may call: "14:30", "24/7". */
const HOURS = /\b(?:24\/7|(?:[01]?\d|2[0-3]):[0-5]\d)\b/g;
const MANY_DIGITS = /(?:\d[ ().-]*){9}/;
/** The ending of an ordinal before "generation": "2a generación", "2e génération", "3-го поколения". */
const ORDINAL_ENDING =
  /(\d)[-:.]?(?:a|e|o|i|da|ra|ta|va|ma|er|te|de|go|ya|ja|ej|nde|ste|eme) (?=gene?r|gerac|pokol|sukup|nesil)/g;
/** The comma of a list: those of sizes and of Apple's identifiers have a digit behind them. */
const LIST_COMMA = /,(?!\d)/g;
/** A size as most of Europe writes it: 10,2". An identifier of Apple has letters before its comma. */
const DECIMAL_COMMA = /(?<![a-z\d]|iphone |watch )(\d{1,2}),(?=\d{1,2}(?!\d))/g;

/** What Apple calls a configuration in shops: "MU7J3ZD/A". */
const APPLE_ORDER = /\b[fmnp][a-z\d]{3,4}[a-z]{1,3}\/a\b/g;
const APPLE_IDENTIFIER = /\b[a-z]+ ?\d+,\d+/g;

/** An amount with signs between its digits: "1.299,00", "52,720", "1,12,990", "631,00". */
const AMOUNT = /(?<![a-z\d.,])(\d{1,3}(?:[.,']\d{2,3})*[.,']\d{3}|\d+)(?:[.,]\d\d)?(?![\d.,]*\d)/g;
const SEPARATED = /\d[.,']\d/;
/** "45,000": an amount without a currency; other groups may be sizes ("8,256"). */
const THOUSANDS = /^\d+[.,']000$/;
/** The sign of a currency, or a word that may be one, at the end and at the start of a text. */
const SIGN_BEFORE = /(?:\$|([a-z]+)) ?$/;
const SIGN_BEHIND = /^ ?(?:\$|([a-z]+))/;

/** A letter between what a name may end with and another word. */
const LETTER_APART = /([a-z\d]+) ([a-z]) (?=([a-z\d]{2,}|\d))/g;
/** "And" and "or": of Spanish, Italian, Portuguese, Polish, Czech; of Russian and Greek as they are folded. */
const CONJUNCTIONS = /[aeioy]/;
const PREPOSITIONS = /[aikosuvwz]/;
const OF_NAMES = /[ais]/;
const MARK = /[iv]/;
const NUMBER_AT_END = /\d+$/;
/** What stands behind a letter and is no number of a device: "12 a 128", "12 a 8/128". */
const SIZE = /^(?:(?:32|64|128|256|512|1024)(?:[gt]b?)?\b|\d+[/+]\d)/;
/** The line whose numbers have Roman numerals behind them. */
const MARKED = 'xperia';

/** Writes the amounts beside a currency without the signs between their digits and without cents. */
function joinAmounts(text: string, lexicon: Words): string {
  return text.replace(AMOUNT, (all: string, whole: string, at: number) => {
    if (all.length === whole.length && !/\D/.test(whole)) return all;
    if (THOUSANDS.test(all)) return whole.replace(/\D/g, '');
    const signs = [
      SIGN_BEFORE.exec(text.slice(0, at)),
      SIGN_BEHIND.exec(text.slice(at + all.length)),
    ];
    const isPrice = signs.some(
      (sign) => sign && (!sign[1] || (lexicon.bitsOf(sign[1]) & CURRENCY) !== 0),
    );
    return isPrice ? whole.replace(/\D/g, '') : all;
  });
}

/**
 * Parts from a number the letter behind it that is a word: the preposition of "iPhone 15 v Číně", and the
 * "and" or "or" of "iPhone 12 e 13" and "razr 40 i razr 50".
 */
function partLetters(text: string, words: Words): string {
  const { names, lexicon } = words;
  const isMarked = text.includes(MARKED);
  const isPlace = (phrase: string): boolean => (words.bitsOf(phrase) & REGION) !== 0;
  return text.replace(
    LETTER_APART,
    (all, before: string, letter: string, next: string, at: number) => {
      const number = NUMBER_AT_END.exec(before)?.[0];
      if (!hasDigit(before) && (words.bitsOf(before) & SUFFIX) === 0) return all;
      if (isMarked && MARK.test(letter)) return all;
      const isOfName = number !== undefined && names.isNameWord(number + letter);
      if (CONJUNCTIONS.test(letter)) {
        // "12 i 12 mini": said again it is another device, though there is a 12i.
        const isOther = hasDigit(next)
          ? next === before || (!isOfName && !SIZE.test(text.slice(at + all.length)))
          : names.isLineWord(next) && (!isOfName || text.lastIndexOf(next, at) >= 0);
        if (isOther) return `${before} or `;
      }
      if (number === undefined || hasDigit(next) || !PREPOSITIONS.test(letter)) return all;
      // "iphone 5 s china", "xiaomi 11 i india": letters that names have there.
      if (isOfName && OF_NAMES.test(letter)) return all;
      const isOfBuying = lexicon.sense(next, 'version') !== undefined;
      const isPreposition = isOfBuying || isPlace(next) || isPlace(`${letter} ${next}`);
      const isWord = !isOfName && (words.bitsOf(next) & SUFFIX) === 0;
      return isPreposition || isWord ? `${before}; ${letter} ` : all;
    },
  );
}

/**
 * The folded text of a query in its usual spelling.
 *
 * @param unread gets the words of other scripts that no table knows, by what stands for them
 */
export function normalise(query: string, lexicon: Words, unread?: UnreadWords): string {
  const cut = query.length > MAX_LENGTH ? query.slice(0, MAX_LENGTH) : query;
  let text = lexicon.folder.fold(cut, unread);
  if (text.includes('  ')) text = text.replace(/ {2,}/g, ' ');
  if (text.includes('/ds')) text = text.replace(DUAL_SIM_SUFFIX, '');
  if (SEPARATED.test(text)) text = joinAmounts(text, lexicon);
  if (text.includes(',')) {
    text = text.replace(LIST_COMMA, ';').replace(DECIMAL_COMMA, '$1.');
  }
  if (MANY_DIGITS.test(text)) text = text.replace(PHONE_NUMBER, ' ; ');
  if (text.includes(':') || text.includes('24/7')) text = text.replace(HOURS, ';');
  text = text.replace(ORDINAL_ENDING, '$1 ');
  if (text.includes('sim')) text = text.replace(TOPIC, 'esim');
  return partLetters(text, lexicon);
}

/** Takes a query apart. */
export function parse(query: string, lexicon: Words): Query {
  const unread: UnreadWords = new Map();
  const text = normalise(query, lexicon, unread);
  const tokens: QueryToken[] = [];
  let hasNumber = false;
  let looks = 0;
  const { spellings } = lexicon.folder;
  const read = tokensOf(text);
  const ids = text.includes(',') ? [...text.matchAll(APPLE_IDENTIFIER)] : [];
  if (text.includes('/a')) ids.push(...text.matchAll(APPLE_ORDER));
  for (let i = 0; i < read.length && tokens.length < MAX_TOKENS; i++) {
    const { text: word, from, to } = read[i]!;
    const facts = lexicon.factsOf(word);
    const { roles, numeric, digits, spoken, network, year, opaque } = facts;
    const identifier = ids.some(({ index, 0: id }) => from < index + id.length && to > index);
    let repeated = false;
    for (let k = 0; k < tokens.length && !repeated && !identifier; k++)
      repeated = tokens[k]!.text === word;
    if (numeric && !network && year === 0) hasNumber = true;
    const native =
      looks < MAX_MISSPELT && roles === 0 && unread.size > 0 ? unread.get(word) : undefined;
    if (native !== undefined) looks++;
    tokens.push({
      text: word,
      from,
      to,
      roles,
      ownRoles: facts.ownRoles,
      numeric,
      digits,
      spoken,
      number: facts.number,
      network,
      year,
      opaque,
      beginsPhrase: facts.beginsPhrase,
      word: facts.word,
      core: facts.core,
      inPhrase: false,
      repeated,
      identifier,
      misspelt: native === undefined ? NONE : spellings.near.misspelt(native),
      begun:
        native === undefined || i < read.length - 1
          ? NONE
          : spellings.near.begunBy(native, read.length === 1 ? BEGINNING_ALONE : BEGINNING_BESIDE),
    });
  }
  const texts = tokens.map((token) => token.text);
  markPhrases(tokens, texts, lexicon);
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    // Before a number it is of a name: "watch series 9".
    if ((token.roles & RANGE) !== 0 && tokens[i + 1]?.numeric) token.roles &= ~(RANGE | NOISE);
    if ((token.roles & SUFFIX) === 0) continue;
    // Behind a number it says which device; elsewhere a "plus" may be a French word.
    const before = tokens[i - 1];
    const isBehind =
      before !== undefined && (before.numeric || (before.roles & SUFFIX) !== 0 || before.core > 0);
    token.roles &= isBehind || (token.roles & NOISE) === 0 ? ~NOISE : ~SUFFIX;
  }
  const onlyNames = tokens.every(({ numeric, core }) => numeric || core === 2);
  return { text, tokens, texts, hasNumber, onlyNames };
}

/** Gives the words of a phrase of the lexicon its roles: "hong kong", "black market". */
function markPhrases(tokens: QueryToken[], texts: string[], lexicon: Words): void {
  for (let i = 0; i < tokens.length - 1; i++) {
    if (!tokens[i]!.beginsPhrase && !tokens[i + 1]!.beginsPhrase) continue;
    const takes = lexicon.phraseAt(texts, i);
    if (takes < 2) continue;
    const roles = lexicon.bitsOf(texts.slice(i, i + takes).join(' '));
    for (let k = i; k < i + takes; k++) {
      tokens[k]!.inPhrase = true;
      if ((roles & COPY) !== 0) tokens[k]!.roles = COPY;
      else if (!tokens[k]!.numeric) tokens[k]!.roles |= roles;
    }
  }
}

/** The query with some of its tokens alone. */
export function partOf(query: Query, isKept: (i: number) => boolean): Query {
  const kept = query.tokens.filter((_, i) => isKept(i));
  const tokens = kept.map((token, i) => ({
    ...token,
    repeated: kept.findIndex(({ text }) => text === token.text) < i,
  }));
  return { ...query, tokens, texts: tokens.map(({ text }) => text) };
}
