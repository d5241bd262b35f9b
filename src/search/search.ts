import { CODE, KIND_NAMES } from '../lattice/arc-kinds.ts';
import { Compounds } from '../lattice/compound.ts';
import { DEFAULT_LIMIT, MAX_LIMIT } from '../model/index.ts';
import { withoutBegun } from '../query/begun.ts';
import { kindAsked } from '../query/kind-asked.ts';
import { KindLists } from '../query/kind-lists.ts';
import { parse, partOf } from '../query/parse.ts';
import type { Query, QueryToken } from '../query/query.ts';
import { isKnownMaker, isLine } from '../query/query-words.ts';
import { isOfOther, saysOlderNetwork } from '../query/speaks-of.ts';
import { Tables } from '../search-index/tables.ts';
import type { Snapshot } from '../snapshot/index.ts';
import { hasDigit } from '../text/characters.ts';
import { EVERYDAY, NOISE } from '../text/roles.ts';
import { cardsSaid } from '../unit/cards.ts';
import { isDoubted } from '../unit/doubt.ts';
import { editionSaid } from '../unit/edition.ts';
import { regionsMisspelt } from '../unit/misspelt.ts';
import { phrasesOfRegions, regionsSaid } from '../unit/region.ts';
import { isAboutOtherThing, saysThing } from '../unit/thing-named.ts';
import { codeSaid, devicesMeant, devicesOfOtherCodes, siblingsOf } from './interpret.ts';
import type { Interpretation, Part } from './interpretation.ts';
import { KEPT, Reader } from './reader.ts';
import { type Named, SeveralNamed } from './several-named.ts';

/** How many devices are read for a part of an item of a query at most, unless they are well known; see {@link Reader}. */
const OF_ITEM = 400;

/**
 * A text as it was read. `named.query`, which the reader describes, may be a part of the `whole`. `isDoubtful` is true if
 * the candidates are listed but none is meant, because the text names another maker, or its end fits none of them.
 */
type TextRead = { whole: Query; named: Named; isDoubtful: boolean };

/** Finds devices by name, by abbreviation and by model code. */
export class Search {
  readonly #reader: Reader;
  readonly #several: SeveralNamed;
  readonly #kinds: KindLists;

  constructor(snapshot: Snapshot) {
    const tables = new Tables(snapshot);
    const compounds = new Compounds(tables);
    this.#reader = new Reader(tables, compounds);
    this.#kinds = new KindLists(tables);
    this.#several = new SeveralNamed(this.#reader, new Reader(tables, compounds, 0, OF_ITEM));
  }

  /**
   * Finds the devices that a query means.
   *
   * @param text a query in any script; it is cut at 256 characters
   * @param limit how many devices to return at most
   * @returns numbers of the snapshot's device table, best first; empty if the query means no device
   * @example search.find('s24 ultra', 10).map((d) => snapshot.devices.record(d).slug)
   */
  find(text: string, limit: number): number[] {
    const { named } = this.#read(text, Math.min(KEPT, Math.max(limit, 1)));
    return (this.#ofKind(named.query) ?? this.#ranked(named, limit)).slice(0, limit);
  }

  /**
   * Interprets a text: which devices it means, and which code, region and edition it states.
   *
   * @param text a question in any script; it is cut at 256 characters
   * @example search.interpret('iphone 15 pro hong kong').regions // ['hong-kong']
   */
  interpret(text: string): Interpretation {
    const { whole, named, isDoubtful } = this.#read(text, KEPT);
    const { query } = named;
    const { tables, best, evidence, codes } = this.#reader;
    // One literal for all outcomes: an object made by spreading another has a shape of its own each time, so that
    // every later access to one of its fields is slow.
    const reading: { -readonly [K in keyof Interpretation]: Interpretation[K] } = {
      meant: 'none',
      devices: [],
      isComplete: true,
      ranked: this.#ranked(named, MAX_LIMIT),
      code: null,
      siblings: null,
      regions: regionsSaid(whole, tables.lexicon),
      edition: null,
      cards: null,
      explain: () => this.#explain(text),
    };
    const listed = this.#ofKind(query);
    if (listed !== null) {
      reading.meant = 'several';
      reading.devices = listed;
      reading.isComplete = false;
      reading.ranked = listed.slice(0, MAX_LIMIT);
      return reading;
    }
    if (reading.ranked.length === 0 || isDoubtful) return reading;
    const isOfSeveral = named.devices.length > 0;
    this.#reader.readBest();
    const isRead = (i: number): boolean => evidence.reads(i);
    // If devices were left out, the text has chosen the one that remains.
    const isOne = !isOfSeveral && query === whole;
    const { device } = best.list[0]!;
    const { isCode } = evidence;
    if (isOne && isDoubted({ query, device, isCode, isRead, tables })) return reading;
    const fits = isOfSeveral
      ? named.devices
      : devicesMeant(query, this.#reader, saysOlderNetwork(whole));
    this.#reader.readBest();
    const devices = [...fits, ...devicesOfOtherCodes(fits, codes, evidence)];
    const code = codeSaid(codes, devices, tables);
    reading.meant = devices.length > 1 ? 'several' : 'one';
    reading.devices = devices;
    // The meant devices come first; the second one may rank lower than others that are not meant.
    reading.ranked = [...new Set([...devices, ...reading.ranked])].slice(0, MAX_LIMIT);
    reading.code = code;
    reading.isComplete = isOfSeveral ? named.isComplete : best.size < KEPT;
    if (isOfSeveral) return reading;
    if (code === null) reading.siblings = siblingsOf(codes, evidence);
    reading.edition = editionSaid(query, tables.lexicon, isRead);
    reading.cards = cardsSaid(query, tables.lexicon, isRead);
    reading.regions = regionsMisspelt(query, tables, devices, isRead) ?? reading.regions;
    // An order number tells where the unit is sold; a word may tell where it is shipped to.
    const numbered = codes.find(({ region }) => region !== null)?.region;
    if (numbered != null) reading.regions = [numbered];
    return reading;
  }

  /**
   * Reads a text. If it means no device, but ends with a letter or a number right behind a name, the name is read alone:
   * the end may begin a word or a size, as in "iphone 15 h" of Hong Kong. It may also belong to another name.
   */
  #read(text: string, kept: number): TextRead {
    const read = this.#readText(text, kept);
    const { best, evidence } = this.#reader;
    const rest = best.size > 0 ? null : withoutBegun(text);
    if (rest === null) return read;
    const shorter = this.#readText(rest, kept);
    const last = shorter.named.query.tokens.length - 1;
    // "thinkpad l13 gen 2": the number is that of the generation.
    const isName = last > 0 && !evidence.unread.saysGeneration && evidence.reads(last);
    if (!isName) best.clear();
    return { ...shorter, isDoubtful: true };
  }

  /** Reads a text and the devices that it names one by one, and keeps at most `kept` candidates. */
  #readText(text: string, kept: number): TextRead {
    const reader = this.#reader;
    const whole = parse(text, reader.tables.lexicon);
    reader.read(whole, kept);
    let query = whole;
    const isOther = (i: number): boolean => isOfOther(whole, i, reader.tables.lexicon.lexicon);
    if (whole.tokens.some((_, i) => reader.evidence.reads(i) && isOther(i))) {
      query = partOf(whole, (i) => !isOther(i));
      reader.read(query, kept);
    }
    const found = this.#several.find(query, kept);
    const isOfThing = reader.margin >= 0 && this.#isOfThing(found);
    const named = isOfThing ? { ...found, devices: [] } : found;
    if (reader.margin < 0 || isOfThing) reader.best.clear();
    const isDoubtful = named.devices.length === 0 && this.#isCodeOfOther(named.query);
    this.#keepCode(named.query);
    return { whole, named, isDoubtful };
  }

  /** True if the text is about another thing than the devices that it names: a part of them, or a case for them. */
  #isOfThing({ query, devices }: Named): boolean {
    const { best, evidence, tables } = this.#reader;
    if (!saysThing(query) || this.#reader.readBest() < 0) return false;
    const kind = tables.devices.category(best.list[0]!.device);
    const reads = (i: number): boolean => evidence.reads(i);
    return isAboutOtherThing(query, tables.lexicon, reads, kind, devices.length > 1);
  }

  #ranked({ devices: named }: Named, limit: number): number[] {
    const devices = this.#reader.best.devices();
    const all = named.length === 0 ? devices : [...new Set([...named, ...devices])];
    return all.slice(0, limit);
  }

  /** The devices of a kind if the query asks for nothing else ("rugged phone", "5g tablet"); `null` if not. */
  #ofKind(query: Query): readonly number[] | null {
    const kind = kindAsked(query);
    // "watch" and "phone" are also names of devices, "smart watches" is not.
    const isName = this.#reader.margin >= 0 && query.tokens.some(({ inPhrase }) => !inPhrase);
    if (kind === null || (kind.qualities.length === 0 && isName)) return null;
    const listed = this.#kinds.of(kind);
    return listed.length === 0 ? null : listed;
  }

  /**
   * True if the best candidate is found by its code alone, beside the name of another maker. "Lenovo IdeaTab
   * A3002" is not an Apple Watch, though one has the number A3002.
   */
  #isCodeOfOther({ tokens }: Query): boolean {
    const reader = this.#reader;
    if (reader.codes.length === 0 || reader.readBest() < 0) return false;
    const { isCode, said, path } = reader.evidence;
    if (!isCode || said.brand) return false;
    const { kind } = reader.lattice;
    // The line or the number of the device beside the code confirms it.
    const isOwn = tokens.some(
      (token, i) =>
        reader.evidence.reads(i) &&
        kind[path.arcs[i]!] !== CODE &&
        (isLine(token) || (token.numeric && !token.digits)),
    );
    // "the European one": an everyday word is not the name of a maker here.
    const isOther = (token: QueryToken, i: number): boolean =>
      path.arcs[i]! < 0 && (token.ownRoles & EVERYDAY) === 0 && isKnownMaker(token, reader.tables);
    return !isOwn && tokens.some(isOther);
  }

  /**
   * Puts the devices whose code is the whole query on the first page. "evo" and "at10" mean better-known devices
   * first, but a person who looks up a code must find it.
   */
  #keepCode({ tokens, text }: Query): void {
    const { best, codes } = this.#reader;
    for (const { isExact, devices, from, to } of codes) {
      if (!isExact || from > 0 || to < tokens.length) continue;
      // "World" and "8" are also codes: a word of a question or a single character alone names no device.
      const saysNothing = tokens.every(({ roles }) => (roles & NOISE) !== 0) && !hasDigit(text);
      if (best.size === 0 && (saysNothing || text.length === 1)) continue;
      const page = best.devices().slice(0, DEFAULT_LIMIT);
      const missing = devices.filter((device) => !page.includes(device)).slice(0, DEFAULT_LIMIT);
      for (const device of missing) best.insert(device, DEFAULT_LIMIT - 1);
    }
  }

  #explain(text: string): Part[] {
    const { whole, named } = this.#read(text, KEPT);
    const { evidence, lattice, tables } = this.#reader;
    const isFound = this.#reader.readBest() >= 0;
    const regions = regionsSaid(whole, tables.lexicon);
    const places = phrasesOfRegions(whole, tables.lexicon, regions).map(({ from, to }) =>
      whole.tokens.slice(from, to).map((token) => token.from),
    );
    return named.query.tokens.map((token, i) => {
      const arc = isFound ? evidence.path.arcs[i]! : -1;
      const isPlace = places.some((place) => place.includes(token.from));
      const as = arc >= 0 ? KIND_NAMES[lattice.kind[arc]!]! : isPlace ? 'region' : 'unread';
      const cost = arc >= 0 ? lattice.cost[arc]! : evidence.unread.cost(i);
      return { text: token.text, as, cost: Math.round(cost * 100) / 100 };
    });
  }
}
