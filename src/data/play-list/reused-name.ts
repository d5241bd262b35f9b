import { nameKey } from '../name-key.ts';

/**
 * True if a name is the listed one with a year. Makers reuse names: there is an OPPO A53 of 2015 and one of 2020, a
 * vivo Y28 of 2014 and one of 2024. The list files both under one name, and by the year of the first the second
 * would be older than any phone with eSIM.
 *
 * @example tellsApart('A53 (2020)', 'A53') // true
 */
export function tellsApart(name: string, listed: string): boolean {
  return withoutYear(name) !== name && nameKey(withoutYear(name)) === nameKey(listed);
}

/** Returns a name without the year that distinguishes it from an older device: "A53" for "A53 (2020)". */
export const withoutYear = (name: string): string => name.replace(/ \(20\d\d\)$/, '');
