import { MAX_TOKENS } from '../query/query.ts';
import { isContext, PREFIX, YEAR } from './arc-kinds.ts';
import type { Lattice } from './lattice.ts';
import type { Unread } from './unread.ts';

/** The same costs added in another order give sums that differ by less than this. */
export const ROUNDING = 1e-9;

/** A larger gap between two parts of a name costs no more than one of so many words. */
const FAR = 8;

/**
 * The cheapest path through the lattice that uses only arcs whose atoms a name has. {@link shortest} computes its
 * cost; {@link walkBack} sets the other fields.
 */
export class Path {
  /** For each token of the query, the arc that reads it; -1 if it is unread. */
  readonly arcs = new Int16Array(MAX_TOKENS);
  cost = 0;
  /** The atoms that the path uses, as bits. */
  lo = 0;
  hi = 0;
  /** The tokens that the path reads as parts of the name, as bits. */
  read = 0;
  /** How many gaps of other words the parts of the name have between them. */
  breaks = 0;
  /** How many words these gaps have together; at most {@link FAR} are counted per gap. */
  distance = 0;
  /** The kinds of the arcs of the path, as bits `1 << kind`. */
  #kinds = 0;
  readonly #lattice: Lattice;
  readonly #unread: Unread;
  /** For each token that some arc reads: the atoms of these arcs, and a lower bound of its cost unread. */
  readonly #coverLo = new Int32Array(MAX_TOKENS);
  readonly #coverHi = new Int32Array(MAX_TOKENS);
  readonly #least = new Float64Array(MAX_TOKENS);
  #covered = 0;
  /** A lower bound of the cost of the tokens that no arc reads. */
  #leastUncovered = 0;
  /** The cost of the cheapest path to each token, and the arc by which it gets there. */
  readonly #dp = new Float64Array(MAX_TOKENS + 1);
  readonly #via = new Int16Array(MAX_TOKENS + 1);
  #n = 0;
  /** The arguments of the last `shortest`. Consecutive names of a maker often have the same atoms. */
  #ofLo = 0;
  #ofHi = 0;
  #ofKey = Number.NaN;
  #isWalked = false;

  constructor(lattice: Lattice, unread: Unread) {
    this.#lattice = lattice;
    this.#unread = unread;
  }

  /**
   * Records which tokens the arcs cover. Call it after {@link Unread.markFloors}, and again after arcs were added.
   *
   * @param length how many tokens the query has
   */
  mark(length: number): void {
    this.#n = length;
    this.#ofKey = Number.NaN;
    const { size, from, to, lo, hi } = this.#lattice;
    const coverLo = this.#coverLo;
    const coverHi = this.#coverHi;
    // For so few elements, "fill" takes longer: it calls a function of V8's runtime.
    for (let i = 0; i < length; i++) {
      coverLo[i] = 0;
      coverHi[i] = 0;
    }
    for (let arc = 0; arc < size; arc++) {
      for (let i = from[arc]!; i < to[arc]!; i++) {
        coverLo[i] = coverLo[i]! | lo[arc]!;
        coverHi[i] = coverHi[i]! | hi[arc]!;
      }
    }
    this.#covered = 0;
    this.#leastUncovered = 0;
    for (let i = 0; i < length; i++) {
      if (coverLo[i] === 0 && coverHi[i] === 0) {
        this.#leastUncovered += this.#unread.floorOf(i);
        continue;
      }
      const at = this.#covered++;
      coverLo[at] = coverLo[i]!;
      coverHi[at] = coverHi[i]!;
      this.#least[at] = this.#unread.floorOf(i);
    }
  }

  /** True if the path has an arc of a kind. */
  has(kind: number): boolean {
    return (this.#kinds & (1 << kind)) !== 0;
  }

  /** True if a token is read as a part of the name; false for up to two tokens beside the query, see {@link MAX_TOKENS}. */
  reads(i: number): boolean {
    return (this.read & (1 << i)) !== 0;
  }

  /** A lower bound of the cost of any path: that of the tokens for which a name with these atoms has none. */
  leastUnread(lo: number, hi: number): number {
    let least = this.#leastUncovered - ROUNDING;
    for (let c = 0; c < this.#covered; c++) {
      if ((lo & this.#coverLo[c]!) !== 0 || (hi & this.#coverHi[c]!) !== 0) continue;
      least += this.#least[c]!;
    }
    return least;
  }

  /** True if the last token is read as the beginning of a word that is being typed. */
  get isBegun(): boolean {
    const arc = this.arcs[this.#n - 1] ?? -1;
    return arc >= 0 && this.#lattice.kind[arc] === PREFIX;
  }

  /** Finds the cheapest path whose arcs need only these atoms, and returns its cost. */
  shortest(lo: number, hi: number): number {
    const { key } = this.#unread;
    if (key === this.#ofKey && lo === this.#ofLo && hi === this.#ofHi) return this.cost;
    this.#ofLo = lo;
    this.#ofHi = hi;
    this.#ofKey = key;
    this.#isWalked = false;
    const { first, next, to, cost, lo: needLo, hi: needHi } = this.#lattice;
    const dp = this.#dp;
    const via = this.#via;
    const n = this.#n;
    for (let i = 1; i <= n; i++) dp[i] = Number.POSITIVE_INFINITY;
    dp[0] = 0;
    for (let i = 0; i < n; i++) {
      const here = dp[i]!;
      const unread = here + this.#unread.costFor(i);
      if (unread < dp[i + 1]!) {
        dp[i + 1] = unread;
        via[i + 1] = -1;
      }
      for (let arc = first[i]!; arc >= 0; arc = next[arc]!) {
        const l = needLo[arc]!;
        const h = needHi[arc]!;
        if ((lo & l) !== l || (hi & h) !== h) continue;
        const end = to[arc]!;
        const there = here + cost[arc]!;
        if (there < dp[end]!) {
          dp[end] = there;
          via[end] = arc;
        }
      }
    }
    this.cost = dp[n]!;
    return this.cost;
  }

  /** Follows the path that was found last from its end, and sets the fields that describe it. */
  walkBack(): void {
    if (this.#isWalked) return;
    this.#isWalked = true;
    const { from: starts, kind, lo, hi } = this.#lattice;
    this.lo = 0;
    this.hi = 0;
    this.read = 0;
    this.#kinds = 0;
    this.breaks = 0;
    this.distance = 0;
    let right = -1;
    let unread = 0;
    for (let end = this.#n; end > 0; ) {
      const arc = this.#via[end]!;
      const from = arc < 0 ? end - 1 : starts[arc]!;
      const isRead = arc >= 0 && !isContext(kind[arc]!);
      for (let i = from; i < end; i++) {
        this.arcs[i] = arc;
        if (isRead) this.read |= 1 << i;
      }
      if (arc < 0) unread++;
      if (isRead) {
        // A year of release may stand anywhere.
        if (kind[arc] !== YEAR) {
          if (right > end) {
            this.breaks++;
            this.distance += Math.min(unread, FAR);
          }
          unread = 0;
          right = from;
        }
        this.lo |= lo[arc]!;
        this.hi |= hi[arc]!;
        this.#kinds |= 1 << kind[arc]!;
      }
      end = from;
    }
  }
}
