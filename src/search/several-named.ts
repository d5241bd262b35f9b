import { NOISE, SUFFIX } from '../text/lexicon.ts';
import { partOf, type Query, type QueryToken } from './normalise.ts';
import { hasSign, isConjunction, isKnownMaker, isLine, isNumber, isOfName } from './query-words.ts';
import type { Reader } from './reader.ts';
import { WEIGHTS } from './weights.ts';

/** Devices that a query names one by one, at most, and places at which it is parted. */
const MOST_NAMED = 4;
const MOST_CUTS = 4;
/** Parts of a query that are read, at most: each costs as much as a query. */
const MOST_PARTS = 6;
/** A query of more tokens is a title: it names several devices less often. */
const LONG = 10;
/** What is read for so much tells a second device: a guess does not. */
const SURE = 2;

/** The name of another device stands right behind the "or", or behind one word more. */
const NEAR = 2;

/** What a query names beside its best candidate. */
export interface Named {
  /** The devices that it names one by one; empty where it does not name several. */
  devices: readonly number[];
  /** Does it name another device beside the best one, which is none of ours? */
  namesAnother: boolean;
  /** Were parts of the query read by themselves? */
  isParted: boolean;
}

const ONE: Named = { devices: [], namesAnother: false, isParted: false };

/** Finds the devices of a query that names more than one: "iphone 12/13", "s22 or pixel 8". */
export class SeveralNamed {
  readonly #whole: Reader;
  readonly #part: Reader;
  /** The one of them that read the text that is looked at. */
  #reader: Reader;
  /** Where the tokens stand that the best candidate of the whole query leaves unread. */
  #left: ReadonlySet<number> = new Set();
  /** Does the part that was read last read one of them? */
  #readsLeft = false;
  /** How many parts were read. */
  #parts = 0;

  /**
   * @param whole reads queries
   * @param part reads parts of them
   */
  constructor(whole: Reader, part: Reader) {
    this.#whole = whole;
    this.#part = part;
    this.#reader = whole;
  }

  /** Looks at a query that the reader of queries has just read. */
  find(query: Query): Named {
    const reader = this.#whole;
    this.#reader = reader;
    if (reader.best.size === 0) return ONE;
    const between = this.#cutsBetween(query);
    // The commas of a title stand between more than devices.
    const joined = between.filter((cut) => !isBehindComma(query, cut));
    const namesAnother = this.#saysAnother(query, joined);
    const cuts = this.#cuts(query, between);
    if (cuts.length === 0) return ONE;
    this.#left = this.#leftOf(query);
    if (this.#left.size === 0) return { ...ONE, namesAnother, isParted: true };
    this.#parts = 0;
    this.#reader = this.#part;
    const devices = this.#readParts(query, cuts, MOST_NAMED);
    if (devices.length > 0) reader.margin = Math.max(reader.margin, 0);
    return { devices, namesAnother: devices.length === 0 && namesAnother, isParted: true };
  }

  /**
   * The places at which a query may be parted because it names two devices: before and behind a number
   * that the best candidate leaves unread or that is said again.
   *
   * @param between the places behind "or" and its like
   */
  #cuts(query: Query, between: readonly number[]): readonly number[] {
    const { tokens } = query;
    const cuts = [...between];
    const isFreeNumber = (token: QueryToken, i: number): boolean =>
      isNumber(token) && !this.#reader.lattice.isMeasure(i);
    if (tokens.filter(isFreeNumber).length < 2) return cuts;
    for (const [i, token] of tokens.entries()) {
      if (!isNumber(token) || isMark(token)) continue;
      if (this.#reader.isRead(i) || this.#reader.lattice.isMeasure(i)) continue;
      // "HDR10+", "tela 6": a number that no name stands before, and that is none of two, is no device's.
      const before = tokens[i - 1];
      const isNamed =
        before !== undefined && (isLine(before) || isSaidAgain(before) || isListed(query, i));
      if (token.digits && !token.repeated && !isNamed) continue;
      let from = i;
      while (from > 1 && !isListed(query, from) && !tokens[from - 1]!.numeric) {
        if (!isOfName(tokens[from - 1]!)) break;
        from--;
      }
      if (from > 0) cuts.push(from);
      // "s23 ultra, s24 ultra": what tells a device from others of its number stands behind it.
      let to = i + 1;
      while (to < tokens.length && (isMark(tokens[to]!) || (tokens[to]!.roles & SUFFIX) !== 0))
        to++;
      if (to < tokens.length) cuts.push(to);
      if (cuts.length >= (tokens.length > LONG ? 2 : MOST_CUTS)) break;
    }
    return cuts;
  }

  /** The places behind "or", "vs" and their like where one side is read and the other has words left. */
  #cutsBetween({ tokens, text }: Query): number[] {
    const reader = this.#reader;
    const cuts: number[] = [];
    for (let i = 1; i < tokens.length - 1 && cuts.length < 2; i++) {
      const isBetween =
        isSeparator(text, tokens[i - 1]!, tokens[i]!) ||
        isConjunction(tokens[i]!) ||
        (isBehindComma({ text, tokens }, i) && isNameAt(tokens, i));
      // "12/256" is one measure.
      if (!isBetween || (reader.lattice.isMeasure(i - 1) && reader.lattice.isMeasure(i))) continue;
      // "11/24" is a date, unless one of both is of the device: "12/13".
      const isOfNumbers = tokens[i - 1]!.digits && tokens[i]!.digits;
      if (isOfNumbers && !reader.isRead(i - 1) && !reader.isRead(i)) continue;
      const at = isConjunction(tokens[i]!) ? i + 1 : i;
      const [isReadBefore, isReadBehind] = [this.#reads(0, i), this.#reads(at, tokens.length)];
      const [isLeftBefore, isLeftBehind] = [
        this.#leaves(tokens, 0, i),
        this.#leaves(tokens, at, tokens.length),
      ];
      if ((isReadBefore && isLeftBehind) || (isReadBehind && isLeftBefore)) cuts.push(at);
    }
    return cuts;
  }

  /** Is a maker or a line named on the other side of an "or" than the best candidate? */
  #saysAnother(query: Query, between: readonly number[]): boolean {
    const { tables, evidence } = this.#reader;
    return between.some((cut) =>
      query.tokens.some((token, i) => {
        const isApart = i < cut !== this.#reads(0, cut);
        const isNear = i >= cut - NEAR - 1 && i < cut + NEAR;
        if (!isApart || !isNear || this.#reader.isRead(i)) return false;
        const isFreeNumber = isNumber(token) && evidence.unread.floorOf(i) > WEIGHTS.unreadYear;
        return isFreeNumber || isKnownMaker(token, tables);
      }),
    );
  }

  /** Where the tokens stand that the best candidate leaves to another device, which reads them as said. */
  #leftOf({ tokens }: Query): Set<number> {
    const { evidence, lattice } = this.#reader;
    const left = tokens.filter((token, i) => {
      if (this.#reader.isRead(i) || !lattice.reads(i, SURE)) return false;
      if (token.repeated) return isNumber(token) || isSaidAgain(token);
      const arc = evidence.arcs[i]!;
      const isOtherOfTwo = arc >= 0 && lattice.cost[arc] === WEIGHTS.unreadOtherOfTwo;
      return isOtherOfTwo || evidence.unread.floorOf(i) > WEIGHTS.unreadYear;
    });
    return new Set(left.map(({ from }) => from));
  }

  #reads(from: number, to: number): boolean {
    for (let i = from; i < to; i++) if (this.#reader.isRead(i)) return true;
    return false;
  }

  /** Is a word or a number left that may be of a name? */
  #leaves(tokens: readonly QueryToken[], from: number, to: number): boolean {
    const { evidence } = this.#reader;
    for (let i = from; i < to; i++) {
      if (this.#reader.isRead(i)) continue;
      if (evidence.unread.floorOf(i) > WEIGHTS.unreadYear || isSaidAgain(tokens[i]!)) return true;
    }
    return false;
  }

  /**
   * The devices that the parts of a query name, at most so many. What is said once ("iphone 12/13") is
   * said of both. Empty where a part names none.
   */
  #readParts(query: Query, cuts: readonly number[], most: number): number[] {
    for (const cut of cuts) {
      if (this.#parts >= MOST_PARTS) break;
      const names = this.#readAround(query, cut, most);
      if (names.length > 0) return names;
    }
    return [];
  }

  /**
   * The devices that the parts before and behind a cut name; empty where one names none, or where neither
   * reads a token that the best candidate of the whole query leaves. A part without such a token is read
   * last, if at all.
   */
  #readAround(query: Query, cut: number, most: number): number[] {
    const before = partOf(query, (i) => i < cut);
    const isFirst = before.tokens.some(({ from }) => this.#left.has(from));
    const isLeftBehind = query.tokens.some(({ from }, i) => i >= cut && this.#left.has(from));
    let first = -1;
    let readsLeft = false;
    if (isFirst) {
      first = this.#nameOf(before);
      readsLeft = this.#readsLeft;
      if (first < 0 || !(readsLeft || isLeftBehind)) return [];
    }
    const saysName = query.tokens.some((t, i) => i >= cut && isLine(t));
    const isShared = (token: QueryToken): boolean => token.text.length > 1 && isLine(token);
    const rest = partOf(query, (i) => i >= cut || (!saysName && isShared(query.tokens[i]!)));
    let second = this.#nameOf(rest);
    // "iphone 17 pro or s26 ultra": the line is the first one's alone.
    const takesLine = rest.tokens.length > query.tokens.length - cut;
    if (second < 0 && takesLine) second = this.#nameOf(partOf(query, (i) => i >= cut));
    readsLeft ||= this.#readsLeft;
    const more =
      most > 2 && this.#reader.best.size > 0 ? this.#cuts(rest, this.#cutsBetween(rest)) : [];
    if (!readsLeft || (second < 0 && more.length === 0)) return [];
    if (!isFirst) first = this.#nameOf(before);
    if (first < 0) return [];
    const others = more.length > 0 ? this.#readParts(rest, more, most - 1) : [];
    const names = others.length > 0 ? others : second < 0 ? [] : [second];
    return names.length > 0 && !names.includes(first) ? [first, ...names] : [];
  }

  /**
   * The device that a part of a query names with a number and by its maker or line, or by a number with
   * a letter that is a name by itself ("s22"); -1 for none.
   */
  #nameOf(query: Query): number {
    const reader = this.#reader;
    this.#parts++;
    reader.read(query, 1);
    const { said, arcs, hasErrors } = reader.evidence;
    const { unsaid } = said;
    const isOfMaker = said.brand || said.line;
    this.#readsLeft = query.tokens.some(
      ({ from }, i) =>
        this.#left.has(from) && reader.isRead(i) && reader.lattice.cost[arcs[i]!]! <= SURE,
    );
    const isWhole = isOfMaker && said.word && unsaid < 1;
    const isCompound = query.tokens.some(
      ({ text, numeric, digits, network }, i) =>
        numeric && !digits && !network && text.length > 2 && reader.isRead(i),
    );
    const isNamed =
      isWhole ||
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
  i > 0 && hasSign(text, tokens[i - 1]!, tokens[i]!, ';\n');

/** Does a name begin there, with its line or number: "apple pencil 2" is none. */
const isNameAt = (tokens: readonly QueryToken[], i: number): boolean => {
  const [first, next] = [tokens[i]!, tokens[i + 1]];
  return isOfName(first) && next !== undefined && (next.numeric || isOfName(next));
};
