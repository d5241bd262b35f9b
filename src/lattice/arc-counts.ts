import { MAX_TOKENS } from '../query/query.ts';
import type { Tables } from '../search-index/tables.ts';
import { HALF, MAX_ATOMS } from './atoms.ts';
import { type Lattice, MAX_ARCS } from './lattice.ts';

/**
 * Upper bounds of the number of devices for each atom, arc and token of a lattice. A device may count twice. The
 * candidates are looked for where the bound is lowest.
 */
export class ArcCounts {
  /** For each token, the number of devices whose names or codes may read it; 0 if no name has it. */
  readonly ofToken = new Float64Array(MAX_TOKENS);
  readonly #tables: Tables;
  readonly #lattice: Lattice;
  readonly #rarest = new Int8Array(MAX_ARCS);
  readonly #ofAtom = new Float64Array(MAX_ATOMS);

  constructor(tables: Tables, lattice: Lattice) {
    this.#tables = tables;
    this.#lattice = lattice;
  }

  /** The atom of an arc that the fewest devices have; -1 if the arc needs no atom. */
  rarestOf(arc: number): number {
    return this.#rarest[arc]!;
  }

  /** The number of devices that have an atom. */
  ofAtom(atom: number): number {
    return this.#ofAtom[atom]!;
  }

  /** Counts again; call it after the arcs were added to the lattice. */
  count(): void {
    const { size, from, to, lo, hi, atoms, length } = this.#lattice;
    const { ofToken } = this;
    for (let atom = 0; atom < atoms.size; atom++) this.#ofAtom[atom] = this.#countOf(atom);
    for (let i = 0; i < length; i++) ofToken[i] = 0;
    for (let arc = 0; arc < size; arc++) {
      const rarest = this.#rarestIn(hi[arc]!, HALF, this.#rarestIn(lo[arc]!, 0, -1));
      this.#rarest[arc] = rarest;
      if (rarest < 0) continue;
      const fewest = this.#ofAtom[rarest]!;
      for (let i = from[arc]!; i < to[arc]!; i++) ofToken[i] = ofToken[i]! + fewest;
    }
  }

  /**
   * The rarest of some atoms. It visits the set bits only: a long title has 60 atoms, an arc one or two.
   *
   * @param bits the atoms to compare, as bits
   * @param first the atom of the lowest bit
   * @param other one more atom to compare; -1 for none
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
    const { words: wordsOf, wordCounts, rangeOf } = this.#lattice.atoms;
    const words = wordsOf[atom]!;
    for (let k = 0; k < wordCounts[atom]!; k++) count += this.#countWords(words[k]!, words[k]! + 1);
    const range = rangeOf[atom];
    if (range != null) count += this.#countWords(range.from, range.to);
    return count;
  }

  /** Counts the devices that have one of the words `first` to `last - 1` in a name or in their maker's name. */
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
