import { OTHER_OF_TWO } from '../lattice/arc-kinds.ts';
import { WEIGHTS } from '../lattice/weights.ts';
import { attemptsAt, runsOf } from '../query/attempts.ts';
import { chosenOf, isChoice, isChoiceAtEnd, kindAskedBehind } from '../query/choice.ts';
import { correctionsIn } from '../query/correction.ts';
import {
  familyIn,
  type Item,
  isName,
  isSeparated,
  itemsOf,
  rareMakerIn,
  unlistedIn,
} from '../query/items.ts';
import { partOf } from '../query/parse.ts';
import type { Query, QueryToken } from '../query/query.ts';
import { isConjunction, isCountable, isEsim, isLine, isNumber } from '../query/query-words.ts';
import type { Span } from '../query/standing.ts';
import { itemAt } from '../text/item-at.ts';
import { NOISE, SUFFIX } from '../text/roles.ts';
import { bestNamed, familyOf, type Mention, mentionOf, SURE } from './mention.ts';
import type { Reader } from './reader.ts';

/** How many items are read at most. */
const MOST_READ = 5;
/**
 * How often parts of one text are read at most, each time at the cost of a query. An item is read in several ways, and what
 * remains of the text is read anew. None of the labelled questions needs more than 15.
 */
const MOST_READS = 24;
/** With more words of lines than this, each device has its own line, and none is shared. */
const MOST_SHARED = 6;

/** The devices that a query names one by one. */
export interface Named {
  /** The query that was read last. It lacks the devices that the text names but is not about. */
  query: Query;
  /** The devices, in the order of the text; empty if the query does not name several. */
  devices: readonly number[];
  /** False if it names a maker or a line, which has more devices. */
  isComplete: boolean;
}

/** The devices that the items of a query name. */
interface Mentions {
  /** The tokens of each item, in the order of the text. A device may be named twice. */
  spans: readonly (Span & Mention)[];
  /** The tokens that are said once for several devices, by their offset in the text. */
  shared: ReadonlySet<number>;
}

/**
 * Finds the devices of a query that names more than one: "iphone 12/13", "s22 or pixel 8". If the best candidate
 * leaves words of a name unread, each item of the query is read by itself.
 */
export class SeveralNamed {
  readonly #whole: Reader;
  readonly #part: Reader;

  /**
   * @param whole the reader that has read the query
   * @param part another reader, for the items of the query
   */
  constructor(whole: Reader, part: Reader) {
    this.#whole = whole;
    this.#part = part;
  }

  /**
   * Finds the devices of a query that the reader `whole` has just read. If the query is not about all of them, it is read
   * again without the others.
   *
   * @param kept how many candidates to keep
   */
  find(query: Query, kept: number): Named {
    this.#part.readsLeft = MOST_READS;
    return this.#find(query, kept);
  }

  #find(query: Query, kept: number): Named {
    const reader = this.#whole;
    const one = { query, devices: [], isComplete: true };
    const best = reader.best.list[0];
    if (best === undefined) return one;
    const left = this.#leftOf(query);
    const named = left.size === 0 ? null : this.#inItems(query, left);
    if (named === null) return one;
    const rest = this.#aboutIn(query, named);
    if (rest !== null) {
      reader.read(rest.query, kept);
      const [about] = reader.best.list;
      if (reader.margin >= 0 && rest.devices.includes(about!.device))
        return this.#find(rest.query, kept);
      reader.read(query, kept);
    }
    reader.margin = Math.max(reader.margin, 0);
    return {
      query,
      devices: devicesOf(named.spans),
      isComplete: !named.spans.some((span) => span.isFamily),
    };
  }

  /** The query without the devices that it is not about, and the devices that it is about; `null` if it is about all. */
  #aboutIn(query: Query, { spans, shared }: Mentions): { query: Query; devices: number[] } | null {
    const { devices: table, lexicon } = this.#whole.tables;
    const kind = kindAskedBehind(query, spans.at(-1)!.to);
    const isAbout = spans.map((span) => span.devices.every((d) => table.category(d) === kind));
    const isOfKind = isAbout.includes(true) && isAbout.includes(false);
    const choice = isOfKind ? { isAbout, isWeak: false } : chosenOf(query, spans, lexicon);
    if (choice === null) return null;
    const own = spans.filter((_, k) => choice.isAbout[k]);
    const devices = devicesOf(own);
    // A weak choice may make the answer more careful, but never turn a doubt into a yes. A market or an edition that the
    // text says may make a yes of any other answer than no.
    if (choice.isWeak && devices.some((device) => table.supports(device) !== 'no')) return null;
    const others = spans.filter((span) => !span.devices.some((d) => devices.includes(d)));
    const isShort = own.some((span) => span.isShort);
    const isKept = (i: number): boolean =>
      others.every(({ from, to }) => i < from || i >= to) ||
      (isShort && shared.has(query.tokens[i]!.from));
    const rest = partOf(query, isKept);
    // If all words for the other devices are also words for these, nothing can be left out.
    return rest.tokens.length < query.tokens.length ? { query: rest, devices } : null;
  }

  /** The tokens that the best candidate leaves unread and another device may read, by their offset in the text. */
  #leftOf(query: Query): ReadonlySet<number> {
    const { tokens, text } = query;
    const { evidence, lattice } = this.#whole;
    const left = new Set<number>();
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i]!;
      const arc = evidence.path.arcs[i]!;
      const isRead = evidence.reads(i);
      // "iPhone 13 mini, mine is an A13": apart from the name, it is hardly an abbreviation of it.
      const isGuess =
        isRead && token.numeric && lattice.cost[arc]! > SURE && evidence.path.breaks > 0;
      const before = itemAt(tokens, i - 1);
      const next = tokens[i + 1];
      // "my Nokia 3310": a number that no name has.
      const isUnlisted = isNumber(token) && before !== undefined && left.has(before.from);
      if ((isRead && !isGuess) || !(lattice.reads(i, SURE) || isUnlisted)) continue;
      // "iphone 12-15 esim": a number after the number of a name is not a quantity.
      const isBehindNumber = evidence.reads(i - 1) && isNumber(before!);
      const isOfTopic =
        isBehindNumber && next !== undefined && isEsim(next) && isSeparated(text, before!, token);
      // "not the iphone 13 but the 8", but not "not used, 8/256 GB".
      const isAtEnd = isChoiceAtEnd(query, i, this.#whole.tables.lexicon);
      const isMeasure = isNumber(token) && lattice.isMeasure(i) && !isOfTopic && !isAtEnd;
      if (isCountable(token) || isMeasure) continue;
      const isOtherOfTwo = arc >= 0 && lattice.kind[arc] === OTHER_OF_TWO;
      const isBehindLine = i > 0 && (isNumber(token) || token.year !== 0) && isLine(tokens[i - 1]!);
      // The second "xs" of "xs or xs max" is a word of another name.
      const isWord = !token.numeric && token.core > 0 && (token.roles & NOISE) === 0;
      // "SE or XR": the "se" of a sentence has no conjunction between it and a name.
      const isJoinedName =
        (before !== undefined && isConjunction(before) && evidence.reads(i - 2)) ||
        (next !== undefined && isConjunction(next) && evidence.reads(i + 2));
      const isFree = token.repeated
        ? isNumber(token) || isWord
        : isBehindLine ||
          (isJoinedName && (token.ownRoles & SUFFIX) !== 0) ||
          isOtherOfTwo ||
          isAtEnd ||
          isOfTopic ||
          isGuess ||
          evidence.unread.floorOf(i) > WEIGHTS.unreadYear;
      if (isFree) left.add(token.from);
    }
    return left;
  }

  /**
   * The devices that the items of a query name, each item read by itself.
   *
   * @param left the tokens that the best candidate leaves; at least one device must read one of them
   * @returns `null` if the items name fewer than two devices
   */
  #inItems(query: Query, left: ReadonlySet<number>): Mentions | null {
    const { tokens } = query;
    const isOwn = (i: number): boolean => this.#whole.evidence.reads(i);
    const isUnread = ({ from }: QueryToken): boolean => left.has(from);
    const isLeft = (i: number): boolean => isUnread(tokens[i]!);
    const { lexicon } = this.#whole.tables;
    const marks = correctionsIn(query, lexicon);
    const isChosen = isChoice(query, lexicon);
    const isOnce = (i: number): boolean =>
      tokens.filter(({ text }) => text === tokens[i]!.text).length === 1;
    const mayName = (i: number): boolean => isOwn(i) || isLeft(i);
    const items = itemsOf(
      query,
      mayName,
      (i) => isLeft(i) && isChoiceAtEnd(query, i, lexicon),
      (i) => marks.has(i),
    );
    if (items.length === 1) return null;
    // Shared are the line and the words before the number of the best candidate: "tab s8 / s9", "x13 gen 3 / gen 4".
    const number = tokens.findLastIndex((token, i) => isOwn(i) && isNumber(token));
    const isShared = (token: QueryToken, i: number): boolean => {
      if (isLine(token)) return token.text.length > 1;
      return isOwn(i) && i < number && !token.digits && (token.roles & SUFFIX) === 0;
    };
    const said = tokens.filter(isShared).map(({ from }) => from);
    const shared = new Set(said.length > MOST_SHARED ? [] : said);
    const placesOf = ({ from, to }: Item): number[] => tokens.map((_, i) => i).slice(from, to);
    const isRead = (item: Item): boolean =>
      placesOf(item).some(isOwn) ||
      (placesOf(item).some(isLeft) && (marks.has(item.from - 1) || isName(tokens, item))) ||
      rareMakerIn(query, item, isUnread, this.#whole.tables) !== null;
    const read = items.filter(isRead).slice(0, MOST_READ);
    const mayReadLeft = (item: Item): boolean =>
      attemptsAt(query, item, shared).some((isOf) => tokens.some((_, i) => isLeft(i) && isOf(i)));
    // A best candidate with its number is also that of the item with all of its words, which need not be read again.
    const { margin, evidence } = this.#whole;
    const isSaid = margin >= 0 && evidence.said.number;
    const ofBest = isSaid ? bestNamed(this.#whole, query, left) : null;
    const isOfBest = ({ from, to }: Item): boolean =>
      tokens.every((_, i) => (i >= from && i < to ? !isLeft(i) : !isOwn(i)));
    const mentionIn = (item: Item): Mention | null => {
      if (ofBest !== null && isOfBest(item)) return ofBest;
      const attempts = attemptsAt(query, item, shared);
      // "Hätte ich bloß das S22 genommen": amid such a sentence, only the words of the name name the device.
      const isNamed =
        marks.size > 0 || (isChosen && placesOf(item).some((i) => isOwn(i) && isOnce(i)));
      const ofName = attempts.map((isOf) => (i: number) => isOf(i) && mayName(i));
      const isOfItem = (mention: Mention | null): boolean =>
        placesOf(item).some((i) => mention?.reads.has(tokens[i]!.from));
      const mention =
        mentionOf(this.#part, query, attempts, left) ??
        familyOf(this.#part, query, familyIn(query, item, isUnread), left) ??
        (isNamed ? mentionOf(this.#part, query, ofName, left) : null);
      const isSure = isOfItem(mention) && (mention!.readsLeft || !placesOf(item).some(isLeft));
      if (isSure || this.#whole.margin < 0) return mention;
      const runs = runsOf(query, item, mayName);
      return (
        mentionOf(this.#part, query, runs, left) ??
        mention ??
        familyOf(this.#part, query, unlistedIn(query, item, isUnread, this.#whole.tables), left)
      );
    };
    // Most queries name no other device, so the items that may name one are read first.
    const first = new Map(read.filter(mayReadLeft).map((item) => [item, mentionIn(item)]));
    if (![...first.values()].some((mention) => mention?.readsLeft)) return null;
    const spans: (Span & Mention)[] = [];
    for (const item of read) {
      const mention = first.has(item) ? first.get(item)! : mentionIn(item);
      if (mention === null) continue;
      const said = placesOf(item).filter((i) => mention.reads.has(tokens[i]!.from));
      if (said.length > 0) spans.push({ from: said[0]!, to: said.at(-1)! + 1, ...mention });
    }
    const { brand } = this.#whole.tables.devices;
    const isOfMaker = (a: Mention, b: Mention) => brand[a.devices[0]!] === brand[b.devices[0]!];
    // "X or XR, which of these iphones": the line of the others is no item.
    const isOfOthers = (own: Mention): boolean =>
      own.isFamily && spans.some((span) => span.isShort && isOfMaker(span, own));
    const named = spans.filter((span) => !isOfOthers(span));
    return named.length > 1 && devicesOf(named).length > 1 ? { spans: named, shared } : null;
  }
}

const devicesOf = (spans: readonly Mention[]): number[] => [
  ...new Set(spans.flatMap(({ devices }) => devices)),
];
