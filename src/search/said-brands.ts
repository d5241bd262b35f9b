import { hiOf, type Lattice, loOf, MAKERS } from '../lattice/lattice.ts';
import type { Tables } from '../search-index/tables.ts';
import { DeviceSet } from './device-set.ts';

/** Where the atoms of a brand stand, the low ones and behind them the high ones: of words that name it, */
export const NAMED = 0;
/** of beginnings of such words, */
export const BEGUN = 2;
/** and of further words of its name, which do not name it alone. */
export const REST = 4;
export const PER_BRAND = 8;

/** Which atoms of a query's lattice name each brand. */
export class SaidBrands {
  /** Eight numbers for each brand, at its number times eight; see {@link NAMED} and those below it. */
  readonly atoms: Int32Array;
  readonly #tables: Tables;
  readonly #lattice: Lattice;
  /** The brands for which the array holds what the query says. */
  readonly #said: DeviceSet;

  constructor(tables: Tables, lattice: Lattice) {
    this.#tables = tables;
    this.#lattice = lattice;
    const brands = tables.devices.brands.length;
    this.#said = new DeviceSet(brands);
    this.atoms = new Int32Array(brands * PER_BRAND);
  }

  /** Does an atom name the brand, or begin its name? */
  has(brand: number): boolean {
    return this.#said.has(brand);
  }

  /** Is one of some atoms a brand's, by {@link NAMED} or {@link BEGUN}? */
  isSaid(brand: number, part: number, lo: number, hi: number): boolean {
    if (!this.has(brand)) return false;
    const at = brand * PER_BRAND + part;
    return (this.atoms[at]! & lo) !== 0 || (this.atoms[at + 1]! & hi) !== 0;
  }

  /** Marks the brands of a lattice; again after arcs were added. */
  mark(): void {
    this.#said.clear();
    const { atomWords, atomSizes, atomRange, atoms } = this.#lattice;
    const { wordBrandStart, wordBrands, wordBrandRest } = this.#tables.brands;
    for (let atom = 0; atom < atoms; atom++) {
      const list = atomWords[atom]!;
      for (let k = 0; k < atomSizes[atom]!; k++) this.#markBrand(list[k]!, atom);
      const range = atomRange[atom];
      if (range == null || (range.kinds & MAKERS) === 0) continue;
      for (let i = wordBrandStart[range.from]!; i < wordBrandStart[range.to]!; i++) {
        if (wordBrandRest[i] === 1) continue;
        this.#add(wordBrands[i]!, BEGUN, range.lo, range.hi);
      }
    }
  }

  #markBrand(word: number, atom: number): void {
    const { wordBrandStart, wordBrands, wordBrandRest } = this.#tables.brands;
    const [from, to] = [wordBrandStart[word]!, wordBrandStart[word + 1]!];
    if (from === to) return;
    const isRest = this.#tables.namesNobody(word);
    for (let i = from; i < to; i++) {
      const part = isRest || wordBrandRest[i] === 1 ? REST : NAMED;
      this.#add(wordBrands[i]!, part, loOf(atom), hiOf(atom));
    }
  }

  #add(brand: number, part: number, lo: number, hi: number): void {
    const { atoms } = this;
    const at = brand * PER_BRAND;
    if (!this.has(brand)) atoms.fill(0, at, at + PER_BRAND);
    this.#said.add(brand);
    atoms[at + part] = atoms[at + part]! | lo;
    atoms[at + part + 1] = atoms[at + part + 1]! | hi;
  }
}
