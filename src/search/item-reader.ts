import { type Attempt, attemptsAt, runsOf } from '../query/attempts.ts';
import { isChoice, isChoiceAtEnd } from '../query/choice.ts';
import { correctionsIn } from '../query/correction.ts';
import {
  familyIn,
  type Item,
  isName,
  itemsOf,
  makerBeforeUnread,
  unlistedIn,
} from '../query/items.ts';
import type { Query, QueryToken } from '../query/query.ts';
import { isLine, isNumber } from '../query/query-words.ts';
import type { Span } from '../query/standing.ts';
import { SUFFIX } from '../text/roles.ts';
import { bestNamed, devicesOf, familyOf, type Mention, mentionOf } from './mention.ts';
import type { Reader } from './reader.ts';

/** How many items are read at most. */
const MOST_READ = 5;
/** With more words of lines than this, each device has its own line, and none is shared. */
const MOST_SHARED = 6;

/** A mention, with the tokens that name the device. */
type NamedSpan = Span & Mention;

/** The devices that the items of a query name. */
export interface Mentions {
  /** In the order of the text. A device may be named twice. */
  spans: readonly NamedSpan[];
  /** The tokens that are said once for several devices, by their offset in the text. */
  shared: ReadonlySet<number>;
}

/** Reads the items of one query, each by itself, and finds the devices that they name. */
export class ItemReader {
  readonly #query: Query;
  readonly #whole: Reader;
  readonly #part: Reader;
  readonly #left: ReadonlySet<number>;
  /** The tokens, by their index, of the words of a correction. */
  readonly #marks: ReadonlySet<number>;
  #shared: ReadonlySet<number> = new Set();
  /** The mention of the best candidate of the whole query, if the query says its number. */
  #ofBest: Mention | null = null;

  /**
   * @param whole the reader that has read the query
   * @param part another reader, for the items
   * @param left the tokens that the best candidate leaves and another device may read, by their offset in the text
   */
  constructor(query: Query, whole: Reader, part: Reader, left: ReadonlySet<number>) {
    this.#query = query;
    this.#whole = whole;
    this.#part = part;
    this.#left = left;
    this.#marks = correctionsIn(query, whole.tables.lexicon);
  }

  /**
   * Finds the devices that the items name. At least one of them must be named by a token that the best candidate leaves.
   *
   * @returns `null` if the items name fewer than two devices
   */
  read(): Mentions | null {
    const query = this.#query;
    const { lexicon } = this.#whole.tables;
    const items = itemsOf(
      query,
      this.#mayName,
      (i) => this.#isLeft(i) && isChoiceAtEnd(query, i, lexicon),
      (i) => this.#marks.has(i),
    );
    if (items.length === 1) return null;
    this.#shared = this.#sharedTokens();
    const { margin, evidence } = this.#whole;
    const isSaid = margin >= 0 && evidence.said.number;
    this.#ofBest = isSaid ? bestNamed(this.#whole, query, this.#left) : null;
    const naming = items.filter((item, k) => this.#namesDevice(item) && this.#goesOn(items, k));
    const spans = this.#spansOf(naming.slice(0, MOST_READ));
    const named = this.#withoutFamiliesOf(spans);
    // A maker alone has several devices, but is one mention.
    const isSeveral = named.length > 1 && devicesOf(named).length > 1;
    return isSeveral ? { spans: named, shared: this.#shared } : null;
  }

  /** True for the index of a token that the best candidate reads. */
  readonly #isOwn = (i: number): boolean => this.#whole.evidence.reads(i);

  readonly #isUnread = ({ from }: QueryToken): boolean => this.#left.has(from);

  readonly #isLeft = (i: number): boolean => this.#isUnread(this.#query.tokens[i]!);

  readonly #mayName = (i: number): boolean => this.#isOwn(i) || this.#isLeft(i);

  /** The tokens of an item, by their index. */
  #placesOf({ from, to }: Item): number[] {
    return Array.from({ length: to - from }, (_, k) => from + k);
  }

  /**
   * The tokens that are said once for all items, by their offset in the text: the line and the words before the number of
   * the best candidate, as in "tab s8 / s9" and "x13 gen 3 / gen 4".
   */
  #sharedTokens(): ReadonlySet<number> {
    const { tokens } = this.#query;
    const number = tokens.findLastIndex((token, i) => this.#isOwn(i) && isNumber(token));
    const isShared = (token: QueryToken, i: number): boolean => {
      if (isLine(token)) return token.text.length > 1;
      // "z fold 3/4", but not "13 pro, 14"
      const isName = (token.roles & SUFFIX) === 0 || tokens[i + 1]?.digits === true;
      return this.#isOwn(i) && i < number && !token.digits && isName;
    };
    const said = tokens.filter(isShared).map(({ from }) => from);
    return new Set(said.length > MOST_SHARED ? [] : said);
  }

  /** True if an item may name a device: the best candidate, or one that it leaves. */
  #namesDevice(item: Item): boolean {
    const places = this.#placesOf(item);
    return (
      places.some(this.#isOwn) ||
      (places.some(this.#isLeft) &&
        (this.#marks.has(item.from - 1) || isName(this.#query.tokens, item))) ||
      makerBeforeUnread(this.#query, item, this.#isUnread, this.#whole.tables) !== null
    );
  }

  /**
   * False for a bare number in a list behind an item that is of no device: the 2 of "iPhone 7 Plus;шт;4;5 900,00;склад 2".
   * It goes on with a list of numbers ("iPhone 12, 13"), or is the device that the text chooses: "sold my iphone 13, kept
   * the 8".
   */
  #goesOn(items: readonly Item[], k: number): boolean {
    const { from, to, isListed } = items[k]!;
    const isBare = to === from + 1 && this.#query.tokens[from]!.digits;
    if (k === 0 || !isListed || !isBare) return true;
    if (isChoice(this.#query, this.#whole.tables.lexicon)) return true;
    return this.#namesDevice(items[k - 1]!) && this.#goesOn(items, k - 1);
  }

  /** The mentions in some items; none if no item is named by a token that the best candidate leaves. */
  #spansOf(items: readonly Item[]): NamedSpan[] {
    const { tokens } = this.#query;
    // Most queries name no other device, so the items that may name one are read first.
    const found = new Map<Item, Mention | null>();
    for (const item of items) {
      const attempts = attemptsAt(this.#query, item, this.#shared);
      const readsLeft = attempts.some((isOf) => tokens.some((_, i) => this.#isLeft(i) && isOf(i)));
      if (readsLeft) found.set(item, this.#mentionIn(item, attempts));
    }
    if (![...found.values()].some((mention) => mention?.readsLeft)) return [];
    return items.flatMap((item) => {
      const mention = found.has(item) ? found.get(item)! : this.#mentionIn(item);
      if (mention === null) return [];
      const said = this.#placesOf(item).filter((i) => mention.reads.has(tokens[i]!.from));
      return said.length > 0 ? [{ from: said[0]!, to: said.at(-1)! + 1, ...mention }] : [];
    });
  }

  /** The device that an item names; `null` if it names none. */
  #mentionIn(
    item: Item,
    attempts: readonly Attempt[] = attemptsAt(this.#query, item, this.#shared),
  ): Mention | null {
    if (this.#ofBest !== null && this.#isOfBest(item)) return this.#ofBest;
    const mention = this.#mentionByWords(item, attempts);
    if (this.#whole.margin < 0 || this.#isSure(item, mention)) return mention;
    return (
      this.#mentionOf(runsOf(this.#query, item, this.#mayName)) ??
      mention ??
      this.#familyOf(unlistedIn(this.#query, item, this.#isUnread, this.#whole.tables))
    );
  }

  /**
   * True if an item has all words of the best candidate and none that it leaves. Then it need not be read again.
   */
  #isOfBest({ from, to }: Item): boolean {
    return this.#query.tokens.every((_, i) =>
      i >= from && i < to ? !this.#isLeft(i) : !this.#isOwn(i),
    );
  }

  /** The device that an item names by all of its words, by a maker or a line, or by the words that may be of a name. */
  #mentionByWords(item: Item, attempts: readonly Attempt[]): Mention | null {
    const mention =
      this.#mentionOf(attempts) ?? this.#familyOf(familyIn(this.#query, item, this.#isUnread));
    if (mention !== null || !this.#isAmidSentence(item)) return mention;
    return this.#mentionOf(attempts.map((isOf) => (i) => isOf(i) && this.#mayName(i)));
  }

  /**
   * True if only the words of the name in an item name the device, because the text corrects itself or chooses: "Hätte ich
   * bloß das S22 genommen".
   */
  #isAmidSentence(item: Item): boolean {
    const { tokens } = this.#query;
    const isOnce = (i: number): boolean =>
      tokens.filter(({ text }) => text === tokens[i]!.text).length === 1;
    return (
      this.#marks.size > 0 ||
      (isChoice(this.#query, this.#whole.tables.lexicon) &&
        this.#placesOf(item).some((i) => this.#isOwn(i) && isOnce(i)))
    );
  }

  /** True if a word of the item names the device, and a word that the best candidate leaves unless it leaves none. */
  #isSure(item: Item, mention: Mention | null): boolean {
    const places = this.#placesOf(item);
    return (
      mention !== null &&
      places.some((i) => mention.reads.has(this.#query.tokens[i]!.from)) &&
      (mention.readsLeft || !places.some(this.#isLeft))
    );
  }

  #mentionOf(attempts: readonly Attempt[]): Mention | null {
    return mentionOf(this.#part, this.#query, attempts, this.#left);
  }

  #familyOf(family: readonly QueryToken[] | null): Mention | null {
    return familyOf(this.#part, this.#query, family, this.#left);
  }

  /** The mentions without the line of others: "X or XR, which of these iphones". */
  #withoutFamiliesOf(spans: readonly NamedSpan[]): NamedSpan[] {
    const { brand } = this.#whole.tables.devices;
    const isOfMaker = (a: Mention, b: Mention): boolean =>
      brand[a.devices[0]!] === brand[b.devices[0]!];
    const isOfOthers = (own: Mention): boolean =>
      own.isFamily && spans.some((span) => span.isShort && isOfMaker(span, own));
    return spans.filter((span) => !isOfOthers(span));
  }
}
