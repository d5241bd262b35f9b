import * as v from 'valibot';
import { type Brands, CatalogueFile, type Category, slugify } from '../model/index.ts';
import type { DeviceEntry, Facts } from './facts.ts';
import { formatCatalogue, formatFile } from './format.ts';
import { modelName } from './listed-name.ts';
import { nameKey } from './name-key.ts';

/** The reason why no file was created. */
export interface Refused {
  why: string;
}

/**
 * Creates a device's file that passes the check as it is, with what the catalogue knows of the
 * device. Its author adds the claims; without one, nothing is said of eSIM.
 *
 * @param brand the brand's name or slug
 * @param model the model as the box says it; the brand in front is dropped
 */
export function scaffold(
  { brands, devices }: Facts,
  brand: string,
  model: string,
  category: Category,
): { file: string; text: string; catalogue: string | null } | Refused {
  const brandSlug = brandOf(brands, brand);
  if (brandSlug === null) {
    return { why: `No brand "${brand}" in brands.json: add it there first.` };
  }
  const name = modelName(model, {
    slug: brandSlug,
    name: brands[brandSlug]!.name,
    line: null,
    names: [],
    lines: [],
    native: [],
    codesAreNames: false,
  });
  const known = devices.find(
    (d: DeviceEntry) => d.brandSlug === brandSlug && nameKey(d.facts.model) === nameKey(name),
  );
  if (known?.origin === 'curated') return { why: `${known.file} is that device.` };
  const slug = known?.modelSlug ?? slugify(name);
  if (slug === '') return { why: 'The name has no letter or digit to make a slug of.' };
  const {
    listed: _,
    named: _named,
    assumed: _assumed,
    ...rest
  } = known?.facts ?? {
    category,
  };
  const file = `devices/${brandSlug}/${slug}.json`;
  return { file, text: formatFile(file, { ...rest, model: name }), catalogue: known?.file ?? null };
}

/**
 * Removes a device from its file of the catalogue, because it has a file of its own now.
 *
 * @param text the file of the catalogue
 * @param slug `<brandSlug>/<modelSlug>`
 */
export function leaveCatalogue(text: string, slug: string): string {
  const catalogue = v.parse(CatalogueFile, JSON.parse(text));
  const [brandSlug = '', modelSlug] = slug.split('/');
  const devices = catalogue.brands[brandSlug] ?? [];
  const left = devices.filter((d) => (d.slug ?? slugify(d.model)) !== modelSlug);
  return formatCatalogue({ ...catalogue, brands: { ...catalogue.brands, [brandSlug]: left } });
}

function brandOf(brands: Brands, brand: string): string | null {
  const slug = slugify(brand);
  if (Object.hasOwn(brands, slug)) return slug;
  return Object.keys(brands).find((s) => slugify(brands[s]!.name) === slug) ?? null;
}
