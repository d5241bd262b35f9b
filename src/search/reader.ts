import { buildLattice, extendLattice } from '../lattice/build.ts';
import type { CodeSaid } from '../lattice/code.ts';
import type { Compounds } from '../lattice/compound.ts';
import { CONTEXT, Lattice } from '../lattice/lattice.ts';
import { WEIGHTS } from '../lattice/weights.ts';
import type { Query } from '../query/normalise.ts';
import { isLine } from '../query/query-words.ts';
import type { Tables } from '../search-index/tables.ts';
import { evidenceForDevice } from './abstain.ts';
import { Best } from './best.ts';
import { Candidates } from './candidates.ts';
import { Evidence } from './evidence.ts';
import { isWellKnown } from './well-known.ts';

/** Devices that are kept for one query. */
export const KEPT = 64;
/** How much more than the best a candidate may cost and still be kept. */
const WINDOW = 12;
/** A misspelt word of a name stands so near to another one. */
const NEAR = 2;

/**
 * Reads one query: makes its lattice, collects the candidates and weighs whether the best one is
 * meant. The fields describe the query that was read last.
 */
export class Reader {
  readonly tables: Tables;
  readonly lattice: Lattice;
  readonly evidence: Evidence;
  /** The candidates, best first. */
  readonly best: Best;
  /** What in the query is a code, or the beginning of codes. */
  codes: readonly CodeSaid[] = [];
  /** How much more speaks for the best candidate than against it; below 0 no device is meant. */
  margin = -1;
  readonly #candidates: Candidates;
  readonly #compounds: Compounds;

  /** @param window how much more than the best a candidate may cost and still be kept */
  constructor(tables: Tables, compounds: Compounds, window = WINDOW) {
    this.tables = tables;
    this.best = new Best(window);
    this.lattice = new Lattice(this.tables.words.size);
    this.#compounds = compounds;
    this.evidence = new Evidence(this.tables, this.lattice);
    this.#candidates = new Candidates(this.tables, this.lattice, this.evidence, this.best);
  }

  /**
   * Reads a query, or a part of one.
   *
   * @param kept how many candidates are kept; where few are, most devices are passed over after a short look
   */
  read(query: Query, kept: number): void {
    this.best.begin(kept);
    this.margin = -1;
    if (query.tokens.length === 0) return;
    this.codes = buildLattice(this.lattice, query, this.tables, this.#compounds);
    this.evidence.begin(query);
    this.#candidates.collect(false);
    this.#extend(query);
    const device = this.readBest();
    if (device < 0) return;
    this.margin = evidenceForDevice(query, device, this.evidence, this.lattice, this.tables);
  }

  /** Makes the evidence that of the best candidate; returns it, or -1 where there is none. */
  readBest(): number {
    const [best] = this.best.list;
    if (best === undefined) return -1;
    this.evidence.readAgain(best.device, best.form);
    return best.device;
  }

  /** Is a token read as a part of the name? */
  isRead(i: number): boolean {
    return this.evidence.reads(i);
  }

  /** Adds the dear arcs for what the best candidate reads at a high price. */
  #extend(query: Query): void {
    const { best, evidence, lattice, tables } = this;
    const isFound = this.readBest() >= 0;
    const { size } = lattice;
    extendLattice(lattice, query, tables, {
      isWeak: best.cost > WEIGHTS.unsaidLetter && (!isFound || this.#isWeak(query)),
      isNamed: isFound && (evidence.said.brand || evidence.said.line),
      spent: (i) => {
        if (!isFound) return lattice.reads(i) ? 0 : evidence.unread.cost(i);
        const arc = evidence.arcs[i]!;
        if (arc < 0) return evidence.unread.cost(i);
        // Letters behind a number, "15plsu", are as often a misspelt word as a unit.
        const isUnit = lattice.kind[arc] === CONTEXT && lattice.cost[arc] === WEIGHTS.unreadUnit;
        return isUnit ? evidence.unread.cost(i) : lattice.cost[arc]!;
      },
      isNear: (i) => {
        for (let k = i - NEAR; k <= i + NEAR; k++)
          if (k !== i && k >= 0 && k < query.tokens.length && this.isRead(k)) return true;
        return false;
      },
    });
    if (lattice.size > size) evidence.markArcs();
    if (!isFound) this.#candidates.collect(true);
    else if (lattice.size > size) this.#candidates.collectMore(size);
  }

  /** Does the best candidate lack a maker or a line, or the number or a name that the query says? */
  #isWeak(query: Query): boolean {
    const { evidence, lattice, tables } = this;
    const { said, isOtherLine } = evidence;
    const { device } = this.best.list[0]!;
    if (isWellKnown(query, device, evidence, lattice, tables)) return false;
    if ((!said.brand && !said.line) || isOtherLine) return true;
    return query.tokens.some((token, i) => {
      if (this.isRead(i) || token.repeated) return false;
      const isNumberLeft = token.digits && this.evidence.unread.floorOf(i) > WEIGHTS.unreadYear;
      return isNumberLeft || isLine(token);
    });
  }
}
