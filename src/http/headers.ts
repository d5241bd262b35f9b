import { PRIVATE } from './cache-policy.ts';

/** The methods of every endpoint. */
export const ALLOW = 'GET, HEAD, OPTIONS';

/** The methods of `/api/check`, which also takes many questions at once. */
export const ALLOW_CHECK = 'GET, HEAD, POST, OPTIONS';

/**
 * Returns the headers of the response to a preflight: any origin may ask, and browsers remember it for a day
 * (Fetch standard).
 *
 * @param allow the methods of the address
 */
export const preflight = (allow: string): Readonly<Record<string, string>> => ({
  Allow: allow,
  'Access-Control-Allow-Methods': allow,
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
  'Cache-Control': 'public, max-age=86400',
});

/** The headers of an error that needs no data set. No cache stores it, and any page may read it. */
export const UNKEPT = {
  ...PRIVATE,
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'RateLimit, RateLimit-Policy, Retry-After',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Returns the headers of every API answer.
 *
 * @param baseUrl the public address without a slash at the end; `null` if it is not configured
 * @param version the version of the data set
 */
export function apiHeaders(baseUrl: string | null, version: string): Record<string, string> {
  const base = baseUrl ?? '';
  return {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers':
      'ETag, Link, Dataset-Version, Question-Count, RateLimit, RateLimit-Policy, Retry-After',
    'Dataset-Version': version,
    Link: `<${base}/>; rel="license", <${base}/openapi.json>; rel="service-desc"`,
    'X-Content-Type-Options': 'nosniff',
  };
}
