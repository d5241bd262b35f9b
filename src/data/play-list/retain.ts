import { nameKey } from '../name-key.ts';
import type { Catalogue } from './catalogue.ts';
import type { Draft } from './draft.ts';
import { fromCatalogue, slugOf } from './group.ts';
import { isOfAnother } from './reused-code.ts';

/**
 * Step 1: retains the devices of the catalogue. One that became curated leaves a redirect, and its codes
 * are reported. One that is not carried goes.
 */
export function retain(draft: Draft, devices: Catalogue['devices']): void {
  const { curated, evidence } = draft;
  for (const [brandSlug, models] of Object.entries(devices)) {
    for (const device of models) {
      if (evidence.isLeftOut(brandSlug, device.model, device.codes[0] ?? '')) continue;
      const codes = device.codes.filter((code) => !curated.hasCode(brandSlug, code));
      const heir = curated.heirOf(brandSlug, device);
      if (heir !== null) {
        draft.redirect(brandSlug, slugOf(device), heir);
        for (const code of codes) draft.missing.push({ slug: `${brandSlug}/${heir}`, code });
        continue;
      }
      const group = fromCatalogue({ ...device, codes });
      const api = evidence.oldestApi(brandSlug, nameKey(device.model));
      if (group.seen !== undefined && isOfAnother(group.seen, api)) {
        group.seen = group.missing = undefined;
      }
      draft.groupsOf(brandSlug).set(nameKey(device.model), group);
      for (const code of codes) draft.hold(brandSlug, code, group);
    }
  }
}
