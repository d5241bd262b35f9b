import type { KnownBrand } from '../brand-names.ts';
import { modelName, repeatsCode, saysNothing, tidied } from '../listed-name.ts';
import { nameKey } from '../name-key.ts';
import { type Evidence, namesOnBox, tellsApart } from './evidence.ts';
import { isPhoneCode, type Kind, kindOf } from './kind.ts';
import type { PlayRow } from './rows.ts';

/** What a row of the list says of a device. */
export interface ListedDevice {
  model: string;
  aliases: readonly string[];
  /** False if the model only repeats the code. */
  named: boolean;
  /** The name on the box, if another source states it for the code. */
  onBox: string | undefined;
  /** The key of the name under which other lists file the device. */
  filedAs: string;
  kind: Kind;
  /** True if the kind is assumed rather than stated. */
  assumed: boolean;
  /** True if nothing but what its brand makes says the kind. */
  byBrand?: true;
}

/** Step 2: reads the name and the kind of a row. */
export function listedDevice(row: PlayRow, brand: KnownBrand, evidence: Evidence): ListedDevice {
  const inList = modelName(row.name, brand, row.brand);
  const listed = saysNothing(row) ? modelName(row.code, brand, row.brand) : inList;
  const isCode = repeatsCode(listed, row.code, brand, row.brand);
  const [onBox, ...aliases] = namesOnBox(row, listed, brand, evidence);
  const model = onBox ?? tidied(listed);
  const filedAs = nameKey(tellsApart(model, listed) ? listed : model);
  // The console files a code that has its name from elsewhere under the name of the list.
  const forms = [filedAs, nameKey(listed), nameKey(inList)]
    .map((name) => evidence.forms.of(brand.slug, name))
    .find(({ size }) => size > 0);
  const kind = evidence.isLeftOut(brand.slug, listed, row.code)
    ? ({ kind: 'out', assumed: false } as const)
    : kindOf(
        row.name,
        row.code,
        forms ?? NONE,
        evidence.forms.usual(brand.slug),
        isPhoneCode(brand.slug, row.code) ? 'phone' : evidence.forms.ofLine(brand.slug, model),
      );
  return { model, aliases, named: onBox !== undefined || !isCode, onBox, filedAs, ...kind };
}

const NONE: ReadonlySet<string> = new Set();
