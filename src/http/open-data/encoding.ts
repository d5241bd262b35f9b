/** The compression of a prepared copy. */
export type Encoding = 'br' | 'gzip';

/**
 * Chooses the compression from `Accept-Encoding` (RFC 9110, 12.5.3): the smallest form that the
 * caller accepts; `null` for the uncompressed one.
 *
 * @param offered the forms that there are, the smallest first
 */
export function preferredEncoding(
  accept: string | null | undefined,
  offered: readonly Encoding[] = ['br', 'gzip'],
): Encoding | null {
  const taken = new Map<string, number>();
  for (const part of (accept ?? '').toLowerCase().split(',').slice(0, 20)) {
    const [name, ...parameters] = part.split(';').map((p) => p.trim());
    const q = parameters.find((p) => p.startsWith('q='));
    if (name) taken.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  const takes = (name: Encoding): boolean => (taken.get(name) ?? taken.get('*') ?? 0) > 0;
  return offered.find(takes) ?? null;
}
