import { Tables } from '../search-index/tables.ts';
import type { Snapshot } from '../snapshot/index.ts';
import { CONJUNCTION, NOISE } from '../text/lexicon.ts';
import { hasDigit } from '../text/tokens.ts';
import { evidenceForDevice } from './abstain.ts';
import { Best } from './best.ts';
import { Candidates } from './candidates.ts';
import { Evidence } from './evidence.ts';
import { codeSaid, devicesMeant } from './interpret.ts';
import type { Interpretation, Part } from './interpretation.ts';
import { buildLattice, extendLattice } from './lattice/build.ts';
import type { CodeSaid } from './lattice/code.ts';
import { CODE, CONTEXT, KIND_NAMES, Lattice } from './lattice/lattice.ts';
import { parse, partOf, type Query, type QueryToken } from './normalise.ts';
import { regionSaid } from './region.ts';
import { WEIGHTS } from './weights.ts';

/** Devices that a query names one by one, at most, and places at which it is parted. */
const MOST_NAMED = 4;
const MOST_CUTS = 4;
/** Parts of a query that are read, at most: each costs as much as a query. */
const MOST_PARTS = 6;
/** A query of more tokens is a title: it names several devices less often. */
const LONG = 10;
/** Results of a page. */
const PAGE = 10;
/** What is read for so much tells a second device: a guess does not. */
const SURE = 2;
/** A misspelt word of a name stands so near to another one. */
const NEAR = 2;
/** Results for people who choose. */
const RANKED = 25;
/** Devices that are kept for one query. */
const KEPT = 64;

/** What a text means that means no device. */
const NOTHING = {
  meant: 'none',
  devices: [],
  isComplete: true,
  code: null,
  isUnlisted: false,
} as const;

/** Finds devices by name, by abbreviation and by model code. */
export class Search {
  readonly #tables: Tables;
  readonly #lattice: Lattice;
  readonly #evidence: Evidence;
  readonly #candidates: Candidates;
  readonly #best = new Best(KEPT);
  #codes: readonly CodeSaid[] = [];

  constructor(snapshot: Snapshot) {
    this.#tables = new Tables(snapshot);
    this.#lattice = new Lattice(this.#tables.words.size);
    this.#evidence = new Evidence(this.#tables, this.#lattice);
    this.#candidates = new Candidates(this.#tables, this.#lattice, this.#evidence, this.#best);
  }

  /**
   * The devices that a query means, best first, as numbers of the snapshot's device table. Empty
   * where none is meant.
   *
   * @param text what a person typed, in any script; longer ones are cut at 256 characters
   * @param limit how many devices at most
   * @example search.find('s24 ultra', 10).map((d) => snapshot.devices.record(d).slug)
   */
  find(text: string, limit: number): number[] {
    this.#run(text);
    return this.#ranked(limit);
  }

  /**
   * What a text means: one device, several that it fits, or none; the code and the region that it says.
   *
   * @param text what a person typed, in any script; longer ones are cut at 256 characters
   * @example search.interpret('iphone 15 pro hong kong').region // 'hong-kong'
   */
  interpret(text: string): Interpretation {
    const query = this.#run(text);
    const region = regionSaid(text, query, this.#tables.lexicon);
    const ranked = this.#ranked(RANKED);
    const explain = (): Part[] => this.#explain(text);
    if (this.margin < 0 || ranked.length === 0) {
      return { ...NOTHING, ranked: [], region, explain };
    }
    if (this.#namesAnother) return { ...NOTHING, ranked, region, explain };
    const isList = this.#named.length > 0;
    const devices = isList ? this.#named : this.#meant(query);
    const code = isList ? null : codeSaid(this.#codes, devices, this.#tables);
    return {
      meant: devices.length === 1 ? 'one' : 'several',
      devices,
      isComplete: isList || this.#best.size < KEPT,
      ranked,
      code,
      isUnlisted: !isList && code === null && this.#isUnlisted(),
      region,
      explain,
    };
  }

  #meant(query: Query): number[] {
    // The lattice is that of a part.
    if (this.#isParted) this.#read(query);
    return devicesMeant(query, this.#best, this.#codes, this.#evidence, this.#tables);
  }

  /** Is the best candidate found by a code that is not held: by its beginning, or by a sibling? */
  #isUnlisted(): boolean {
    const [device, form] = [this.#best.devices[0], this.#best.forms[0]];
    const codes = this.#codes;
    if (device === undefined || codes.length === 0 || codes.some((c) => c.isExact)) return false;
    this.#evidence.readAgain(device, form!);
    return this.#evidence.isCode;
  }

  #ranked(limit: number): number[] {
    const { devices } = this.#best;
    if (this.#named.length === 0) return devices.slice(0, limit);
    const rest = devices.filter((device) => !this.#named.includes(device));
    return [...this.#named, ...rest].slice(0, limit);
  }

  #explain(text: string): Part[] {
    const query = this.#run(text);
    const [device, form] = [this.#best.devices[0], this.#best.forms[0]];
    if (this.#isParted) this.#read(query);
    if (device !== undefined) this.#evidence.readAgain(device, form!);
    return query.tokens.map((token, i) => {
      const arc = device === undefined ? -1 : this.#evidence.arcs[i]!;
      if (arc < 0) return { text: token.text, as: 'unread', cost: this.#evidence.unreadCost(i) };
      return {
        text: token.text,
        as: KIND_NAMES[this.#lattice.kind[arc]!]!,
        cost: this.#lattice.cost[arc]!,
      };
    });
  }

  /** For work on the engine. */
  debug(text: string): string {
    const query = this.#run(text);
    const { devices, costs, forms } = this.#best;
    const e = this.#evidence;
    const out = [
      `"${query.text}" [${query.tokens.map((t) => t.text).join(' ')}] margin ${this.margin}`,
    ];
    for (let k = 0; k < Math.min(5, devices.length); k++) {
      const d = devices[k]!;
      e.readAgain(d, forms[k]!);
      const record = this.#tables.devices.record(d);
      const read = query.tokens.map(
        (t, i) =>
          `${t.text}:${e.arcs[i]! < 0 ? `unread ${e.unreadCost(i)}` : `${this.#lattice.kind[e.arcs[i]!]}/${this.#lattice.cost[e.arcs[i]!]}`}`,
      );
      out.push(
        `  ${costs[k]!.toFixed(2)} ${record.brand} ${record.model} (${record.releaseYear}) path ${e.path.toFixed(2)} unsaid ${e.unsaid.toFixed(2)} prior ${e.prior.toFixed(2)} | ${read.join(' ')}`,
      );
    }
    return out.join('\n');
  }

  margin = 0;
  /** The devices that a query names one by one; empty where it does not name several. */
  #named: readonly number[] = [];
  /** Was a part of the query read last? */
  #isParted = false;
  #isBetween = false;
  /** Where the tokens stand that the best candidate of the whole query leaves unread. */
  #left: ReadonlySet<number> = new Set();
  /** Does the part that was read last read one of them? */
  #readsLeft = false;
  /** How many parts were read. */
  #parts = 0;
  /** Does the query name another device beside the best one, which is none of ours? */
  #namesAnother = false;
  keep = false;

  /** Reads a query, and where it names several devices, each; the best stand in `#best`. */
  #run(text: string): Query {
    const query = parse(text, this.#tables.lexicon);
    this.#named = [];
    this.#isParted = false;
    this.#namesAnother = false;
    this.#read(query);
    this.#isBetween = this.#best.size > 0 && this.#saysAnother(query);
    const cuts = this.#best.size > 0 ? this.#cuts(query) : [];
    if (cuts.length > 0) {
      const best = this.#best.copy();
      const { margin } = this;
      this.#left = this.#leftOf(query);
      this.#parts = 0;
      this.#named = this.#readParts(query, cuts, MOST_NAMED);
      this.#best.set(best);
      this.margin = this.#named.length > 0 ? Math.max(margin, 0) : margin;
      this.#isParted = true;
      this.#namesAnother = this.#named.length === 0 && this.#isBetween;
    }
    if (this.margin < 0 && !this.keep) this.#best.clear();
    this.#namesAnother ||= this.#isCodeOfOther(query);
    this.#keepCode(query);
    return query;
  }

  /**
   * Is the best candidate told by its code alone, beside the name of another maker? "Lenovo IdeaTab
   * A3002" is no Apple Watch, though one has the number A3002.
   */
  #isCodeOfOther({ tokens }: Query): boolean {
    const [device, form] = [this.#best.devices[0], this.#best.forms[0]];
    if (device === undefined || this.#isParted) return false;
    this.#evidence.readAgain(device, form!);
    const { isCode, brandSaid, arcs } = this.#evidence;
    if (!isCode || brandSaid) return false;
    const { kind } = this.#lattice;
    // Its own line beside the code says who is meant.
    const isOwn = tokens.some(
      (token, i) => this.#isRead(i) && kind[arcs[i]!] !== CODE && isLine(token, this.#tables),
    );
    return !isOwn && tokens.some((token, i) => arcs[i]! < 0 && isMaker(token, this.#tables));
  }

  /**
   * Keeps a place for the devices whose code the whole query is: "evo" and "at10" mean better-known
   * devices first, but who looks a code up finds it on the first page.
   */
  #keepCode({ tokens, text }: Query): void {
    const best = this.#best;
    for (const { isExact, devices, from, to } of this.#codes) {
      if (!isExact || from > 0 || to < tokens.length) continue;
      // "World" and "Life" are codes as well: alone, a word of a question names no device.
      const saysNothing = tokens.every(({ roles }) => (roles & NOISE) !== 0);
      if (best.size === 0 && saysNothing && !hasDigit(text)) continue;
      const missing = devices.filter((device) => !best.devices.slice(0, PAGE).includes(device));
      if (best.size === 0) this.margin = 0;
      best.insert(missing.slice(0, PAGE), PAGE - 1);
    }
  }

  #read(query: Query): void {
    const best = this.#best;
    best.clear();
    this.margin = -1;
    if (query.tokens.length === 0) return;
    this.#codes = buildLattice(this.#lattice, query, this.#tables);
    this.#evidence.begin(query);
    this.#candidates.collect();
    this.#extend(query);
    const [device, form] = [best.devices[0], best.forms[0]];
    if (device === undefined) return;
    this.#evidence.readAgain(device, form!);
    this.margin = evidenceForDevice(query, device, this.#evidence, this.#lattice, this.#tables);
  }

  /**
   * The places at which a query may be parted because it names two devices: before and behind a number
   * that the best candidate leaves unread or that is said again.
   */
  #cuts(query: Query): number[] {
    const { tokens } = query;
    const { arcs } = this.#evidence;
    const { kind, cost } = this.#lattice;
    const cuts = this.#cutsBetween(query);
    if (tokens.filter((token, i) => isNumber(token) && !this.#isMeasure(i)).length < 2) return cuts;
    for (const [i, token] of tokens.entries()) {
      if (!isNumber(token)) continue;
      const arc = arcs[i]!;
      const isFree =
        arc < 0
          ? token.repeated || this.#evidence.unreadCost(i) > WEIGHTS.unreadYear
          : kind[arc] === CONTEXT && cost[arc] === WEIGHTS.unreadOtherOfTwo;
      if (!isFree || this.#isMeasure(i)) continue;
      // "ip54", "tela 6": a number that no name stands before, and that is none of two, is no device's.
      const before = tokens[i - 1];
      const isNamed = before !== undefined && isLine(before, this.#tables);
      if (!isNamed && token.digits && !(arc >= 0 || token.repeated)) continue;
      let from = i;
      while (from > 1 && !tokens[from - 1]!.numeric && isOfName(tokens[from - 1]!, this.#tables))
        from--;
      if (from > 0) cuts.push(from);
      if (i + 1 < tokens.length) cuts.push(i + 1);
      if (cuts.length >= (tokens.length > LONG ? 2 : MOST_CUTS)) break;
    }
    return cuts;
  }

  /** The places behind "or", "vs" and their like where one side is read and the other has words left. */
  #cutsBetween({ tokens, text }: Query): number[] {
    const cuts: number[] = [];
    for (let i = 1; i < tokens.length - 1 && cuts.length < 2; i++) {
      const isBetween = isSeparator(text, tokens[i - 1]!, tokens[i]!) || isConjunction(tokens[i]!);
      // "12/256" is one measure.
      if (!isBetween || (this.#isMeasure(i - 1) && this.#isMeasure(i))) continue;
      const at = isConjunction(tokens[i]!) ? i + 1 : i;
      const [isReadBefore, isReadBehind] = [this.#reads(0, i), this.#reads(at, tokens.length)];
      const [isLeftBefore, isLeftBehind] = [this.#leaves(0, i), this.#leaves(at, tokens.length)];
      if ((isReadBefore && isLeftBehind) || (isReadBehind && isLeftBefore)) cuts.push(at);
    }
    return cuts;
  }

  /** Is a maker or a line named on the other side of an "or" than the best candidate? */
  #saysAnother(query: Query): boolean {
    return this.#cutsBetween(query).some((cut) =>
      query.tokens.some((token, i) => {
        const isApart = i < cut !== this.#reads(0, cut);
        if (!isApart || this.#isRead(i)) return false;
        const isFreeNumber = isNumber(token) && this.#evidence.floorOf(i) > WEIGHTS.unreadYear;
        return isFreeNumber || isMaker(token, this.#tables);
      }),
    );
  }

  /** Where the tokens stand that the best candidate leaves to another device. */
  #leftOf({ tokens }: Query): Set<number> {
    const { arcs } = this.#evidence;
    const { cost } = this.#lattice;
    const left = tokens.filter((token, i) => {
      if (this.#isRead(i)) return false;
      if (token.repeated) return isNumber(token);
      const isOtherOfTwo = arcs[i]! >= 0 && cost[arcs[i]!] === WEIGHTS.unreadOtherOfTwo;
      return isOtherOfTwo || this.#evidence.floorOf(i) > WEIGHTS.unreadYear;
    });
    return new Set(left.map(({ from }) => from));
  }

  #reads(from: number, to: number): boolean {
    for (let i = from; i < to; i++) if (this.#isRead(i)) return true;
    return false;
  }

  /** Is a word or a number left that may be of a name? */
  #leaves(from: number, to: number): boolean {
    for (let i = from; i < to; i++) {
      if (!this.#isRead(i) && this.#evidence.floorOf(i) > WEIGHTS.unreadYear) return true;
    }
    return false;
  }

  #isRead(i: number): boolean {
    const arc = this.#evidence.arcs[i]!;
    return arc >= 0 && this.#lattice.kind[arc] !== CONTEXT;
  }

  /** Does the best candidate lack a maker or a line, or the number or a name that the query says? */
  #isWeak(query: Query): boolean {
    const { brandSaid, lineSaid, isOtherLine } = this.#evidence;
    if ((!brandSaid && !lineSaid) || isOtherLine) return true;
    return query.tokens.some((token, i) => {
      if (this.#isRead(i) || token.repeated) return false;
      return (
        (token.digits && this.#evidence.floorOf(i) > WEIGHTS.unreadYear) ||
        isLine(token, this.#tables)
      );
    });
  }

  #isMeasure(i: number): boolean {
    const { size, from, to, kind, cost } = this.#lattice;
    for (let arc = 0; arc < size; arc++) {
      const covers = from[arc]! <= i && to[arc]! > i;
      if (covers && kind[arc] === CONTEXT && cost[arc]! < WEIGHTS.unreadNetwork) return true;
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
      const first = this.#nameOf(partOf(query, (i) => i < cut));
      if (first < 0) continue;
      const isNew = this.#readsLeft;
      const saysName = query.tokens.some((t, i) => i >= cut && isLine(t, this.#tables));
      const rest = partOf(
        query,
        (i) => i >= cut || (!saysName && isLine(query.tokens[i]!, this.#tables)),
      );
      const second = this.#nameOf(rest);
      if (!isNew && !this.#readsLeft) continue;
      const more = most > 2 && this.#best.size > 0 ? this.#cuts(rest) : [];
      const others = more.length > 0 ? this.#readParts(rest, more, most - 1) : [];
      const names = others.length > 0 ? others : second < 0 ? [] : [second];
      if (names.length > 0 && !names.includes(first)) return [first, ...names];
    }
    return [];
  }

  /** The device that a part of a query names with a number and by its maker or line; -1 for none. */
  #nameOf(query: Query): number {
    this.#parts++;
    this.#read(query);
    const { numberSaid, brandSaid, lineSaid, wordSaid, unsaid } = this.#evidence;
    const { arcs } = this.#evidence;
    this.#readsLeft = query.tokens.some(
      ({ from }, i) =>
        this.#left.has(from) && this.#isRead(i) && this.#lattice.cost[arcs[i]!]! <= SURE,
    );
    const isWhole = lineSaid && wordSaid && unsaid < 1;
    const isNamed = isWhole || (numberSaid && (brandSaid || lineSaid || wordSaid));
    return this.margin >= 0 && isNamed ? this.#best.devices[0]! : -1;
  }

  /** Adds the dear arcs for what the best candidate reads at a high price. */
  #extend(query: Query): void {
    const best = this.#best;
    const evidence = this.#evidence;
    const lattice = this.#lattice;
    const isFound = best.size > 0;
    if (isFound) evidence.readAgain(best.devices[0]!, best.forms[0]!);
    const { size } = lattice;
    extendLattice(lattice, query, this.#tables, {
      isWeak: best.cost > WEIGHTS.unsaidLetter && (!isFound || this.#isWeak(query)),
      isNamed: isFound && (evidence.brandSaid || evidence.lineSaid),
      spent: (i) => {
        if (!isFound) return Number.POSITIVE_INFINITY;
        const arc = evidence.arcs[i]!;
        if (arc < 0) return evidence.unreadCost(i);
        // Letters behind a number, "15plsu", are as often a misspelt word as a unit.
        const isUnit = lattice.kind[arc] === CONTEXT && lattice.cost[arc] === WEIGHTS.unreadUnit;
        return isUnit ? evidence.unreadCost(i) : lattice.cost[arc]!;
      },
      isNear: (i) => {
        for (let k = i - NEAR; k <= i + NEAR; k++)
          if (k !== i && k >= 0 && k < query.tokens.length && this.#isRead(k)) return true;
        return false;
      },
    });
    if (lattice.size === size) return;
    evidence.markArcs();
    this.#candidates.collectMore(size);
  }
}

/** Is it the name of a brand or a line that people know? */
function isLine({ text, numeric }: QueryToken, { words, core }: Tables): boolean {
  const word = numeric ? -1 : words.find(text);
  return word >= 0 && core[word] === 2;
}

const isConjunction = ({ roles }: QueryToken): boolean => (roles & CONJUNCTION) !== 0;

/** May the word before a number be part of the same name? */
function isOfName(token: QueryToken, { lexicon, words, core }: Tables): boolean {
  const word = words.find(token.text);
  if (word < 0 || core[word] === 0) return false;
  return core[word] === 2 || (lexicon.bitsOf(token.text) & NOISE) === 0;
}

const isNumber = ({ numeric, network, year, identifier }: QueryToken): boolean =>
  numeric && !network && year === 0 && !identifier;

/** Is it a word of a maker's name, and none of a question? */
function isMaker({ text, numeric, roles }: QueryToken, { words, brands }: Tables): boolean {
  const word = numeric || (roles & NOISE) !== 0 ? -1 : words.find(text);
  return word >= 0 && brands.isNamedBy(word);
}

/** Does a stroke, an ampersand or a plus stand between two tokens? */
const isSeparator = (text: string, before: QueryToken, next: QueryToken): boolean =>
  /[/&+]/.test(text.slice(before.to, next.from));
