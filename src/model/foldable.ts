import type { DeviceRecord } from './record.ts';

/** The first phones of the data set whose screen folds, Galaxy Fold and Mate X, are of this year. */
const FIRST_YEAR = 2019;
/** Lines of phones whose screen folds. Earlier phones had some of these names for another reason. */
const LINES =
  /\b(?:(?:tri)?fold\d?|flip\d?|razr|find n\d?|magic vs?\d?|mate x(?:ts?|s|\d)?|pura x|p50 pocket|surface duo|iphone duo|axon m)\b|^(?:pocket (?:2|s)|open)$/i;
/** Of those, the lines that fold to half their height; the others open like a book. */
const FLIPS = /\b(?:flip\d?|razr|p50 pocket|pura x(?! max))\b|^pocket (?:2|s)/i;

/**
 * Does the phone have a screen that folds? Its line and year tell: no record states it.
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

/** Does the name belong to a line of folding phones? So do some names from before the first one. */
export const isOfFoldingLine = (name: string): boolean => LINES.test(name);

/** Does the name of a phone that folds say that it folds to half its height? */
export const isOfFlipLine = (name: string): boolean => FLIPS.test(name);
