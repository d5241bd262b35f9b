import type { KnownBrand } from '../brand-names.ts';
import { repeatsCode } from '../listed-name.ts';
import { nameKey } from '../name-key.ts';
import { holdsSeveral } from '../several-names.ts';
import type { Evidence } from './evidence.ts';
import { tellsApart } from './reused-name.ts';
import type { PlayRow } from './rows.ts';

/**
 * Returns the names on the box that sources state for a row of the list; none if the row's own name is good. A row
 * needs them if its name is its code, the end of its code or a factory's code, if its name is another code of the
 * brand (V1832A, an S1 Pro, is listed as "vivo 1818", which is a V15 Pro), or if it has several names in one
 * ("ZenFone 6 / 6Z").
 *
 * @param listed the name as the list has it, without the brand
 */
export function namesOnBox(
  { name, code, brand: filedAs }: PlayRow,
  listed: string,
  brand: KnownBrand,
  known: Evidence,
): readonly string[] {
  const own = known.names(brand.slug, code);
  if (own[0] !== undefined && tellsApart(own[0], listed)) return own;
  const others = [name, `${filedAs} ${name}`]
    .flatMap((other) => known.names(brand.slug, other))
    .filter((other) => !tellsApart(other, listed));
  const isCode =
    repeatsCode(listed, code, brand, filedAs) ||
    nameKey(code).endsWith(nameKey(listed)) ||
    isFactoryCode(listed);
  if (others.length === 0 && !isCode && !holdsSeveral(listed)) return [];
  return own.length > 0 ? own : others;
}

/**
 * True if a name has the form of a factory's code. Some makers file such a code as the name, and the name on the box
 * as the code.
 *
 * @example isFactoryCode('GQ5008AF3') // true, an Armor 27 Pro
 */
export const isFactoryCode = (name: string): boolean =>
  /^(?=.*\d.*\d)[A-Z]{0,8}[-_ ]?[A-Z]{0,4}\d[\dA-Z_ -]*$/.test(name);
