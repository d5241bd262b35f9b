import type { Brands } from '../../model/index.ts';
import { BrandNames } from '../brand-names.ts';
import type { DeviceEntry } from '../index.ts';
import type { Catalogue } from './catalogue.ts';
import { withoutCopies } from './copies.ts';
import { Curated } from './curated.ts';
import { Draft, type MissingCode } from './draft.ts';
import type { Evidence } from './evidence.ts';
import { finish } from './finish.ts';
import { type LateCode, lateCodes } from './late-codes.ts';
import { listedDevice } from './listed-device.ts';
import { place } from './place.ts';
import { retain } from './retain.ts';
import { type PlayRow, shownName } from './rows.ts';

/** The result of an import. */
export interface Merged {
  catalogue: Catalogue;
  /** Retired slugs with their targets, for `redirects.json`. */
  redirects: Record<string, string>;
  /** Codes in the list under the name of a curated device that lacks them. */
  missing: MissingCode[];
  /** Codes that came years after the device of their name, perhaps of a second device. */
  late: LateCode[];
  /** The number of rows that do not belong in the data set: televisions, cars, emulators. */
  out: number;
  /** The number of rows whose brand has no letter or digit. */
  unnamed: number;
}

/**
 * Merges a list into the catalogue. Codes and names of curated devices are skipped; the other rows are grouped
 * by brand and name. A device that the list no longer has stays. A device that became curated leaves a
 * redirect. Only televisions, cars and emulators are removed.
 *
 * @param curated the devices that have files of their own
 * @param brands those of `brands.json`
 * @param onRow called for each row, to show progress
 */
export function mergePlayList(
  rows: readonly PlayRow[],
  current: Catalogue,
  curated: readonly DeviceEntry[],
  brands: Brands,
  evidenceOf: (names: BrandNames) => Evidence,
  onRow: () => void = () => {},
): Merged {
  const names = new BrandNames({ ...current.brands, ...brands });
  const evidence = evidenceOf(names);
  const draft = new Draft(new Curated(curated), evidence);
  let out = 0;
  let unnamed = 0;
  retain(draft, current, names);
  for (const row of rows) {
    onRow();
    const brand = names.of(row.brand, shownName(row));
    if (brand === null) {
      unnamed++;
      continue;
    }
    if (draft.curated.hasCode(brand.slug, row.code)) continue;
    const { kind, ...listed } = listedDevice(row, brand, evidence);
    if (kind === 'out') {
      // What the brand makes is no reason to remove a device: MTS has boxes, and a phone.
      if (!listed.byBrand) draft.byCode(brand.slug, row.code)?.codes.delete(row.code);
      out++;
    } else place(draft, brand, row.code, { ...listed, kind });
  }
  const devices = withoutCopies(finish(draft), evidence.seen, draft.redirects);
  const used = Object.keys(devices).filter((slug) => !Object.hasOwn(brands, slug));
  const all = { ...names.added, ...current.brands };
  const added = used.flatMap((slug) => {
    const brand = all[slug];
    return brand ? [[slug, { ...brand, name: names.withoutNote(brand.name) }]] : [];
  });
  return {
    catalogue: { brands: Object.fromEntries(added), devices },
    redirects: draft.redirects,
    missing: draft.missing,
    late: lateCodes(devices, evidence.seen),
    out,
    unnamed,
  };
}
