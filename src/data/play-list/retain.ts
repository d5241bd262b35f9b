import type { CatalogueDevice } from '../../model/index.ts';
import type { BrandNames, KnownBrand } from '../brand-names.ts';
import { tidied, withDots, withoutBuild } from '../build-name.ts';
import { modelName } from '../listed-name.ts';
import { nameKey } from '../name-key.ts';
import { namesIn } from '../several-names.ts';
import type { Catalogue } from './catalogue.ts';
import type { Draft } from './draft.ts';
import { fromCatalogue, slugOf } from './group.ts';
import { isOfAnother } from './reused-code.ts';

/**
 * Step 1: keeps the devices of the catalogue, with the brand and the name by today's rules. A device that
 * became curated, or that has the name of another, leaves a redirect. Codes that the curated device lacks are
 * reported. A device that nobody carries is removed.
 */
export function retain(draft: Draft, current: Catalogue, names: BrandNames): void {
  const { curated, evidence } = draft;
  for (const { device, from, brand } of readAnew(current, names)) {
    if (evidence.isLeftOut(brand.slug, device.model, device.codes[0] ?? '')) continue;
    const codes = device.codes.filter((code) => !curated.hasCode(brand.slug, code));
    const heir = curated.heirOf(brand.slug, device);
    if (heir !== null) {
      draft.redirects[from] = `${brand.slug}/${heir}`;
      for (const code of codes) draft.missing.push({ slug: `${brand.slug}/${heir}`, code });
      continue;
    }
    const group = fromCatalogue({ ...device, codes });
    const api = evidence.oldestApi(brand.slug, nameKey(device.model));
    if (group.seen !== undefined && isOfAnother(group.seen, api)) {
      group.seen = group.missing = undefined;
    }
    draft.keep(brand.slug, group, from);
  }
}

interface ReadAnew {
  device: CatalogueDevice;
  /** The earlier slug of the device. */
  from: string;
  brand: KnownBrand;
  /** True if the brand and the name have not changed. */
  stays: boolean;
}

/**
 * Returns the devices of the catalogue, first those whose brand and name stay, because of two with one name
 * these keep the slug.
 */
function readAnew({ brands, devices }: Catalogue, names: BrandNames): ReadAnew[] {
  const read = Object.entries(devices).flatMap(([brandSlug, models]) =>
    models.flatMap(({ slug: stored, ...device }): ReadAnew[] => {
      const own = slugOf({ slug: stored, model: device.model });
      const brand = names.of(brands[brandSlug]?.name ?? brandSlug, device.model);
      if (brand === null) return [];
      const [model, ...others] = namesOf(withDots(device.model, device.codes), brand);
      const aliases = [...(device.aliases ?? []), ...others];
      const stays = brand.slug === brandSlug && model === device.model;
      const slug = brand.slug === brandSlug ? { slug: own } : {};
      const named = { ...device, model, aliases, ...slug };
      return [{ device: named, from: `${brandSlug}/${own}`, brand, stays }];
    }),
  );
  const place = (brand: KnownBrand, name: string): string => `${brand.slug}/${nameKey(name)}`;
  const known = new Set(read.map(({ brand, device }) => place(brand, device.model)));
  for (const one of read) {
    const { brand, device } = one;
    const isName = (name: string): boolean => known.has(place(brand, name));
    const model = withoutBuild(device.model, device.codes, isName);
    if (model !== device.model) Object.assign(one, { device: { ...device, model }, stays: false });
  }
  return [...read.filter((r) => r.stays), ...read.filter((r) => !r.stays)];
}

/** Returns the names of a device by today's rules, its own first. */
function namesOf(model: string, brand: KnownBrand): readonly [string, ...string[]] {
  // Removes only the brand's own name in front: "REDMAGIC 7Pro" is the name on the box.
  const bare = (name: string): string => modelName(name, { ...brand, names: [] });
  const [first, ...others] = namesIn(tidied(bare(model)));
  return [first, ...others.map(bare)];
}
