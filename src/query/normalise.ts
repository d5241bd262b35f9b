import type { Quality } from '../model/index.ts';
import {
  CATEGORY,
  COLOUR,
  CONJUNCTION,
  COPY,
  NEGATION,
  NOISE,
  QUALITY,
  RANGE,
  SUFFIX,
  type WordFacts,
  type Words,
} from '../text/lexicon.ts';
import type { UnreadWords } from '../text/scripts.ts';
import { hasDigit, isDigit, type Token, tokensOf } from '../text/tokens.ts';
import {
  dropContacts,
  dropDays,
  dropOrder,
  dropPossessives,
  hasMarks,
  joinAmounts,
  MAY_BE_UNTIDY,
  partLetters,
  plainOrdinals,
} from './listing-text.ts';

/** Longer queries are cut: the interface allows 200 characters. */
const MAX_LENGTH = 256;
const MAX_TOKENS = 30;
/** Words between a denial and what it denies, at most: "not the", "no la versión". */
const MAX_BETWEEN = 2;
/** So many letters of a name in another script are its beginning. */
const MIN_BEGINNING = 3;
const NONE: readonly string[] = [];

/** A token of a query, and what is known of it. */
export interface QueryToken extends Token, WordFacts {
  /** Its roles in the lexicon beside the other tokens, as bits. */
  roles: number;
  /** The kind of device that it says, alone or in a phrase; null for none. */
  category: string | null;
  /** The quality of devices that it asks for, alone or in a phrase; null for none. */
  quality: Quality | null;
  /** Is it part of a phrase of the lexicon: "hong kong"? */
  inPhrase: boolean;
  /** Was it said before? */
  repeated: boolean;
  /**
   * A part of what Apple's devices call themselves, or of an order number: "iPhone1,2" is the iPhone 3G and
   * no iPhone 12, and "MTK13LL/A" no iPhone 13.
   */
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
  /** Is every word of it one of names that people know, or one for a kind of device? */
  onlyNames: boolean;
}

/** "e-sim", "e sim", "2 e-sims", "dual esim": one word, the topic. */
const TOPIC = /\be[ .-]?sim(?=s?\b|[a-z])/g;
/** The comma of a list: those of sizes and of Apple's identifiers stand between digits. */
const LIST_COMMA = /,(?!\d)|(?<!\d),/g;
/** A size as most of Europe writes it: 10,2". An identifier of Apple has letters before its comma. */
const DECIMAL_COMMA = /(?<![a-z\d]|iphone |watch )(\d{1,2}),(?=\d{1,2}(?!\d))/g;
/** What a device of Apple calls itself, and an order number with its market: neither is read in pieces. */
const APPLE_IDENTIFIER =
  /\b[a-z]+ ?\d+,\d+|\b[fmnp][a-z\d]{3}\d[a-z]{1,2}\/a\b|\b[a-z]{2} ?[/\\] ?a(?![a-z\d])/g;

/**
 * The folded text of a query in its usual spelling.
 *
 * @param unread gets the words of other scripts that no table knows, by what stands for them
 */
export function normalise(query: string, lexicon: Words, unread: UnreadWords): string {
  const cut = query.length > MAX_LENGTH ? query.slice(0, MAX_LENGTH) : query;
  const folded = lexicon.folder.fold(cut, unread);
  return MAY_BE_UNTIDY.test(folded)
    ? tidied(folded, lexicon)
    : plainTopic(plainOrdinals(folded, lexicon));
}

/** The text without what listings and questions put around and into names. */
function tidied(folded: string, lexicon: Words): string {
  let text = folded.includes('  ') ? folded.replace(/ {2,}/g, ' ') : folded;
  text = joinAmounts(text);
  if (text.includes(',')) {
    text = text.replace(LIST_COMMA, ';').replace(DECIMAL_COMMA, '$1.');
  }
  text = dropPossessives(dropOrder(dropContacts(text), lexicon));
  text = dropDays(plainOrdinals(text, lexicon), lexicon);
  return partLetters(plainTopic(text), lexicon);
}

const plainTopic = (text: string): string =>
  text.includes('sim') ? text.replace(TOPIC, 'esim') : text;

/** Takes a query apart. */
export function parse(query: string, lexicon: Words): Query {
  const unread: UnreadWords = new Map();
  const text = normalise(query, lexicon, unread);
  const tokens: QueryToken[] = [];
  const { spellings } = lexicon.folder;
  const read = tokensOf(text);
  const ids = /[,/\\]/.test(text) ? [...text.matchAll(APPLE_IDENTIFIER)] : [];
  for (let i = 0; i < read.length && tokens.length < MAX_TOKENS; i++) {
    const { from, to } = read[i]!;
    // At the end it may be a name that is typed: "1 vi".
    const word = i === read.length - 1 ? read[i]!.text : wordOf(read[i]!, text, lexicon);
    const facts = lexicon.factsOf(word);
    const { roles } = facts;
    const identifier =
      ids.length > 0 && ids.some(({ index, 0: id }) => from < index + id.length && to > index);
    let repeated = false;
    for (let k = 0; k < tokens.length && !repeated; k++) repeated = tokens[k]!.text === facts.text;
    const native = roles === 0 && unread.size > 0 ? unread.get(word) : undefined;
    // One by one: an object with its fields spread into it makes all that reads tokens take twice as long.
    tokens.push({
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
      text: facts.text,
      from,
      to,
      roles,
      inPhrase: false,
      repeated,
      identifier,
      misspelt: native === undefined ? NONE : spellings.near.misspelt(native),
      begun:
        native === undefined || i < read.length - 1
          ? NONE
          : spellings.near.begunBy(native, MIN_BEGINNING),
    });
  }
  markPhrases(tokens, lexicon);
  dropDenied(tokens, lexicon);
  const texts = tokens.map((token) => token.text);
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    // Before a number it is of a name: "watch series 9".
    if ((token.roles & RANGE) !== 0 && tokens[i + 1]?.numeric) token.roles &= ~(RANGE | NOISE);
    if ((token.roles & SUFFIX) === 0) continue;
    // Behind a number it says which device; elsewhere a "plus" may be a French word.
    const before = tokens[i - 1];
    const isBehind =
      before !== undefined && (before.numeric || (before.roles & SUFFIX) !== 0 || before.core > 0);
    // "iphone se de 2020": behind a line it is the name.
    const isWord = !isBehind || (before.core < 2 && isAmidSentence(tokens[i + 1]));
    token.roles &= isWord && (token.roles & NOISE) !== 0 ? ~SUFFIX : ~NOISE;
  }
  // "amazon tablet" is a maker and a kind, "mi móvil" the phone of the one who asks.
  const onlyNames = tokens.every(
    ({ numeric, core, category }) =>
      numeric || core === 2 || (category !== null && category !== 'phone'),
  );
  return { text, tokens, texts, onlyNames };
}

/**
 * What a token says where there are no marks: a word of a language rather than a Roman numeral, the "vi" of
 * "min pixel 6 vi", the "и" of "11 и 12". Names have those from two to four: "ROG Phone II".
 */
function wordOf({ text, from, to }: Token, query: string, lexicon: Words): string {
  if (!isDigit(text.charCodeAt(text.length - 1))) return text;
  const written = query.slice(from, to);
  if (hasDigit(written) || /^(?:mk)?[234]$/.test(text) || hasMarks(query)) return text;
  const roles = written.length > 1 ? NOISE : CONJUNCTION;
  return (lexicon.bitsOf(written) & roles) !== 0 ? written : text;
}

/** Does a sentence go on behind a word: "mi iphone 13 se puede usar", but not "iphone 13 se 64gb"? */
const isAmidSentence = (next: QueryToken | undefined): boolean =>
  next !== undefined &&
  !next.numeric &&
  (next.core === 0 || (next.ownRoles & NOISE) !== 0) &&
  (next.ownRoles & (SUFFIX | COLOUR)) === 0 &&
  !next.text.startsWith('esim');

/** Leaves out what a query denies: the "Pro" of "P40 (kein Pro)", "not the 12 pro" and "pro değil". */
function dropDenied(tokens: QueryToken[], { lexicon }: Words): void {
  for (let i = tokens.length - 1; i > 0; i--) {
    const { roles, text } = tokens[i]!;
    if ((roles & NEGATION) === 0) continue;
    const isBehind = lexicon.sense(text, 'negation')?.means === 'behind';
    // "S21 FE değil A12": a whole device is denied, which the search reads.
    if (isBehind && tokens.slice(i + 1, i + 1 + MAX_BETWEEN).some(isOfDevice)) continue;
    const from = isBehind ? beginOfDenied(tokens, i) : i + 1;
    const end = isBehind ? i : endOfDenied(tokens, i + 1);
    // "sin pro ni neo": what stands there then may be another one.
    if (end === from) continue;
    i = Math.min(from, i);
    tokens.splice(i, end - from + 1);
  }
}

const isOfDevice = ({ numeric, digits, network, core }: QueryToken): boolean =>
  numeric ? !digits && !network : core === 2;

const tellsSibling = (token: QueryToken | undefined): boolean =>
  token !== undefined && (token.ownRoles & SUFFIX) !== 0;

const isOnlyNoise = (token: QueryToken | undefined): boolean =>
  token !== undefined && (token.ownRoles & (NOISE | SUFFIX)) === NOISE;

/** Where what is denied before a token begins: "pro versiyonu değil"; the token itself where nothing is. */
function beginOfDenied(tokens: readonly QueryToken[], end: number): number {
  const last = isOnlyNoise(tokens[end - 1]) ? end - 2 : end - 1;
  let from = last + 1;
  while (tellsSibling(tokens[from - 1])) from--;
  return from > last ? end : from;
}

/** Where what is denied from a token on ends: "not the 12 pro", "no la versión pro"; the token itself where nothing is. */
function endOfDenied(tokens: readonly QueryToken[], from: number): number {
  let end = from;
  while (end < from + MAX_BETWEEN && isOnlyNoise(tokens[end])) end++;
  if (tokens[end]?.repeated && tokens[end]!.numeric) end++;
  const first = end;
  while (tellsSibling(tokens[end])) end++;
  return end > first ? end : from;
}

/** Gives the words of a phrase of the lexicon its roles: "hong kong", "black market". */
function markPhrases(tokens: QueryToken[], lexicon: Words): void {
  const texts = tokens.map((token) => token.text);
  for (let i = 0; i < tokens.length - 1; i++) {
    const takes = lexicon.phraseAt(texts, i);
    if (takes < 2) continue;
    const phrase = texts.slice(i, i + takes).join(' ');
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

/** The query with some of its tokens alone. */
export function partOf(query: Query, isKept: (i: number) => boolean): Query {
  const kept = query.tokens.filter((_, i) => isKept(i));
  const tokens = kept.map((token, i) => {
    const repeated = kept.findIndex(({ text }) => text === token.text) < i;
    // A copy of a token takes longer than to read it.
    return repeated === token.repeated ? token : { ...token, repeated };
  });
  return { ...query, tokens, texts: tokens.map(({ text }) => text) };
}
