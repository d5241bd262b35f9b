/**
 * Returns the canonical form of a query, so that an edge cache stores its answer once: compatibility characters
 * replaced (NFKC), lower case, single spaces. It finds the same devices. A lone surrogate, such as half of an
 * emoji in a text that was cut, becomes U+FFFD, because no address can contain it.
 *
 * @example canonicalQuery('  S24\u00a0 Ultra ') // 's24 ultra'
 */
export function canonicalQuery(q: string): string {
  return whole(q).normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');
}

/** Replaces lone surrogates, which no address can contain. */
const whole = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');
const escaped = (text: string): string => encodeURIComponent(whole(text));

/** Returns the canonical address of a search: sorted parameters, without the default limit. */
export function checkAddress(q: string, limit = 10, region?: string): string {
  const query = `q=${encodeURIComponent(canonicalQuery(q))}`;
  const place = region === undefined ? '' : `&region=${escaped(region.toLowerCase())}`;
  return `/api/check?${limit === 10 ? '' : `limit=${limit}&`}${query}${place}`;
}

/** Returns the address of a device. It never throws: an invalid slug gives an address that answers 404. */
export function deviceAddress(slug: string): string {
  return `/api/devices/${slug.split('/').map(escaped).join('/')}`;
}
