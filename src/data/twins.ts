import type { Twins } from '../model/index.ts';

/**
 * Returns the slugs of each device's twins, by the device's slug.
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
