import type { Tables } from '../search-index/tables.ts';
import { ArcCounts } from './arc-counts.ts';
import type { Best } from './best.ts';
import { DeviceSet } from './device-set.ts';
import type { Evidence } from './evidence.ts';
import { type Lattice, LETTER } from './lattice/lattice.ts';

/** Devices that are read for one query, at most. */
const MAX_READ = 3000;
/** A token that costs as much unread is hardly ever left: it selects alone. */
const SELECTS = 12;
/** Of more devices than these only the best known are read. */
const MANY = 2000;
/** A number alone says so little that of fewer the best known are enough. */
const MANY_OF_NUMBER = 800;
/** More devices than these are not worth marking. */
const MAX_MARKED = 2500;
/** So many devices with a number are worth a look for misspelt words beside it. */
const MANY_ALONE = 64;
/** In longer queries what costs little unread selects nothing: it is a sentence. */
const MAX_CHEAP = 4;
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
  readonly #seen: DeviceSet;
  readonly #counts: ArcCounts;
  /** The devices that have the number of the query. */
  readonly #marked: DeviceSet;
  #isMarking = false;
  /** Are only the marked devices read? */
  #isFiltered = false;
  #many = MANY;
  /** Is a number all that names have of the query, so that its devices are read last? See {@link collect}. */
  saysNumberAlone = false;
  /** Are only devices read whose maker or line is said? */
  #isOfSaid = false;
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
    this.#seen.clear();
    this.#reads = 0;
    this.#isFiltered = false;
    for (const device of lattice.deviceAtoms.keys()) this.#read(device);
    for (const form of lattice.formAtoms.keys()) this.#read(this.#tables.deviceOfForm(form));
    this.#count();
    const number = this.#number();
    this.saysNumberAlone = !isExtended && number >= 0 && this.#isAlone(number);
    if (this.saysNumberAlone) return;
    if (number >= 0) {
      this.#mark(number);
      this.#walk(number);
      this.#isFiltered = false;
      if (this.#isSaidBy(number)) return;
      this.#count();
    }
    this.#walk(-1);
  }

  /** Is a number all that names have of the query, and do many have it? */
  #isAlone(number: number): boolean {
    const ofToken = this.#counts.ofToken;
    const { unread } = this.#evidence;
    if (!unread.isNumber(number) || ofToken[number]! < MANY_ALONE || this.#best.size > 0)
      return false;
    let isLeft = false;
    for (let i = 0; i < this.#lattice.length; i++) {
      if (i === number || unread.floorOf(i) < CHEAP) continue;
      if (ofToken[i]! > 0) return false;
      isLeft = true;
    }
    return isLeft;
  }

  /**
   * Visits the tokens in turn, until all that is unread costs more than the best.
   *
   * @param last the token that is visited last: its devices alone are read, so that it leaves none out
   */
  #walk(last: number): void {
    const lattice = this.#lattice;
    const ofToken = this.#counts.ofToken;
    const n = lattice.length;
    let unread = this.#unreadByAll;
    for (let i = 0; i < n; i++) {
      if (ofToken[i] === 0) continue;
      if (i === last) ofToken[i] = 1e9;
      else if (this.#evidence.unread.floorOf(i) < CHEAP) {
        const isSentence = n > MAX_CHEAP && this.#evidence.unread.cost(i) < CHEAP;
        ofToken[i] = isSentence ? 0 : ofToken[i]! + 1e7;
      }
    }
    for (let round = 0; round < n; round++) {
      if (unread > this.#best.cost || this.#reads > MAX_READ) return;
      let token = -1;
      let fewest = Number.POSITIVE_INFINITY;
      for (let i = 0; i < n; i++) {
        if (ofToken[i]! > 0 && ofToken[i]! < fewest) {
          fewest = ofToken[i]!;
          token = i;
        }
      }
      if (token < 0) return;
      ofToken[token] = 0;
      this.#many = this.#evidence.unread.isNumber(token) ? MANY_OF_NUMBER : MANY;
      this.#visitToken(token);
      this.#many = MANY;
      unread += this.#evidence.unread.floorOf(token);
    }
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

  /** Does the best candidate cost so little that it must have the number, beside what no device has? */
  #isSaidBy(number: number): boolean {
    return this.#best.cost <= this.#unreadByAll + this.#evidence.unread.floorOf(number);
  }

  /** Counts the devices of the arcs, and what the tokens cost that no arc reads. */
  #count(): void {
    this.#counts.count();
    this.#unreadByAll = 0;
    for (let i = 0; i < this.#lattice.length; i++)
      if (this.#counts.ofToken[i] === 0) this.#unreadByAll += this.#evidence.unread.floorOf(i);
  }

  #mark(token: number): void {
    this.#marked.clear();
    this.#isMarking = true;
    this.#visitToken(token);
    this.#isMarking = false;
    this.#isFiltered = true;
  }

  #visitToken(token: number): void {
    const { size, from, to } = this.#lattice;
    for (let arc = 0; arc < size; arc++) {
      const reads = from[arc]! <= token && to[arc]! > token;
      if (reads && this.#counts.rarestOf(arc) >= 0) this.#visitAtom(this.#counts.rarestOf(arc));
    }
  }

  /**
   * Reads the devices that may cost less by arcs that were added: from that arc on, the cheapest arcs first.
   */
  collectMore(first: number): void {
    const { size, kind, cost } = this.#lattice;
    this.#seen.clear();
    this.#reads = 0;
    this.#isFiltered = false;
    this.#count();
    const number = this.#number();
    const arcs: number[] = [];
    for (let arc = first; arc < size; arc++) if (this.#counts.rarestOf(arc) >= 0) arcs.push(arc);
    arcs.sort((a, b) => cost[a]! - cost[b]!);
    for (const arc of arcs) {
      if (this.#reads > MAX_READ) break;
      if (!this.#isFiltered && number >= 0 && this.#isSaidBy(number)) this.#mark(number);
      this.#isOfSaid = kind[arc] === LETTER;
      this.#visitAtom(this.#counts.rarestOf(arc));
    }
    this.#isOfSaid = false;
    this.#isFiltered = false;
  }

  #visitAtom(atom: number): void {
    if (this.#counts.ofAtom(atom) > this.#many && !this.#isFiltered) {
      // A letter or a digit begins thousands of names: of those the best known.
      const { popular } = this.#tables;
      for (let i = 0; i < popular.length; i++) this.#visit(popular[i]!);
      return;
    }
    const words = this.#lattice.atomWords[atom]!;
    for (let k = 0; k < words.length; k++) {
      this.#visitNames(words[k]!, words[k]! + 1);
      this.#visitBrands(words[k]!, words[k]! + 1);
    }
    const range = this.#lattice.atomRange[atom];
    if (range == null) return;
    this.#visitNames(range.from, range.to);
    this.#visitBrands(range.from, range.to);
  }

  /** Visits the devices in whose names the words `first` up to `last` stand. */
  #visitNames(first: number, last: number): void {
    const { devices, starts } = this.#tables.postings;
    const end = starts[last]!;
    for (let i = starts[first]!; i < end; i++) this.#visit(devices[i]!);
  }

  /** Visits the devices of the brands that these words name. */
  #visitBrands(first: number, last: number): void {
    const { wordBrandStart, wordBrands, deviceStart } = this.#tables.brands;
    for (let b = wordBrandStart[first]!; b < wordBrandStart[last]!; b++) {
      const brand = wordBrands[b]!;
      const { devices } = this.#tables.brands;
      for (let i = deviceStart[brand]!; i < deviceStart[brand + 1]!; i++) this.#visit(devices[i]!);
    }
  }

  #visit(device: number): void {
    if (this.#isMarking) this.#marked.add(device);
    else this.#read(device);
  }

  #read(device: number): void {
    if (this.#seen.has(device)) return;
    if (this.#isFiltered && !this.#marked.has(device)) return;
    if (this.#isOfSaid && !this.#evidence.saysMakerOf(device)) return;
    this.#seen.add(device);
    this.#reads++;
    const best = this.#best;
    const { cutoff } = best;
    const cost = this.#evidence.read(device, cutoff);
    if (cost <= cutoff && cost < Number.POSITIVE_INFINITY) {
      best.add(device, cost, this.#evidence.form, this.#evidence.pathCost);
    }
  }
}
