import type { ApiOptions } from './api.ts';

/** The methods of every endpoint. */
export const ALLOW = 'GET, HEAD, OPTIONS';

/** The answer to a preflight: anyone may ask, and need not ask again for a day (Fetch standard). */
export const PREFLIGHT: Readonly<Record<string, string>> = {
  Allow: ALLOW,
  'Access-Control-Allow-Methods': ALLOW,
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
  'Cache-Control': 'public, max-age=86400',
};

/** The headers of every API answer. */
export function apiHeaders({ baseUrl, lookup }: ApiOptions): Record<string, string> {
  const base = baseUrl ?? '';
  return {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers':
      'ETag, Link, Dataset-Version, RateLimit, RateLimit-Policy, Retry-After',
    'Dataset-Version': lookup().info.version,
    Link: `<${base}/>; rel="license", <${base}/openapi.json>; rel="service-desc"`,
    'X-Content-Type-Options': 'nosniff',
  };
}
