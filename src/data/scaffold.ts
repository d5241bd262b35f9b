import { type Brands, type Category, slugify } from '../model/index.ts';
import type { DeviceEntry, Facts } from './facts.ts';
import { formatJson } from './format.ts';
import { nameKey } from './name-key.ts';
import { modelName } from './play-list/name.ts';

/** Why no file was made. */
export interface Refused {
  why: string;
}

/**
 * The beginning of a device's file. What the catalogue knows of the device is taken over; the claim
 * that its author has to fill in is left so that the check asks for a source.
 *
 * @param brand the brand's name or slug
 * @param model the model as the box says it; the brand in front is dropped
 */
export function scaffold(
  { brands, devices }: Facts,
  brand: string,
  model: string,
  category: Category = 'phone',
): { file: string; text: string } | Refused {
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
    variants: [{ codes: [] }],
  };
  const facts = {
    $schema: '../../../schema/device.json',
    ...rest,
    model: name,
    claims: [{ supports: 'unknown', source: 'name-a-source', checked: '2026' }],
  };
  return { file: `devices/${brandSlug}/${slug}.json`, text: formatJson(facts) };
}

function brandOf(brands: Brands, brand: string): string | null {
  const slug = slugify(brand);
  if (Object.hasOwn(brands, slug)) return slug;
  return Object.keys(brands).find((s) => slugify(brands[s]!.name) === slug) ?? null;
}
