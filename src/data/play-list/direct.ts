/**
 * Shortens chains of redirects, so that each leads directly to the last slug.
 *
 * @param redirects retired slugs with their targets, without circles
 * @example direct({ a: 'b', b: 'c' }) // { a: 'c', b: 'c' }
 */
export function direct(redirects: Readonly<Record<string, string>>): Record<string, string> {
  const end = (slug: string): string =>
    Object.hasOwn(redirects, slug) ? end(redirects[slug]!) : slug;
  return Object.fromEntries(Object.entries(redirects).map(([from, to]) => [from, end(to)]));
}
