import type { EditionNamed, Verdict } from '../model/index.ts';
import type { CardsSaid } from '../search/index.ts';
import { type DeviceTable, foldCode } from '../snapshot/index.ts';
import {
  cardsVerdict,
  deviceVerdict,
  editionVerdict,
  type Places,
  type Sold,
  unlistedUnitVerdict,
  verdictThere,
  wholeDeviceVerdict,
} from '../verdict/index.ts';

/** What is known of one unit of a device. */
export interface UnitKnown {
  /**
   * Its code: entries of the device in the code table; none if no code is stated, `null` if the data
   * set does not hold the stated code.
   */
  entries: readonly number[] | null;
  /** The entries of the device beside a code that is not held, by which it was told. */
  siblings?: readonly number[];
  /** May the unit take other SIMs than those, by its code? */
  mayDiffer?: boolean;
  /** The edition that is named; `null` for none. */
  edition?: EditionNamed | null;
  /** Where it was bought; `null` if that is not known. */
  sold: Sold | null;
  /** Is it said to take two cards? */
  cards?: CardsSaid | null;
}

/**
 * The verdict on one unit of a device. A code that names the unit decides before the edition that is
 * named, that one before the cards that it takes, and these before the place of sale.
 */
export function unitVerdict(
  table: DeviceTable,
  places: Places,
  device: number,
  { entries, siblings = [], mayDiffer = false, edition = null, sold, cards = null }: UnitKnown,
): Verdict {
  const ofCode =
    entries === null
      ? unlistedUnitVerdict(table, device, siblings, mayDiffer)
      : codeVerdict(table, device, entries);
  const named =
    ofCode.basis === 'variant' || edition === null ? null : editionVerdict(table, device, edition);
  const verdict = named ?? ofCode;
  const there = sold === null ? verdict : verdictThere(table, places, device, verdict, sold);
  if (cards !== null) {
    const known = { verdict, there, sold, isSure: cards === 'two' && verdict.modelCode === null };
    const ofCards = cardsVerdict(table, places, device, known);
    if (ofCards !== null) return ofCards;
  }
  return there.edition === undefined ? there : { ...there, basis: 'variant' };
}

function codeVerdict(table: DeviceTable, device: number, entries: readonly number[]): Verdict {
  return entries.length > 0
    ? deviceVerdict(table, device, entries)
    : wholeDeviceVerdict(table, device);
}

/**
 * The entries of a device in the code table that are written like a code, in any spelling.
 *
 * @returns none if the device has no such code
 */
export function entriesOf(table: DeviceTable, device: number, code: string): number[] {
  const folded = foldCode(code);
  const entries: number[] = [];
  if (folded === '') return entries;
  for (let v = table.variantStart[device]!; v < table.variantStart[device + 1]!; v++) {
    for (let c = table.codeStart[v]!; c < table.codeStart[v + 1]!; c++) {
      if (foldCode(table.codes.at(c)) === folded) entries.push(c);
    }
  }
  return entries;
}
