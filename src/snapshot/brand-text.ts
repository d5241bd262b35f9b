import type { CompiledBrand } from '../model/index.ts';

/** The fields of a brand other than its name and its slug. */
export type BrandMore = Omit<CompiledBrand, 'slug' | 'name'>;

/** The slug of most names. `slugify`, which is right for all names, takes a hundred times as long. */
const usualSlug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** Writes the names of the brands, one per line, each with a tab and its slug if that does not follow from the name. */
export function brandText(brands: readonly CompiledBrand[]): string {
  return brands
    .map(({ slug, name }) => (slug === usualSlug(name) ? name : `${name}\t${slug}`))
    .join('\n');
}

/**
 * Reads the text of {@link brandText}.
 *
 * @param more the other fields by slug; a brand that is not in it has no aliases and the weight 0
 */
export function brandsIn(text: string, more: Readonly<Record<string, BrandMore>>): CompiledBrand[] {
  if (text === '') return [];
  return text.split('\n').map((line) => {
    const [name = '', slug = usualSlug(name)] = line.split('\t');
    return { slug, name, ...(more[slug] ?? NO_MORE) };
  });
}

const NO_MORE: BrandMore = { aliases: [], weight: 0 };
