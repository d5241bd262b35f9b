/** What the fields of an app's user agent state of the device: the maker, and texts that are its model. */
export interface StatedModel {
  maker: string | null;
  /** The values of fields for the model, in their order, without duplicates. */
  models: readonly string[];
  /** What states it less surely: fields that say "device", which may be a code name, and the word "model" alone. */
  weaker: readonly string[];
}

/** Only forged user agents have more. */
const MAX_FIELDS = 24;

/**
 * A key, its sign and an opening quote: `model=`, `"model": "`, `Device:`, `FBDV/`. The word alone states a model
 * too where a part begins with it (`(model SM-G998U)`, but not "Tesla Model 3").
 */
const FIELD =
  /(^|[^a-z0-9])(?:((?:device|phone|hw)?[-_ ]?model(?:[-_ ]?(?:name|code|number))?|fbdv)|(device(?:[-_ ]?name)?|handset|phone)|((?:device|phone)?[-_ ]?(?:brand|manufacturer|vendor|maker)|fbmf))(?:"? {0,2}[=:/] {0,2}"?| +)/gi;

/** A number in brackets is part of a name: "moto g power (2022)", "Moto G (5th Gen)". */
const VALUE = /(?:[^;,&|()[\]{}"#<>]|\(\d[a-z\d ]{0,7}\)){1,64}/iy;

/** Meta's fields are between semicolons alone. */
const META_VALUE = /[^;\]]{1,64}/y;

/** The next field behind a value that has spaces: `model/MI 9 mobi_app/android`. */
const NEXT_FIELD = / +[\w.-]+[=:/]/;

/** Where a part begins. */
const BEGINNINGS = ';,(';

/**
 * Reads the fields by which apps state the device, in any of their notations: `model=SM-A528B`, `model/MI 9`,
 * `"brand":"vivo","model":"V2250"`, `Brand: samsung; Model: SM-G991B`, Facebook's `FBMF/samsung;FBDV/SM-S918B`.
 *
 * @returns null if there is no such field
 * @example statedModel('App/1 (manufacturer=vivo;model=V2250)') // { maker: 'vivo', models: ['V2250'], weaker: [] }
 */
export function statedModel(ua: string): StatedModel | null {
  if (!mayHaveFields(ua)) return null;
  let maker: string | null = null;
  const models = new Set<string>();
  const weaker = new Set<string>();
  FIELD.lastIndex = 0;
  for (let n = 0; n < MAX_FIELDS; n++) {
    const found = FIELD.exec(ua);
    if (found === null) break;
    const [text, before, model, device, brand] = found as unknown as string[];
    const at = FIELD.lastIndex;
    // The character before the next key may be the last of this sign.
    FIELD.lastIndex = at - 1;
    const isSpaced = !/[=:/]/.test(text!.slice(before!.length));
    const isOpen = beginsPart(ua, found.index, before!);
    if (isSpaced && !(model !== undefined && isOpen)) continue;
    // "KISA phone/F-51G" is a maker and its model.
    if (device !== undefined && /^phone/i.test(device) && !isOpen) continue;
    const value = valueAt(ua, at, /fb(?:dv|mf)\/$/i.test(text!));
    if (value === '') continue;
    if (brand !== undefined) maker ??= value;
    else if (model !== undefined && !isSpaced) models.add(value);
    else weaker.add(value);
  }
  if (models.size + weaker.size === 0) return null;
  return { maker, models: [...models], weaker: [...weaker] };
}

/** Does a part of the text begin behind this place? */
const beginsPart = (ua: string, at: number, before: string): boolean =>
  at === 0 || BEGINNINGS.includes(before) || BEGINNINGS.includes(ua[at - 1]!);

/** Most user agents have none of these letters, and a search for them takes a tenth of the expression's time. */
const mayHaveFields = (ua: string): boolean =>
  ua.includes('FBDV') || ua.includes('odel') || ua.includes('vice') || ua.includes('phone/');

function valueAt(ua: string, at: number, isMeta: boolean): string {
  const value = isMeta ? META_VALUE : VALUE;
  value.lastIndex = at;
  const [text = ''] = value.exec(ua) ?? [];
  if (isMeta) return text.trim();
  const next = text.search(NEXT_FIELD);
  return (next < 0 ? text : text.slice(0, next)).trim();
}
