import type { Categories, Category } from '../model/index.ts';
import { fits, folded } from './not-carried.ts';

/**
 * Returns a function that looks up the category of a row of the list in `categories.json`. Letter case does not
 * count, and `_` counts as a space.
 *
 * @example categoryIn({ table: { tablet: { acme: ['T*'] } } })('acme', 'One', 'T7') // 'tablet'
 */
export function categoryIn(
  table: Categories,
): (brandSlug: string, name: string, code: string) => Category | null {
  const byBrand = new Map<string, [string, Category][]>();
  for (const categories of Object.values(table)) {
    for (const [category, brands] of Object.entries(categories)) {
      for (const [brandSlug, shapes] of Object.entries(brands ?? {})) {
        const added = shapes.map((shape): [string, Category] => [
          folded(shape),
          category as Category,
        ]);
        byBrand.set(brandSlug, [...(byBrand.get(brandSlug) ?? []), ...added]);
      }
    }
  }
  return (brandSlug, name, code) =>
    byBrand.get(brandSlug)?.find(([shape]) => fits(shape, name) || fits(shape, code))?.[1] ?? null;
}
