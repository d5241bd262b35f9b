/**
 * The line of a device: its maker and what its name says before the first number.
 *
 * @example lineOf({ brandSlug: 'samsung', model: 'Galaxy S26 Ultra' }) // 'samsung/galaxy s'
 */
export function lineOf({ brandSlug, model }: { brandSlug: string; model: string }): string {
  const words = /^\D*/.exec(model)![0].trim().toLowerCase();
  return `${brandSlug}/${words}`;
}
