import type { Snapshot } from '../snapshot/index.ts';
import { evidenceForDevice } from './abstain.ts';
import { Best } from './best.ts';
import { Candidates } from './candidates.ts';
import { Evidence } from './evidence.ts';
import { buildLattice, extendLattice } from './lattice/build.ts';
import { Lattice } from './lattice/lattice.ts';
import { parse, type Query } from './normalise.ts';
import { Tables } from './tables.ts';

/** Devices that are kept for one query. */
const KEPT = 64;

/** Finds devices by name, by abbreviation and by model code. */
export class Search {
  readonly #tables: Tables;
  readonly #lattice: Lattice;
  readonly #evidence: Evidence;
  readonly #candidates: Candidates;
  readonly #best = new Best(KEPT);

  constructor(snapshot: Snapshot) {
    this.#tables = new Tables(snapshot);
    this.#lattice = new Lattice(this.#tables.words.size);
    this.#evidence = new Evidence(this.#tables, this.#lattice);
    this.#candidates = new Candidates(this.#tables, this.#lattice, this.#evidence, this.#best);
  }

  find(text: string, limit: number): number[] {
    this.#run(text);
    return this.#best.devices.slice(0, limit);
  }

  /** For work on the engine. */
  debug(text: string): string {
    const query = this.#run(text);
    const { devices, costs, forms } = this.#best;
    const e = this.#evidence;
    const out = [`"${query.text}" [${query.tokens.map((t) => t.text).join(' ')}] margin ${this.margin}`];
    for (let k = 0; k < Math.min(5, devices.length); k++) {
      const d = devices[k]!;
      e.readAgain(d, forms[k]!);
      const record = this.#tables.devices.record(d);
      const read = query.tokens.map((t, i) => `${t.text}:${e.arcs[i]! < 0 ? `unread ${e.unreadCost(i)}` : this.#lattice.kind[e.arcs[i]!] + '/' + this.#lattice.cost[e.arcs[i]!]}`);
      out.push(
        `  ${costs[k]!.toFixed(2)} ${record.brand} ${record.model} (${record.releaseYear}) path ${e.path.toFixed(2)} unsaid ${e.unsaid.toFixed(2)} prior ${e.prior.toFixed(2)} | ${read.join(' ')}`,
      );
    }
    return out.join('\n');
  }

  margin = 0;
  keep = false;

  #run(text: string): Query {
    const query = parse(text, this.#tables.lexicon);
    const best = this.#best;
    best.clear();
    this.margin = -1;
    if (query.tokens.length === 0) return query;
    buildLattice(this.#lattice, query, this.#tables);
    this.#evidence.begin(query);
    this.#candidates.collect();
    this.#extend(query);
    if (best.size > 0) {
      this.#evidence.readAgain(best.devices[0]!, best.forms[0]!);
      this.margin = evidenceForDevice(query, best.devices[0]!, this.#evidence, this.#lattice, this.#tables);
      if (this.margin < 0 && !this.keep) best.clear();
    }
    return query;
  }

  /** Adds the dear arcs for what the best candidate reads at a high price. */
  #extend(query: Query): void {
    const best = this.#best;
    const evidence = this.#evidence;
    const lattice = this.#lattice;
    const isFound = best.size > 0;
    if (isFound) evidence.readAgain(best.devices[0]!, best.forms[0]!);
    const { size } = lattice;
    const spent = (i: number): number => {
      if (!isFound) return Number.POSITIVE_INFINITY;
      const arc = evidence.arcs[i]!;
      return arc < 0 ? evidence.unreadCost(i) : lattice.cost[arc]!;
    };
    extendLattice(lattice, query, this.#tables, spent);
    if (lattice.size === size) return;
    evidence.markArcs();
    this.#candidates.collectMore(size);
  }
}
