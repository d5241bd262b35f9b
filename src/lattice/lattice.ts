import { WEIGHTS } from './weights.ts';

/**
 * The ways to read a query, as a lattice: an arc says that the tokens `from` up to `to` stand for some
 * words of a name, or for none (context), and what that costs. What an arc needs are atoms: bits that
 * stand for a word, or for one of several words that would do as well. The arrays serve every query.
 */

/** How an arc reads its tokens. */
export const EXACT = 0;
export const PREFIX = 1;
export const JOIN = 2;
export const SPLIT = 3;
export const ABBREVIATION = 4;
export const SPOKEN = 5;
export const MARK = 6;
export const SOUND = 7;
export const EDIT = 8;
export const LETTER = 9;
export const CODE = 10;
export const NAME = 11;
export const YEAR = 12;
export const CONTEXT = 13;
export const KIND_NAMES = [
  'word',
  'beginning',
  'joined',
  'split',
  'abbreviation',
  'number in words',
  'mark',
  'sound',
  'typing error',
  'letter unsaid',
  'code',
  'whole name',
  'year of release',
  'context',
] as const;

/** Tokens of a query, at most: `normalise.ts` keeps fewer. */
export const MAX_TOKENS = 32;
export const MAX_ARCS = 240;
export const MAX_ATOMS = 62;
/** The low atoms are so many. */
export const HALF = 31;
const MAX_RANGES = 4;
/** So few words are marked one by one: a range costs a comparison for each word of each name. */
const FEW = 64;
/** Beside the kinds of words: may a range begin the name of a maker? */
export const MAKERS = 1 << 30;
export const ALL_KINDS = -1;

/** A range of words that match an atom: what is being typed. */
export interface Range {
  from: number;
  to: number;
  lo: number;
  hi: number;
  /** The kinds of words that match wherever they stand in a name, as bits. */
  kinds: number;
  /** The kinds that match behind a word which matches as well. */
  behind: number;
}

/** The atoms that a device has by its codes, or that a name has as a whole. */
export interface OwnAtoms {
  lo: number;
  hi: number;
  /** Is one of the device's codes no word and no number of a name? Is the brand said with the name? */
  isSure: boolean;
}

export class Lattice {
  /** How many tokens the query has. */
  length = 0;
  size = 0;
  atoms = 0;
  readonly from = new Uint8Array(MAX_ARCS);
  readonly to = new Uint8Array(MAX_ARCS);
  readonly kind = new Uint8Array(MAX_ARCS);
  readonly lo = new Int32Array(MAX_ARCS);
  readonly hi = new Int32Array(MAX_ARCS);
  readonly cost = new Float64Array(MAX_ARCS);
  /** The first arc from a token, and the next one from the same token; -1 for none. */
  readonly first = new Int16Array(256);
  readonly next = new Int16Array(MAX_ARCS);
  /** Matches word `w` an atom? A byte each: it is asked of every word of every name. */
  readonly isMarked: Uint8Array;
  /** The atoms that word `w` matches: the low ones at `2 * w`, the high ones behind them. */
  readonly wordAtoms: Int32Array;
  readonly ranges: Range[] = [];
  /** The words of each atom, to find the devices that have one: so many as `atomSizes` says. */
  readonly atomWords: number[][] = Array.from({ length: MAX_ATOMS }, () => []);
  readonly atomSizes = new Uint16Array(MAX_ATOMS);
  readonly atomRange: (Range | null)[] = new Array(MAX_ATOMS).fill(null);
  /** Devices that have an atom by their code, names that have one as a whole. */
  readonly deviceAtoms = new Map<number, OwnAtoms>();
  readonly formAtoms = new Map<number, OwnAtoms>();
  /** Years of release, and their atoms. */
  readonly years: { year: number; lo: number; hi: number }[] = [];
  /** The word of each atom that stands for it and nothing else; -1 of other atoms. */
  readonly #plain = new Int32Array(MAX_ATOMS);

  constructor(words: number) {
    this.isMarked = new Uint8Array(words);
    this.wordAtoms = new Int32Array(2 * words);
  }

  /** Begins with another query. */
  begin(length: number): void {
    for (let atom = 0; atom < this.atoms; atom++) {
      const words = this.atomWords[atom]!;
      for (let k = 0; k < this.atomSizes[atom]!; k++) {
        this.isMarked[words[k]!] = 0;
        this.wordAtoms[2 * words[k]!] = 0;
        this.wordAtoms[2 * words[k]! + 1] = 0;
      }
    }
    this.length = length;
    this.size = 0;
    this.atoms = 0;
    if (this.ranges.length > 0) this.ranges.length = 0;
    // To clear an empty map makes a new one.
    if (this.deviceAtoms.size > 0) this.deviceAtoms.clear();
    if (this.formAtoms.size > 0) this.formAtoms.clear();
    if (this.years.length > 0) this.years.length = 0;
    this.first.fill(-1, 0, length + 1);
  }

  /** An atom that no word matches yet; -1 where there is no room. */
  atom(): number {
    if (this.atoms === MAX_ATOMS) return -1;
    const atom = this.atoms++;
    this.atomSizes[atom] = 0;
    this.atomRange[atom] = null;
    this.#plain[atom] = -1;
    return atom;
  }

  /** Lets a word match an atom. */
  mark(atom: number, word: number): void {
    const at = 2 * word;
    this.isMarked[word] = 1;
    this.wordAtoms[at] = this.wordAtoms[at]! | loOf(atom);
    this.wordAtoms[at + 1] = this.wordAtoms[at + 1]! | hiOf(atom);
    this.atomWords[atom]![this.atomSizes[atom]!++] = word;
  }

  /** The atom of a word and nothing else. */
  ofWord(word: number): number {
    for (let atom = 0; atom < this.atoms; atom++) if (this.#plain[atom] === word) return atom;
    const atom = this.atom();
    if (atom < 0) return atom;
    this.mark(atom, word);
    this.#plain[atom] = word;
    return atom;
  }

  /**
   * The atom of the words from one up to another.
   *
   * @param kinds those of these kinds, as bits; all without it
   * @param behind of these kinds only where they stand behind a word of the name that matches as well
   */
  ofRange(from: number, to: number, kinds = ALL_KINDS, behind = 0): number {
    if (from >= to) return -1;
    const isRange = to - from > FEW || kinds !== ALL_KINDS;
    if (isRange && this.ranges.length === MAX_RANGES) return -1;
    const atom = this.atom();
    if (atom < 0) return atom;
    if (!isRange) {
      for (let word = from; word < to; word++) this.mark(atom, word);
      return atom;
    }
    const range = { from, to, lo: loOf(atom), hi: hiOf(atom), kinds, behind };
    this.ranges.push(range);
    this.atomRange[atom] = range;
    return atom;
  }

  /** Adds an arc that needs one atom. */
  addAtom(from: number, to: number, kind: number, cost: number, atom: number): void {
    if (atom >= 0) this.#add(from, to, kind, cost, loOf(atom), hiOf(atom));
  }

  /** Adds an arc that needs all of some words; none where one of them is in no name (-1). */
  addWords(from: number, to: number, kind: number, cost: number, words: readonly number[]): void {
    for (let k = 0; k < words.length; k++) if (words[k]! < 0) return;
    let lo = 0;
    let hi = 0;
    for (let k = 0; k < words.length; k++) {
      const atom = this.ofWord(words[k]!);
      if (atom < 0) return;
      lo |= loOf(atom);
      hi |= hiOf(atom);
    }
    if (lo !== 0 || hi !== 0) this.#add(from, to, kind, cost, lo, hi);
  }

  /** Adds an arc that needs one of some words, of which a name may hold none (-1). */
  addAny(from: number, to: number, kind: number, cost: number, words: readonly number[]): void {
    const atom = words.some((word) => word >= 0) ? this.atom() : -1;
    if (atom < 0) return;
    for (const word of words) if (word >= 0) this.mark(atom, word);
    this.addAtom(from, to, kind, cost, atom);
  }

  /** Adds an arc that needs some atoms. */
  addAtoms(from: number, to: number, kind: number, cost: number, atoms: readonly number[]): void {
    let lo = 0;
    let hi = 0;
    for (const atom of atoms) {
      if (atom < 0) return;
      lo |= loOf(atom);
      hi |= hiOf(atom);
    }
    if (lo !== 0 || hi !== 0) this.#add(from, to, kind, cost, lo, hi);
  }

  /** Does an arc read a token as a part of a name, for so much at most? */
  reads(i: number, most = Number.MAX_VALUE): boolean {
    return this.#cheapest(i, false) <= most;
  }

  /** Does an arc read a token as a measure, so that its number is of no name? */
  isMeasure(i: number): boolean {
    return this.#cheapest(i, true) < WEIGHTS.unreadNetwork;
  }

  /** What the cheapest arc costs that reads a token, as context or as a part of a name. */
  #cheapest(i: number, isContext: boolean): number {
    const { size, from, to, kind, cost } = this;
    let least = Number.POSITIVE_INFINITY;
    for (let arc = 0; arc < size; arc++) {
      if (from[arc]! > i || to[arc]! <= i || (kind[arc] === CONTEXT) !== isContext) continue;
      least = Math.min(least, cost[arc]!);
    }
    return least;
  }

  /** Adds an arc that needs nothing: its tokens say nothing of a name. */
  addContext(from: number, to: number, cost: number): void {
    this.#add(from, to, CONTEXT, cost, 0, 0);
  }

  /** Adds an arc that reads a token as the year of release. */
  addYear(from: number, year: number, cost: number): void {
    const atom = this.atom();
    if (atom < 0) return;
    this.years.push({ year, lo: loOf(atom), hi: hiOf(atom) });
    this.#add(from, from + 1, YEAR, cost, loOf(atom), hiOf(atom));
  }

  #add(from: number, to: number, kind: number, cost: number, lo: number, hi: number): void {
    if (this.size === MAX_ARCS) return;
    const arc = this.size++;
    this.from[arc] = from;
    this.to[arc] = to;
    this.kind[arc] = kind;
    this.cost[arc] = cost;
    this.lo[arc] = lo;
    this.hi[arc] = hi;
    this.next[arc] = this.first[from]!;
    this.first[from] = arc;
  }

  /** Lets a device have an atom by its code, or a name have one as a whole. */
  markOwn(owners: Map<number, OwnAtoms>, owner: number, atom: number, isSure: boolean): void {
    const own = owners.get(owner) ?? { lo: 0, hi: 0, isSure: false };
    own.lo |= loOf(atom);
    own.hi |= hiOf(atom);
    own.isSure ||= isSure;
    owners.set(owner, own);
  }
}

export const loOf = (atom: number): number => (atom < HALF ? 1 << atom : 0);
export const hiOf = (atom: number): number => (atom < HALF ? 0 : 1 << (atom - HALF));
