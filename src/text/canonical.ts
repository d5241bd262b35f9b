/**
 * The canonical form of a query: NFKC, lower case, single spaces, trimmed. Queries with the same canonical form have
 * the same answer, so that caches use it as their key and clients may send it. It needs no tables and never throws.
 *
 * @example canonicalQuery('  iPhone　１５ ') // 'iphone 15'
 */
export function canonicalQuery(q: string): string {
  // A lone surrogate is not a character, and a URL cannot hold it.
  return q
    .replace(/\p{Cs}/gu, '\ufffd')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
