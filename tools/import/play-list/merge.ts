import { type Brands, type CatalogueDevice, slugify } from '../../model/index.ts';
import type { DeviceEntry } from '../facts.ts';
import { nameKey } from '../name-key.ts';
import { BrandNames } from './brand-names.ts';
import { Curated, placeOf } from './curated.ts';
import { type Evidence, holdsSeveral, namesOnBox, tellsApart } from './evidence.ts';
import { fromCatalogue, type Group, newGroup, vote, whatItIs } from './group.ts';
import { kindOf } from './kind.ts';
import { type LateCode, lateCodes } from './late-codes.ts';
import { modelName, repeatsCode, saysNothing, tidied } from './name.ts';
import { isOfAnother } from './reused-code.ts';
import type { PlayRow } from './rows.ts';

/** The catalogue: its own brands, and devices by the slug of their brand. */
export interface Catalogue {
  brands: Brands;
  devices: Readonly<Record<string, readonly CatalogueDevice[]>>;
}

/** What an import makes of the catalogue. */
export interface Merged {
  catalogue: Catalogue;
  /** Retired slugs and where they lead, to be added to those that there are. */
  redirects: Record<string, string>;
  /** Codes that the list files under the name of a curated device that does not have them. */
  missing: { slug: string; code: string }[];
  /** Codes that came years after the device of their name: perhaps those of a second one. */
  late: LateCode[];
  /** Rows of what the data set does not hold: televisions, cars, emulators. */
  out: number;
  /** Rows whose brand has no letter or digit. */
  unnamed: number;
}

/**
 * Lays a list over the catalogue. Codes and names that curated devices have are theirs; the rest is
 * grouped by brand and name. Nothing is lost: a device that the list no longer names stays, and one
 * that became curated leaves a redirect; one that only has the name by which a curated device is
 * also called stays. Only what turns out to be a television, a car or an
 * emulator goes.
 *
 * @param curated the devices that have files of their own
 * @param brands those of `brands.json`
 * @param onRow called for each row, for a display of how far it is
 */
export function mergePlayList(
  rows: readonly PlayRow[],
  current: Catalogue,
  curated: readonly DeviceEntry[],
  brands: Brands,
  evidence: (names: BrandNames) => Evidence,
  onRow: () => void = () => {},
): Merged {
  const names = new BrandNames({ ...current.brands, ...brands });
  const known = evidence(names);
  const owned = new Curated(curated);
  const groups = new Map<string, Map<string, Group>>();
  const redirects: Record<string, string> = {};
  const missing: Merged['missing'] = [];
  const placed = new Map<string, Group>();
  let out = 0;
  let unnamed = 0;

  const groupsOf = (brandSlug: string): Map<string, Group> => {
    const map = groups.get(brandSlug) ?? new Map<string, Group>();
    groups.set(brandSlug, map);
    return map;
  };
  for (const [brandSlug, devices] of Object.entries(current.devices)) {
    for (const device of devices) {
      if (known.isLeftOut(brandSlug, device.model, device.codes[0] ?? '')) continue;
      const codes = device.codes.filter((c) => !owned.hasCode(brandSlug, c));
      const slug = device.slug ?? slugify(device.model);
      const heir = owned.heirOf(brandSlug, device);
      if (heir !== null) {
        if (heir !== slug) redirects[`${brandSlug}/${slug}`] = `${brandSlug}/${heir}`;
        for (const code of codes) missing.push({ slug: `${brandSlug}/${heir}`, code });
        continue;
      }
      const group = fromCatalogue({ ...device, codes });
      const api = known.oldestApi(brandSlug, nameKey(device.model));
      if (group.seen !== undefined && isOfAnother(group.seen, api)) {
        group.seen = group.missing = undefined;
      }
      groupsOf(brandSlug).set(nameKey(device.model), group);
      for (const code of codes) placed.set(placeOf(brandSlug, code), group);
    }
  }

  for (const row of rows) {
    onRow();
    const brand = names.of(row.brand, row.name);
    if (brand === null) {
      unnamed++;
      continue;
    }
    if (owned.hasCode(brand.slug, row.code)) continue;
    const filedAs = modelName(row.name, brand, row.brand);
    const listed = saysNothing(row) ? modelName(row.code, brand, row.brand) : filedAs;
    const isCode = repeatsCode(listed, row.code, brand, row.brand);
    const [other, ...aliases] = namesOnBox(row, listed, brand, known);
    const model = other ?? (isCode ? listed : tidied(listed));
    const key = nameKey(model);
    const filed = tellsApart(model, listed) ? nameKey(listed) : key;
    // A code that has its name from elsewhere stands in the console under the name of the list.
    const [stated = NONE] = [filed, ...[listed, filedAs].map(nameKey)]
      .map((name) => known.forms.of(brand.slug, name))
      .filter(({ size }) => size > 0);
    const { kind, assumed } = known.isLeftOut(brand.slug, listed, row.code)
      ? ({ kind: 'out', assumed: false } as const)
      : kindOf(row.name, row.code, stated, known.forms.usual(brand.slug));
    const at = placeOf(brand.slug, row.code);
    if (kind === 'out') {
      placed.get(at)?.codes.delete(row.code);
      out++;
      continue;
    }
    const heir = owned.byName(brand.slug, model);
    // A device of the catalogue that is still there has the name, and the curated one an alias.
    if (heir !== null && !groupsOf(brand.slug).has(key)) {
      missing.push({ slug: `${brand.slug}/${heir}`, code: row.code });
      continue;
    }
    const named = other !== undefined || !isCode;
    const held = placed.get(at);
    const apart = other !== undefined && held !== undefined && tellsApart(other, held.model);
    if (apart) held.codes.delete(row.code);
    let group = (apart ? undefined : held) ?? groupsOf(brand.slug).get(key);
    if (group === undefined) {
      group = newGroup(model, named);
      groupsOf(brand.slug).set(key, group);
    } else if (named && (!group.named || (other !== undefined && holdsSeveral(group.model)))) {
      group = renamed(group, model, groupsOf(brand.slug), (from, to) => {
        redirects[`${brand.slug}/${from}`] = `${brand.slug}/${to}`;
      });
    }
    placed.set(at, group);
    for (const alias of aliases) group.aliases.add(alias);
    vote(group, kind, assumed);
    group.codes.add(row.code);
    const edition = known.seen(brand.slug, row.code);
    const own = edition !== null && !isOfAnother(edition.seen, known.oldestApi(brand.slug, filed));
    if (own && (group.seen === undefined || edition.seen < group.seen)) {
      group.seen = edition.seen;
      group.missing = edition.missing ?? undefined;
    }
    group.released ??= known.released(brand.slug, key) ?? undefined;
  }
  const devices = finish(groups, owned);
  const used = Object.keys(devices).filter((slug) => !Object.hasOwn(brands, slug));
  const all = { ...names.added, ...current.brands };
  return {
    catalogue: {
      brands: Object.fromEntries(used.flatMap((slug) => (all[slug] ? [[slug, all[slug]]] : []))),
      devices,
    },
    redirects,
    missing,
    late: lateCodes(devices, known.seen),
    out,
    unnamed,
  };
}

/**
 * Gives a device the name that a list has found for its code. A device of the catalogue keeps its
 * slug for ever. Where another device has the name already, that is the device.
 */
function renamed(
  group: Group,
  model: string,
  groups: Map<string, Group>,
  retire: (from: string, to: string) => void,
): Group {
  const [from, to] = [nameKey(group.model), nameKey(model)];
  const other = groups.get(to);
  if (other !== undefined && other !== group) {
    groups.delete(from);
    for (const code of group.codes) other.codes.add(code);
    for (const alias of group.aliases) other.aliases.add(alias);
    if (group.stored) retire(slugOf(group), slugOf(other));
    return other;
  }
  if (group.stored) group.slug ??= slugify(group.model) || undefined;
  groups.delete(from);
  groups.set(to, Object.assign(group, { model, named: true }));
  return group;
}

const NONE: ReadonlySet<string> = new Set();

const slugOf = ({ slug, model }: Group): string => slug ?? slugify(model);

function finish(
  groups: ReadonlyMap<string, ReadonlyMap<string, Group>>,
  curated: Curated,
): Catalogue['devices'] {
  const out: Record<string, CatalogueDevice[]> = {};
  for (const brandSlug of [...groups.keys()].sort()) {
    const slugs = new Set(curated.slugs(brandSlug));
    const devices = [...groups.get(brandSlug)!.entries()]
      .filter(([, { codes }]) => codes.size > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, group]) => {
        const isOther = (name: string) =>
          group.model !== name &&
          (groups.get(brandSlug)!.has(nameKey(name)) || curated.byName(brandSlug, name) !== null);
        return device(group, slugs, isOther);
      });
    if (devices.length > 0) out[brandSlug] = devices;
  }
  return out;
}

function device(
  group: Group,
  slugs: Set<string>,
  isOther: (name: string) => boolean,
): CatalogueDevice {
  const codes = distinct(group.codes);
  const own = slugify(group.model);
  let slug = group.slug ?? (own || slugify(codes[0]!));
  // Names in another script can share what Latin letters they have: the code tells them apart.
  if (slugs.has(slug)) slug = slugify(`${slug} ${codes[0]!}`);
  slugs.add(slug);
  const { category, assumed } = whatItIs(group);
  const aliases = [...group.aliases].filter((name) => !isOther(name)).sort();
  return {
    model: group.model,
    ...(slug === own ? {} : { slug }),
    ...(aliases.length > 0 ? { aliases } : {}),
    ...(category === 'phone' ? {} : { category }),
    ...(assumed ? { assumed: true as const } : {}),
    ...(group.named ? {} : { named: false as const }),
    ...(group.released ? { released: group.released } : {}),
    ...(group.missing ? { missing: group.missing } : {}),
    ...(group.seen ? { seen: group.seen } : {}),
    codes,
  };
}

/** Sorted, and of codes that differ in case alone only the first. */
function distinct(codes: ReadonlySet<string>): string[] {
  const seen = new Set<string>();
  return [...codes].sort().filter((code) => {
    const folded = code.toLowerCase();
    return !seen.has(folded) && seen.add(folded);
  });
}
