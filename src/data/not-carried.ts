import type { NotCarried } from '../model/index.ts';

/**
 * Returns a function that tests whether `not-carried.json` excludes a row of the list. Letter case does not
 * count, and `_` counts as a space.
 *
 * @example leftOut({ boards: { acme: ['Wall*'] } })('acme', 'Wall 65', 'W65') // true
 */
export function leftOut(
  table: NotCarried,
): (brandSlug: string, name: string, code: string) => boolean {
  const byBrand = new Map<string, string[]>();
  for (const brands of Object.values(table)) {
    for (const [brandSlug, shapes] of Object.entries(brands)) {
      byBrand.set(brandSlug, [...(byBrand.get(brandSlug) ?? []), ...shapes.map(folded)]);
    }
  }
  return (brandSlug, name, code) =>
    (byBrand.get(brandSlug) ?? []).some((shape) => fits(shape, name) || fits(shape, code));
}

/** True if a text matches a shape, in which a final `*` stands for any ending. */
export function fits(shape: string, text: string): boolean {
  const written = folded(text);
  return shape.endsWith('*') ? written.startsWith(shape.slice(0, -1)) : written === shape;
}

export const folded = (text: string): string => text.toLowerCase().replaceAll('_', ' ');
