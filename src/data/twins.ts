import * as v from 'valibot';
import { Line, Slug } from '../model/index.ts';

/**
 * `data/twins.json`: devices that are one piece of hardware, sold under other names in other markets,
 * where each has a file or a line of its own; by the id of the source in `data/sources.json`. The code
 * is the one that the source states for another device of the group than the one that holds it.
 */
export const Twins = v.record(
  Slug,
  v.array(
    v.strictObject({
      code: v.pipe(Line, v.maxLength(64)),
      devices: v.pipe(v.array(v.string()), v.minLength(2)),
    }),
  ),
);
export type Twins = v.InferOutput<typeof Twins>;

/**
 * The slugs of each device's twins, by its own slug.
 *
 * @example twinsBySlug({ list: [{ code: 'X', devices: ['a/1', 'a/2'] }] }).get('a/1') // ['a/2']
 */
export function twinsBySlug(twins: Twins): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, Set<string>>();
  for (const { devices } of Object.values(twins).flat()) {
    for (const slug of devices) {
      const others = groups.get(slug) ?? new Set();
      for (const other of devices) if (other !== slug) others.add(other);
      groups.set(slug, others);
    }
  }
  return new Map([...groups].map(([slug, others]) => [slug, [...others].sort()]));
}
