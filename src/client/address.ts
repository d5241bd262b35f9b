/**
 * The one way to write a query, so that an edge cache holds one copy of its answer: compatibility
 * characters replaced (NFKC), lower case, single spaces. It finds the same devices. Half an emoji, as
 * a text has it that was cut, is no character and has no address: it becomes U+FFFD.
 *
 * @example canonicalQuery('  S24\u00a0 Ultra ') // 's24 ultra'
 */
export function canonicalQuery(q: string): string {
  return whole(q).normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');
}

/** A text without halves of characters, which no address can hold. */
const whole = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
const escaped = (text: string): string => encodeURIComponent(whole(text));

/** The canonical address of a search: sorted parameters, the default limit left out. */
export function checkAddress(q: string, limit = 10, region?: string): string {
  const query = `q=${encodeURIComponent(canonicalQuery(q))}`;
  const place = region === undefined ? '' : `&region=${escaped(region.toLowerCase())}`;
  return `/api/check?${limit === 10 ? '' : `limit=${limit}&`}${query}${place}`;
}

/**
 * The address of a device. It never throws: an invalid slug gives an address at which there is
 * nothing.
 */
export function deviceAddress(slug: string): string {
  return `/api/devices/${slug.split('/').map(escaped).join('/')}`;
}
