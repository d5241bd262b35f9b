import type { Snapshot } from '../snapshot/index.ts';
import { evidenceForDevice } from './abstain.ts';
import { Best } from './best.ts';
import { Candidates } from './candidates.ts';
import { Evidence } from './evidence.ts';
import { buildLattice, extendLattice } from './lattice/build.ts';
import { codeSaid, devicesMeant, type Interpretation, type Part } from './interpret.ts';
import type { CodeSaid } from './lattice/code.ts';
import { CONTEXT, KIND_NAMES, Lattice } from './lattice/lattice.ts';
import { regionSaid } from './region.ts';
import { parse, partOf, type Query } from './normalise.ts';
import { Tables } from './tables.ts';
import { WEIGHTS } from './weights.ts';

/** Results for people who choose. */
const RANKED = 25;
/** Devices that are kept for one query. */
const KEPT = 64;

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
      return { meant: 'none', devices: [], ranked: [], code: null, region, explain };
    }
    const devices = this.second >= 0 ? ranked.slice(0, 2) : this.#meant(query);
    const code = this.second >= 0 ? null : codeSaid(this.#codes, devices, this.#tables);
    return { meant: devices.length === 1 ? 'one' : 'several', devices, ranked, code, region, explain };
  }

  #meant(query: Query): number[] {
    return devicesMeant(query, this.#best, this.#codes, this.#evidence, this.#lattice, this.#tables);
  }

  #ranked(limit: number): number[] {
    const { devices } = this.#best;
    if (this.second < 0) return devices.slice(0, limit);
    const rest = devices.filter((device, i) => i > 0 && device !== this.second);
    return [devices[0]!, this.second, ...rest].slice(0, limit);
  }

  #explain(text: string): Part[] {
    const query = this.#run(text);
    const [device, form] = [this.#best.devices[0], this.#best.forms[0]];
    if (device !== undefined) this.#evidence.readAgain(device, form!);
    return query.tokens.map((token, i) => {
      const arc = device === undefined ? -1 : this.#evidence.arcs[i]!;
      if (arc < 0) return { text: token.text, read: 'unread', cost: this.#evidence.unreadCost(i) };
      return { text: token.text, read: KIND_NAMES[this.#lattice.kind[arc]!]!, cost: this.#lattice.cost[arc]! };
    });
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
  /** The other device of two that a query names; -1 for none. */
  second = -1;
  keep = false;

  /** Reads a query, and where it names two devices, both; the best stand in `#best`. */
  #run(text: string): Query {
    const query = parse(text, this.#tables.lexicon);
    this.second = -1;
    this.#read(query);
    if (this.#best.size > 0 && this.#mayNameTwo(query)) this.#readTwo(query);
    if (this.margin < 0 && !this.keep) this.#best.clear();
    return query;
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

  /** Is a number left unread that may be of another device? */
  #mayNameTwo(query: Query): boolean {
    const { arcs } = this.#evidence;
    if (!this.#evidence.numberSaid) return false;
    return query.tokens.some((token, i) => {
      if (!token.numeric || token.network || token.year !== 0) return false;
      const arc = arcs[i]!;
      const { kind, cost } = this.#lattice;
      return arc < 0
        ? this.#evidence.unreadCost(i) > WEIGHTS.unreadYear
        : kind[arc] === CONTEXT && cost[arc] === WEIGHTS.unreadOtherOfTwo;
    });
  }

  /**
   * Reads what the best candidate leaves as a query of its own. Where that names a device with a
   * number, too, both are meant; what is said once ("iphone 12/13") is said of both.
   */
  #readTwo(query: Query): void {
    const evidence = this.#evidence;
    const whole = { devices: [...this.#best.devices], costs: [...this.#best.costs], forms: [...this.#best.forms] };
    const { margin } = this;
    const read = query.tokens.map((_, i) => this.#isRead(i));
    const numbers = query.tokens.map((token, i) => token.numeric && !token.network && read[i]!);
    const rests = [
      partOf(query, (i) => !read[i]),
      partOf(query, (i) => !numbers[i]),
    ];
    for (const rest of rests) {
      this.#read(rest);
      if (this.margin < 0 || !evidence.numberSaid) continue;
      if (!evidence.brandSaid && !evidence.lineSaid) continue;
      const second = this.#best.devices[0]!;
      if (second === whole.devices[0]) continue;
      // What the second device has read, the first need not explain; but what both say.
      const kept = query.tokens.map((token) => {
        const at = rest.tokens.indexOf(token);
        return at < 0 || !this.#isRead(at) || !(token.numeric || rest === rests[0]);
      });
      this.#read(partOf(query, (i) => kept[i]!));
      if (this.margin < 0 || this.#best.devices[0] === second) continue;
      this.second = second;
      return;
    }
    this.#best.set(whole);
    this.margin = margin;
  }

  #isRead(i: number): boolean {
    const arc = this.#evidence.arcs[i]!;
    return arc >= 0 && this.#lattice.kind[arc] !== CONTEXT;
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
