import { WEIGHTS } from '../lattice/weights.ts';
import { chosenOf, type Span } from '../query/choice.ts';
import { type Item, isName, isSeparated, itemsOf } from '../query/items.ts';
import { partOf, type Query, type QueryToken } from '../query/normalise.ts';
import { isCountable, isLine, isNumber } from '../query/query-words.ts';
import { NOISE, SUFFIX } from '../text/lexicon.ts';
import type { Reader } from './reader.ts';
import { isWellKnown } from './well-known.ts';

/** Items that are read, at most: each is read up to three times, and each time costs as much as a query. */
const MOST_READ = 5;
/** Where more words of lines are said, each device has its own: no line is said once for several. */
const MOST_SHARED = 6;
/** What is read for so much tells a second device: a guess does not. */
const SURE = 2;

/** What a query names beside its best candidate. */
export interface Named {
  /** The query that was read last: without the devices that it names and is not about. */
  query: Query;
  /** The devices that it names one by one; empty where it does not name several. */
  devices: readonly number[];
}

/** The device that a part of a query names, and whether in words that the best candidate leaves. */
interface Mention {
  device: number;
  readsLeft: boolean;
  /** Is its line or number said elsewhere? */
  isShort: boolean;
}

/** Is a token one of those as which an item is read? */
type Attempt = (i: number) => boolean;

/** The devices that the items of a query name. */
interface Mentions {
  devices: readonly number[];
  /** Where each is named; one device may be named twice. */
  spans: readonly (Span & { device: number; isShort: boolean })[];
  /** The tokens that are said once for several, by where they stand. */
  shared: ReadonlySet<number>;
}

/**
 * Finds the devices of a query that names more than one: "iphone 12/13", "s22 or pixel 8". Where the best candidate
 * leaves words of a name, the parts of the query are read by themselves.
 */
export class SeveralNamed {
  readonly #whole: Reader;
  readonly #part: Reader;

  /**
   * @param whole reads queries
   * @param part reads their items
   */
  constructor(whole: Reader, part: Reader) {
    this.#whole = whole;
    this.#part = part;
  }

  /** Looks at a query that the reader of queries has just read. */
  find(query: Query, kept: number): Named {
    const reader = this.#whole;
    const one = { query, devices: [] };
    const [best] = reader.best.list;
    if (best === undefined) return one;
    const left = this.#leftOf(query);
    const named = left.size === 0 ? null : this.#inItems(query, left);
    if (named === null) return one;
    const rest = this.#aboutIn(query, named);
    if (rest !== null) {
      reader.read(rest.query, kept);
      const [about] = reader.best.list;
      if (reader.margin >= 0 && rest.devices.includes(about!.device))
        return this.find(rest.query, kept);
      reader.read(query, kept);
    }
    reader.margin = Math.max(reader.margin, 0);
    return { ...one, devices: named.devices };
  }

  /** The query without the devices that it is not about, and those that it is about; null where it is about all. */
  #aboutIn(query: Query, { spans, shared }: Mentions): { query: Query; devices: number[] } | null {
    const chosen = chosenOf(query, spans, this.#whole.tables.lexicon);
    if (chosen === null) return null;
    const own = spans.filter((_, k) => chosen[k]);
    const devices = own.map(({ device }) => device);
    const others = spans.filter(({ device }) => !devices.includes(device));
    const isShort = own.some((span) => span.isShort);
    const isKept = (i: number): boolean =>
      others.every(({ from, to }) => i < from || i >= to) ||
      (isShort && shared.has(query.tokens[i]!.from));
    const rest = partOf(query, isKept);
    // Where all that names the others is said of these as well, nothing can be left out.
    return rest.tokens.length < query.tokens.length ? { query: rest, devices } : null;
  }

  /** Where the tokens stand that the best candidate leaves to another device, which reads them as said. */
  #leftOf({ tokens, text }: Query): ReadonlySet<number> {
    const { evidence, lattice } = this.#whole;
    const left = new Set<number>();
    for (const [i, token] of tokens.entries()) {
      if (this.#whole.isRead(i) || !lattice.reads(i, SURE)) continue;
      const before = tokens[i - 1];
      const next = tokens[i + 1];
      // "iphone 12-15 esim": behind the number of a name it counts nothing.
      const isBehindNumber =
        this.#whole.isRead(i - 1) && isNumber(before!) && isSeparated(text, before!, token);
      const isOfTopic = isBehindNumber && next !== undefined && next.text === 'esim';
      const isMeasure = isNumber(token) && lattice.isMeasure(i) && !isOfTopic;
      if (isCountable(token) || isMeasure) continue;
      const arc = evidence.arcs[i]!;
      const isOtherOfTwo = arc >= 0 && lattice.cost[arc] === WEIGHTS.unreadOtherOfTwo;
      const isBehindLine = i > 0 && isNumber(token) && isLine(tokens[i - 1]!);
      // The second "xs" of "xs or xs max" is a word of names.
      const isWord = !token.numeric && token.core > 0 && (token.roles & NOISE) === 0;
      const isFree = token.repeated
        ? isNumber(token) || isWord
        : isBehindLine ||
          isOtherOfTwo ||
          isOfTopic ||
          evidence.unread.floorOf(i) > WEIGHTS.unreadYear;
      if (isFree) left.add(token.from);
    }
    return left;
  }

  /**
   * The devices that the items of a query name, each by itself, at least one in words that were left; null where
   * they are not several.
   */
  #inItems(query: Query, left: ReadonlySet<number>): Mentions | null {
    const { tokens } = query;
    const isOwn = (i: number): boolean => this.#whole.isRead(i);
    const isLeft = (i: number): boolean => left.has(tokens[i]!.from);
    const items = itemsOf(query, (i) => isOwn(i) || isLeft(i));
    if (items.length === 1) return null;
    // The line, and what stands before the number of the best one: "tab s8 / s9", "x13 gen 3 / gen 4".
    const number = tokens.findLastIndex((token, i) => isOwn(i) && isNumber(token));
    const isShared = (token: QueryToken, i: number): boolean => {
      if (isLine(token)) return token.text.length > 1;
      return isOwn(i) && i < number && !token.digits && (token.roles & SUFFIX) === 0;
    };
    const said = tokens.filter(isShared).map(({ from }) => from);
    const shared = new Set(said.length > MOST_SHARED ? [] : said);
    const placesOf = ({ from, to }: Item): number[] => tokens.map((_, i) => i).slice(from, to);
    const isRead = (item: Item): boolean =>
      placesOf(item).some(isOwn) || (placesOf(item).some(isLeft) && isName(tokens, item));
    const read = items.filter(isRead).slice(0, MOST_READ);
    const mayReadLeft = (item: Item): boolean =>
      attemptsAt(query, item, shared).some((isOf) => tokens.some((_, i) => isLeft(i) && isOf(i)));
    const mentionIn = (item: Item): Mention | null =>
      this.#ofAttempts(query, attemptsAt(query, item, shared), left);
    // Mostly no other device is named: the items that may name one are read first.
    const first = new Map(read.filter(mayReadLeft).map((item) => [item, mentionIn(item)]));
    if (![...first.values()].some((mention) => mention?.readsLeft)) return null;
    const devices: number[] = [];
    const spans: Mentions['spans'][number][] = [];
    for (const item of read) {
      const mention = first.has(item) ? first.get(item)! : mentionIn(item);
      if (mention === null) continue;
      const { device, isShort } = mention;
      if (!devices.includes(device)) devices.push(device);
      const said = placesOf(item).filter((i) => isOwn(i) || isLeft(i));
      spans.push({ from: said[0]!, to: said.at(-1)! + 1, device, isShort });
    }
    return devices.length > 1 ? { devices, spans, shared } : null;
  }

  /** The device that an item names, with the line of the others where it has none; `null` for none. */
  #ofAttempts(query: Query, attempts: Attempt[], left: ReadonlySet<number>): Mention | null {
    let found: Mention | null = null;
    let cost = Number.POSITIVE_INFINITY;
    for (const [at, isOf] of attempts.entries()) {
      const mention = this.#named(partOf(query, isOf), left);
      const [best] = this.#part.best.list;
      if (mention === null || best!.cost >= cost) continue;
      // "4 pcs galaxy tab": a name of its own stands together.
      if (at === 0 && this.#part.evidence.path.breaks > 0) continue;
      found = { ...mention, isShort: at > 0 };
      cost = best!.cost;
    }
    return found;
  }

  /**
   * The device that a part of a query names with a number and by its maker or line, or by a number with a letter that
   * is a name by itself ("s22"); `null` for none.
   */
  #named(query: Query, left: ReadonlySet<number>): Mention | null {
    const reader = this.#part;
    reader.read(query, 1);
    const { evidence, lattice, tables } = reader;
    const { said, hasErrors, arcs } = evidence;
    if (reader.margin < 0) return null;
    const { unsaid } = said;
    const isOfMaker = said.brand || said.line;
    const isWhole = isOfMaker && said.word && unsaid < 1;
    const read = query.tokens.filter((_, i) => reader.isRead(i));
    const isCompound = read.some(
      ({ text, numeric, digits, network }) => numeric && !digits && !network && text.length > 2,
    );
    const saysNumber = said.number || read.some(({ year }) => year !== 0);
    const isNamed =
      evidence.isCode ||
      isWhole ||
      (saysNumber && (isOfMaker || said.word || (isCompound && unsaid <= WEIGHTS.unsaidNetwork)));
    const { device } = reader.best.list[0]!;
    if (!isNamed && !isWellKnown(query, device, evidence, lattice, tables)) return null;
    // "85 eFt" is no ET85, "8 stk" no STK Life 8: of a maker whom few know the whole name is needed.
    const { devices, weight } = tables;
    const isGuess = (unsaid >= 1 || hasErrors) && weight[devices.brand[device]!] === 0;
    const isSure = (i: number): boolean => lattice.cost[arcs[i]!]! <= SURE;
    const readsLeft = query.tokens.some(
      ({ from }, i) => left.has(from) && reader.isRead(i) && isSure(i),
    );
    return isGuess ? null : { device, readsLeft, isShort: false };
  }
}

/** The tokens as which an item is read: by itself, with the line of the others, and with their number. */
function attemptsAt({ tokens }: Query, { from, to }: Item, shared: ReadonlySet<number>): Attempt[] {
  const isIn: Attempt = (i) => i >= from && i < to;
  const item = tokens.slice(from, to);
  const isShared = ({ text, from }: QueryToken): boolean =>
    shared.has(from) && item.every((own) => own.text !== text);
  // "13 pro or pro+": the number is said of both.
  const isSuffix = item.every(({ roles }) => (roles & SUFFIX) !== 0);
  const attempts = [isIn];
  if (tokens.some(isShared)) attempts.push((i) => isIn(i) || isShared(tokens[i]!));
  if (isSuffix)
    attempts.push((i) => isIn(i) || isShared(tokens[i]!) || (i < from && isNumber(tokens[i]!)));
  return attempts;
}
