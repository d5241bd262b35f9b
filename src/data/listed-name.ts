import type { KnownBrand } from './brand-names.ts';
import { nameKey } from './name-key.ts';

/**
 * Where the ASUS of the world and that of India have names of their own, the list joins both. OPPO
 * marks Chinese editions of one and the same phone so.
 */
const MARKET = /\s*\((?:WW|IN|CN|ROW)\)|\s*中国版/g;
/** The pattern of a maker's code, whatever the code of the row: V2110, KB2003. */
const CODE = /^[A-Z]{1,3}\d{4}[A-Z]?$/;
const MARKS = /[®™©]/g;
/** A bracket without its space: "Galaxy J3(2018)". Motorola writes "moto g(9)" itself. */
const TIGHT_BRACKET = /(?<=[\p{L}\p{N}])\((?=[^()]{4,}\))/gu;

/**
 * What a brand, by its slug, writes behind the name on the box: a code, or the number of a market,
 * "PI3900/98".
 */
const FACTORY_CODES: Readonly<Record<string, RegExp>> = {
  digma: /(?<=\S)\/?[ _][A-Z]{2}\d{4}[A-Z]{2}$/,
  philips: /\/9\d$/,
};

/**
 * The name on the box: without the brand, which the list repeats in front of one name in three, and
 * with the line's name if the list files it as the brand.
 *
 * @example modelName('LG G7 ThinQ', lg) // 'G7 ThinQ'
 * @example modelName('Note 13', redmi) // 'Redmi Note 13'
 */
export function modelName(
  listed: string,
  { slug, name: brand, line, names, lines, native, codesAreNames }: KnownBrand,
  filedAs = brand,
): string {
  let name = listed.replace(MARKS, '').replace(MARKET, '').replace(TIGHT_BRACKET, ' (');
  if (codesAreNames) name = name.replaceAll('_', ' ').replace(/-\s/g, '-');
  name = name.replace(/\s+/g, ' ').trim();
  for (const word of new Set([...names, brand, filedAs].filter((w) => w !== line))) {
    name = withoutPrefix(name, word);
  }
  const own = native.find((word) => name.startsWith(word));
  if (own !== undefined) name = name.slice(own.length).trim() || name;
  for (const word of lines) name = spelledAs(name, word);
  name = withoutSuffix(name, brand);
  const factory = FACTORY_CODES[slug];
  if (factory !== undefined) name = name.replace(factory, '');
  if (line !== null && !nameKey(name).startsWith(nameKey(line))) name = `${line} ${name}`;
  return name || listed;
}

/** What makers write if a device has no name: what it is, where or by whom it is sold. */
const NO_NAME =
  /^(?:no|smart ?phone|tablet|my lg mobile|china(?: telecom)?|europe|germany|india|japan|mexico|pakistan|russia|spain|turkey|usa|ukraine, .*|retailer stores|[A-Z]系列)$|\b(?:limited|ltd\.?\)?)$/i;

/**
 * Does the name say nothing, so that the code says more? A brand's own name names no device: Archos
 * filed six devices as "ARCHOS", Lenovo three as "Lenovo".
 *
 * @param brands the brand as the list writes it, and as the data set does
 * @example saysNothing('Lenovo', ['Lenovo']) // true
 */
export function saysNothing(name: string, brands: readonly string[]): boolean {
  return NO_NAME.test(name) || brands.some((brand) => nameKey(name) === nameKey(brand));
}

/** The build for a market, which some makers put after the name: "Construction_2_5G_EEA". */
const BUILD = /[_ -](?:EU|GL|NEU|ROW|row|RUS?|TR|UK|USA?)$|(?<=\d)(?:EEA|US)$/;
/** The build for a market and one of its letters, carriers or screens: "K80_EEA_B", "X501_USA_OM". */
const BUILD_OF_MARKET = /[_ -](?:EDLA|EEA|NEU|ROW|USA?)[_ -](?:[A-Z]{1,3}|Cricket|FW\d+)$/;
/** Google's licence for Europe, which is part of no name: "K50_EEA_B". */
const LICENCE = /[_ -]EEA(?=[_ -]|$)/gi;

/**
 * A marketing name as people write it, without the underscores of a build.
 *
 * @example tidied('Note_13_Pro_EEA') // 'Note 13 Pro'
 */
export function tidied(name: string): string {
  const bare = name.replace(BUILD_OF_MARKET, '').replace(LICENCE, '').replace(BUILD, '');
  return (bare || name).replaceAll('_', ' ').replace(/\s+/g, ' ').trim();
}

/** The name with its first word as the brand spells it: "REDMI A7" is a Redmi. */
function spelledAs(name: string, word: string): string {
  const begins = name.toLowerCase().startsWith(`${word.toLowerCase()} `);
  return begins ? word + name.slice(word.length) : name;
}

function withoutPrefix(name: string, word: string): string {
  const rest = afterWord(name, word);
  // "Realme" begins "realme 7" but not "Realmente"; "Cat" begins "CatS50c" only by mistake.
  const isApart =
    /^(?:[\s_\-–:]|\d{4})/.test(rest) || (/\p{S}$/u.test(word) && /^\p{Lu}/u.test(rest));
  if (!isApart && !isGlued(rest, word)) return name;
  return rest.replace(/^[\s_\-–:]+/, '') || name;
}

/**
 * What follows a word at the beginning of a name, whatever the letter case, spaces, hyphens and dots of
 * both: "X TIGI A1" is by X-TIGI. The empty string if the name does not begin with it.
 */
function afterWord(name: string, word: string): string {
  if (name.toLowerCase().startsWith(word.toLowerCase())) return name.slice(word.length);
  const letters = word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  let at = 0;
  let matched = 0;
  for (const char of name) {
    if (matched === letters.length) break;
    if (char.toLowerCase() === letters[matched]) matched++;
    else if (matched === 0 || !/[\s_\-.]/.test(char)) return '';
    at += char.length;
  }
  return letters !== '' && matched === letters.length ? name.slice(at) : '';
}

/** A code with the brand behind it: "MID1008_Digiland". A name such as "PRIV by BlackBerry" stays. */
function withoutSuffix(name: string, word: string): string {
  const rest = name.slice(0, -word.length - 1);
  const ends = name.slice(rest.length).toLowerCase();
  return /^\S*\d\S*$/.test(rest) && /^[\s_-]/.test(ends) && ends.slice(1) === word.toLowerCase()
    ? rest
    : name;
}

/** From this length on, the brand is not the beginning of another word by chance. */
const GLUED_LENGTH = 5;

/** Is a model number written behind the brand without a space: "Okapi10 Pro", "HaierG61", "verykools5702"? */
const isGlued = (rest: string, word: string): boolean =>
  word.length >= GLUED_LENGTH &&
  /\p{L}$/u.test(word) &&
  /^(?:\d\d|\p{Lu}\d|\p{L}\d{4})/u.test(rest);

/**
 * Does a name only repeat the code? Some makers put the marketing name into the code ("Pixel 8").
 * That is a name if it has a word that a person would say, begins with a line of the brand ("Mi
 * 9"), or is of a brand that names all its devices so.
 *
 * @param filedAs the brand as the list writes it
 */
export function repeatsCode(
  model: string,
  code: string,
  { name, lines, codesAreNames }: Pick<KnownBrand, 'name' | 'lines' | 'codesAreNames'>,
  filedAs = name,
): boolean {
  if (CODE.test(model)) return true;
  if (codesAreNames || lines.some((line) => model.startsWith(`${line} `))) return false;
  const bare = [code, ...[name, filedAs].map((word) => withoutPrefix(code, word))].map(nameKey);
  return bare.includes(nameKey(model)) && !hasWord(model);
}

/** A word of at least three letters, as people write them, standing alone. */
function hasWord(name: string): boolean {
  return /(?:^|[\s(])\p{Lu}?\p{Ll}{2,}(?:$|[\s)+\d])/u.test(name) || /\p{Lo}{2}/u.test(name);
}
