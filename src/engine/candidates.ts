import type { Best } from './best.ts';
import type { Evidence } from './evidence.ts';
import { CONTEXT, hiOf, type Lattice, loOf } from './lattice/lattice.ts';
import type { Query } from './normalise.ts';
import type { Tables } from './tables.ts';

/** Devices that are read for one query, at most. */
const MAX_READ = 12_000;
/** How much more than the best a candidate may cost and still be listed. */
const WINDOW = 30;

/**
 * Reads the devices that can have a part of the query, those of the part that the fewest have first. A
 * device that has none of the parts visited leaves them all unread: where that alone costs more than
 * the best candidate, the walk ends.
 */
export class Candidates {
  readonly #tables: Tables;
  readonly #lattice: Lattice;
  readonly #evidence: Evidence;
  readonly #seen: Uint32Array;
  #stamp = 0;
  #read = 0;

  constructor(tables: Tables, lattice: Lattice, evidence: Evidence) {
    this.#tables = tables;
    this.#lattice = lattice;
    this.#evidence = evidence;
    this.#seen = new Uint32Array(tables.devices.size);
  }

  /** Fills `best` with the candidates of a query. */
  collect(query: Query, best: Best): void {
    this.#stamp++;
    this.#read = 0;
    const visit = (device: number): void => this.#visit(device, best);
    for (const device of this.#lattice.deviceAtoms.keys()) visit(device);
    for (const form of this.#lattice.formAtoms.keys()) visit(this.#tables.deviceOfForm(form));
    const order = this.#order(query);
    let unread = 0;
    for (const { token } of order) {
      if (unread > best.cost || this.#read > MAX_READ) return;
      this.#visitToken(token, visit);
      unread += this.#floor(token);
    }
  }

  /** The tokens that may select, those of the fewest devices first. */
  #order(query: Query): { token: number; count: number }[] {
    const order: { token: number; count: number }[] = [];
    for (let token = 0; token < query.tokens.length; token++) {
      let count = 0;
      this.#eachAtom(token, (atom) => {
        count += this.#countOf(atom);
      });
      if (count === 0) continue;
      // What costs nothing unread selects last.
      if (this.#floor(token) < 0.5) count += 1e6;
      order.push({ token, count });
    }
    return order.sort((a, b) => a.count - b.count);
  }

  /** What it costs at least to leave a token unread. */
  #floor(token: number): number {
    const { size, from, to, kind, cost } = this.#lattice;
    let least = this.#evidence.unreadCost(token);
    for (let arc = 0; arc < size; arc++) {
      if (kind[arc] !== CONTEXT || from[arc]! > token || to[arc]! <= token) continue;
      const share = cost[arc]! / (to[arc]! - from[arc]!);
      if (share < least) least = share;
    }
    return least;
  }

  /** Calls `visit` with the atom that the fewest devices have, of each arc that reads a token. */
  #eachAtom(token: number, visit: (atom: number) => void): void {
    const { size, from, to, lo, hi, atoms } = this.#lattice;
    for (let arc = 0; arc < size; arc++) {
      if (from[arc]! > token || to[arc]! <= token) continue;
      let rarest = -1;
      let fewest = Number.POSITIVE_INFINITY;
      const l = lo[arc]!;
      const h = hi[arc]!;
      if (l === 0 && h === 0) continue;
      for (let atom = 0; atom < atoms; atom++) {
        if ((l & loOf(atom)) === 0 && (h & hiOf(atom)) === 0) continue;
        const count = this.#countOf(atom);
        if (count < fewest) {
          fewest = count;
          rarest = atom;
        }
      }
      if (rarest >= 0) visit(rarest);
    }
  }

  #countOf(atom: number): number {
    let count = 0;
    for (const word of this.#lattice.atomWords[atom]!) count += this.#countWords(word, word + 1);
    const range = this.#lattice.atomRange[atom];
    if (range != null) count += this.#countWords(range.from, range.to);
    return count;
  }

  #countWords(first: number, last: number): number {
    const { postings, brands } = this.#tables;
    const { wordBrandStart, wordBrands, deviceStart } = brands;
    let count = postings.count(first, last);
    for (let i = wordBrandStart[first]!; i < wordBrandStart[last]!; i++) {
      const brand = wordBrands[i]!;
      count += deviceStart[brand + 1]! - deviceStart[brand]!;
    }
    return count;
  }

  #visitToken(token: number, visit: (device: number) => void): void {
    this.#eachAtom(token, (atom) => {
      for (const word of this.#lattice.atomWords[atom]!) this.#visitWords(word, word + 1, visit);
      const range = this.#lattice.atomRange[atom];
      if (range != null) this.#visitWords(range.from, range.to, visit);
    });
  }

  #visitWords(first: number, last: number, visit: (device: number) => void): void {
    const { postings, brands } = this.#tables;
    postings.visit(first, last, visit);
    const { wordBrandStart, wordBrands, deviceStart, devices } = brands;
    for (let b = wordBrandStart[first]!; b < wordBrandStart[last]!; b++) {
      const brand = wordBrands[b]!;
      for (let i = deviceStart[brand]!; i < deviceStart[brand + 1]!; i++) visit(devices[i]!);
    }
  }

  #visit(device: number, best: Best): void {
    if (this.#seen[device] === this.#stamp) return;
    this.#seen[device] = this.#stamp;
    this.#read++;
    const cutoff = Math.min(best.cutoff, best.cost + WINDOW);
    const cost = this.#evidence.read(device, cutoff);
    if (cost <= cutoff && cost < Number.POSITIVE_INFINITY) {
      best.add(device, cost, this.#evidence.form);
    }
  }
}
