import type { Tables } from '../search-index/tables.ts';
import {
  CONTEXT,
  hiOf,
  type Lattice,
  loOf,
  MAX_ARCS,
  MAX_ATOMS,
  MAX_TOKENS,
} from './lattice/lattice.ts';

/** How many devices may have the atoms, arcs and tokens of a lattice. A device may count twice. */
export class ArcCounts {
  /** For each token, how many devices may have what reads it; 0 where no name has it. */
  readonly ofToken = new Float64Array(MAX_TOKENS);
  readonly #tables: Tables;
  readonly #lattice: Lattice;
  readonly #rarest = new Int8Array(MAX_ARCS);
  readonly #ofAtom = new Float64Array(MAX_ATOMS);

  constructor(tables: Tables, lattice: Lattice) {
    this.#tables = tables;
    this.#lattice = lattice;
  }

  /** The atom of an arc that the fewest devices have; -1 if the arc needs none. */
  rarestOf(arc: number): number {
    return this.#rarest[arc]!;
  }

  /** How many devices have an atom. */
  ofAtom(atom: number): number {
    return this.#ofAtom[atom]!;
  }

  /** Counts anew; the lattice must have its arcs. */
  count(): void {
    const { size, from, to, lo, hi, kind, atoms, length } = this.#lattice;
    const { ofToken } = this;
    for (let atom = 0; atom < atoms; atom++) this.#ofAtom[atom] = this.#countOf(atom);
    ofToken.fill(0, 0, length);
    for (let arc = 0; arc < size; arc++) {
      this.#rarest[arc] = -1;
      if (kind[arc] === CONTEXT) continue;
      let fewest = Number.POSITIVE_INFINITY;
      for (let atom = 0; atom < atoms; atom++) {
        if ((lo[arc]! & loOf(atom)) === 0 && (hi[arc]! & hiOf(atom)) === 0) continue;
        const count = this.#ofAtom[atom]!;
        if (count < fewest) {
          fewest = count;
          this.#rarest[arc] = atom;
        }
      }
      if (fewest === Number.POSITIVE_INFINITY) continue;
      for (let i = from[arc]!; i < to[arc]!; i++) ofToken[i] = ofToken[i]! + fewest;
    }
  }

  #countOf(atom: number): number {
    let count = 0;
    const words = this.#lattice.atomWords[atom]!;
    for (let k = 0; k < words.length; k++) count += this.#countWords(words[k]!, words[k]! + 1);
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
}
