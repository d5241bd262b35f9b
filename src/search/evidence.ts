import { GENERATION, NUMBER } from '../search-index/kinds.ts';
import type { Tables } from '../search-index/tables.ts';
import type { Lattice } from './lattice/lattice.ts';
import { NameAtoms } from './name-atoms.ts';
import type { Query } from './normalise.ts';
import { Path, ROUNDING } from './path.ts';
import { costOfAge, costOfMaker, saysOtherLine } from './prior.ts';
import { NAMED, SaidBrands } from './said-brands.ts';
import { Unread } from './unread.ts';
import { Unsaid } from './unsaid.ts';
import { WEIGHTS } from './weights.ts';

/**
 * Lays a query beside the names of a device: the cheapest path through the lattice whose arcs the name
 * has, what the path leaves unread, and what the name leaves unsaid. The fields describe the device
 * that was read last, by its best name.
 */
export class Evidence {
  /** The sum of all that speaks against the device; see `weights.ts`. */
  cost = 0;
  form = 0;
  isAlias = false;
  /** What of the cost is unread, unsaid, or due to the way of reading. */
  pathCost = 0;
  /** The path of the best name of the device that was read last. */
  bestPathCost = 0;
  unsaid = 0;
  prior = 0;
  brandSaid = false;
  lineSaid = false;
  /** Is a line said that tells the maker? */
  ownLineSaid = false;
  /** Is a line said that many makers have? */
  sharedLineSaid = false;
  numberSaid = false;
  wordSaid = false;
  isCode = false;
  /** Is a number read without the letter of its line? */
  isLetterUnsaid = false;
  /** Is a number of the name said that is nothing but digits? */
  saysBareNumber = false;
  /** Does the name have a line that is unsaid beside a brand whose devices are bare numbers? */
  isOtherLine = false;
  /** Is a part of it read as misspelt, or heard? */
  hasErrors = false;
  /** Is a part of it read as a beginning? */
  isBegun = false;
  /** Tokens of the name that are unsaid, by kind, as bits of 1 << kind. */
  unsaidKinds = 0;
  /** For each token of the query the arc that reads it; -1 where it is unread. */
  readonly arcs: Int16Array;
  readonly #tables: Tables;
  readonly #lattice: Lattice;
  /** What the tokens of the query cost where they are unread. */
  readonly unread: Unread;
  readonly #brands: SaidBrands;
  readonly #path: Path;
  readonly #atoms: NameAtoms;
  readonly #unsaid: Unsaid;
  #isOfCategory = false;
  readonly #newest: number;
  #n = 0;
  #cutoff = 0;

  constructor(tables: Tables, lattice: Lattice) {
    this.#tables = tables;
    this.#lattice = lattice;
    this.unread = new Unread(tables, lattice);
    this.#path = new Path(lattice, this.unread);
    this.#brands = new SaidBrands(tables, lattice);
    this.#atoms = new NameAtoms(tables, lattice, this.#brands, this.unread);
    this.#unsaid = new Unsaid(tables, this.#atoms, this.unread);
    this.arcs = this.#path.arcs;
    this.#newest = tables.devices.year[0] ?? 0;
  }

  /** Begins with another query; its lattice must have been made. */
  begin(query: Query): void {
    this.#n = query.tokens.length;
    this.unread.begin(query);
    this.markArcs();
  }

  /** Notes what the arcs cover and which brands the atoms name; again after arcs were added. */
  markArcs(): void {
    this.unread.markFloors(this.#n);
    this.#path.mark(this.#n);
    this.#brands.mark();
    this.#atoms.begin();
  }

  /** May the query say the device's maker, or a line that its maker has? */
  saysMakerOf(device: number): boolean {
    const brand = this.#tables.devices.brand[device]!;
    return this.#brands.has(brand) || this.unread.saysLineOf(brand);
  }

  /** What a token costs a device of this brand and of the kind of the one that was read last. */
  unreadFor(i: number, brand: number): number {
    return this.unread.costFor(i, brand, this.#isOfCategory);
  }

  /**
   * Reads a device by its best name.
   *
   * @param cutoff above this cost nothing of it matters
   * @returns its cost; infinite where it is above the cutoff
   */
  read(device: number, cutoff: number): number {
    const { formStart } = this.#tables;
    this.#cutoff = cutoff;
    this.unread.readDevice(device);
    this.#isOfCategory = this.unread.isOfCategory(device);
    let best = Number.POSITIVE_INFINITY;
    let bestForm = -1;
    const first = formStart[device]!;
    const end = formStart[device + 1]!;
    if (first === end) {
      // Of some devices only the code is known: by their maker's name they are not meant.
      this.form = -1;
      if (!this.#lattice.deviceAtoms.has(device)) return Number.POSITIVE_INFINITY;
      const cost = this.#readForm(device, -1, false);
      this.bestPathCost = this.pathCost;
      return this.isCode ? cost : Number.POSITIVE_INFINITY;
    }
    for (let form = first; form < end; form++) {
      const cost = this.#readForm(device, form, form !== first);
      if (cost < best) {
        best = cost;
        bestForm = form;
        this.bestPathCost = this.pathCost;
        this.#cutoff = Math.min(this.#cutoff, cost);
      }
    }
    this.form = bestForm;
    return best;
  }

  /** Is a number of the name unsaid? */
  get isNumberUnsaid(): boolean {
    return (this.unsaidKinds & ((1 << NUMBER) | (1 << GENERATION))) !== 0;
  }

  /** The tokens of the query that are read as parts of the name, as bits. */
  readTokens(): number {
    let bits = 0;
    for (let i = 0; i < this.#n; i++) if (this.reads(i)) bits |= 1 << i;
    return bits;
  }

  /** Is a token of the query read as a part of the name? */
  reads(i: number): boolean {
    return this.#path.reads(i);
  }

  /** Reads a device by one of its names, so that all fields describe that. */
  readAgain(device: number, form: number): void {
    this.#cutoff = Number.POSITIVE_INFINITY;
    this.unread.readDevice(device);
    this.#isOfCategory = this.unread.isOfCategory(device);
    this.#readForm(device, form, form >= 0 && form !== this.#tables.formStart[device]);
    this.form = form;
  }

  /** Takes over what the path and the name say. */
  #takeOver(): void {
    this.isCode = this.#path.isCode;
    this.hasErrors = this.#path.hasErrors;
    this.isBegun = this.#path.isBegun;
    this.isLetterUnsaid = this.#path.isLetterUnsaid;
    this.unsaidKinds = this.#unsaid.kinds;
    this.lineSaid = this.#unsaid.lineSaid;
    this.ownLineSaid = this.#unsaid.ownLineSaid;
    this.sharedLineSaid = this.#unsaid.sharedLineSaid;
    this.numberSaid = this.#unsaid.numberSaid;
    this.wordSaid = this.#unsaid.wordSaid;
    this.saysBareNumber = this.#unsaid.saysBareNumber;
  }

  #readForm(device: number, form: number, isAlias: boolean): number {
    const { tokenStart, devices } = this.#tables;
    const atoms = this.#atoms;
    const path = this.#path;
    const cutoff = this.#cutoff;
    atoms.read(device, form, isAlias);
    // Most names cost too much whatever path reads them.
    if (path.isTooDear(atoms.lo, atoms.hi, cutoff - atoms.floor)) {
      return Number.POSITIVE_INFINITY;
    }
    const brand = devices.brand[device]!;
    const pathCost = path.shortest(atoms.lo, atoms.hi, brand, this.#isOfCategory);
    if (pathCost > cutoff - atoms.floor + ROUNDING) return Number.POSITIVE_INFINITY;
    path.walkBack();
    const start = form < 0 ? 0 : tokenStart[form]!;
    const length = form < 0 ? 0 : tokenStart[form + 1]! - start;
    const isSaidByCode = path.isCode;
    const unsaid =
      path.isName || isSaidByCode
        ? this.#unsaid.none(start, length)
        : this.#unsaid.of(start, length, brand, path, this.#isOfCategory);
    this.unsaid = Math.min(unsaid, path.isBegun ? WEIGHTS.unsaidMostBegun : WEIGHTS.unsaidMost);
    if (pathCost + this.unsaid > cutoff) return Number.POSITIVE_INFINITY;
    this.pathCost = pathCost;
    this.isAlias = isAlias;
    this.#takeOver();
    const isNamed = this.#brands.isSaid(brand, NAMED, path.lo, path.hi);
    this.brandSaid = isNamed || (path.isName && atoms.hasBrand);
    this.prior = this.#priorOf(device, brand, atoms.isStrong && isSaidByCode, length);
    this.cost = pathCost + this.unsaid + this.prior;
    return this.cost;
  }

  /** What the device costs beside what is unread and unsaid. */
  #priorOf(device: number, brand: number, isSaidByCode: boolean, length: number): number {
    const w = WEIGHTS;
    const tables = this.#tables;
    // The parts of a name stand together: "13t" and "pro", before "13t" and a "5" ten words further on.
    let prior = (this.isAlias ? w.alias : 0) + this.#path.breaks * w.broken;
    this.isOtherLine = saysOtherLine(this, brand, isSaidByCode, tables);
    if (!isSaidByCode) prior += costOfMaker(this, device, brand, tables);
    prior += costOfAge(this, device, this.#newest, length, tables);
    if (this.unread.category === null || this.#isOfCategory || this.#isCategoryName()) return prior;
    return prior + w.category;
  }

  /** Is the word for a kind of device read as part of the name: "hp", a phone in Indonesian? */
  #isCategoryName(): boolean {
    for (let i = 0; i < this.#n; i++) {
      if (this.unread.isCategory(i) && this.arcs[i]! >= 0) return true;
    }
    return false;
  }
}
