import * as v from 'valibot';
import { BrandNames } from '../../../data/brand-names.ts';
import type { Facts } from '../../../data/index.ts';
import { modelName } from '../../../data/listed-name.ts';
import { nameKey } from '../../../data/name-key.ts';
import type { Catalogue } from '../../../data/play-list/index.ts';
import { slugify } from '../../../model/index.ts';
import { parsed } from './parsed.ts';
import { assertKnownShape, assertWhole, UpstreamError } from './upstream.ts';

const NAME = 'endoflife.date';
const SOURCE = 'endoflife-date';

/**
 * The products of endoflife.date that are portable devices: the brand, and the name of the line if
 * the names of the releases omit it ("17 Pro").
 */
const PRODUCTS: Readonly<Record<string, { brand: string; line?: string }>> = {
  'apple-watch': { brand: 'apple', line: 'Watch' },
  fairphone: { brand: 'fairphone' },
  ipad: { brand: 'apple' },
  iphone: { brand: 'apple', line: 'iPhone' },
  'motorola-mobility': { brand: 'motorola' },
  nokia: { brand: 'nokia' },
  oneplus: { brand: 'oneplus' },
  pixel: { brand: 'google' },
  'pixel-watch': { brand: 'google' },
  'samsung-galaxy-tab': { brand: 'samsung' },
  'samsung-galaxy-watch': { brand: 'samsung' },
  'samsung-mobile': { brand: 'samsung' },
  'sony-xperia': { brand: 'sony' },
  surface: { brand: 'microsoft' },
};

const Text = v.pipe(v.string(), v.maxLength(200));
const Product = v.object({
  name: Text,
  releases: v.pipe(
    v.array(v.object({ name: Text, label: Text, releaseDate: v.nullish(Text) })),
    v.maxLength(5_000),
  ),
});
const DAY = /^\d{4}-\d\d-\d\d$/;

/** A day of sale from endoflife.date for a device without a date or with an estimate. */
export interface StatedDay {
  slug: string;
  day: string;
  /** The present date in the data; null for none. */
  before: string | null;
}

/** What endoflife.date adds. */
export interface StatedDays {
  catalogue: Catalogue;
  /** For catalogue devices: applied. */
  taken: StatedDay[];
  /** For devices with a file: left to a person. */
  forAPerson: StatedDay[];
}

/**
 * Finds days of sale for devices for which no source states one.
 *
 * @param bytes `api/v1/products/full`
 * @param today later days are left out (YYYY-MM-DD)
 * @throws {UpstreamError} if the file has another shape or lacks more than a few known devices
 */
export function statedDays(
  bytes: Uint8Array,
  facts: Facts,
  catalogue: Catalogue,
  today: string,
): StatedDays {
  const { entries, odd, all } = parsed(NAME, bytes, Product, (json) => (json as Document)?.result);
  assertKnownShape(NAME, odd, all);
  const products = entries.filter(({ name }) => Object.hasOwn(PRODUCTS, name));
  if (products.length === 0) throw new UpstreamError(`${NAME} has changed: it has no devices`);
  const days = daysByName(products, facts, today);
  const dayOf = (brand: string, name: string): string | null =>
    days.get(`${brand}/${nameKey(name)}`) ?? null;
  const brands = new Set(Object.values(PRODUCTS).map(({ brand }) => brand));
  const from = facts.devices.filter(
    (d) => d.facts.released?.source === SOURCE && brands.has(d.brandSlug),
  );
  const there = from.filter(({ brandSlug, facts: { model, aliases = [] } }) =>
    [model, ...aliases].some((name) => dayOf(brandSlug, name) !== null),
  );
  assertWhole(NAME, new Set(from.map(slugOf)), new Set(there.map(slugOf)));
  const taken: StatedDay[] = [];
  const devices = Object.fromEntries(
    Object.entries(catalogue.devices).map(([brand, list]) => [
      brand,
      list.map((device) => {
        const day = device.released === undefined ? dayOf(brand, device.model) : null;
        if (day === null) return device;
        const modelSlug = device.slug ?? slugify(device.model);
        taken.push({ slug: slugOf({ brandSlug: brand, modelSlug }), day, before: null });
        return { ...device, released: day };
      }),
    ]),
  );
  const forAPerson = facts.devices.flatMap(({ origin, brandSlug, modelSlug, facts: own }) => {
    if (origin !== 'curated' || (own.released && !own.released.estimate)) return [];
    const day = dayOf(brandSlug, own.model);
    const before = own.released?.date ?? null;
    return day === null ? [] : [{ slug: slugOf({ brandSlug, modelSlug }), day, before }];
  });
  return { catalogue: { ...catalogue, devices }, taken, forAPerson };
}

/** Returns the day of each release up to today, by the brand's slug and the key of the name. */
function daysByName(
  products: readonly v.InferOutput<typeof Product>[],
  { brands }: Facts,
  today: string,
): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  const names = new BrandNames(brands);
  for (const { name, releases } of products) {
    const { brand, line } = PRODUCTS[name]!;
    const known = names.of(brands[brand]?.name ?? brand);
    for (const { label, releaseDate: day } of releases) {
      if (!day || !DAY.test(day) || day > today) continue;
      const whole = line === undefined || label.startsWith(line) ? label : `${line} ${label}`;
      for (const as of known === null ? [whole] : [whole, modelName(whole, known)]) {
        days.set(`${brand}/${nameKey(as)}`, day);
      }
    }
  }
  return days;
}

interface Document {
  result?: unknown;
}

const slugOf = ({ brandSlug, modelSlug }: { brandSlug: string; modelSlug: string }): string =>
  `${brandSlug}/${modelSlug}`;
