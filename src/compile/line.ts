/**
 * Returns the line of a device: the slug of its brand, and its name up to the first number in lower case.
 *
 * @example lineOf({ brandSlug: 'samsung', model: 'Galaxy S26 Ultra' }) // 'samsung/galaxy s'
 */
export function lineOf({ brandSlug, model }: { brandSlug: string; model: string }): string {
  const words = /^\D*/.exec(model)![0].trim().toLowerCase();
  return `${brandSlug}/${words}`;
}
