/** What the fields of an app's user agent say about the device. */
export interface StatedModel {
  maker: string | null;
  /** The values of fields for the model, in the order of the text, without duplicates. */
  models: readonly string[];
  /**
   * Less certain values: those of fields called "device", which may hold a code name, and of the bare word
   * "model".
   */
  weaker: readonly string[];
}

/** Only forged user agents have more. */
const MAX_FIELDS = 24;

/**
 * A key, its sign and an opening quote: `model=`, `"model": "`, `Device:`, `FBDV/`. The key may lack its sign
 * if it begins a part of the text: `(model SM-G998U)`, but not "Tesla Model 3".
 */
const FIELD =
  /(^|[^a-z0-9])(?:((?:device|phone|hw)?[-_ ]?model(?:[-_ ]?(?:name|code|number))?|fbdv)|(device(?:[-_ ]?name)?|handset|phone)|((?:device|phone)?[-_ ]?(?:brand|manufacturer|vendor|maker)|fbmf))(?:"? {0,2}[=:/] {0,2}"?| +)/gi;

/** A number in brackets is part of a name: "moto g power (2022)", "Moto G (5th Gen)". */
const VALUE = /(?:[^;,&|()[\]{}"#<>]|\(\d[a-z\d ]{0,7}\)){1,64}/iy;

/** Meta separates its fields by semicolons only. */
const META_VALUE = /[^;\]]{1,64}/y;

/** The next field after a value with spaces: `model/MI 9 mobi_app/android`. */
const NEXT_FIELD = / +[\w.-]+[=:/]/;

/** Characters after which a part of the text begins. */
const BEGINNINGS = ';,(';

/**
 * Reads the fields in which apps name the device, in any notation: `model=SM-A528B`, `model/MI 9`,
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
    // The sign of this key may also be the character before the next key.
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

/** True if a part of the text begins at the key. */
const beginsPart = (ua: string, at: number, before: string): boolean =>
  at === 0 || BEGINNINGS.includes(before) || BEGINNINGS.includes(ua[at - 1]!);

/** Parts of the keys for a model, in the cases that apps write. */
const KEYS: readonly string[] = [
  ...['FBDV', 'odel', 'ODEL', 'vice', 'VICE', 'andset', 'phone/', 'phone=', 'phone:'],
];

/** Most user agents contain none of these. The search for them takes a fraction of the expression's time. */
const mayHaveFields = (ua: string): boolean => KEYS.some((key) => ua.includes(key));

function valueAt(ua: string, at: number, isMeta: boolean): string {
  const value = isMeta ? META_VALUE : VALUE;
  value.lastIndex = at;
  const [text = ''] = value.exec(ua) ?? [];
  if (isMeta) return text.trim();
  const next = text.search(NEXT_FIELD);
  return (next < 0 ? text : text.slice(0, next)).trim();
}
