import { HALF, type Lattice, MAX_ARCS, MAX_ATOMS, MAX_TOKENS } from '../lattice/lattice.ts';
import type { Tables } from '../search-index/tables.ts';

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
    const { size, from, to, lo, hi, atoms, length } = this.#lattice;
    const { ofToken } = this;
    for (let atom = 0; atom < atoms; atom++) this.#ofAtom[atom] = this.#countOf(atom);
    ofToken.fill(0, 0, length);
    for (let arc = 0; arc < size; arc++) {
      const rarest = this.#rarestIn(hi[arc]!, HALF, this.#rarestIn(lo[arc]!, 0, -1));
      this.#rarest[arc] = rarest;
      if (rarest < 0) continue;
      const fewest = this.#ofAtom[rarest]!;
      for (let i = from[arc]!; i < to[arc]!; i++) ofToken[i] = ofToken[i]! + fewest;
    }
  }

  /**
   * The atom that the fewest devices have, of those whose bits are set and of another one. A long title
   * has 60 atoms, an arc one or two of them.
   *
   * @param first the atom of the lowest bit
   * @param other -1 for none
   */
  #rarestIn(bits: number, first: number, other: number): number {
    let rarest = other;
    for (let left = bits; left !== 0; left &= left - 1) {
      const atom = first + 31 - Math.clz32(left & -left);
      if (rarest < 0 || this.#ofAtom[atom]! < this.#ofAtom[rarest]!) rarest = atom;
    }
    return rarest;
  }

  #countOf(atom: number): number {
    let count = 0;
    const { atomWords, atomSizes } = this.#lattice;
    const words = atomWords[atom]!;
    for (let k = 0; k < atomSizes[atom]!; k++) count += this.#countWords(words[k]!, words[k]! + 1);
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
