import {
  type EditionNamed,
  InvalidQueryError,
  MAX_LIMIT,
  NAMED_EDITIONS,
  optionsOf,
  TEXT_FAULT,
  UNICODE_FAULT,
} from '../model/index.ts';

/** The longest query, in characters (Unicode code points). */
export const MAX_QUERY = 200;

/**
 * Returns how to correct a query, as a sentence; `null` if it is valid. The value may be of any type.
 *
 * @example queryFault('   ') // 'Write what to look for: a device name or a model code.'
 */
export function queryFault(q: unknown): string | null {
  // Many frameworks turn a repeated parameter into a list.
  if (typeof q !== 'string') return TEXT_FAULT;
  if (q.trim() === '') return 'Write what to look for: a device name or a model code.';
  // A character has one or two UTF-16 units, so only texts between the two bounds need counting.
  if (q.length > 2 * MAX_QUERY || (q.length > MAX_QUERY && [...q].length > MAX_QUERY)) {
    return `Shorten it to ${MAX_QUERY} characters.`;
  }
  return q.isWellFormed() ? null : UNICODE_FAULT;
}

/** Returns how to correct a limit, as a sentence; `null` if it is valid. */
export function limitFault(limit: unknown): string | null {
  const whole = Number.isInteger(limit) ? (limit as number) : 0;
  return whole >= 1 && whole <= MAX_LIMIT ? null : `Use a whole number from 1 to ${MAX_LIMIT}.`;
}

/** How to correct a region that is neither an id nor a country's code. */
export const REGION_FAULT =
  'Use a region id such as hong-kong, or an ISO 3166-1 alpha-2 country code such as HK.';

/** True if the value, of any type, is the name of an edition. */
export const isEdition = (text: unknown): text is EditionNamed =>
  NAMED_EDITIONS.some((edition) => edition === text);

/** How to correct an unknown edition. */
export const EDITION_FAULT = `Use ${NAMED_EDITIONS.join(' or ')}.`;

/**
 * Returns the options if they are an object without other members. A misspelt region would be ignored, and the answer
 * would be about another unit.
 *
 * @param name the name of the argument
 * @throws {InvalidQueryError} if it is no object or has another member
 */
export function knownOptions<T extends object>(
  options: T,
  name: string,
  known: readonly (keyof T & string)[],
): T {
  const given = optionsOf(options, name, 'Give it as an object, as in { region: "HK" }.');
  if (Object.keys(given).every((key) => known.some((own) => own === key))) return given;
  throw new InvalidQueryError(name, `Use only these members: ${known.join(', ')}.`);
}
