import type { Tables } from '../search-index/tables.ts';
import { hiOf, loOf, MAKERS } from './atoms.ts';
import { DeviceSet } from './device-set.ts';
import type { Lattice } from './lattice.ts';

/** Offset of the atoms of words that name the brand: `lo` at the offset, `hi` at the next index. */
export const NAMED = 0;
/** Offset of the atoms of beginnings of such words. */
export const BEGUN = 2;
/** Offset of the atoms of further words of its name, which do not name the brand alone: "plus" of OnePlus. */
export const REST = 4;
/** How many numbers a brand takes in {@link SaidBrands.atoms}; a power of two above the six that are used. */
export const PER_BRAND = 8;

/** The atoms of a query's lattice that name each brand. */
export class SaidBrands {
  /** {@link PER_BRAND} numbers per brand, at the offsets above. They are valid only if {@link has} is true. */
  readonly atoms: Int32Array;
  readonly #tables: Tables;
  readonly #lattice: Lattice;
  /** The brands for which `atoms` describes this query; the rest of the array is left from earlier queries. */
  readonly #said: DeviceSet;

  constructor(tables: Tables, lattice: Lattice) {
    this.#tables = tables;
    this.#lattice = lattice;
    const brands = tables.devices.brands.length;
    this.#said = new DeviceSet(brands);
    this.atoms = new Int32Array(brands * PER_BRAND);
  }

  /** True if an atom of the query names the brand or begins its name. */
  has(brand: number): boolean {
    return this.#said.has(brand);
  }

  /**
   * True if one of some atoms names the brand.
   *
   * @param part {@link NAMED}, {@link BEGUN} or {@link REST}
   */
  isSaid(brand: number, part: number, lo: number, hi: number): boolean {
    if (!this.has(brand)) return false;
    const at = brand * PER_BRAND + part;
    return (this.atoms[at]! & lo) !== 0 || (this.atoms[at + 1]! & hi) !== 0;
  }

  /** Finds the brands that the lattice names. Call it again after arcs were added. */
  mark(): void {
    this.#said.clear();
    const { words, wordCounts, rangeOf, size } = this.#lattice.atoms;
    const { wordBrandStart, wordBrands, wordBrandRest } = this.#tables.brands;
    for (let atom = 0; atom < size; atom++) {
      const list = words[atom]!;
      for (let k = 0; k < wordCounts[atom]!; k++) this.#markBrand(list[k]!, atom);
      const range = rangeOf[atom];
      if (range == null || (range.kinds & MAKERS) === 0) continue;
      for (let i = wordBrandStart[range.from]!; i < wordBrandStart[range.to]!; i++) {
        if (wordBrandRest[i] === 1) continue;
        this.#add(wordBrands[i]!, BEGUN, range.lo, range.hi);
      }
    }
  }

  #markBrand(word: number, atom: number): void {
    const { wordBrandStart, wordBrands, wordBrandRest } = this.#tables.brands;
    const from = wordBrandStart[word]!;
    const to = wordBrandStart[word + 1]!;
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
    if (!this.has(brand)) for (let i = at; i < at + PER_BRAND; i++) atoms[i] = 0;
    this.#said.add(brand);
    atoms[at + part] = atoms[at + part]! | lo;
    atoms[at + part + 1] = atoms[at + part + 1]! | hi;
  }
}
