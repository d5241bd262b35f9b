import { regionList } from '../locale/index.ts';
import type { DeviceDetail } from '../lookup/index.ts';
import { SUPPORTS } from '../model/index.ts';
import { labelled } from './language.ts';
import type { PageContext } from './page.ts';
import { verdictWord } from './verdict.ts';

/**
 * The number of sources per answer. An answer other than the device's own is followed by the regions
 * that it is about.
 *
 * @example 'Yes: 8 · No: 1 (Hong Kong)'
 */
export function sourceTally({ t, language, lookup }: PageContext, detail: DeviceDetail): string {
  const claims = [
    ...detail.claims.map((c) => ({ ...c, where: c.regions ?? [] })),
    ...detail.variants.flatMap((v) =>
      v.claims.map((c) => ({ ...c, where: c.regions ?? v.regions })),
    ),
  ];
  return SUPPORTS.flatMap((supports) => {
    const saying = claims.filter((c) => c.supports === supports);
    if (saying.length === 0) return [];
    const count = new Set(saying.map((c) => c.source)).size.toLocaleString(language);
    const isElsewhere = supports !== detail.supports && saying.every((c) => c.where.length > 0);
    const places = isElsewhere ? [...new Set(saying.flatMap((c) => c.where))].sort() : [];
    const list = regionList(language, places, lookup.snapshot.devices.regions);
    const value = list === '' ? count : `${count} (${list})`;
    return [labelled(language, verdictWord(t, supports), value)];
  }).join(' · ');
}
