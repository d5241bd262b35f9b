import { MAX_NAME_TOKENS } from '../search-index/forms.ts';
import {
  FAMILY_WORD,
  GENERATION,
  KINDS,
  NETWORK,
  NUMBER,
  WORD,
  YEAR,
} from '../search-index/kinds.ts';
import { GENERIC_WORDS, OTHER_KINDS } from '../search-index/name-words.ts';
import type { Tables } from '../search-index/tables.ts';
import { PREFIX } from './arc-kinds.ts';
import type { Atoms } from './atoms.ts';
import type { Lattice } from './lattice.ts';
import { BEGUN, NAMED, PER_BRAND, REST, type SaidBrands } from './said-brands.ts';
import type { Unread } from './unread.ts';
import { WEIGHTS } from './weights.ts';

/** The classes of words that {@link NameAtoms.classOf} returns; 0 for all other words. */
export const OTHER_KIND = 1;
export const GENERIC_WORD = 2;

/**
 * The atoms of a query that a name has: those of its words, of its brand, of the codes and the year of its device,
 * and of the name as a whole. The fields describe the name that was read last.
 */
export class NameAtoms {
  /** Atoms 0 to 30 of the name, as bits. */
  lo = 0;
  /** Atoms 31 to 61, as bits. */
  hi = 0;
  /** True if the query has a code of the device that is neither a word nor a number of a name. */
  hasDistinctCode = false;
  /** True if the query has the name as a whole together with its brand. */
  hasBrand = false;
  /** A lower bound of the cost of unsaid words; 0 if the query may have the device's code or the whole name. */
  floor = 0;
  /** True if the query may have the device's code or the whole name. */
  isWhole = false;
  /** The atoms of each token of the name, as bits like `lo` and `hi`. */
  readonly tokenLo = new Int32Array(MAX_NAME_TOKENS);
  readonly tokenHi = new Int32Array(MAX_NAME_TOKENS);
  readonly #tables: Tables;
  readonly #lattice: Lattice;
  readonly #queryAtoms: Atoms;
  readonly #brands: SaidBrands;
  readonly #unread: Unread;
  readonly #classes: Uint8Array;
  /** For each kind of token, a lower bound of its cost if it is unsaid; and the upper bound of their sum. */
  readonly #unsaidCost = new Float64Array(KINDS);
  #mostUnsaid = 0;

  constructor(tables: Tables, lattice: Lattice, brands: SaidBrands, unread: Unread) {
    this.#tables = tables;
    this.#lattice = lattice;
    this.#queryAtoms = lattice.atoms;
    this.#brands = brands;
    this.#unread = unread;
    this.#classes = new Uint8Array(tables.words.size);
    for (const [list, own] of [
      [OTHER_KINDS, OTHER_KIND],
      [GENERIC_WORDS, GENERIC_WORD],
    ] as const) {
      for (const text of list) {
        const word = tables.words.find(text);
        if (word >= 0) this.#classes[word] = own;
      }
    }
  }

  /** {@link OTHER_KIND}, {@link GENERIC_WORD} or 0, for the number of a word. */
  classOf(word: number): number {
    return this.#classes[word]!;
  }

  /** Starts a new query. Call it again after arcs were added. */
  begin(): void {
    const w = WEIGHTS;
    const { hasNumber } = this.#unread;
    const { unsaidNumber: number, unsaidYear: year } = w;
    this.#unsaidCost[NUMBER] = hasNumber ? number : Math.min(number, w.unsaidNumberOfFamily);
    this.#unsaidCost[GENERATION] = Math.min(w.unsaidGeneration, w.unsaidNumberOfFamily);
    this.#unsaidCost[YEAR] = hasNumber
      ? year
      : Math.min(year, w.unsaidYearOfFamily, w.unsaidFamilyWord);
    this.#unsaidCost[NETWORK] = hasNumber
      ? w.unsaidNetwork
      : Math.min(w.unsaidNetwork, w.unsaidFamilyWord);
    this.#unsaidCost[WORD] = hasNumber
      ? w.unsaidWord
      : Math.min(w.unsaidWord, w.unsaidWordOfFamily);
    this.#unsaidCost[FAMILY_WORD] = w.unsaidFamilyWord;
    const { size, kind } = this.#lattice;
    this.#mostUnsaid = w.unsaidMost;
    for (let arc = 0; arc < size; arc++) {
      if (kind[arc] === PREFIX) this.#mostUnsaid = Math.min(w.unsaidMostBegun, w.unsaidMost);
    }
  }

  /**
   * Reads a name of a device.
   *
   * @param form the number of the name; -1 for a device without one
   */
  read(device: number, brand: number, form: number): void {
    this.lo = 0;
    this.hi = 0;
    this.hasDistinctCode = false;
    this.hasBrand = false;
    this.isWhole = false;
    if (this.#brands.has(brand)) this.#addBrand(brand);
    const unsaid = this.#addTokens(form);
    this.#addWhole(device, form);
    this.#addYear(device);
    this.floor = this.isWhole ? 0 : Math.min(unsaid, this.#mostUnsaid);
  }

  #addBrand(brand: number): void {
    const { atoms } = this.#brands;
    const at = brand * PER_BRAND;
    const lo = atoms[at + NAMED]! | atoms[at + BEGUN]!;
    const hi = atoms[at + NAMED + 1]! | atoms[at + BEGUN + 1]!;
    // A further word of a brand's name counts only beside its first word: "plus" alone is not OnePlus.
    if ((lo | hi) === 0) return;
    this.lo = lo | atoms[at + REST]!;
    this.hi = hi | atoms[at + REST + 1]!;
  }

  /** Adds the atoms of the words of a name; returns a lower bound of what its unsaid words cost. */
  #addTokens(form: number): number {
    const { tokenStart, tokens, kinds } = this.#tables;
    const { isMarked, wordAtoms, ranges } = this.#queryAtoms;
    let { lo, hi } = this;
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
      if ((l | h) === 0 && this.#classes[word] === 0) unsaid += this.#unsaidCost[kind]!;
    }
    this.lo = lo;
    this.hi = hi;
    return unsaid;
  }

  /** Adds the atoms that the device has by its codes and the name as a whole. */
  #addWhole(device: number, form: number): void {
    const { ofDevice: deviceAtoms, ofForm: formAtoms } = this.#queryAtoms;
    const ofDevice = deviceAtoms.size > 0 ? deviceAtoms.get(device) : undefined;
    if (ofDevice !== undefined) {
      this.isWhole = true;
      this.lo |= ofDevice.lo;
      this.hi |= ofDevice.hi;
      this.hasDistinctCode = ofDevice.isDistinct;
    }
    const ofForm = formAtoms.size > 0 ? formAtoms.get(form) : undefined;
    if (ofForm !== undefined) {
      this.isWhole = true;
      this.lo |= ofForm.lo;
      this.hi |= ofForm.hi;
      this.hasBrand = ofForm.hasBrand;
    }
  }

  #addYear(device: number): void {
    const { years } = this.#queryAtoms;
    for (let y = 0; y < years.length; y++) {
      const said = years[y]!;
      if (said.year !== this.#tables.devices.year[device]) continue;
      this.lo |= said.lo;
      this.hi |= said.hi;
    }
  }
}
