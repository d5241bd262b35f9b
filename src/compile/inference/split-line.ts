import type { DeviceFacts } from '../../model/index.ts';
import { lineOf } from '../line.ts';
import { isNamedByYear } from './lines.ts';
import type { RuleBook } from './rule-book.ts';

/** The rule by which a single report counts less for a line whose units differ by market. */
export const SPLIT_LINE = 'split-line';

/**
 * True if the units of most phones of a device's line differ by market. A single report of eSIM then only shows
 * that some of its units have it.
 *
 * A phone for only one market cannot differ. Motorola names its phones for North America by a year ("edge
 * 2025") and those for other markets by a number ("edge 60"), so these count as two lines.
 *
 * @example Of the edge 60, of its four sisters and of the edge 70 Fusion some units take two cards:
 *   one list that names the edge 70 Pro does not make it a plain `yes`.
 */
export function isOfSplitLine(facts: DeviceFacts, brandSlug: string, book: RuleBook): boolean {
  const settings = book.settings(SPLIT_LINE);
  if (settings === null || facts.category !== 'phone' || facts.released === undefined) return false;
  const { model, variants = [] } = facts;
  // A name that begins with a number names no line.
  if (lineOf({ brandSlug, model }) === `${brandSlug}/`) return false;
  const markets = new Set(variants.map(({ regions }) => regions?.join() ?? null));
  if (markets.size === 1 && !markets.has(null)) return false;
  const year = Number(facts.released.date.slice(0, 4));
  const having = book.lines
    .of(brandSlug, model)
    .filter((one) => !one.denied && Math.abs(one.year - year) <= settings.years)
    .filter((one) => one.namedByYear === isNamedByYear(model));
  const split = having.filter((one) => one.split).length;
  return split >= settings.least && split * 2 >= having.length;
}
