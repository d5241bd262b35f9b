import type { EditionNamed, Verdict } from '../model/index.ts';
import type { CardsSaid, Interpretation } from '../search/index.ts';
import { type DeviceTable, foldCode } from '../snapshot/index.ts';
import {
  cardsVerdict,
  commonAnswer,
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
  /** True if each of the siblings begins with the code. */
  isBegun?: boolean;
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
  {
    entries,
    siblings = [],
    mayDiffer = false,
    isBegun = false,
    edition = null,
    sold,
    cards = null,
  }: UnitKnown,
): Verdict {
  const ofCode =
    entries === null
      ? unlistedUnitVerdict(table, device, siblings, mayDiffer, isBegun)
      : codeVerdict(table, device, entries);
  const named =
    ofCode.basis === 'variant' || edition === null ? null : editionVerdict(table, device, edition);
  // Codes whose units have different answers: neither a place nor cards tell which of them is meant.
  if (named === null && entries?.length && ofCode.modelCode === null) return ofCode;
  const verdict = named ?? ofCode;
  const there = sold === null ? verdict : verdictThere(table, places, device, verdict, sold);
  if (cards !== null) {
    const known = { verdict, there, sold, isSure: cards === 'two' && verdict.modelCode === null };
    const ofCards = cardsVerdict(table, places, device, known);
    if (ofCards !== null) return ofCards;
  }
  return there.edition === undefined ? there : { ...there, basis: 'variant' };
}

/**
 * Returns the verdict on the codes of a unit. Of codes of units with different answers, nobody knows which is meant: then
 * the verdict has no code. An identifier of Apple ("iPhone14,5") is the same for all units, so it says nothing beside a
 * code.
 */
function codeVerdict(table: DeviceTable, device: number, entries: readonly number[]): Verdict {
  if (entries.length === 0) return wholeDeviceVerdict(table, device);
  const byCode = new Map<string, number[]>();
  for (const entry of entries) {
    const code = foldCode(table.codes.at(entry));
    byCode.set(code, [...(byCode.get(code) ?? []), entry]);
  }
  const ofUnits = [...byCode].filter(([code]) => !code.includes(','));
  const verdicts = (ofUnits.length > 0 ? ofUnits : [...byCode]).map(([, same]) =>
    deviceVerdict(table, device, same),
  );
  const [first] = verdicts as [Verdict];
  const { supports, exceptionRegions } = commonAnswer(verdicts)!;
  return verdicts.every((verdict) => verdict.supports === first.supports)
    ? { ...first, exceptionRegions: [...exceptionRegions] }
    : { ...wholeDeviceVerdict(table, device), supports, exceptionRegions: [] };
}

/** What a code tells of a unit of a device. */
export type CodeKnown = Pick<UnitKnown, 'entries' | 'siblings' | 'mayDiffer' | 'isBegun'>;

/** Returns what the code in a question tells of a unit of one of the devices that it means. */
export function codeInQuestion(
  table: DeviceTable,
  device: number,
  { code, siblings }: Pick<Interpretation, 'code' | 'siblings'>,
): CodeKnown {
  const isOwn = (entry: number): boolean => table.deviceOfCode(entry) === device;
  if (siblings === null) return { entries: code?.entries.filter(isOwn) ?? [] };
  return { ...siblings, entries: null, siblings: siblings.entries.filter(isOwn) };
}

/**
 * Returns what a stated code tells of a unit of a device. A code that the device does not have is read as in a
 * question: SM-S928B in "SM-S928B/DS", or a sibling of known codes.
 *
 * @param interpret reads a question
 * @returns `null` if the code is that of another device, so that either the device or the code is wrong
 */
export function codeStated(
  table: DeviceTable,
  device: number,
  text: string,
  interpret: (text: string) => Interpretation,
): CodeKnown | null {
  const entries = entriesOf(table, device, text);
  if (entries.length > 0) return { entries };
  const reading = interpret(text);
  const { code, siblings, devices } = reading;
  if (code === null && siblings === null) return { entries: null };
  return devices.includes(device) ? codeInQuestion(table, device, reading) : null;
}

/** Returns a device's entries of a code in the code table. Letter case and punctuation do not count. */
function entriesOf(table: DeviceTable, device: number, code: string): number[] {
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
