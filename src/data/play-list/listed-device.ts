import type { KnownBrand } from '../brand-names.ts';
import { tidied, withDots, withSpaces } from '../build-name.ts';
import { modelName, nameInCode, repeatsCode, saysNothing } from '../listed-name.ts';
import { nameKey } from '../name-key.ts';
import { namesIn } from '../several-names.ts';
import type { Evidence } from './evidence.ts';
import {
  formOfMaker,
  isPhoneCode,
  isTabletCode,
  type Kind,
  kindOf,
  saysOut,
  saysTablet,
} from './kind.ts';
import { namesOnBox } from './names-on-box.ts';
import { tellsApart } from './reused-name.ts';
import type { PlayRow } from './rows.ts';

/** What a row of the list says about a device. */
export interface ListedDevice {
  model: string;
  /** The name in the list, without the brand. */
  listed: string;
  aliases: readonly string[];
  /** False if the model only repeats the code. */
  named: boolean;
  /** The name on the box, if another source states it for the code. */
  onBox: string | undefined;
  /** True if only the code contains the name on the box. */
  inCode: boolean;
  /** The key of the name in the list if a source states another name; else `null`. */
  replaced: string | null;
  /** The key of the name under which other lists file the device. */
  filedAs: string;
  kind: Kind;
  /** True if the kind is assumed rather than stated. */
  assumed: boolean;
  /** True if the kind follows only from what the brand makes. */
  byBrand?: true;
}

/** Step 2: reads the name and the kind of a row. */
export function listedDevice(row: PlayRow, brand: KnownBrand, evidence: Evidence): ListedDevice {
  const inList = modelName(row.name, brand, row.brand);
  const said = modelName(row.code, brand, row.brand);
  const isNameless = saysNothing(row.name, [row.brand, brand.name]);
  const listed = isNameless ? said : inList;
  const isCode = repeatsCode(listed, row.code, brand, row.brand);
  const [stated, ...further] = namesOnBox(row, listed, brand, evidence);
  const inCode = stated === undefined ? nameInCode(row.code, listed, brand, row.brand) : null;
  const onBox = stated ?? inCode ?? undefined;
  const [first, ...others] = namesIn(withSpaces(withDots(tidied(listed), [row.code]), said));
  const model = onBox ?? first;
  const aliases = onBox === undefined ? others.map((n) => modelName(n, brand, row.brand)) : further;
  const filedAs = nameKey(tellsApart(model, listed) ? listed : model);
  // If another source names the code, the console still has it under the list's name.
  const forms = [filedAs, nameKey(listed), nameKey(inList)]
    .map((name) => evidence.forms.of(brand.slug, name))
    .find(({ size }) => size > 0);
  const kind = kindOfNamed(brand.slug, [row.name, model], row, evidence, forms);
  const named = onBox !== undefined || !isCode;
  const isOtherwise = [row.code, row.name].some((n) => evidence.names(brand.slug, n).length > 0);
  const replaced = isOtherwise ? nameKey(inList) : null;
  return {
    model,
    listed,
    aliases,
    named,
    onBox,
    inCode: inCode !== null,
    replaced,
    filedAs,
    ...kind,
  };
}

/**
 * Decides what a device of the catalogue or a row of the list is.
 *
 * @param names its names, the first as in the list
 * @param forms what the console states about the names
 */
export function kindOfNamed(
  brandSlug: string,
  names: readonly string[],
  { code, device }: { code: string; device?: string | undefined },
  { forms: known, isLeftOut, category, seen }: Evidence,
  forms: ReadonlySet<string> = NONE,
): ReturnType<typeof kindOf> {
  const [name = ''] = names;
  if (names.some((n) => isLeftOut(brandSlug, n, code))) return { kind: 'out', assumed: false };
  for (const n of names) {
    const kind = category(brandSlug, n, code);
    if (kind !== null) return { kind, assumed: false };
  }
  const isTablet = [...names, code].some((t) => saysTablet(t) || isTabletCode(brandSlug, t));
  const line = isPhoneCode(brandSlug, code)
    ? 'phone'
    : isTablet
      ? 'tablet'
      : known.ofLine(brandSlug, names.at(-1)!);
  const isUnknown = forms.size === 0 && device !== undefined && !saysOut(name);
  const stated = isUnknown ? known.ofDevice(brandSlug, device) : forms;
  const usual =
    known.usual(brandSlug) ?? formOfMaker(known.makes(brandSlug), seen(brandSlug, code)?.seen);
  return kindOf(name, code, stated, usual, line);
}

const NONE: ReadonlySet<string> = new Set();
