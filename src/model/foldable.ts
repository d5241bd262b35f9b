import type { DeviceRecord } from './record.ts';

/** The year of the first phones with a folding screen, the Galaxy Fold and the Mate X. */
const FIRST_YEAR = 2019;
/** Lines of phones with a folding screen. Some earlier phones have such a name for another reason. */
const LINES =
  /\b(?:(?:tri)?fold\d?|flip\d?|razr|find n\d?|magic vs?\d?|mate x(?:ts?|s|\d)?|pura x|p50 pocket|surface duo|iphone duo|axon m)\b|^(?:pocket (?:2|s)|open)$/i;
/** The lines among them that fold to half their height. The others open like a book. */
const FLIPS = /\b(?:flip\d?|razr|p50 pocket|pura x(?! max))\b|^pocket (?:2|s)/i;

/**
 * True for a phone with a folding screen. Computed from its line and year, because no record states it.
 *
 * @example isFoldable({ category: 'phone', model: 'Galaxy Z Flip7', releaseYear: 2025 }) // true
 * @example isFoldable({ category: 'phone', model: 'Droid RAZR', releaseYear: 2011 }) // false
 */
export function isFoldable({
  category,
  model,
  releaseYear,
}: Pick<DeviceRecord, 'category' | 'model' | 'releaseYear'>): boolean {
  return category === 'phone' && releaseYear >= FIRST_YEAR && isOfFoldingLine(model);
}

/** True if the name belongs to a line of folding phones. Some older names do so too. */
export const isOfFoldingLine = (name: string): boolean => LINES.test(name);

/** True if the name of a folding phone says that it folds to half its height. */
export const isOfFlipLine = (name: string): boolean => FLIPS.test(name);
