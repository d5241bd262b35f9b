import { type Lattice, LETTER } from '../lattice/lattice.ts';
import type { Tables } from '../search-index/tables.ts';
import { ArcCounts } from './arc-counts.ts';
import type { Best } from './best.ts';
import { DeviceSet } from './device-set.ts';
import type { Evidence } from './evidence.ts';
import { BEST_KNOWN } from './well-known.ts';

/** Devices that are read for one query, at most. */
const MAX_READ = 3000;
/** A token that costs as much unread is hardly ever left: it selects alone. */
const SELECTS = 12;
/** More devices than these are not worth marking. */
const MAX_MARKED = 2500;
/**
 * A letter or a digit begins thousands of names: of more devices than these only the best known are
 * read.
 */
const MANY = 2000;
/** A number alone says so little that of fewer the best known are enough. */
const MANY_OF_NUMBER = 800;
/** So many devices with a number are worth a look for misspelt words beside it. */
const MANY_ALONE = 64;
/** What costs less unread selects last. */
const CHEAP = 1.5;

/**
 * Reads the devices that can have a part of the query, those of the part that the fewest have first. A
 * device that has none of the parts visited leaves them all unread: where that alone costs more than
 * the best candidate, the walk ends.
 */
export class Candidates {
  readonly #tables: Tables;
  readonly #lattice: Lattice;
  readonly #evidence: Evidence;
  readonly #best: Best;
  readonly #counts: ArcCounts;
  readonly #seen: DeviceSet;
  /** The devices that have the number of the query. */
  readonly #marked: DeviceSet;
  #isMarking = false;
  /** Are only the marked devices read? */
  #isFiltered = false;
  /** Are only devices read whose maker or line is said? */
  #isOfSaid = false;
  /** Was no device read before for the query? */
  #isFirst = true;
  #reads = 0;
  #unreadByAll = 0;

  constructor(tables: Tables, lattice: Lattice, evidence: Evidence, best: Best) {
    this.#tables = tables;
    this.#lattice = lattice;
    this.#evidence = evidence;
    this.#best = best;
    this.#counts = new ArcCounts(tables, lattice);
    this.#seen = new DeviceSet(tables.devices.size);
    this.#marked = new DeviceSet(tables.devices.size);
  }

  /**
   * Fills the list of the best with the candidates of a query. Where names have nothing of it but a number
   * that many have ("googel pixl 8"), it reads none as long as the misspelt words may be looked up.
   *
   * @param isExtended have these been looked up?
   */
  collect(isExtended: boolean): void {
    const lattice = this.#lattice;
    this.#begin();
    this.#isFirst = this.#best.size === 0;
    for (const device of lattice.deviceAtoms.keys()) this.#read(device);
    for (const form of lattice.formAtoms.keys()) this.#read(this.#tables.deviceOfForm(form));
    const number = this.#number();
    if (number >= 0) {
      if (!isExtended && this.#isAlone(number)) return;
      this.#mark(number);
      this.#walk(number);
      this.#isFiltered = false;
      if (this.#isSaidBy(number)) return;
      this.#count();
    }
    this.#walk(-1);
  }

  /**
   * Reads the devices that may cost less by arcs that were added, the cheapest arcs first.
   *
   * @param first the first arc that was added
   */
  collectMore(first: number): void {
    const { size, kind, cost } = this.#lattice;
    this.#begin();
    this.#isFirst = false;
    const number = this.#number();
    const arcs: number[] = [];
    for (let arc = first; arc < size; arc++) if (this.#counts.rarestOf(arc) >= 0) arcs.push(arc);
    arcs.sort((a, b) => cost[a]! - cost[b]!);
    for (const arc of arcs) {
      if (this.#reads > MAX_READ) break;
      if (!this.#isFiltered && number >= 0 && this.#isSaidBy(number)) this.#mark(number);
      this.#isOfSaid = kind[arc] === LETTER;
      this.#visitAtom(this.#counts.rarestOf(arc), MANY);
    }
    this.#isOfSaid = false;
  }

  #begin(): void {
    this.#seen.clear();
    this.#reads = 0;
    this.#isFiltered = false;
    this.#count();
  }

  /** Counts the devices of the arcs, and what the tokens cost that no arc reads. */
  #count(): void {
    this.#counts.count();
    this.#unreadByAll = 0;
    for (let i = 0; i < this.#lattice.length; i++)
      if (this.#counts.ofToken[i] === 0) this.#unreadByAll += this.#evidence.unread.floorOf(i);
  }

  /**
   * The number of the query that the fewest devices have; -1 for none. A device that has it not costs
   * more than all that are listed beside one that has: the others are passed over unread.
   */
  #number(): number {
    let number = -1;
    for (let i = 0; i < this.#lattice.length; i++) {
      const count = this.#counts.ofToken[i]!;
      if (count === 0 || count > MAX_MARKED || this.#evidence.unread.floorOf(i) < SELECTS) continue;
      if (number < 0 || count < this.#counts.ofToken[number]!) number = i;
    }
    return number;
  }

  /** Is a number all that names have of the query, and do many have it? */
  #isAlone(number: number): boolean {
    const { unread } = this.#evidence;
    const isOfMany = unread.isNumber(number) && this.#counts.ofToken[number]! >= MANY_ALONE;
    if (!isOfMany || this.#best.size > 0) return false;
    let isLeft = false;
    for (let i = 0; i < this.#lattice.length; i++) {
      if (i === number || unread.floorOf(i) < CHEAP) continue;
      if (this.#counts.ofToken[i]! > 0) return false;
      isLeft = true;
    }
    return isLeft;
  }

  /** Does the best candidate cost so little that it must have the number, beside what no device has? */
  #isSaidBy(number: number): boolean {
    return this.#best.cost <= this.#unreadByAll + this.#evidence.unread.floorOf(number);
  }

  #mark(token: number): void {
    this.#marked.clear();
    this.#isMarking = true;
    this.#visitToken(token, MANY);
    this.#isMarking = false;
    this.#isFiltered = true;
  }

  /**
   * Visits the tokens in turn, until all that is unread costs more than the best.
   *
   * @param last the token that is visited last: its devices alone are read, so that it leaves none out
   */
  #walk(last: number): void {
    const { ofToken } = this.#counts;
    const { unread } = this.#evidence;
    const n = this.#lattice.length;
    for (let i = 0; i < n; i++) {
      if (ofToken[i] === 0) continue;
      if (i === last) ofToken[i] = 1e9;
      else if (unread.floorOf(i) < CHEAP) ofToken[i] = ofToken[i]! + 1e7;
    }
    let left = this.#unreadByAll;
    while (left <= this.#best.cost && this.#reads <= MAX_READ) {
      let token = -1;
      for (let i = 0; i < n; i++) {
        if (ofToken[i]! > 0 && (token < 0 || ofToken[i]! < ofToken[token]!)) token = i;
      }
      if (token < 0) return;
      ofToken[token] = 0;
      this.#visitToken(token, unread.isNumber(token) ? MANY_OF_NUMBER : MANY);
      left += unread.floorOf(token);
    }
  }

  #visitToken(token: number, many: number): void {
    const { size, from, to } = this.#lattice;
    for (let arc = 0; arc < size; arc++) {
      if (from[arc]! > token || to[arc]! <= token) continue;
      const atom = this.#counts.rarestOf(arc);
      if (atom >= 0) this.#visitAtom(atom, many);
    }
  }

  #visitAtom(atom: number, many: number): void {
    const isMany = this.#counts.ofAtom(atom) > many && !this.#isFiltered;
    const least = isMany ? BEST_KNOWN : 0;
    const { atomWords, atomSizes } = this.#lattice;
    const words = atomWords[atom]!;
    for (let k = 0; k < atomSizes[atom]!; k++) this.#visitWords(words[k]!, words[k]! + 1, least);
    const range = this.#lattice.atomRange[atom];
    if (range != null) this.#visitWords(range.from, range.to, least);
  }

  /**
   * Visits the devices whose names or brands have the words `first` up to `last`.
   *
   * @param least their prominence at least
   */
  #visitWords(first: number, last: number, least: number): void {
    const { postings, brands } = this.#tables;
    const { wordBrandStart, wordBrands, deviceStart } = brands;
    this.#visitList(postings.devices, postings.starts[first]!, postings.starts[last]!, least);
    for (let b = wordBrandStart[first]!; b < wordBrandStart[last]!; b++) {
      const brand = wordBrands[b]!;
      this.#visitList(brands.devices, deviceStart[brand]!, deviceStart[brand + 1]!, least);
    }
  }

  /** Visits the devices of a list from one place up to another. */
  #visitList(devices: Uint32Array, from: number, to: number, least: number): void {
    const { prominence } = this.#tables.devices;
    const marked = this.#marked;
    if (this.#isMarking) {
      for (let i = from; i < to; i++)
        if (least === 0 || prominence[devices[i]!]! >= least) marked.add(devices[i]!);
      return;
    }
    if (this.#isFiltered) {
      for (
        let i = marked.placeIn(devices, from, to);
        i < to;
        i = marked.placeIn(devices, i + 1, to)
      )
        this.#read(devices[i]!);
      return;
    }
    for (let i = from; i < to; i++) {
      const device = devices[i]!;
      if (least === 0 || prominence[device]! >= least) this.#read(device);
    }
  }

  #read(device: number): void {
    if (this.#seen.has(device)) return;
    if (this.#isOfSaid && !this.#evidence.saysMakerOf(device)) return;
    this.#seen.add(device);
    this.#reads++;
    const best = this.#best;
    const { cutoff } = best;
    const cost = this.#evidence.read(device, cutoff);
    if (cost <= cutoff && cost < Number.POSITIVE_INFINITY) {
      best.add(device, this.#evidence.form, cost, this.#evidence.pathCost, this.#isFirst);
    }
  }
}
