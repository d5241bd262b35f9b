import type { CompiledBrand } from '../model/index.ts';

/** What is known of a brand beside its name and its slug. */
export type BrandMore = Omit<CompiledBrand, 'slug' | 'name'>;

/** What the slug of most names is; the true rule takes a hundred times as long (`slugify`). */
const usualSlug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** The brands' names, one per line; after a tab the slug, if it does not follow from the name. */
export function brandText(brands: readonly CompiledBrand[]): string {
  return brands
    .map(({ slug, name }) => (slug === usualSlug(name) ? name : `${name}\t${slug}`))
    .join('\n');
}

/**
 * The brands of {@link brandText}.
 *
 * @param more by slug; a brand that has none has no aliases and no weight
 */
export function brandsIn(text: string, more: Readonly<Record<string, BrandMore>>): CompiledBrand[] {
  if (text === '') return [];
  return text.split('\n').map((line) => {
    const [name = '', slug = usualSlug(name)] = line.split('\t');
    return { slug, name, ...(more[slug] ?? NO_MORE) };
  });
}

const NO_MORE: BrandMore = { aliases: [], weight: 0 };
