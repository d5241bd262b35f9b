/** A part of a document: the first and the last of its bytes. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Reads `Range` (RFC 9110, 14.2): one part of a document, in bytes.
 *
 * @param length of the document
 * @returns `null` to send the whole document, also if the header is not understood or names several
 * parts; `outside` if the document has no such part
 * @example byteRange('bytes=100-', 1000) // { first: 100, last: 999 }
 */
export function byteRange(range: string | undefined, length: number): ByteRange | 'outside' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(range?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return null;
  if (from === '') {
    const count = Math.min(Number(to), length);
    return count === 0 ? 'outside' : { first: length - count, last: length - 1 };
  }
  const first = Number(from);
  const last = to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (to !== '' && Number(to) < first) return null;
  return first >= length ? 'outside' : { first, last };
}
