/**
 * The canonical form of a query: NFKC, lower case, single spaces, trimmed. Two queries with the same
 * canonical form get the same answer, so caches use it as their key and clients may send it.
 * Needs no tables and never throws.
 *
 * @example canonicalQuery('  iPhone　１５ ') // 'iphone 15'
 */
export function canonicalQuery(q: string): string {
  // A lone surrogate half is no character; a well-formed string keeps caches and URLs comparable.
  return q
    .replace(/\p{Cs}/gu, '\ufffd')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
