import * as v from 'valibot';
import { Line, Slug } from '../model/index.ts';

const Shape = v.pipe(Line, v.maxLength(64));

/**
 * `data/not-carried.json`: what Google's list holds and nobody carries, by what it is, the brand's
 * slug, and the name or the code. A last `*` stands for any ending, a lone one for all that the brand
 * has in the list. The import leaves these rows out.
 */
export const NotCarried = v.record(Line, v.record(Slug, v.pipe(v.array(Shape), v.minLength(1))));
export type NotCarried = v.InferOutput<typeof NotCarried>;

/**
 * Makes the test of whether a row of the list is left out. Letters count as equal in either case,
 * and `_` as a blank.
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

function fits(shape: string, text: string): boolean {
  const written = folded(text);
  return shape.endsWith('*') ? written.startsWith(shape.slice(0, -1)) : written === shape;
}

const folded = (text: string): string => text.toLowerCase().replaceAll('_', ' ');
