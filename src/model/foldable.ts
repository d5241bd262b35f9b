import { CATEGORIES } from './answer.ts';
import type { DeviceRecord } from './record.ts';

/** The kinds of devices that a question may name: the categories, and phones that fold. */
export const KINDS: readonly string[] = [...CATEGORIES, 'foldable'];

/** From this year on phones have screens that fold: Royole's FlexPai came in late 2018. */
const FIRST_YEAR = 2019;
/** Lines of phones whose screen folds. What is called so for another reason has other words beside it. */
const LINES =
  /\b(?:(?:tri)?fold\d?|flip\d?|razr|find n\d?|magic vs?\d?|mate x(?:ts?|s|\d)?|pura x|p50 pocket|surface duo|iphone duo)\b|^(?:pocket (?:2|s)|open)$/i;

/**
 * Has a phone a screen that folds? Told by its line and year: no record states it.
 *
 * @example isFoldable({ category: 'phone', model: 'Galaxy Z Flip7', releaseYear: 2025 }) // true
 * @example isFoldable({ category: 'phone', model: 'Droid RAZR', releaseYear: 2011 }) // false
 */
export function isFoldable({
  category,
  model,
  releaseYear,
}: Pick<DeviceRecord, 'category' | 'model' | 'releaseYear'>): boolean {
  return category === 'phone' && releaseYear >= FIRST_YEAR && LINES.test(model);
}
