/**
 * The line of a device: its maker and what its name says before the first number. A plus or a bracket
 * before it makes no line of its own.
 *
 * @example lineOf({ brandSlug: 'samsung', model: 'Galaxy S26 Ultra' }) // 'samsung/galaxy s'
 * @example lineOf({ brandSlug: 'motorola', model: 'razr+ (2023)' }) // 'motorola/razr'
 */
export function lineOf({ brandSlug, model }: { brandSlug: string; model: string }): string {
  const words = /^\D*/
    .exec(model)![0]
    .replace(/[\s(+]+$/, '')
    .toLowerCase();
  return `${brandSlug}/${words}`;
}
