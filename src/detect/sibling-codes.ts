import { type DeviceTable, foldCode } from '../snapshot/index.ts';

/** How a maker numbers the units of one device: as `data/rules/sibling-codes.json` states it. */
export interface SiblingShape {
  /** The maker's slug. */
  brand: string;
  /** A regular expression that the whole code fits; its first group is the device's own part. */
  shape: string;
  /** How many known codes must share that part before they tell the device. */
  least: number;
}

/** Known codes that differ from a code in nothing but the part that tells the unit. */
export interface Siblings {
  /** Index into the table's brands. */
  brand: number;
  /** Their entries in the code table, at least one. */
  entries: readonly number[];
  /** Do they suffice to say which device it is, where they are all of one? */
  suffice: boolean;
}

/** A stem with more codes than this is no stem: the most that one device has is 31. */
const MOST = 48;

/**
 * Finds the siblings of a code that is not held: SM-A235E beside SM-A235F and SM-A235M. The end of
 * such a code says where the unit is sold, which colour or how much memory it has.
 */
export class SiblingCodes {
  readonly #table: DeviceTable;
  readonly #shapes: readonly { brand: number; shape: RegExp; least: number }[];

  constructor(table: DeviceTable, shapes: readonly SiblingShape[]) {
    this.#table = table;
    this.#shapes = shapes.flatMap(({ brand, shape, least }) => {
      const index = table.brands.findIndex(({ slug }) => slug === brand);
      return index < 0 ? [] : [{ brand: index, shape: new RegExp(shape, 'i'), least }];
    });
  }

  /** The siblings of a code in the shape of a maker; null where none are held. */
  find(code: string): Siblings | null {
    for (const { brand, shape, least } of this.#shapes) {
      const stem = shape.exec(code)?.[1];
      if (stem === undefined) continue;
      const entries = this.#entries(stem, brand, shape);
      if (entries.length > 0) return { brand, entries, suffice: entries.length >= least };
    }
    return null;
  }

  #entries(stem: string, brand: number, shape: RegExp): number[] {
    const { codes } = this.#table;
    const folded = stem.toLowerCase();
    return codes.startingWith(foldCode(stem), MOST).filter((entry) => {
      const device = this.#table.deviceOfVariant(this.#table.variantOfCode(entry));
      if (this.#table.brand[device] !== brand) return false;
      return shape.exec(codes.at(entry))?.[1]?.toLowerCase() === folded;
    });
  }
}
