import { CODE, EDIT, type Lattice, LETTER, NAME, SOUND } from '../lattice/lattice.ts';
import { WEIGHTS } from '../lattice/weights.ts';
import type { Query } from '../query/normalise.ts';
import type { Tables } from '../search-index/tables.ts';
import { NameAtoms } from './name-atoms.ts';
import { Path, ROUNDING } from './path.ts';
import { costOfAge, costOfMaker, isOldRoot, saysOtherLine } from './prior.ts';
import { Said } from './said.ts';
import { NAMED, SaidBrands } from './said-brands.ts';
import { Unread } from './unread.ts';

/** No device, and no name. */
const NONE = -2;

/**
 * Lays a query beside the names of a device: the cheapest path through the lattice whose arcs the name
 * has, what the path leaves unread, and what the name leaves unsaid. After {@link readAgain} the fields
 * describe that name; after {@link read} only `form` and `pathCost` hold, of the best name.
 */
export class Evidence {
  form = 0;
  /** What of the cost is unread, or due to the way of reading. */
  pathCost = 0;
  /** Does the name have a line that is unsaid beside a brand whose devices are bare numbers? */
  isOtherLine = false;
  readonly path: Path;
  /** What of the query the name has. */
  readonly atoms: NameAtoms;
  readonly said: Said;
  /** What the tokens of the query cost where they are unread. */
  readonly unread: Unread;
  readonly #tables: Tables;
  readonly #lattice: Lattice;
  readonly #brands: SaidBrands;
  #n = 0;
  /** The device and its name that the fields describe; below -1 where they describe none. */
  #ofDevice = NONE;
  #ofForm = NONE;
  /** Can no path read a number? */
  #saysNoNumber = false;

  constructor(tables: Tables, lattice: Lattice) {
    this.#tables = tables;
    this.#lattice = lattice;
    this.unread = new Unread(tables, lattice);
    this.path = new Path(lattice, this.unread);
    this.#brands = new SaidBrands(tables, lattice);
    this.atoms = new NameAtoms(tables, lattice, this.#brands, this.unread);
    this.said = new Said(tables, this.atoms, this.unread, this.path);
  }

  /** Begins with another query; its lattice must have been made. */
  begin(query: Query): void {
    this.#n = query.tokens.length;
    this.unread.begin(query);
    this.markArcs();
  }

  /** Notes what the arcs cover and which brands the atoms name; again after arcs were added. */
  markArcs(): void {
    this.#ofDevice = NONE;
    this.unread.markFloors(this.#n);
    this.path.mark(this.#n);
    this.#brands.mark();
    this.atoms.begin();
    const { deviceAtoms, formAtoms } = this.#lattice;
    this.#saysNoNumber = deviceAtoms.size === 0 && formAtoms.size === 0;
    for (let i = 0; i < this.#n; i++) if (this.unread.isNumber(i)) this.#saysNoNumber = false;
  }

  /** May the query say the device's maker, or a line that its maker has? */
  saysMakerOf(device: number): boolean {
    const brand = this.#tables.devices.brand[device]!;
    return this.#brands.has(brand) || this.unread.saysLineOf(brand);
  }

  get isCode(): boolean {
    return this.path.has(CODE);
  }

  /** Is a part of the name read as misspelt, or heard? */
  get hasErrors(): boolean {
    return this.path.has(EDIT) || this.path.has(SOUND);
  }

  /** For each token of the query the arc that reads it; -1 where it is unread. */
  get arcs(): Int16Array {
    return this.path.arcs;
  }

  /** Is a token of the query read as a part of the name? */
  reads(i: number): boolean {
    return this.path.reads(i);
  }

  /**
   * Reads a device by its best name.
   *
   * @param cutoff above this cost nothing of it matters
   * @returns its cost; infinite where it is above the cutoff
   */
  read(device: number, cutoff: number): number {
    const first = this.#tables.formStart[device]!;
    const end = this.#tables.formStart[device + 1]!;
    let best = Number.POSITIVE_INFINITY;
    // Of some devices only the code is known: by their maker's name they are not meant.
    if (first === end) {
      if (!this.#lattice.deviceAtoms.has(device)) return best;
      const cost = this.#readForm(device, -1, cutoff);
      if (this.isCode) best = cost;
      this.form = -1;
      this.pathCost = this.path.cost;
    }
    for (let form = first; form < end; form++) {
      const cost = this.#readForm(device, form, Math.min(cutoff, best));
      if (cost >= best) continue;
      best = cost;
      this.form = form;
      this.pathCost = this.path.cost;
    }
    return best;
  }

  /** Reads a device by one of its names, so that all fields describe that. */
  readAgain(device: number, form: number): void {
    if (device !== this.#ofDevice || form !== this.#ofForm)
      this.#readForm(device, form, Number.POSITIVE_INFINITY);
    this.form = form;
    this.pathCost = this.path.cost;
  }

  #readForm(device: number, form: number, cutoff: number): number {
    const { tokenStart, devices, formStart } = this.#tables;
    const { path, said, atoms } = this;
    this.#ofDevice = NONE;
    const brand = devices.brand[device]!;
    const ofAlias = form >= 0 && form !== formStart[device] ? WEIGHTS.alias : 0;
    atoms.read(device, brand, form);
    let floor = ofAlias + atoms.floor;
    // Most names cost too much whatever path reads them.
    floor += costOfAge(device, this.#saysNoNumber, this.unread.asksForNewest, this.#tables);
    if (path.leastUnread(atoms.lo, atoms.hi) + floor > cutoff) return Number.POSITIVE_INFINITY;
    this.unread.readDevice(device);
    const most = cutoff - floor + ROUNDING;
    const pathCost = path.shortest(atoms.lo, atoms.hi);
    if (pathCost > most) return Number.POSITIVE_INFINITY;
    path.walkBack();
    const start = form < 0 ? 0 : tokenStart[form]!;
    const length = form < 0 ? 0 : tokenStart[form + 1]! - start;
    said.read(start, length, brand);
    if (pathCost + said.unsaid > cutoff) return Number.POSITIVE_INFINITY;
    const isNamed = this.#brands.isSaid(brand, NAMED, path.lo, path.hi);
    said.brand = isNamed || (path.has(NAME) && atoms.hasBrand);
    const isSaidByCode = atoms.isStrong && path.has(CODE);
    this.#ofDevice = device;
    this.#ofForm = form;
    return ofAlias + pathCost + said.unsaid + this.#priorOf(device, brand, isSaidByCode, length);
  }

  /** What the device costs beside what is unread and unsaid. */
  #priorOf(device: number, brand: number, isSaidByCode: boolean, length: number): number {
    const w = WEIGHTS;
    const tables = this.#tables;
    const { said, path } = this;
    const { hasNumber, category, isOfCategory } = this.unread;
    const isBare = path.has(LETTER) && tables.brands.usesBareNumbers(brand);
    this.isOtherLine = isBare || (!isSaidByCode && saysOtherLine(said, brand, tables));
    // The parts of a name stand together: "13t" and "pro", before "13t" and a "5" ten words further on.
    let prior = path.breaks * w.broken + path.distance * w.apart;
    // "honor 4" is a 400 that is being typed rather than a Play 4.
    if (this.isOtherLine) prior += w.unsaidNumber;
    if (!isSaidByCode) prior += costOfMaker(said, device, hasNumber, tables);
    const ofFamily = !hasNumber && !said.number;
    prior += costOfAge(device, ofFamily, this.unread.asksForNewest, tables);
    if (ofFamily && length > 0 && isOldRoot(device, said, tables)) prior += w.unsaidWord;
    return category === null || isOfCategory || this.#isCategoryName() ? prior : prior + w.category;
  }

  /** Is the word for a kind of device read as part of the name: "hp", a phone in Indonesian? */
  #isCategoryName(): boolean {
    for (let i = 0; i < this.#n; i++) {
      if (this.unread.isCategory(i) && this.path.arcs[i]! >= 0) return true;
    }
    return false;
  }
}
