/**
 * Formats all released slugs as one text, with a line for each brand and its models. Slugs are permanent, so
 * the text only grows.
 *
 * @example 'acme: one one-pro\nzenith: flip\n'
 */
export function formatSlugs(slugs: Iterable<string>): string {
  const brands = new Map<string, string[]>();
  for (const slug of [...new Set(slugs)].sort()) {
    const [brand, model] = slug.split('/') as [string, string];
    brands.set(brand, [...(brands.get(brand) ?? []), model]);
  }
  return [...brands].map(([brand, models]) => `${brand}: ${models.join(' ')}\n`).join('');
}

/** Parses the text of {@link formatSlugs}. */
export function parseSlugs(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [brand, models = ''] = line.split(': ');
      return models.split(' ').map((model) => `${brand}/${model}`);
    });
}
