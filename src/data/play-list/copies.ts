import type { CatalogueDevice } from '../../model/index.ts';
import { nameKey } from '../name-key.ts';
import type { Catalogue } from './catalogue.ts';
import type { Evidence } from './evidence.ts';
import { slugOf } from './group.ts';

/**
 * Step 5: removes what a device left behind when `brands.json` gave its rows to another brand. Two brands may each
 * have a "Tab 10", but not one that came in the same edition with the same codes, of which the first-seen table
 * has the codes of one alone.
 *
 * @param redirects takes the slug of each copy
 */
export function withoutCopies(
  devices: Catalogue['devices'],
  seen: Evidence['seen'],
  redirects: Record<string, string>,
): Catalogue['devices'] {
  const listed = new Map<string, string>();
  const isListed = (brandSlug: string, { codes }: CatalogueDevice): boolean =>
    codes.some((code) => seen(brandSlug, code) !== null);
  for (const [brandSlug, models] of Object.entries(devices)) {
    for (const device of models) {
      if (isListed(brandSlug, device)) listed.set(keyOf(device), `${brandSlug}/${slugOf(device)}`);
    }
  }
  const kept = Object.entries(devices).map(([brandSlug, models]) => {
    const own = models.filter((device) => {
      const original = listed.get(keyOf(device));
      if (device.seen === undefined || original === undefined) return true;
      if (isListed(brandSlug, device)) return true;
      redirects[`${brandSlug}/${slugOf(device)}`] = original;
      return false;
    });
    return [brandSlug, own] as const;
  });
  return Object.fromEntries(kept.filter(([, models]) => models.length > 0));
}

const keyOf = ({ model, codes, missing, seen }: CatalogueDevice): string =>
  [nameKey(model), missing, seen, ...codes].join('/');
