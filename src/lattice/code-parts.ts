import type { Query } from '../query/query.ts';
import { foldCode, stepHash } from '../snapshot/index.ts';
import { isDigit, isLetter } from '../text/characters.ts';

/** The length of the shortest code that is too long to be a word or a number of a name. */
export const MIN_STRONG = 5;
const PLUS = 43;
const COMMA = 44;
/** The word that a plus becomes. */
const PLUS_WORD = Array.from('plus', (c) => c.charCodeAt(0));

/**
 * A part of a query's text as a code. What is known of its folded form (see `foldCode`) is computed when it is made,
 * because most parts are no code; the strings are made when they are read.
 */
export class CodeText {
  /** The first token that it covers, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** The number of characters of the folded form. */
  length = 0;
  /** With how many letters the folded form begins, and how many digits follow these letters. */
  letters = 0;
  digits = 0;
  /** How many letters and how many digits it has in all. */
  alphas = 0;
  figures = 0;
  /** True if it has a comma, as identifiers of Apple have. */
  hasComma = false;
  /** The hash of the folded form; see `CodeTable.mayHave`. */
  hash = 0;
  /**
   * True if the folded form can be nothing but a code: it is too long to be a word or a number of a name, and has a letter
   * and two digits, or digits alone, or the comma of an identifier.
   */
  readonly isStrong: boolean;
  readonly #source: string;
  readonly #begin: number;
  readonly #end: number;
  readonly #textBegin: number;
  readonly #textEnd: number;
  #folded: string | undefined;

  /**
   * @param begin the offset of its first character in the text of the query
   * @param end the offset after its last character
   * @param from the first token that it covers
   * @param to the token after the last
   * @param isTrimmed true if its text is that of its tokens, without the signs around them
   * @param isCertain true if what stands around it says that it is a code: the grantee of an FCC ID
   */
  constructor(
    { text, tokens }: Pick<Query, 'text' | 'tokens'>,
    begin: number,
    end: number,
    from: number,
    to: number,
    isTrimmed: boolean,
    isCertain = false,
  ) {
    this.from = from;
    this.to = to;
    this.#source = text;
    this.#begin = begin;
    this.#end = end;
    this.#textBegin = isTrimmed ? tokens[from]!.from : begin;
    this.#textEnd = isTrimmed ? tokens[to - 1]!.to : end;
    for (let i = begin; i < end; i++) {
      const c = text.charCodeAt(i);
      if (c === PLUS) for (const letter of PLUS_WORD) this.#add(letter);
      else this.#add(c);
    }
    const isMixed = this.figures > 1 && this.alphas > 0;
    const isLong = this.length >= MIN_STRONG && (isMixed || this.alphas === 0);
    this.isStrong = this.hasComma || isLong || isCertain;
  }

  /** Adds a character to the folded form, unless folding drops it. */
  #add(c: number): void {
    if (isLetter(c)) {
      if (this.letters === this.length) this.letters++;
      this.alphas++;
    } else if (isDigit(c)) {
      if (this.letters + this.digits === this.length) this.digits++;
      this.figures++;
    } else if (c === COMMA) this.hasComma = true;
    else return;
    this.hash = stepHash(this.hash, c);
    this.length++;
  }

  /** The text as it is written. */
  get text(): string {
    return this.#source.slice(this.#textBegin, this.#textEnd);
  }

  /** The folded form; see `foldCode`. */
  get folded(): string {
    this.#folded ??= foldCode(this.#source.slice(this.#begin, this.#end));
    return this.#folded;
  }

  /** True if a bracket closes between the part and the next one. */
  isParted(text: string, next: CodeText): boolean {
    const at = text.indexOf(')', this.#end);
    return at >= 0 && at < next.#begin;
  }

  /** The part from the beginning of this one to the end of another, without the signs around it. */
  joinedWith(query: Query, last: CodeText): CodeText {
    return new CodeText(query, this.#begin, last.#end, this.from, last.to, true);
  }
}

/** How many parts of a query are looked at, at most. */
const MAX_PARTS = 32;
/** The characters that separate parts, by their code. */
const IS_BETWEEN = new Uint8Array(128);
for (const sign of ' ()[]{}|:;"!?<>=&\n\t') IS_BETWEEN[sign.charCodeAt(0)] = 1;

/** The parts of a query between spaces and brackets, in its order; those without a token are left out. */
export function codeTextsOf(query: Query): CodeText[] {
  const { text, tokens } = query;
  const parts: CodeText[] = [];
  let begin = 0;
  let from = 0;
  for (let i = 0; i <= text.length && parts.length < MAX_PARTS; i++) {
    if (i < text.length && IS_BETWEEN[text.charCodeAt(i)] === 0) continue;
    while (from < tokens.length && tokens[from]!.to <= begin) from++;
    let to = from;
    while (to < tokens.length && tokens[to]!.from < i) to++;
    if (to > from) parts.push(new CodeText(query, begin, i, from, to, false));
    begin = i + 1;
  }
  return parts;
}

/** The least and the greatest length of a code that is written in two parts. */
const MIN_PAIR = 5;
const MAX_PAIR = 12;

/** True if two parts may be a code: "cph 2451", "iphone 15,2", "xt2321 2". "Aqua S 2015" ends in a year. */
export const isPair = (part: CodeText, next: CodeText, { tokens, text }: Query): boolean => {
  if (next.hasComma) return true;
  // "le vivo V2113) a-t-il": normalising parts a letter that is a word by a bracket.
  if (part.isParted(text, next)) return false;
  const length = part.length + next.length;
  const hasDigits = part.digits > 0 || next.figures > 0;
  const isYear = part.letters === 1 && tokens[next.from]!.year !== 0;
  // "delivered a 19/03" is no A1903.
  const isDate = next.text.includes('/');
  return hasDigits && !isYear && !isDate && length >= MIN_PAIR && length <= MAX_PAIR;
};

/** A text that is no part of a query. */
export const codeTextOf = (text: string): CodeText =>
  new CodeText({ text, tokens: [] }, 0, text.length, 0, 0, false);

/**
 * The part of a query from the offset `begin` to `end - 1` of its text.
 *
 * @param around the offsets of the text that belongs to the code and says nothing else
 */
export function codeTextAt(
  query: Query,
  begin: number,
  end: number,
  around?: [number, number],
): CodeText {
  const { tokens } = query;
  const [first, last] = around ?? [begin, end];
  let from = 0;
  while (from < tokens.length && tokens[from]!.to <= first) from++;
  let to = from;
  while (to < tokens.length && tokens[to]!.from < last) to++;
  return new CodeText(query, begin, end, from, to, false, around !== undefined);
}
