import { CODE, EDIT, LETTER, NAME, SOUND } from '../lattice/arc-kinds.ts';
import type { Lattice } from '../lattice/lattice.ts';
import { NameAtoms } from '../lattice/name-atoms.ts';
import { Path, ROUNDING } from '../lattice/path.ts';
import { NAMED, SaidBrands } from '../lattice/said-brands.ts';
import { Unread } from '../lattice/unread.ts';
import { WEIGHTS } from '../lattice/weights.ts';
import type { Query } from '../query/query.ts';
import type { Tables } from '../search-index/tables.ts';
import { costOfAge, costOfMaker, isOldRoot, saysOtherLine } from './prior.ts';
import { Said } from './said.ts';

/** Neither a device nor a name; -1 is a device without a name. */
const NONE = -2;

/**
 * Compares a query with the names of a device and computes what the device costs: the cheapest path through the
 * lattice that the name allows, the tokens that the path leaves unread, and the words of the name that the query
 * leaves unsaid. After {@link readAgain} all fields describe that name. After {@link read} only `form` and
 * `pathCost` are valid; they describe the cheapest name.
 */
export class Evidence {
  /** The number of the name; -1 if the device has only a code. */
  form = 0;
  /** The part of the cost for the path: unread tokens and inexact arcs. */
  pathCost = 0;
  /** True if the name has a line that is unsaid, and the brand's devices are known by bare numbers. */
  isOtherLine = false;
  readonly path: Path;
  /** The atoms of the query that the name has. */
  readonly atoms: NameAtoms;
  readonly said: Said;
  /** What each token of the query costs if it is unread. */
  readonly unread: Unread;
  readonly #tables: Tables;
  readonly #lattice: Lattice;
  readonly #brands: SaidBrands;
  #n = 0;
  /** How many tokens the name has that was read last. */
  #length = 0;
  /** The device and the name that the fields describe; {@link NONE} if they describe no name. */
  #ofDevice = NONE;
  #ofForm = NONE;
  /** True if no path can read a number. */
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

  /** Starts a new query; its lattice must be complete. */
  begin(query: Query): void {
    this.#n = query.tokens.length;
    this.unread.begin(query);
    this.markArcs();
  }

  /** Records what the arcs cover and which brands the atoms name. Call it again after arcs were added. */
  markArcs(): void {
    this.#ofDevice = NONE;
    this.unread.markFloors(this.#n);
    this.path.mark(this.#n);
    this.#brands.mark();
    this.atoms.begin();
    const { ofDevice, ofForm } = this.#lattice.atoms;
    this.#saysNoNumber = ofDevice.size === 0 && ofForm.size === 0;
    for (let i = 0; i < this.#n; i++) if (this.unread.isNumber(i)) this.#saysNoNumber = false;
  }

  /** True if the query may say the device's maker, or a line of that maker. */
  saysMakerOf(device: number): boolean {
    const brand = this.#tables.devices.brand[device]!;
    return this.#brands.has(brand) || this.unread.saysLineOf(brand);
  }

  /** True if the device is read by its model code. */
  get isCode(): boolean {
    return this.path.has(CODE);
  }

  /** True if a part of the name is read as misspelt or as written by ear. */
  get hasErrors(): boolean {
    return this.path.has(EDIT) || this.path.has(SOUND);
  }

  /** True if the query says the parts of the name in their order. "16 pro max" does for an iPhone, not for a Pro Max 16. */
  get isInOrder(): boolean {
    const { arcs } = this.path;
    const { lo, hi } = this.#lattice;
    const { tokenLo, tokenHi } = this.atoms;
    let last = 0;
    for (let i = 0; i < this.#n; i++) {
      const arc = arcs[i]!;
      if (arc < 0) continue;
      const isRead = (t: number): boolean =>
        (tokenLo[t]! & lo[arc]!) !== 0 || (tokenHi[t]! & hi[arc]!) !== 0;
      let t = 0;
      while (t < this.#length && !isRead(t)) t++;
      // The maker and a code have no place among the words of the name.
      if (t === this.#length) continue;
      if (t < last) return false;
      last = t;
    }
    return true;
  }

  /** True if a token of the query is read as a part of the name. */
  reads(i: number): boolean {
    return this.path.reads(i);
  }

  /**
   * Computes the cost of a device by its cheapest name.
   *
   * @param cutoff the cost above which the caller ignores the device, so that the computation can stop early
   * @returns the cost; above the cutoff any higher number, mostly infinity
   */
  read(device: number, cutoff: number): number {
    const first = this.#tables.formStart[device]!;
    const end = this.#tables.formStart[device + 1]!;
    let best = Number.POSITIVE_INFINITY;
    // A device without a name is known by its code alone; the name of its maker does not mean it.
    if (first === end) {
      if (!this.#lattice.atoms.ofDevice.has(device)) return best;
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

  /** Reads a device by one of its names, so that all fields describe that name. */
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
    const least = path.leastUnread(atoms.lo, atoms.hi);
    // Most names cost too much by any path, most of them at any age, so their path is never computed.
    if (least + floor > cutoff) return Number.POSITIVE_INFINITY;
    floor += costOfAge(device, this.#saysNoNumber, this.unread.asksForNewest, this.#tables);
    if (least + floor > cutoff) return Number.POSITIVE_INFINITY;
    this.unread.readDevice(device);
    const most = cutoff - floor + ROUNDING;
    const pathCost = path.shortest(atoms.lo, atoms.hi);
    if (pathCost > most) return Number.POSITIVE_INFINITY;
    path.walkBack();
    const start = form < 0 ? 0 : tokenStart[form]!;
    const length = form < 0 ? 0 : tokenStart[form + 1]! - start;
    this.#length = length;
    said.read(start, length, brand);
    if (pathCost + said.unsaidCost > cutoff) return Number.POSITIVE_INFINITY;
    const isNamed = this.#brands.isSaid(brand, NAMED, path.lo, path.hi);
    said.brand = isNamed || (path.has(NAME) && atoms.hasBrand);
    const isSaidByCode = atoms.hasDistinctCode && path.has(CODE);
    this.#ofDevice = device;
    this.#ofForm = form;
    return (
      ofAlias + pathCost + said.unsaidCost + this.#priorOf(device, brand, isSaidByCode, length)
    );
  }

  /** What a device costs apart from unread tokens and unsaid words: its age, its prominence, its maker, its category. */
  #priorOf(device: number, brand: number, isSaidByCode: boolean, length: number): number {
    const w = WEIGHTS;
    const tables = this.#tables;
    const { said, path } = this;
    const { hasNumber, category, isOfCategory } = this.unread;
    const isBare = path.has(LETTER) && tables.brands.hasShareOfBareNumbers(brand);
    this.isOtherLine = isBare || saysOtherLine(said, brand, tables);
    // The parts of a name stand together: "13t" with "pro" beside it wins over "13t" with a "5" ten words later.
    let prior = path.breaks * w.broken + path.distance * w.apart;
    // "honor 4" is the beginning of "Honor 400" rather than a Play 4.
    if (this.isOtherLine) prior += w.unsaidNumber;
    if (!isSaidByCode) prior += costOfMaker(said, device, hasNumber, tables);
    const isOfFamily = !hasNumber && !said.number;
    prior += costOfAge(device, isOfFamily, this.unread.asksForNewest, tables);
    if (isOfFamily && length > 0 && isOldRoot(device, said, tables)) prior += w.unsaidWord;
    return category === null || isOfCategory || this.#isCategoryName() ? prior : prior + w.category;
  }

  /** True if the word for a kind of device is read as part of the name: "hp" is also "phone" in Indonesian. */
  #isCategoryName(): boolean {
    for (let i = 0; i < this.#n; i++) {
      if (this.unread.isCategory(i) && this.path.arcs[i]! >= 0) return true;
    }
    return false;
  }
}
