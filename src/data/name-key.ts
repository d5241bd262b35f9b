import { slugify } from '../model/index.ts';

/**
 * Returns a key that is the same for all spellings of a name: only its letters and digits. A name without Latin
 * letters keeps its own script.
 *
 * @example nameKey('Galaxy S24+') === nameKey('galaxy s24 plus')
 */
export function nameKey(name: string): string {
  const slug = slugify(name);
  // "黑鲨游戏手机 2" is not "2".
  const own = name.normalize('NFKC').match(/[^\p{ASCII}\p{Script=Latin}\p{P}\p{S}\p{M}\s]+/gu);
  return slug.replaceAll('-', '') + (own ?? []).join('');
}
