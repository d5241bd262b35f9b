import {
  DEFAULT_LIMIT,
  EDITION_FAULT,
  type EditionNamed,
  isEdition,
  type Lookup,
  limitFault,
  queryFault,
  REGION_FAULT,
} from '../lookup/index.ts';
import { TEXT_FAULT } from '../model/index.ts';
import type { ProblemError } from './problem.ts';

/** How to correct a region, with the address of those that exist. */
const NO_REGION = `${REGION_FAULT} /api/regions lists the ids.`;

const NO_OBJECT = 'Write each question as an object, as in {"q": "iphone 15 pro"}.';

/** The valid parameters of a question. */
export interface Question {
  q: string;
  limit: number;
  /** A region id or a country's code, in lower case; `null` if none is given. */
  region: string | null;
}

/** The parameters of a search, or how to correct them. */
export type CheckParameters = ({ ok: true } & Question) | { ok: false; errors: ProblemError[] };

/**
 * Reads `q`, `limit` and `region` from the raw query string. Stricter than `URLSearchParams`: invalid
 * percent-encoding or UTF-8 is an error and does not become U+FFFD. Other parameters are ignored.
 *
 * @param search the query string without its question mark
 * @param lookup knows the regions
 */
export function checkParameters(search: string, lookup: Lookup): CheckParameters {
  const errors: ProblemError[] = [];
  const q = single(search, 'q', errors);
  const limitText = single(search, 'limit', errors);
  const region = single(search, 'region', errors);
  const limit =
    limitText === null ? null : /^[1-9]\d{0,2}$/.test(limitText) ? Number(limitText) : Number.NaN;
  return checked(q, limit, region, errors, lookup);
}

/**
 * Reads a question from an item of a JSON document. Other members are ignored.
 *
 * @param value the item, of any type
 */
export function questionParameters(value: unknown, lookup: Lookup): CheckParameters {
  const errors: ProblemError[] = [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, errors: [{ parameter: 'questions', detail: NO_OBJECT }] };
  }
  const given = value as Question;
  const text = (name: 'q' | 'region'): string | null => {
    const member: unknown = given[name] ?? null;
    if (member === null || typeof member === 'string') return member;
    errors.push({ parameter: name, detail: TEXT_FAULT });
    return null;
  };
  const limit: unknown = given.limit ?? null;
  const number = limit === null || typeof limit === 'number' ? limit : Number.NaN;
  return checked(text('q'), number, text('region'), errors, lookup);
}

function checked(
  q: string | null,
  limit: number | null,
  region: string | null,
  errors: ProblemError[],
  lookup: Lookup,
): CheckParameters {
  if (q === null && !errors.some((e) => e.parameter === 'q')) {
    errors.push({ parameter: 'q', detail: 'Required. Write a device name or a model code.' });
  }
  if (q !== null) {
    const fault = queryFault(q);
    if (fault !== null) errors.push({ parameter: 'q', detail: fault });
  }
  const limitProblem = limit === null ? null : limitFault(limit);
  if (limitProblem !== null) errors.push({ parameter: 'limit', detail: limitProblem });
  if (region !== null && lookup.place(region) === null) {
    errors.push({ parameter: 'region', detail: NO_REGION });
  }
  if (q === null || errors.length > 0) return { ok: false, errors };
  return { ok: true, q, limit: limit ?? DEFAULT_LIMIT, region: region?.toLowerCase() ?? null };
}

/** The parameters that name a unit of a device, or how to correct them. */
export type UnitParameters =
  | { ok: true; code: string | null; region: string | null; edition: EditionNamed | null }
  | { ok: false; errors: ProblemError[] };

/** Characters of the longest code that is read. The longest one has 53. */
const MAX_CODE = 64;

/**
 * Reads `code`, `region` and `edition` from the raw query string; all are optional. Other parameters
 * are ignored.
 *
 * @param search the query string without its question mark
 * @param lookup knows the regions
 */
export function unitParameters(search: string, lookup: Lookup): UnitParameters {
  const errors: ProblemError[] = [];
  const code = single(search, 'code', errors);
  const region = single(search, 'region', errors);
  if (code !== null && (code.trim() === '' || code.length > MAX_CODE)) {
    errors.push({
      parameter: 'code',
      detail: `Write a model code of 1 to ${MAX_CODE} characters.`,
    });
  }
  if (region !== null && lookup.place(region) === null) {
    errors.push({ parameter: 'region', detail: NO_REGION });
  }
  const edition = single(search, 'edition', errors);
  if (edition !== null && !isEdition(edition)) {
    errors.push({ parameter: 'edition', detail: EDITION_FAULT });
  }
  if (errors.length > 0) return { ok: false, errors };
  return {
    ok: true,
    code,
    region: region?.toLowerCase() ?? null,
    edition: isEdition(edition) ? edition : null,
  };
}

/**
 * Returns the value of a parameter that may occur only once; `null` if it is absent or wrong. Adds what is
 * wrong to `errors`.
 */
export function single(search: string, name: string, errors: ProblemError[]): string | null {
  let value: string | null = null;
  for (const pair of search.split('&')) {
    const [rawName, rawValue = ''] = cut(pair);
    if (decode(rawName) !== name) continue;
    if (value !== null) {
      errors.push({ parameter: name, detail: 'Send it only once.' });
      return null;
    }
    value = decode(rawValue);
    if (value === null) {
      errors.push({ parameter: name, detail: 'Encode it as UTF-8 with percent-encoding.' });
      return null;
    }
  }
  return value;
}

function cut(pair: string): [string, string?] {
  const at = pair.indexOf('=');
  return at < 0 ? [pair] : [pair.slice(0, at), pair.slice(at + 1)];
}

/** Decodes a value of a form, in which a plus is a space; `null` if the bytes are not UTF-8. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
