import { OTHER_OF_TWO } from '../lattice/arc-kinds.ts';
import { WEIGHTS } from '../lattice/weights.ts';
import { chosenOf, isChoice, isChoiceAtEnd, kindAskedBehind } from '../query/choice.ts';
import { isSeparated } from '../query/items.ts';
import { partOf } from '../query/parse.ts';
import type { Query } from '../query/query.ts';
import { isConjunction, isCountable, isEsim, isLine, isNumber } from '../query/query-words.ts';
import { listsDevices } from '../query/signs.ts';
import { itemAt } from '../text/item-at.ts';
import { NOISE, SUFFIX } from '../text/roles.ts';
import { codeBesideName } from './code-beside-name.ts';
import { ItemReader, type Mentions } from './item-reader.ts';
import { devicesOf, SURE } from './mention.ts';
import type { Reader } from './reader.ts';

/**
 * How often parts of one text are read at most, each time at the cost of a query. An item is read in several ways, and what
 * remains of the text is read anew. None of the labelled questions needs more than 15.
 */
const MOST_READS = 24;

/** The greatest number that counts eSIMs behind the name of a device. */
const MOST_CARDS = 2;

/** The devices that a query names one by one. */
export interface Named {
  /** The query that was read last. It lacks the devices that the text names but is not about. */
  query: Query;
  /** The devices, in the order of the text; empty if the query does not name several. */
  devices: readonly number[];
  /** False if it names a maker or a line, which has more devices. */
  isComplete: boolean;
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
    this.#part.remaining = MOST_READS;
    return this.#find(query, kept);
  }

  #find(query: Query, kept: number): Named {
    const reader = this.#whole;
    const one = { query, devices: [], isComplete: true };
    const best = reader.best.list[0];
    if (best === undefined) return one;
    const left = this.#leftOf(query);
    const named = left.size === 0 ? null : new ItemReader(query, reader, this.#part, left).read();
    if (named === null) {
      const devices = codeBesideName(query, reader, this.#part);
      if (devices.length > 0) reader.margin = Math.max(reader.margin, 0);
      return { ...one, devices };
    }
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
    const left = new Set<number>();
    for (let i = 0; i < query.tokens.length; i++)
      if (this.#isLeft(query, i, left)) left.add(query.tokens[i]!.from);
    return left;
  }

  /** @param left the tokens before it that are left, by their offset in the text */
  #isLeft(query: Query, i: number, left: ReadonlySet<number>): boolean {
    const { tokens, text } = query;
    const { evidence, lattice } = this.#whole;
    const token = tokens[i]!;
    const isGuess = this.#isGuess(query, i);
    const [before, next] = [itemAt(tokens, i - 1), tokens[i + 1]];
    // "my Nokia 3310": a number that no name has.
    const isUnlisted = isNumber(token) && before !== undefined && left.has(before.from);
    if ((evidence.reads(i) && !isGuess) || !(lattice.reads(i, SURE) || isUnlisted)) return false;
    // "iphone 12-15 esim", "iPhone 14 Plus or 8 eSIM?": behind a name and a sign or a conjunction, a number is no quantity.
    // Of the least, "iPhone 13 and 2 eSIMs", it is one.
    const isOfName = (k: number): boolean =>
      k >= 0 && (evidence.reads(k) || left.has(tokens[k]!.from));
    const isBehindNumber = isOfName(i - 1) && isNumber(before!);
    const isBehindSign =
      isOfName(i - 1) &&
      (isSeparated(text, before!, token) || (isBehindNumber && listsDevices(text, before!, token)));
    const isBehindConjunction = before !== undefined && isConjunction(before) && isOfName(i - 2);
    const isOfTopic =
      next !== undefined &&
      isEsim(next) &&
      ((isBehindNumber && isBehindSign) ||
        ((isBehindSign || isBehindConjunction) && Number(token.text) > MOST_CARDS));
    // "not the iphone 13 but the 8", but not "not used, 8/256 GB".
    const isAtEnd = isChoiceAtEnd(query, i, this.#whole.tables.lexicon);
    // "from a G7 to a Z Flip5": the candidate takes a number of another name.
    const isOfOther = isUnlisted && !isLine(before) && isChoice(query, this.#whole.tables.lexicon);
    const isTaken =
      isNumber(token) && evidence.reads(i - 1) && tokens.some((_, k) => this.#isGuess(query, k));
    const isBehindName = (isOfOther || isTaken) && before!.core > 0;
    const isOther = isOfTopic || isAtEnd || isBehindName;
    const isMeasure = isNumber(token) && lattice.isMeasure(i) && !isOther;
    if (isCountable(token) || isMeasure) return false;
    // The second "xs" of "xs or xs max" is a word of another name.
    const isWord = !token.numeric && token.core > 0 && (token.roles & NOISE) === 0;
    if (token.repeated) return isNumber(token) || isWord;
    const arc = evidence.path.arcs[i]!;
    const isOtherOfTwo = arc >= 0 && lattice.kind[arc] === OTHER_OF_TWO;
    const isBehindLine = i > 0 && (isNumber(token) || token.year !== 0) && isLine(tokens[i - 1]!);
    // "SE or XR": the "se" of a sentence has no conjunction between it and a name.
    // In "saber se o iPhone 16e suporta" the "o" is an article.
    const isJoint = next !== undefined && isConjunction(next) && evidence.reads(i + 2);
    const isArticle = isJoint && next.text.length === 1 && isLine(tokens[i + 2]!);
    const isJoinedName = isBehindConjunction || (isJoint && !isArticle);
    // "A family of four, my wife has an iPhone 14": a number in words counts people unless it stands beside a name.
    if (token.spoken && !isBehindLine && !isBehindSign && !isJoinedName && !isOther) return false;
    return (
      isBehindLine ||
      (isJoinedName && (token.ownRoles & SUFFIX) !== 0) ||
      isOtherOfTwo ||
      isOther ||
      isGuess ||
      evidence.unread.floorOf(i) > WEIGHTS.unreadYear
    );
  }

  /** True for a number that is a guess: "iPhone 13 mini, mine is an A13" has hardly an abbreviation apart from the name. */
  #isGuess({ tokens }: Query, i: number): boolean {
    const { evidence, lattice } = this.#whole;
    const { arcs, breaks } = evidence.path;
    return breaks > 0 && evidence.reads(i) && tokens[i]!.numeric && lattice.cost[arcs[i]!]! > SURE;
  }
}
