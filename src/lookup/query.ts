import { type EditionNamed, NAMED_EDITIONS } from '../model/index.ts';

/** The longest query, in characters (Unicode code points). */
export const MAX_QUERY = 200;
/** The most results that a search gives. */
export const MAX_LIMIT = 25;
/** The number of results without a `limit`. */
export const DEFAULT_LIMIT = 10;

/** The parameters of a search are not valid. */
export class InvalidQueryError extends Error {
  override readonly name = 'InvalidQueryError';
  /** The parameter at fault. */
  readonly parameter: 'q' | 'limit' | 'region' | 'edition';

  constructor(parameter: InvalidQueryError['parameter'], message: string) {
    super(message);
    this.parameter = parameter;
  }
}

/**
 * What is wrong with a query from anywhere, as a sentence; `null` if it is valid.
 *
 * @example queryFault('   ') // 'Write what to look for: a device name or a model code.'
 */
export function queryFault(q: unknown): string | null {
  // A parameter that is given twice is a list in many frameworks.
  if (typeof q !== 'string') return 'Write it as a string.';
  if (q.trim() === '') return 'Write what to look for: a device name or a model code.';
  // A character is one or two UTF-16 units, so only a text between the bounds has to be counted.
  if (q.length > 2 * MAX_QUERY || (q.length > MAX_QUERY && [...q].length > MAX_QUERY)) {
    return `Shorten it to ${MAX_QUERY} characters.`;
  }
  // A lone half of a surrogate pair is no character: it cannot be written as UTF-8.
  return q.isWellFormed() ? null : 'Send valid Unicode text.';
}

/** What is wrong with a limit, as a sentence; `null` if it is valid. */
export function limitFault(limit: number): string | null {
  return Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT
    ? null
    : `Use a whole number from 1 to ${MAX_LIMIT}.`;
}

/** What is wrong with a region that is neither an id nor a country's code. */
export const REGION_FAULT =
  'Use a region id from /api/regions or an ISO 3166-1 alpha-2 country code, for example hong-kong or HK.';

/** Is a text from anywhere the name of an edition? */
export const isEdition = (text: unknown): text is EditionNamed =>
  NAMED_EDITIONS.some((edition) => edition === text);

/** What is wrong with an edition that is none. */
export const EDITION_FAULT = `Use ${NAMED_EDITIONS.join(' or ')}.`;
