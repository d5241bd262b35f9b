import { buildLattice, extendLattice } from '../lattice/build.ts';
import type { CodeSaid } from '../lattice/code.ts';
import type { Compounds } from '../lattice/compound.ts';
import { Lattice } from '../lattice/lattice.ts';
import { WEIGHTS } from '../lattice/weights.ts';
import type { Query } from '../query/query.ts';
import { isLine } from '../query/query-words.ts';
import type { Tables } from '../search-index/tables.ts';
import { evidenceForDevice } from './abstain.ts';
import { Best } from './best.ts';
import { Candidates } from './candidates.ts';
import { Evidence } from './evidence.ts';
import type { Hypothesis } from './hypothesis.ts';
import { isWellKnown } from './well-known.ts';

/** How many candidates are kept for one query. */
export const KEPT = 64;
/** How much more than the best candidate another one may cost and still be kept. */
const WINDOW = 8;
/** Of a part of a query that more devices may read, only the best known are read: a letter begins thousands of names. */
const MANY = 1600;
/** The greatest distance in tokens between a misspelt word of a name and another word of that name. */
const NEAR = 2;

/**
 * Reads a query: builds its lattice, collects the candidates and decides whether the best one is meant. The fields
 * describe the query that was read last.
 */
export class Reader {
  readonly tables: Tables;
  readonly lattice: Lattice;
  readonly evidence: Evidence;
  /** The candidates, best first. */
  readonly best: Best;
  /** The model codes, and the beginnings of codes, in the query. */
  codes: readonly CodeSaid[] = [];
  /** The weight for the best candidate minus the weight against it; below 0 the query means no device. */
  margin = -1;
  /** How many more queries it reads. Further ones find nothing. */
  remaining = Number.POSITIVE_INFINITY;
  readonly #candidates: Candidates;
  readonly #compounds: Compounds;

  /**
   * @param window how much more than the best candidate another one may cost and still be kept
   * @param many of a part of the query that more devices may read, only the best known are read
   */
  constructor(tables: Tables, compounds: Compounds, window = WINDOW, many = MANY) {
    this.tables = tables;
    this.best = new Best(window);
    this.lattice = new Lattice(this.tables.words.size);
    this.#compounds = compounds;
    this.evidence = new Evidence(this.tables, this.lattice);
    this.#candidates = new Candidates(this.tables, this.lattice, this.evidence, this.best, many);
  }

  /**
   * Reads a query, or a part of one.
   *
   * Fewer candidates and a lower limit of their cost let a cheap bound reject more devices.
   *
   * @param kept how many candidates to keep
   * @param most the most that a candidate may cost
   */
  read(query: Query, kept: number, most = Number.POSITIVE_INFINITY): void {
    this.best.begin(kept, most);
    this.margin = -1;
    if (query.tokens.length === 0 || this.remaining-- <= 0) return;
    this.codes = buildLattice(this.lattice, query, this.tables, this.#compounds);
    this.evidence.begin(query);
    this.#candidates.collect(false);
    this.#extend(query);
    if (this.readBest() < 0) return;
    this.margin = evidenceForDevice(this.hypothesisOf(query));
  }

  /** Sets `evidence` to that of the best candidate. Returns that device, or -1 if there is no candidate. */
  readBest(): number {
    const best = this.best.list[0];
    if (best === undefined) return -1;
    this.evidence.readAgain(best.device, best.form);
    return best.device;
  }

  /** The hypothesis that a query means its best candidate. `evidence` must be that of this candidate. */
  hypothesisOf(query: Query): Hypothesis {
    const { best, evidence, lattice, tables } = this;
    const { device } = best.list[0]!;
    return { query, device, candidates: best.list, evidence, lattice, tables };
  }

  /** Adds the expensive arcs (typing errors, sound) for the tokens that cost the best candidate much. */
  #extend(query: Query): void {
    const { best, evidence, lattice, tables } = this;
    const isFound = this.readBest() >= 0;
    const { size } = lattice;
    extendLattice(lattice, query, tables, {
      isWeak: best.cost > WEIGHTS.unsaidLetter && (!isFound || this.#isWeak(query)),
      isNamed: isFound && (evidence.said.brand || evidence.said.line),
      spent: (i) => {
        const arc = isFound ? evidence.path.arcs[i]! : -1;
        return arc < 0 ? evidence.unread.cost(i) : lattice.cost[arc]!;
      },
      isNear: (i) => {
        for (let k = i - NEAR; k <= i + NEAR; k++)
          if (k !== i && k >= 0 && k < query.tokens.length && this.evidence.reads(k)) return true;
        return false;
      },
    });
    if (lattice.size > size) evidence.markArcs();
    if (!isFound) this.#candidates.collect(true);
    else if (lattice.size > size) this.#candidates.collectMore(size);
  }

  /** True if neither maker nor line of the best candidate is said, or if it leaves a number or a line unread. */
  #isWeak(query: Query): boolean {
    const { evidence } = this;
    const { said, isOtherLine } = evidence;
    if (isWellKnown(this.hypothesisOf(query))) return false;
    if ((!said.brand && !said.line) || isOtherLine) return true;
    return query.tokens.some((token, i) => {
      const isNumberLeft = token.digits && evidence.unread.floorOf(i) > WEIGHTS.unreadYear;
      return !evidence.reads(i) && (isNumberLeft || isLine(token));
    });
  }
}
