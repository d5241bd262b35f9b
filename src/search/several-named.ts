import { NOISE, SUFFIX } from '../text/lexicon.ts';
import { partOf, type Query, type QueryToken } from './normalise.ts';
import { hasSign, isConjunction, isLine, isNumber, isOfName } from './query-words.ts';
import type { Reader } from './reader.ts';
import { WEIGHTS } from './weights.ts';

/** Places at which a query is parted, at most, and parts that are read: each costs as much as a query. */
const MOST_CUTS = 4;
const MOST_PARTS = 6;
/** A query of more tokens is a title: it names several devices less often. */
const LONG = 10;
/** What is read for so much tells a second device: a guess does not. */
const SURE = 2;

/** What a query names beside its best candidate. */
export interface Named {
  /** The devices that it names one by one; empty where it does not name several. */
  devices: readonly number[];
  /** May it name several, so that it was looked at in parts? */
  isParted: boolean;
}

/**
 * Finds the devices of a query that names more than one: "iphone 12/13", "s22 or pixel 8". The query is
 * parted where one device may end and the next begin, and each part is read by itself.
 */
export class SeveralNamed {
  readonly #whole: Reader;
  readonly #part: Reader;
  /** Where the tokens stand that the best candidate of the whole query leaves unread. */
  #left: ReadonlySet<number> = new Set();
  /** Does one of the parts read one of them? */
  #readsLeft = false;
  /** Does the part that was read last leave one of them? */
  #leavesLeft = false;
  /** How many parts were read. */
  #parts = 0;

  /**
   * @param whole reads queries
   * @param part reads parts of them
   */
  constructor(whole: Reader, part: Reader) {
    this.#whole = whole;
    this.#part = part;
  }

  /** Looks at a query that the reader of queries has just read. */
  find(query: Query): Named {
    const reader = this.#whole;
    if (reader.best.size === 0) return { devices: [], isParted: false };
    const cuts = this.#cuts(query, this.#cutsBetween(query));
    this.#parts = 0;
    this.#left = this.#leftOf(query);
    const devices = this.#left.size === 0 ? [] : this.#readParts(query, 0, cuts);
    if (devices.length > 0) reader.margin = Math.max(reader.margin, 0);
    return { devices, isParted: cuts.length > 0 };
  }

  /**
   * The places at which a query may be parted because it names two devices: before and behind a number
   * that the best candidate leaves unread or that is said again.
   *
   * @param between the places behind "or" and its like
   */
  #cuts(query: Query, between: readonly number[]): readonly number[] {
    const { tokens } = query;
    const { lattice } = this.#whole;
    const cuts = new Set(between);
    const isFree = (i: number): boolean => isNumber(tokens[i]!) && !lattice.isMeasure(i);
    const numbers = tokens.flatMap((_, i) => (isFree(i) ? [i] : []));
    for (const i of numbers.length < 2 ? [] : numbers) {
      const token = tokens[i]!;
      if (isMark(token) || this.#whole.isRead(i)) continue;
      // "HDR10+", "tela 6": a number that no name stands before, and that is none of two, is no device's.
      const before = tokens[i - 1];
      const isNamed =
        before !== undefined && (isLine(before) || isSaidAgain(before) || isListed(query, i));
      if (token.digits && !token.repeated && !isNamed) continue;
      const isWord = (own: QueryToken): boolean => !own.numeric && isOfName(own);
      let from = i;
      while (from > 1 && !isListed(query, from) && isWord(tokens[from - 1]!)) from--;
      // "s23 ultra, s24 ultra": what tells a device from others of its number stands behind it.
      let to = i + 1;
      while (to < tokens.length && (isMark(tokens[to]!) || (tokens[to]!.roles & SUFFIX) !== 0))
        to++;
      for (const cut of [from, to]) if (cut > 0 && cut < tokens.length) cuts.add(cut);
      if (cuts.size >= (tokens.length > LONG ? 2 : MOST_CUTS)) break;
    }
    return [...cuts];
  }

  /** The places behind "or", "vs" and their like where one side is read and the other has words left. */
  #cutsBetween({ tokens, text }: Query): number[] {
    const { lattice } = this.#whole;
    const cuts: number[] = [];
    for (let i = 1; i < tokens.length - 1 && cuts.length < 2; i++) {
      const isOr = isConjunction(tokens[i]!);
      const isBetween =
        isSeparator(text, tokens[i - 1]!, tokens[i]!) ||
        isOr ||
        (isBehindComma({ text, tokens }, i) && isNameAt(tokens, i));
      // "12/256" is one measure.
      if (!isBetween || (lattice.isMeasure(i - 1) && lattice.isMeasure(i))) continue;
      // "11/24" is a date, unless one of both is of the device: "12/13".
      const isOfNumbers = tokens[i - 1]!.digits && tokens[i]!.digits;
      if (isOfNumbers && !this.#reads(i - 1, i + 1)) continue;
      const at = isOr ? i + 1 : i;
      const { length } = tokens;
      const isParted =
        (this.#reads(0, i) && this.#leaves(tokens, at, length)) ||
        (this.#reads(at, length) && this.#leaves(tokens, 0, i));
      if (isParted) cuts.push(at);
    }
    return cuts;
  }

  /** Where the tokens stand that the best candidate leaves to another device, which reads them as said. */
  #leftOf({ tokens }: Query): Set<number> {
    const { evidence, lattice } = this.#whole;
    const left = tokens.filter((token, i) => {
      if (this.#whole.isRead(i) || !lattice.reads(i, SURE)) return false;
      if (token.repeated) return isNumber(token) || isSaidAgain(token);
      const arc = evidence.arcs[i]!;
      return (arc >= 0 && lattice.cost[arc] === WEIGHTS.unreadOtherOfTwo) || this.#isDear(i);
    });
    return new Set(left.map(({ from }) => from));
  }

  #isDear(i: number): boolean {
    return this.#whole.evidence.unread.floorOf(i) > WEIGHTS.unreadYear;
  }

  #reads(from: number, to: number): boolean {
    for (let i = from; i < to; i++) if (this.#whole.isRead(i)) return true;
    return false;
  }

  /** Is a word or a number left that may be of a name? */
  #leaves(tokens: readonly QueryToken[], from: number, to: number): boolean {
    for (let i = from; i < to; i++) {
      if (!this.#whole.isRead(i) && (this.#isDear(i) || isSaidAgain(tokens[i]!))) return true;
    }
    return false;
  }

  /**
   * The devices that the parts of a query name from a token on, where it is parted at some places. Empty where a part
   * names none, or where none reads a token that the best candidate of the whole query leaves.
   */
  #readParts(query: Query, from: number, cuts: readonly number[]): number[] {
    for (const cut of cuts) {
      if (from === 0) this.#readsLeft = false;
      const first = this.#nameOf(query, from, cut);
      if (first < 0) continue;
      let others = [this.#nameOf(query, cut, query.tokens.length)];
      // "iphone 12, 13 and 14": what follows is parted again.
      const further = this.#leavesLeft ? cuts.filter((other) => other > cut) : [];
      const more = this.#readParts(query, cut, further);
      if (more.length > 0) others = more;
      if (this.#readsLeft && others[0]! >= 0 && !others.includes(first)) return [first, ...others];
    }
    return [];
  }

  /** The device that the tokens from one up to another name; -1 for none. */
  #nameOf(query: Query, from: number, to: number): number {
    const { tokens } = query;
    const own = partOf(query, (i) => i >= from && i < to);
    // What is said once, "iphone 12/13", is said of what follows.
    const takesLine = from > 0 && !own.tokens.some(isLine);
    const isShared = (token: QueryToken): boolean => token.text.length > 1 && isLine(token);
    const whole = partOf(
      query,
      (i) => (i >= from && i < to) || (takesLine && isShared(tokens[i]!)),
    );
    const device = this.#read(whole);
    // "iphone 17 pro or s26 ultra": the line is the first one's alone.
    const isLonger = whole.tokens.length > own.tokens.length;
    return device < 0 && isLonger ? this.#read(own) : device;
  }

  /**
   * The device that a part of a query names with a number and by its maker or line, or by a number with
   * a letter that is a name by itself ("s22"); -1 for none.
   */
  #read(query: Query): number {
    const reader = this.#part;
    if (this.#parts++ >= MOST_PARTS) return -1;
    reader.read(query);
    const { said, arcs, hasErrors } = reader.evidence;
    const isSure = (i: number): boolean => reader.lattice.cost[arcs[i]!]! <= SURE;
    const left = query.tokens.flatMap(({ from }, i) => (this.#left.has(from) ? [i] : []));
    this.#readsLeft ||= left.some((i) => reader.isRead(i) && isSure(i));
    this.#leavesLeft = left.some((i) => !reader.isRead(i));
    const { unsaid } = said;
    const isOfMaker = said.brand || said.line;
    const isCompound = query.tokens.some(
      ({ text, numeric, digits, network }, i) =>
        numeric && !digits && !network && text.length > 2 && reader.isRead(i),
    );
    const isNamed =
      (isOfMaker && said.word && unsaid < 1) ||
      (said.number && (isOfMaker || said.word || (isCompound && unsaid <= WEIGHTS.unsaidNetwork)));
    if (reader.margin < 0 || !isNamed) return -1;
    const device = reader.best.list[0]!.device;
    // "85 eFt" is no ET85, "8 stk" no STK Life 8: of a maker whom few know the whole name is needed.
    const { devices, weight } = reader.tables;
    const isGuess = (unsaid >= 1 || hasErrors) && weight[devices.brand[device]!] === 0;
    return isGuess ? -1 : device;
  }
}

/** Does a token stand behind the comma of a list or behind an "or": "13 mini, 12 mini"? */
const isListed = ({ text, tokens }: Query, i: number): boolean =>
  i > 0 && (isConjunction(tokens[i - 1]!) || hasSign(text, tokens[i - 1]!, tokens[i]!, ';/&'));

/** Is it what follows the number of a line: the "III" of "Xperia 10 III"? */
const isMark = ({ text }: QueryToken): boolean => /^mk\d/.test(text);

/** Is it a word of names that was said before: the second "xs" of "xs or xs max"? */
const isSaidAgain = ({ repeated, numeric, core, roles }: QueryToken): boolean =>
  repeated && !numeric && core > 0 && (roles & NOISE) === 0;

/** Does a stroke, an ampersand or a plus stand between two tokens? "w/ case" is with a case. */
const isSeparator = (text: string, before: QueryToken, next: QueryToken): boolean =>
  (before.numeric || before.text.length > 1) && hasSign(text, before, next, '/&+|');

/** Does the comma of a list or a line break stand before a token? */
const isBehindComma = ({ text, tokens }: Pick<Query, 'text' | 'tokens'>, i: number): boolean =>
  hasSign(text, tokens[i - 1]!, tokens[i]!, ';\n');

/** Does a name begin there, with its line or number: "apple pencil 2" is none. */
const isNameAt = (tokens: readonly QueryToken[], i: number): boolean => {
  const [first, next] = [tokens[i]!, tokens[i + 1]];
  return isOfName(first) && next !== undefined && (next.numeric || isOfName(next));
};
