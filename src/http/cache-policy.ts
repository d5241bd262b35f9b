import { CODE_VERSION } from './code-version.ts';

/**
 * The caching of public answers. An answer changes only with the data set and the code, and its ETag has both
 * versions. Browsers ask again after five minutes. The edge keeps an answer for a day and may serve it stale
 * for a week while it revalidates or while the origin is down (RFC 5861, RFC 9213).
 */
export const PUBLIC: Readonly<Record<string, string>> = {
  'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800',
  'CDN-Cache-Control':
    'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800',
};

/** Caching of errors: long enough to dampen a flood of requests, short enough to recover. */
export const BRIEF: Readonly<Record<string, string>> = {
  'Cache-Control': 'public, max-age=60',
};

/**
 * Caching of answers about the caller's device. Several shared caches ignore `Vary`, and no other device may
 * get such an answer.
 */
export const PRIVATE: Readonly<Record<string, string>> = { 'Cache-Control': 'private, no-store' };

/**
 * Returns the entity tag of an answer: the versions of the data set and of the code, and what was asked. Weak,
 * because a compressing proxy may change the bytes.
 *
 * It is the only validator. There is no `Last-Modified`: the data has a date and no time, and a cache that
 * compares dates would answer 304 to `If-Modified-Since` after a second data set of the same day or after a new
 * version of the code (RFC 9110, 8.8.2.1). Without that header `If-Modified-Since` is ignored (13.1.3).
 *
 * @example entityTag('2026.11.21-f872e45f', 'check 10 pixel 8') // 'W/"2026.11.21-f872e45f-4c1d09b2-1kq8zr5"'
 */
export function entityTag(version: string, asked: string): string {
  let h = 0x811c9dc5;
  for (let i = 0; i < asked.length; i++) h = Math.imul(h ^ asked.charCodeAt(i), 0x01000193);
  return `W/"${version}-${CODE_VERSION}-${(h >>> 0).toString(36)}"`;
}

/** True if `If-None-Match` matches the tag. Compares weakly; reads lists and `*` (RFC 9110, 13.1.2). */
export function matches(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  const opaque = tag.replace(/^W\//, '');
  return ifNoneMatch
    .split(',')
    .map((t) => t.trim())
    .some((t) => t === '*' || t.replace(/^W\//, '') === opaque);
}
