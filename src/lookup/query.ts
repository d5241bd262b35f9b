import { type EditionNamed, NAMED_EDITIONS, TEXT_FAULT } from '../model/index.ts';

/** The longest query, in characters (Unicode code points). */
export const MAX_QUERY = 200;
/** The most results that a search gives. */
export const MAX_LIMIT = 25;
/** The number of results without a `limit`. */
export const DEFAULT_LIMIT = 10;

/**
 * What is wrong with a query from anywhere, as a sentence; `null` if it is valid.
 *
 * @example queryFault('   ') // 'Write what to look for: a device name or a model code.'
 */
export function queryFault(q: unknown): string | null {
  // A parameter that is given twice is a list in many frameworks.
  if (typeof q !== 'string') return TEXT_FAULT;
  if (q.trim() === '') return 'Write what to look for: a device name or a model code.';
  // A character is one or two UTF-16 units, so only a text between the bounds has to be counted.
  if (q.length > 2 * MAX_QUERY || (q.length > MAX_QUERY && [...q].length > MAX_QUERY)) {
    return `Shorten it to ${MAX_QUERY} characters.`;
  }
  // A lone half of a surrogate pair is no character: it cannot be written as UTF-8.
  return q.isWellFormed() ? null : 'Send valid Unicode text.';
}

/** What is wrong with a limit, as a sentence; `null` if it is valid. */
export function limitFault(limit: unknown): string | null {
  const whole = Number.isInteger(limit) ? (limit as number) : 0;
  return whole >= 1 && whole <= MAX_LIMIT ? null : `Use a whole number from 1 to ${MAX_LIMIT}.`;
}

/** What is wrong with a region that is neither an id nor a country's code. */
export const REGION_FAULT =
  'Use a region id from /api/regions or an ISO 3166-1 alpha-2 country code, for example hong-kong or HK.';

/** Is a text from anywhere the name of an edition? */
export const isEdition = (text: unknown): text is EditionNamed =>
  NAMED_EDITIONS.some((edition) => edition === text);

/** What is wrong with an edition that is none. */
export const EDITION_FAULT = `Use ${NAMED_EDITIONS.join(' or ')}.`;
