import { type Lattice, MAX_TOKENS, PREFIX } from '../lattice/lattice.ts';
import { WEIGHTS } from '../lattice/weights.ts';
import {
  FAMILY_WORD,
  GENERATION,
  KINDS,
  NETWORK,
  NUMBER,
  WORD,
  YEAR,
} from '../search-index/kinds.ts';
import type { Tables } from '../search-index/tables.ts';
import { BEGUN, NAMED, PER_BRAND, REST, type SaidBrands } from './said-brands.ts';
import type { Unread } from './unread.ts';

/** Kinds of devices that a line's name alone does not mean: "galaxy s11" is no Galaxy Tab S11. */
const OTHER_KINDS = ['tab', 'tablet', 'pad', 'watch', 'book', 'buds'];
/** Words that tell no device from another of its line. */
const GENERIC = ['phone', 'series', 'dual', 'sim', 'lte', 'edition'];
/** What {@link NameAtoms.classOf} says of them; 0 of all other words. */
export const OTHER_KIND = 1;
export const GENERIC_WORD = 2;

/**
 * The atoms of a query that a name has: by its words, its brand, its device's codes and year, and as a
 * whole. The fields describe the name that was read last.
 */
export class NameAtoms {
  lo = 0;
  hi = 0;
  /** Is one of the device's codes said that is no word and no number of a name? */
  isStrong = false;
  /** Is the name said as a whole with its brand? */
  hasBrand = false;
  /** What its unsaid words cost at least; 0 where its device's code or all of it may be said. */
  floor = 0;
  isWhole = false;
  /** The atoms of each token of the name. */
  readonly tokenLo = new Int32Array(MAX_TOKENS);
  readonly tokenHi = new Int32Array(MAX_TOKENS);
  readonly #tables: Tables;
  readonly #lattice: Lattice;
  readonly #brands: SaidBrands;
  readonly #unread: Unread;
  readonly #classes: Uint8Array;
  /** What a token of each kind costs at least where it is unsaid, and all of them at most. */
  readonly #unsaid = new Float64Array(KINDS);
  #mostUnsaid = 0;

  constructor(tables: Tables, lattice: Lattice, brands: SaidBrands, unread: Unread) {
    this.#tables = tables;
    this.#lattice = lattice;
    this.#brands = brands;
    this.#unread = unread;
    this.#classes = new Uint8Array(tables.words.size);
    for (const [list, own] of [
      [OTHER_KINDS, OTHER_KIND],
      [GENERIC, GENERIC_WORD],
    ] as const) {
      for (const text of list) {
        const word = tables.words.find(text);
        if (word >= 0) this.#classes[word] = own;
      }
    }
  }

  /** Is a word one for another kind of device, or one that tells no device from another? */
  classOf(word: number): number {
    return this.#classes[word]!;
  }

  /** Begins with another query, or with more arcs. */
  begin(): void {
    const w = WEIGHTS;
    const { hasNumber } = this.#unread;
    const [number, year] = [w.unsaidNumber, w.unsaidYear];
    this.#unsaid[NUMBER] = hasNumber ? number : Math.min(number, w.unsaidNumberOfFamily);
    this.#unsaid[GENERATION] = Math.min(w.unsaidGeneration, w.unsaidNumberOfFamily);
    this.#unsaid[YEAR] = hasNumber
      ? year
      : Math.min(year, w.unsaidYearOfFamily, w.unsaidFamilyWord);
    this.#unsaid[NETWORK] = w.unsaidNetwork;
    this.#unsaid[WORD] = hasNumber ? w.unsaidWord : Math.min(w.unsaidWord, w.unsaidWordOfFamily);
    this.#unsaid[FAMILY_WORD] = w.unsaidFamilyWord;
    const { size, kind } = this.#lattice;
    this.#mostUnsaid = w.unsaidMost;
    for (let arc = 0; arc < size; arc++) {
      if (kind[arc] === PREFIX) this.#mostUnsaid = Math.min(w.unsaidMostBegun, w.unsaidMost);
    }
  }

  /** Reads a name of a device; a device without one has the form -1. */
  read(device: number, brand: number, form: number): void {
    const { tokenStart, tokens, kinds, devices } = this.#tables;
    const { isMarked, wordAtoms, ranges, years, deviceAtoms, formAtoms } = this.#lattice;
    let lo = 0;
    let hi = 0;
    if (this.#brands.has(brand)) {
      const { atoms } = this.#brands;
      const at = brand * PER_BRAND;
      lo = atoms[at + NAMED]! | atoms[at + BEGUN]!;
      hi = atoms[at + NAMED + 1]! | atoms[at + BEGUN + 1]!;
      // A further word of a brand's name counts beside its first: "plus" alone is no OnePlus.
      if ((lo | hi) !== 0) {
        lo |= atoms[at + REST]!;
        hi |= atoms[at + REST + 1]!;
      }
    }
    const rangeCount = ranges.length;
    const start = form < 0 ? 0 : tokenStart[form]!;
    const end = form < 0 ? 0 : tokenStart[form + 1]!;
    const { tokenLo, tokenHi } = this;
    let unsaid = 0;
    for (let t = start; t < end; t++) {
      const word = tokens[t]!;
      const kind = kinds[t]!;
      let l = 0;
      let h = 0;
      if (isMarked[word] === 1) {
        l = wordAtoms[2 * word]!;
        h = wordAtoms[2 * word + 1]!;
      }
      for (let r = 0; r < rangeCount; r++) {
        const range = ranges[r]!;
        if (word < range.from || word >= range.to) continue;
        const isBehind = t > start && (tokenLo[t - 1 - start]! | tokenHi[t - 1 - start]!) !== 0;
        const kindsHere = isBehind ? range.kinds | range.behind : range.kinds;
        if ((kindsHere & (1 << kind)) === 0) continue;
        l |= range.lo;
        h |= range.hi;
      }
      tokenLo[t - start] = l;
      tokenHi[t - start] = h;
      lo |= l;
      hi |= h;
      if ((l | h) === 0 && this.#classes[word] === 0) unsaid += this.#unsaid[kind]!;
    }
    this.isStrong = false;
    this.hasBrand = false;
    this.isWhole = false;
    const ofDevice = deviceAtoms.size > 0 ? deviceAtoms.get(device) : undefined;
    if (ofDevice !== undefined) {
      this.isWhole = true;
      lo |= ofDevice.lo;
      hi |= ofDevice.hi;
      this.isStrong = ofDevice.isSure;
    }
    const ofForm = formAtoms.size > 0 ? formAtoms.get(form) : undefined;
    if (ofForm !== undefined) {
      this.isWhole = true;
      lo |= ofForm.lo;
      hi |= ofForm.hi;
      this.hasBrand = ofForm.isSure;
    }
    for (let y = 0; y < years.length; y++) {
      const said = years[y]!;
      if (said.year !== devices.year[device]) continue;
      lo |= said.lo;
      hi |= said.hi;
    }
    this.lo = lo;
    this.hi = hi;
    this.floor = this.isWhole ? 0 : Math.min(unsaid, this.#mostUnsaid);
  }
}
