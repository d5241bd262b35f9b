import * as v from 'valibot';
import type { Facts } from '../../../data/index.ts';
import { nameKey } from '../../../data/name-key.ts';
import {
  type Catalogue,
  evidenceOf,
  type Merged,
  mergePlayList,
  PlayListError,
  type PlayRow,
  readPlayList,
  summarise,
} from '../../../data/play-list/index.ts';
import { type Brands, type CatalogueDevice, Line, slugify } from '../../../model/index.ts';
import { assertKnownShape, assertWhole, UpstreamError } from './upstream.ts';

const NAME = "Google's list of devices";

/** What Google's list adds to the catalogue. */
export interface PlayAdditions {
  catalogue: Catalogue;
  newDevices: string[];
  newCodes: { slug: string; code: string }[];
  /** Codes that the list has under a device with a file of its own. */
  forAPerson: { slug: string; code: string }[];
}

/**
 * Adds the devices and codes of Google's list that the data lacks. Known
 * devices keep their names and kinds, and no code moves: `npm run import -- play-list` does that.
 *
 * @param bytes supported_devices.csv
 * @param today the day from which a new code counts as listed (YYYY-MM-DD)
 * @throws {UpstreamError} if the list has other columns or lacks more than a few known devices
 */
export function playAdditions(
  bytes: Uint8Array,
  facts: Facts,
  before: Catalogue,
  brands: Brands,
  today: string,
): PlayAdditions {
  const rows = rowsOf(bytes);
  assertWhole(
    NAME,
    new Set(Object.values(before.devices).flatMap((list) => list.flatMap((d) => folded(d.codes)))),
    new Set(folded(rows.map(({ code }) => code))),
  );
  const curated = facts.devices.filter((d) => d.origin === 'curated');
  const known = new Set(
    facts.devices.flatMap(({ brandSlug, facts: { variants = [] } }) =>
      variants.flatMap(({ codes }) => codes.map((code) => at(brandSlug, code))),
    ),
  );
  const since = facts.sources['google-play-devices']?.date;
  const merged = mergePlayList(rows, before, curated, brands, (names) => {
    const firstSeen = rows
      .filter(({ brand, name, code }) => !known.has(at(names.wouldBe(brand, name)?.slug, code)))
      .map(({ brand, name, code }) => ({
        brand,
        marketing_name: name,
        model_code: code,
        ...(since === undefined ? {} : { absent_on: since }),
        first_seen_on: today,
      }));
    return evidenceOf(names, { firstSeen }, facts);
  });
  const isNew = (slug: string, code: string): boolean => !known.has(at(slug.split('/')[0], code));
  const { newDevices, newCodes, missing } = summarise(before, merged, rows.length, []);
  const codesOf = new Map(
    Object.entries(merged.catalogue.devices).flatMap(([brand, list]) =>
      list.map((d) => [slugOf(brand, d), d.codes] as const),
    ),
  );
  const added = newDevices.filter((slug) => codesOf.get(slug)!.every((code) => isNew(slug, code)));
  const codes = newCodes.filter(({ slug, code }) => isNew(slug, code));
  return {
    catalogue: laidOver(before, merged, new Set(added), codes),
    newDevices: added,
    newCodes: codes,
    forAPerson: missing.filter(({ slug, code }) => isNew(slug, code)),
  };
}

function rowsOf(bytes: Uint8Array): PlayRow[] {
  try {
    const { rows, malformed } = readPlayList(bytes);
    // A single brand, name or code that breaks a rule would make the whole change fail.
    const sound = rows.filter((row) => [row.brand, row.name, row.code].every((t) => v.is(Line, t)));
    const odd = malformed.length + rows.length - sound.length;
    assertKnownShape(NAME, odd, rows.length + malformed.length);
    return sound;
  } catch (cause) {
    if (!(cause instanceof PlayListError)) throw cause;
    throw new UpstreamError(`${NAME} has changed: ${cause.message}`, { cause });
  }
}

/** Returns the earlier catalogue with only the new devices and codes added. */
function laidOver(
  before: Catalogue,
  merged: Merged,
  newDevices: ReadonlySet<string>,
  newCodes: PlayAdditions['newCodes'],
): Catalogue {
  const more = new Map<string, string[]>();
  for (const { slug, code } of newCodes) more.set(slug, [...(more.get(slug) ?? []), code]);
  const devices: Record<string, CatalogueDevice[]> = {};
  // By its name alone, a brand's only tablet can look like a television.
  for (const brand of Object.keys({ ...before.devices, ...merged.catalogue.devices })) {
    const old = before.devices[brand] ?? [];
    const listed = merged.catalogue.devices[brand] ?? [];
    const fresh = listed.filter((d) => newDevices.has(slugOf(brand, d)));
    if (old.length + fresh.length === 0) continue;
    devices[brand] = [
      ...old.map((d) => withCodes(d, more.get(slugOf(brand, d)) ?? [])),
      ...fresh,
    ].sort((a, b) => (nameKey(a.model) < nameKey(b.model) ? -1 : 1));
  }
  const brands = { ...merged.catalogue.brands, ...before.brands };
  return {
    brands: Object.fromEntries(Object.entries(brands).filter(([slug]) => devices[slug])),
    devices,
  };
}

function withCodes(device: CatalogueDevice, more: readonly string[]): CatalogueDevice {
  return more.length === 0 ? device : { ...device, codes: [...device.codes, ...more].sort() };
}

const at = (brandSlug: string | undefined, code: string): string =>
  `${brandSlug ?? ''}/${code.toLowerCase()}`;
const folded = (codes: readonly string[]): string[] => codes.map((code) => code.toLowerCase());
const slugOf = (brand: string, { slug, model }: CatalogueDevice): string =>
  `${brand}/${slug ?? slugify(model)}`;
