import { MAX_TOKENS } from '../query/query.ts';
import { isContext, MEASURE, YEAR } from './arc-kinds.ts';
import { Atoms, hiOf, loOf } from './atoms.ts';

/** How many arcs a lattice has at most; further ones are dropped. */
export const MAX_ARCS = 240;

/**
 * All ways to read a query. An arc reads the tokens `from` to `to - 1` as some words of a name, or as context, which is
 * no part of a name, and has a cost. A name allows an arc if it has all atoms of the arc. The arrays are reused for
 * every query.
 */
export class Lattice {
  /** How many tokens the query has. */
  length = 0;
  /** How many arcs there are. */
  size = 0;
  readonly atoms: Atoms;
  readonly from = new Uint8Array(MAX_ARCS);
  readonly to = new Uint8Array(MAX_ARCS);
  /** How each arc reads its tokens; see `arc-kinds.ts`. */
  readonly kind = new Uint8Array(MAX_ARCS);
  /** The atoms that each arc needs, as bits: the low ones and the high ones. */
  readonly lo = new Int32Array(MAX_ARCS);
  readonly hi = new Int32Array(MAX_ARCS);
  readonly cost = new Float64Array(MAX_ARCS);
  /** The first arc from each token, and the next arc from the same token; -1 for none. */
  readonly first = new Int16Array(MAX_TOKENS + 1);
  readonly next = new Int16Array(MAX_ARCS);

  /** @param words how many words names have */
  constructor(words: number) {
    this.atoms = new Atoms(words);
  }

  /**
   * Starts a new query.
   *
   * @param length how many tokens it has
   */
  begin(length: number): void {
    this.atoms.clear();
    this.length = length;
    this.size = 0;
    // For so few elements, "fill" takes longer: it calls a function of V8's runtime.
    for (let i = 0; i <= length; i++) this.first[i] = -1;
  }

  /** Adds an arc that needs one atom; none if that is -1. */
  addAtom(from: number, to: number, kind: number, cost: number, atom: number): void {
    if (atom >= 0) this.#add(from, to, kind, cost, loOf(atom), hiOf(atom));
  }

  /** Adds an arc that needs all of some words; none if one of them is -1, in no name. */
  addWords(from: number, to: number, kind: number, cost: number, words: readonly number[]): void {
    for (let k = 0; k < words.length; k++) if (words[k]! < 0) return;
    let lo = 0;
    let hi = 0;
    for (let k = 0; k < words.length; k++) {
      const atom = this.atoms.ofWord(words[k]!);
      if (atom < 0) return;
      lo |= loOf(atom);
      hi |= hiOf(atom);
    }
    if (lo !== 0 || hi !== 0) this.#add(from, to, kind, cost, lo, hi);
  }

  /** Adds an arc that needs any one of some words; words that are in no name are -1. */
  addAny(from: number, to: number, kind: number, cost: number, words: readonly number[]): void {
    const atom = words.some((word) => word >= 0) ? this.atoms.create() : -1;
    if (atom < 0) return;
    for (const word of words) if (word >= 0) this.atoms.mark(atom, word);
    this.addAtom(from, to, kind, cost, atom);
  }

  /** Adds an arc that needs all of some atoms; none if one of them is -1. */
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

  /** True if an arc reads a token as a part of a name for a cost of at most `most`. */
  reads(i: number, most: number): boolean {
    const { size, from, to, kind, cost } = this;
    for (let arc = 0; arc < size; arc++) {
      const isRead = from[arc]! <= i && to[arc]! > i && !isContext(kind[arc]!);
      if (isRead && cost[arc]! <= most) return true;
    }
    return false;
  }

  /** True if an arc reads a token as a measure, so that its number is hardly that of a name. */
  isMeasure(i: number): boolean {
    const { size, from, to, kind } = this;
    for (let arc = 0; arc < size; arc++)
      if (kind[arc] === MEASURE && from[arc]! <= i && to[arc]! > i) return true;
    return false;
  }

  /**
   * Adds an arc that needs no atom: its tokens are no part of a name.
   *
   * @param kind one of the kinds of context
   */
  addContext(from: number, to: number, kind: number, cost: number): void {
    this.#add(from, to, kind, cost, 0, 0);
  }

  /** Adds an arc that reads a token as the year of release. */
  addYear(from: number, year: number, cost: number): void {
    const atom = this.atoms.ofYear(year);
    if (atom < 0) return;
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
}
