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
 * Creates a device's file that passes the check, with what the catalogue knows about the device. Its author
 * adds the claims.
 *
 * @param brand the brand's name or slug
 * @param model the model as on the box; a brand in front is removed
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
  if (known?.origin === 'curated') return { why: `This device has a file already: ${known.file}.` };
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
 * Removes a device from a catalogue file because it now has a file of its own. Returns the new text.
 *
 * @param text the text of the catalogue file
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
