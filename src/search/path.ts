import {
  CODE,
  CONTEXT,
  EDIT,
  type Lattice,
  LETTER,
  MAX_TOKENS,
  NAME,
  PREFIX,
  SOUND,
  SPOKEN,
} from './lattice/lattice.ts';
import type { Unread } from './unread.ts';

/** Sums of the same costs in another order differ by less. */
export const ROUNDING = 1e-9;

/**
 * The cheapest path through the lattice whose arcs a name has. The fields describe the path that was
 * walked last.
 */
export class Path {
  /** For each token of the query the arc that reads it; -1 where it is unread. */
  readonly arcs = new Int16Array(MAX_TOKENS);
  /** The atoms of the path. */
  lo = 0;
  hi = 0;
  isCode = false;
  isName = false;
  /** Is a part of the name read as misspelt, or heard? */
  hasErrors = false;
  /** Is a part of it read as a beginning? */
  isBegun = false;
  /** How many times other words stand between its parts. */
  breaks = 0;
  /** Is a number read without the letter of its line? */
  isLetterUnsaid = false;
  /** Is a number of the query read as one of the name? */
  saysNumber = false;
  readonly #lattice: Lattice;
  readonly #unread: Unread;
  /** Of the tokens that some arc reads: the atoms of these arcs, and what the token costs at least unread. */
  readonly #coverLo = new Int32Array(MAX_TOKENS);
  readonly #coverHi = new Int32Array(MAX_TOKENS);
  readonly #least = new Float64Array(MAX_TOKENS);
  #covered = 0;
  /** What the others cost at least. */
  #leastUncovered = 0;
  readonly #dp = new Float64Array(MAX_TOKENS + 1);
  readonly #via = new Int16Array(MAX_TOKENS + 1);
  readonly #back = new Uint8Array(MAX_TOKENS + 1);
  #n = 0;

  constructor(lattice: Lattice, unread: Unread) {
    this.#lattice = lattice;
    this.#unread = unread;
  }

  /**
   * Notes what the arcs cover of a query of so many tokens; again after arcs were added. What the tokens
   * cost at least must have been marked.
   */
  mark(length: number): void {
    this.#n = length;
    const { size, from, to, lo, hi, kind } = this.#lattice;
    const coverLo = this.#coverLo.fill(0, 0, length);
    const coverHi = this.#coverHi.fill(0, 0, length);
    for (let arc = 0; arc < size; arc++) {
      if (kind[arc] === CONTEXT) continue;
      for (let i = from[arc]!; i < to[arc]!; i++) {
        coverLo[i] = coverLo[i]! | lo[arc]!;
        coverHi[i] = coverHi[i]! | hi[arc]!;
      }
    }
    this.#covered = 0;
    this.#leastUncovered = 0;
    for (let i = 0; i < length; i++) {
      if (coverLo[i] === 0 && coverHi[i] === 0) {
        this.#leastUncovered += this.#unread.leastOf(i);
        continue;
      }
      const at = this.#covered++;
      coverLo[at] = coverLo[i]!;
      coverHi[at] = coverHi[i]!;
      this.#least[at] = this.#unread.leastOf(i);
    }
  }

  /** Is a token of the query read as a part of the name? */
  reads(i: number): boolean {
    const arc = i >= 0 && i < this.#n ? this.arcs[i]! : -1;
    return arc >= 0 && this.#lattice.kind[arc] !== CONTEXT;
  }

  /**
   * Do the tokens for which a name has no atom cost too much, whatever path reads it?
   *
   * @param left what they may cost
   */
  isTooDear(lo: number, hi: number, left: number): boolean {
    let least = this.#leastUncovered - ROUNDING;
    for (let c = 0; c < this.#covered; c++) {
      if ((lo & this.#coverLo[c]!) !== 0 || (hi & this.#coverHi[c]!) !== 0) continue;
      least += this.#least[c]!;
    }
    return least > left;
  }

  /** The cost of the cheapest path of which all arcs need no more than these atoms. */
  shortest(lo: number, hi: number, brand: number, isOfCategory: boolean): number {
    const { first, next, to, cost, lo: needLo, hi: needHi } = this.#lattice;
    const dp = this.#dp;
    const via = this.#via;
    const n = this.#n;
    for (let i = 1; i <= n; i++) dp[i] = Number.POSITIVE_INFINITY;
    dp[0] = 0;
    for (let i = 0; i < n; i++) {
      const here = dp[i]!;
      if (here === Number.POSITIVE_INFINITY) continue;
      const unread = here + this.#unread.costFor(i, brand, isOfCategory);
      if (unread < dp[i + 1]!) {
        dp[i + 1] = unread;
        via[i + 1] = -1;
        this.#back[i + 1] = i;
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
          this.#back[end] = i;
        }
      }
    }
    return dp[n]!;
  }

  /** Walks the path that was found last back, so that the fields describe it. */
  walkBack(): void {
    const { kind, lo, hi } = this.#lattice;
    this.lo = 0;
    this.hi = 0;
    this.isCode = false;
    this.isName = false;
    this.hasErrors = false;
    this.isBegun = false;
    this.isLetterUnsaid = false;
    this.saysNumber = false;
    this.breaks = 0;
    let right = -1;
    for (let end = this.#n; end > 0; ) {
      const arc = this.#via[end]!;
      const from = this.#back[end]!;
      if (arc >= 0 && kind[arc] !== CONTEXT) {
        if (right > end) this.breaks++;
        right = from;
      }
      for (let i = from; i < end; i++) this.arcs[i] = arc;
      if (arc >= 0) {
        this.lo |= lo[arc]!;
        this.hi |= hi[arc]!;
        if (kind[arc] === CODE) this.isCode = true;
        if (kind[arc] === NAME) this.isName = true;
        if (kind[arc] === EDIT || kind[arc] === SOUND) this.hasErrors = true;
        if (kind[arc] === PREFIX) this.isBegun = true;
        if (kind[arc] === SPOKEN) this.saysNumber = true;
        for (let i = from; i < end && kind[arc] !== CONTEXT; i++) {
          if (this.#unread.isNumber(i)) this.saysNumber = true;
        }
        if (kind[arc] === LETTER) this.isLetterUnsaid = true;
      }
      end = from;
    }
  }
}
