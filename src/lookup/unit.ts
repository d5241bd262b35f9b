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

/** What is known about one unit of a device. */
export interface UnitKnown {
  /**
   * The device's entries of the stated code in the code table; empty if no code is stated, `null` if the data
   * set lacks the code.
   */
  entries: readonly number[] | null;
  /** The device's entries of known siblings, if an unknown code led to the device through them. */
  siblings?: readonly number[];
  /** True if the code says that the unit may take other SIMs than its siblings. */
  mayDiffer?: boolean;
  /** The named edition; `null` for none. */
  edition?: EditionNamed | null;
  /** Where it was bought; `null` if unknown. */
  sold: Sold | null;
  /** What the question says about two cards; `null` for nothing. */
  cards?: CardsSaid | null;
}

/**
 * Returns the verdict on one unit of a device. What identifies the unit counts in this order: its code, the
 * named edition, the cards that it takes, the place of sale.
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
 * Returns a device's entries of a code in the code table. Letter case and punctuation do not count.
 *
 * @returns an empty list if the device has no such code
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
