import { ArcCounts } from '../lattice/arc-counts.ts';
import { LETTER } from '../lattice/arc-kinds.ts';
import type { Lattice } from '../lattice/lattice.ts';
import type { Tables } from '../search-index/tables.ts';
import type { Best } from './best.ts';
import type { Evidence } from './evidence.ts';
import { Visits } from './visits.ts';

/** How many devices are read for one query at most. */
const MAX_READ = 3000;
/** A token that costs so much unread is read by nearly every meant device, so that it selects them alone. */
const SELECTS = 12;
/** A token of more devices than this does not select: marking them costs more than it saves. */
const MAX_MARKED = 2500;
/** A number says less than a word, so its limit is this many times lower. */
const OF_NUMBER = 2;
/** A number with at least so many devices needs the words beside it, even misspelt. */
const MANY_ALONE = 64;
/** A token that costs less than this unread is visited after the others. */
const CHEAP = 1.5;
/** Added to the count of a cheap token, so that all others are visited first. */
const VISIT_LATE = 1e7;
/** The count of the token that is visited last of all. */
const VISIT_LAST = 1e9;

/**
 * Collects the candidates of a query. It visits the tokens in turn, that with the fewest devices first, and reads the
 * devices that may have it. A device with none of the visited tokens leaves all of them unread. Once that alone costs
 * more than the best candidate, no further device can win and the walk ends.
 */
export class Candidates {
  readonly #tables: Tables;
  readonly #lattice: Lattice;
  readonly #evidence: Evidence;
  readonly #best: Best;
  readonly #counts: ArcCounts;
  readonly #visits: Visits;
  readonly #many: number;
  /** The cost of the tokens that no device can read. */
  #unreadByAll = 0;

  /** @param many of an atom with more devices than this, only the best known are read: a letter begins thousands of names */
  constructor(tables: Tables, lattice: Lattice, evidence: Evidence, best: Best, many: number) {
    this.#many = many;
    this.#tables = tables;
    this.#lattice = lattice;
    this.#evidence = evidence;
    this.#best = best;
    this.#counts = new ArcCounts(tables, lattice);
    this.#visits = new Visits(tables, lattice, evidence, best, this.#counts);
  }

  /**
   * Fills the list of the best candidates. If names have nothing of the query but a number that many have ("googel
   * pixl 8"), it reads no device until the lattice is extended by arcs for misspelt words.
   *
   * @param isExtended true if the lattice is extended
   */
  collect(isExtended: boolean): void {
    const lattice = this.#lattice;
    const visits = this.#visits;
    this.#begin(this.#best.size === 0);
    for (const device of lattice.atoms.ofDevice.keys()) visits.read(device);
    for (const form of lattice.atoms.ofForm.keys()) visits.read(this.#tables.deviceOfForm(form));
    const selector = this.#selector();
    if (selector >= 0) {
      if (!isExtended && this.#isAlone(selector)) return;
      visits.filterBy(selector);
      this.#walk(selector);
      visits.isFiltered = false;
      if (this.#isReadByBest(selector)) return;
      this.#count();
    }
    this.#walk(-1);
  }

  /**
   * Reads the devices that may cost less by added arcs, the cheapest arcs first.
   *
   * @param first the first added arc
   */
  collectMore(first: number): void {
    const { size, kind, cost } = this.#lattice;
    const visits = this.#visits;
    this.#begin(false);
    const selector = this.#selector();
    const arcs: number[] = [];
    for (let arc = first; arc < size; arc++) if (this.#counts.rarestOf(arc) >= 0) arcs.push(arc);
    arcs.sort((a, b) => cost[a]! - cost[b]!);
    for (const arc of arcs) {
      if (visits.reads > MAX_READ) break;
      if (!visits.isFiltered && selector >= 0 && this.#isReadByBest(selector))
        visits.filterBy(selector);
      visits.isOfSaid = kind[arc] === LETTER;
      visits.visitAtom(this.#counts.rarestOf(arc), this.#many);
    }
    visits.isOfSaid = false;
  }

  #begin(isFirst: boolean): void {
    this.#visits.begin(isFirst);
    this.#count();
  }

  /** Counts the devices of the arcs, and the cost of the tokens that no arc reads. */
  #count(): void {
    this.#counts.count();
    this.#unreadByAll = 0;
    for (let i = 0; i < this.#lattice.length; i++)
      if (this.#counts.ofToken[i] === 0) this.#unreadByAll += this.#evidence.unread.floorOf(i);
  }

  /**
   * The rarest token that costs at least {@link SELECTS} unread, a number or a word of names alone ("fairphone"); -1 if
   * there is none. If one device has it, a device without it costs too much to be listed, so that only the devices with it
   * need to be read.
   */
  #selector(): number {
    let selector = -1;
    for (let i = 0; i < this.#lattice.length; i++) {
      const count = this.#counts.ofToken[i]!;
      if (count === 0 || count > MAX_MARKED || this.#evidence.unread.floorOf(i) < SELECTS) continue;
      if (selector < 0 || count < this.#counts.ofToken[selector]!) selector = i;
    }
    return selector;
  }

  /** True if the selector is a number that many devices have, and names have nothing else of the query. */
  #isAlone(selector: number): boolean {
    const { unread } = this.#evidence;
    const isOfMany = unread.isNumber(selector) && this.#counts.ofToken[selector]! >= MANY_ALONE;
    if (!isOfMany || this.#best.size > 0) return false;
    let isLeft = false;
    for (let i = 0; i < this.#lattice.length; i++) {
      if (i === selector || unread.floorOf(i) < CHEAP) continue;
      if (this.#counts.ofToken[i]! > 0) return false;
      isLeft = true;
    }
    return isLeft;
  }

  /** True if the best candidate costs so little that it must read the selector. */
  #isReadByBest(selector: number): boolean {
    return this.#best.cost <= this.#unreadByAll + this.#evidence.unread.floorOf(selector);
  }

  /**
   * Visits the tokens in turn, until the unread ones cost more than the best candidate.
   *
   * @param last the token by which the visits are filtered, which is visited last because it rejects no device; -1 if
   *   they are not filtered
   */
  #walk(last: number): void {
    const { ofToken } = this.#counts;
    const visits = this.#visits;
    const { unread } = this.#evidence;
    const n = this.#lattice.length;
    for (let i = 0; i < n; i++) {
      if (ofToken[i] === 0) continue;
      if (i === last) ofToken[i] = VISIT_LAST;
      else if (unread.floorOf(i) < CHEAP) ofToken[i] = ofToken[i]! + VISIT_LATE;
    }
    let left = this.#unreadByAll;
    while (left <= this.#best.cost && visits.reads <= MAX_READ) {
      let token = -1;
      for (let i = 0; i < n; i++) {
        if (ofToken[i]! > 0 && (token < 0 || ofToken[i]! < ofToken[token]!)) token = i;
      }
      if (token < 0) return;
      ofToken[token] = 0;
      visits.visitToken(token, unread.isNumber(token) ? this.#many / OF_NUMBER : this.#many);
      left += unread.floorOf(token);
    }
  }
}
