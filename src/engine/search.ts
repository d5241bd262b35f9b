import type { Snapshot } from '../snapshot/index.ts';
import { evidenceForDevice } from './abstain.ts';
import { Best } from './best.ts';
import { Candidates } from './candidates.ts';
import { Evidence } from './evidence.ts';
import { buildLattice, editArcs } from './lattice/build.ts';
import { Lattice } from './lattice/lattice.ts';
import { NOISE } from './lexicon.ts';
import { parse, type Query } from './normalise.ts';
import { Tables } from './tables.ts';
import { WEIGHTS } from './weights.ts';

/** Devices that are kept for one query. */
const KEPT = 64;
/** Looks for misspelt words cost most. */
const MAX_LOOKS = 6;

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
    this.#candidates = new Candidates(this.#tables, this.#lattice, this.#evidence);
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
    this.#candidates.collect(query, best);
    if (this.#respell(query)) {
      this.#evidence.markBrands();
      best.clear();
      this.#candidates.collect(query, best);
    }
    if (best.size > 0) {
      this.#evidence.readAgain(best.devices[0]!, best.forms[0]!);
      this.margin = evidenceForDevice(query, best.devices[0]!, this.#evidence, this.#lattice, this.#tables);
      if (this.margin < 0 && !this.keep) best.clear();
    }
    return query;
  }

  /** Adds the arcs of typing errors for what the best candidate leaves unread; false where nothing is. */
  #respell(query: Query): boolean {
    const best = this.#best;
    const e = this.#evidence;
    if (best.size > 0) e.readAgain(best.devices[0]!, best.forms[0]!);
    let looks = 0;
    for (let i = 0; i < query.tokens.length && looks < MAX_LOOKS; i++) {
      const token = query.tokens[i]!;
      if (token.numeric || token.repeated) continue;
      if (best.size > 0 && (e.arcs[i]! >= 0 || e.unreadCost(i) <= WEIGHTS.unreadNoise * 2)) {
        const isWeak = e.arcs[i]! >= 0 && this.#lattice.cost[e.arcs[i]!]! > 1.5;
        if (!isWeak) continue;
      }
      if (best.size === 0 && (token.roles & NOISE) !== 0) continue;
      editArcs(this.#lattice, query, i, this.#tables);
      looks++;
    }
    return looks > 0;
  }
}
