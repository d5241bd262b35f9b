import type { Facts } from './facts.ts';
import { type Problem, shown } from './problem.ts';

/**
 * Returns a problem for each device of an earlier state whose slug is gone. Either `redirects.json` or
 * `removed.json` must say what became of it.
 *
 * @param before the slugs of the earlier state
 * @param there the slugs of existing files that could not be read
 */
export function lostSlugs(
  before: Iterable<string>,
  facts: Facts,
  there: ReadonlySet<string>,
): Problem[] {
  const devices = new Set(facts.devices.map((d) => `${d.brandSlug}/${d.modelSlug}`));
  const removed = new Set(
    Object.values(facts.removed).flatMap((brands) =>
      Object.entries(brands).flatMap(([brand, models]) => models.map((m) => `${brand}/${m}`)),
    ),
  );
  const lost = [...new Set(before)].filter(
    (slug) =>
      !devices.has(slug) &&
      !there.has(slug) &&
      !removed.has(slug) &&
      !Object.hasOwn(facts.redirects, slug),
  );
  return lost.sort().map((slug) => ({
    file: 'redirects.json',
    field: '',
    value: shown(slug),
    why: 'This device was listed before, and its address leads nowhere now.',
    cure: 'Redirect it to the device that it became in redirects.json, or list it in removed.json if it does not belong in the data set.',
    rule: 'lost-slug',
    fixable: false,
  }));
}
