import type { Tables } from '../search-index/tables.ts';
import { hiOf, type Lattice, loOf } from './lattice/lattice.ts';

/** Which atoms of a query's lattice name each brand. */
export class SaidBrands {
  /** The atoms of the words by which a brand is named. */
  readonly lo: Int32Array;
  readonly hi: Int32Array;
  /** Those of beginnings of such words. */
  readonly begunLo: Int32Array;
  readonly begunHi: Int32Array;
  /** Those of further words of its name, which do not name it alone. */
  readonly restLo: Int32Array;
  readonly restHi: Int32Array;
  readonly #tables: Tables;
  readonly #lattice: Lattice;
  /** The arrays hold for a brand what they say if its stamp is that of the query. */
  readonly #stamps: Uint32Array;
  #stamp = 0;

  constructor(tables: Tables, lattice: Lattice) {
    this.#tables = tables;
    this.#lattice = lattice;
    const brands = tables.devices.brands.length;
    this.#stamps = new Uint32Array(brands);
    this.lo = new Int32Array(brands);
    this.hi = new Int32Array(brands);
    this.begunLo = new Int32Array(brands);
    this.begunHi = new Int32Array(brands);
    this.restLo = new Int32Array(brands);
    this.restHi = new Int32Array(brands);
  }

  /** Does an atom name the brand, or begin its name? */
  has(brand: number): boolean {
    return this.#stamps[brand] === this.#stamp;
  }

  /** Marks the brands of a lattice; again after arcs were added. */
  mark(): void {
    this.#stamp++;
    const { atomWords, atomRange, atoms } = this.#lattice;
    const { wordBrandStart, wordBrands, wordBrandRest } = this.#tables.brands;
    for (let atom = 0; atom < atoms; atom++) {
      const list = atomWords[atom]!;
      for (let k = 0; k < list.length; k++) this.#markBrand(list[k]!, atom);
      const range = atomRange[atom];
      if (range == null) continue;
      for (let i = wordBrandStart[range.from]!; i < wordBrandStart[range.to]!; i++) {
        if (wordBrandRest[i] === 1) continue;
        const brand = this.#touch(wordBrands[i]!);
        this.begunLo[brand] = this.begunLo[brand]! | range.lo;
        this.begunHi[brand] = this.begunHi[brand]! | range.hi;
      }
    }
  }

  #markBrand(word: number, atom: number): void {
    const isRest = this.#tables.namesNobody(word);
    const { wordBrandStart, wordBrands, wordBrandRest } = this.#tables.brands;
    for (let i = wordBrandStart[word]!; i < wordBrandStart[word + 1]!; i++) {
      const brand = this.#touch(wordBrands[i]!);
      if (isRest || wordBrandRest[i] === 1) {
        this.restLo[brand] = this.restLo[brand]! | loOf(atom);
        this.restHi[brand] = this.restHi[brand]! | hiOf(atom);
      } else {
        this.lo[brand] = this.lo[brand]! | loOf(atom);
        this.hi[brand] = this.hi[brand]! | hiOf(atom);
      }
    }
  }

  #touch(brand: number): number {
    if (this.#stamps[brand] !== this.#stamp) {
      this.#stamps[brand] = this.#stamp;
      this.lo[brand] = 0;
      this.hi[brand] = 0;
      this.begunLo[brand] = 0;
      this.begunHi[brand] = 0;
      this.restLo[brand] = 0;
      this.restHi[brand] = 0;
    }
    return brand;
  }
}
