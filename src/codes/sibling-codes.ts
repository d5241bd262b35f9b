import { type DeviceTable, foldCode, type SectionData, type Snapshot } from '../snapshot/index.ts';

/** How a maker numbers the units of one device, as `data/rules/sibling-codes.json` states it. */
export interface SiblingShape {
  /** The maker's slug. */
  brand: string;
  /**
   * A regular expression that matches the whole code. Its groups are the device's own parts; the first of them begins
   * the code.
   */
  shape: string;
  /**
   * How many known codes must share that part before they identify the device. Without it no number of them does: a
   * carrier may give the unit a name of its own.
   */
  least?: number | undefined;
  /** A regular expression: codes that match it may be of units that take other SIMs than their siblings. */
  otherSim?: string | undefined;
}

/** Known codes that differ from a code only in the part that identifies the unit. */
export interface Siblings {
  /** Index into the table's brands. */
  brand: number;
  /** Their entries in the code table, at least one. */
  entries: readonly number[];
  /** True if there are at least {@link SiblingShape.least} of them. */
  suffice: boolean;
  /** True if the unit may take other SIMs than its siblings. A `yes` for them is then not a `yes` for it. */
  mayDiffer: boolean;
}

/** The section with the shapes, as JSON. */
const SECTION = 'codes.siblings';

/**
 * How many codes with the same beginning are looked at. No device has more than 44 codes, but three letters of a
 * Huawei code also begin codes of other makers: 258 begin with ARC.
 */
const MOST = 300;

/**
 * Finds the siblings of an unknown code: SM-A235E beside SM-A235F and SM-A235M. The last part
 * of such a code identifies the market, the carrier or the memory of the unit.
 */
export class SiblingCodes {
  readonly #table: DeviceTable;
  readonly #shapes: readonly {
    brand: number;
    shape: RegExp;
    least: number;
    otherSim: RegExp | null;
  }[];
  /** Matches if any shape matches: one test rejects most texts. */
  readonly #anyShape: RegExp;

  constructor(table: DeviceTable, shapes: readonly SiblingShape[]) {
    this.#table = table;
    this.#shapes = shapes.flatMap(({ brand, shape, least = Infinity, otherSim: other }) => {
      const index = table.brands.findIndex(({ slug }) => slug === brand);
      const otherSim = other === undefined ? null : new RegExp(other, 'i');
      return index < 0 ? [] : [{ brand: index, shape: new RegExp(shape, 'i'), least, otherSim }];
    });
    this.#anyShape = new RegExp(this.#shapes.map(({ shape }) => shape.source).join('|'), 'i');
  }

  /**
   * Reads the shapes of a snapshot. Takes about 0.1 ms; do it once.
   *
   * @throws {SnapshotError} if the snapshot lacks the section
   */
  static open({ container, devices }: Snapshot): SiblingCodes {
    return new SiblingCodes(devices, JSON.parse(container.text(SECTION)) as SiblingShape[]);
  }

  /**
   * Returns the known siblings of a code; `null` if its shape is unknown or there are none.
   *
   * The entries may belong to several devices. They prove a device only if all of them are of that
   * device and {@link Siblings.suffice} is true; they never prove a unit.
   *
   * @param code as people and headers write it, in upper or lower case; a hyphen or a space where the shape allows
   *   both
   * @example siblings.find('sm-a235e')?.entries // those of SM-A235F and SM-A235M
   */
  find(code: string): Siblings | null {
    if (!this.#anyShape.test(code)) return null;
    for (const { brand, shape, least, otherSim } of this.#shapes) {
      const match = shape.exec(code);
      if (match === null) continue;
      const entries = this.#entries(foldCode(match[1]!), ownParts(match), brand, shape);
      if (entries.length === 0) continue;
      const mayDiffer = otherSim?.test(code) === true;
      return { brand, entries, suffice: entries.length >= least, mayDiffer };
    }
    return null;
  }

  #entries(stem: string, parts: string, brand: number, shape: RegExp): number[] {
    const { codes } = this.#table;
    return codes.startingWith(stem, MOST).filter((entry) => {
      const device = this.#table.deviceOfCode(entry);
      if (this.#table.brand[device] !== brand) return false;
      const match = shape.exec(codes.at(entry));
      return match !== null && ownParts(match) === parts;
    });
  }
}

/** The parts of a code that identify the device, folded. */
const ownParts = (match: RegExpExecArray): string => match.slice(1).map(foldCode).join('-');

/** The snapshot's section for {@link SiblingCodes.open}. */
export function siblingSections(shapes: readonly SiblingShape[]): Record<string, SectionData> {
  return { [SECTION]: JSON.stringify(shapes) };
}
