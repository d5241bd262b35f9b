import type { KnownBrand } from './brand-names.ts';
import { tidied } from './build-name.ts';
import { nameKey } from './name-key.ts';

/**
 * The market behind a name. The list joins two names that ASUS uses in the world and in India. OPPO marks the
 * Chinese edition of a phone.
 */
const MARKET = /\s*\((?:WW|IN|CN|ROW)\)|\s*中国版/g;
/** The pattern of a maker's code: V2110, KB2003. */
const CODE = /^[A-Z]{1,3}\d{4}[A-Z]?$/;
const MARKS = /[®™©]/g;
/** A bracket without its space: "Galaxy J3(2018)". Motorola writes "moto g(9)" itself. */
const TIGHT_BRACKET = /(?<=[\p{L}\p{N}])\((?=[^()]{4,}\))/gu;

/**
 * What a brand, by its slug, writes after the name on the box: a code, or the number of a market ("PI3900/98").
 */
const FACTORY_CODES: Readonly<Record<string, RegExp>> = {
  digma: /(?<=\S)\/?[ _][A-Z]{2}\d{4}[A-Z]{2}$/,
  'digma-pro': /(?<=\S)[ _]TA[A-Z\d]{6}$/,
  // "Wildfire S A515c"; HTC also files the plain name.
  htc: /(?<=\S)(?<!^Desire) [A-Z]\d{3}[a-z]$/,
  'kruger-matz': /(?<=\S)[ _]KM\d{4}$/,
  philips: /\/9\d$/,
  sunwind: /(?<=\S)[ _]S[ST]\d{4}[A-Z]{2}$/,
};

/**
 * What a brand, by its slug, writes after the name on the box for a market or a carrier: "B60Pro_DG" is
 * Digicel's. These brands also have the plain name.
 */
const MARKET_BUILDS: Readonly<Record<string, RegExp>> = {
  azumi: /[ _](?:AC\d\d|MB)$/,
  // BenQ numbers the builds of a phone by market: F5_06 to F5_19.
  benq: /[ _]CHT$|(?<=\d)[ _]\d\d$/,
  bmobile: /[ _](?:DG|OM|(?:MV|TG)\d\d|TG)$/,
  coolpad: /[ _][CW]00$/,
  energizer: /[ _]A[PS]$/,
  estar: /[ _](?:BM|HP|SD)$/,
  // The version of Android.
  mitac: /[ _]8$/,
  mobicell: /[ _](?:BN|GN|SS|VDC|ZAM)$/,
  mobiwire: /[ _]VDC$/,
  multilaser: /[ _](?:AC|MC|TERE|VIVO)$/,
  orbic: /-RW(?:1|ANZ)?$/,
  'pcd-llc': /[ _]CA$/,
  plimpton: /[ _]A16[ _](?:US[ _])?JAE$|[ _]PA15$/,
  prestigio: /[ _]CIS$/,
  relndoo: /[ _]EUR$/,
  'semp-tcl': /[ _]VIVO$/,
  sunmi: /[ _]EDLA$/,
  telefunken: /[ _]EC$/,
  teclast: /(?<=\S\S)[ _](?:BN|YKM)$/,
  unnecto: /[ _](?:albssl|openla)$/,
  // VALE writes memory and storage behind the name: V11E LTE_4128.
  vale: /[ _-]\d{3,4}$/,
  zte: /(?<=N\d+)[ _]APT$/,
};

/**
 * Returns the name on the box: without the brand, which the list repeats in front of one name in three, and
 * with the line if the list files the line as the brand.
 *
 * @example modelName('LG G7 ThinQ', lg) // 'G7 ThinQ'
 * @example modelName('Note 13', redmi) // 'Redmi Note 13'
 */
export function modelName(
  listed: string,
  { slug, name: brand, line, names, lines, native, codesAreNames }: KnownBrand,
  filedAs = brand,
): string {
  let name = withAsciiSigns(listed).replace(MARKS, '').replace(MARKET, '');
  name = name.replace(TIGHT_BRACKET, ' (').replace(/(?<=["”]),(?=\d)/g, ', ');
  if (codesAreNames) name = name.replaceAll('_', ' ').replace(/-\s/g, '-');
  name = name.replace(/\s+/g, ' ').trim();
  for (const word of new Set([...names, brand, filedAs].filter((w) => w !== line))) {
    name = withoutPrefix(name, word);
  }
  name = withoutShortBrand(name, brand);
  const own = native.find((word) => name.startsWith(word));
  if (own !== undefined) name = name.slice(own.length).trim() || name;
  for (const word of lines) name = spelledAs(name, word);
  name = withoutSuffix(withoutCode(name, brand), brand);
  for (const { [slug]: behind } of [FACTORY_CODES, MARKET_BUILDS]) {
    if (behind !== undefined) name = name.replace(behind, '');
  }
  // Xiaomi's list still has one Redmi by its Chinese name, Hongmi.
  if (slug === 'xiaomi') name = name.replace(/^HM (?=Note )/, 'Redmi ');
  if (line !== null && !nameKey(name).startsWith(nameKey(line))) name = `${line} ${name}`;
  return name || listed;
}

/** Writes the wide letters, digits and signs of Chinese and Japanese fonts as ASCII: "T1800Q＿Plus". */
const withAsciiSigns = (name: string): string =>
  name.replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'));

/** What makers add to their name and omit on the box: "SKY PAD8" is by Sky Devices. */
const ADDED_TO_BRAND =
  / (?:Devices|Electric|Electronics|Fones|Global|Mobiles?|Movil|Phones|Store|Technolog(?:ies|y)|Telecom|Trading)$/i;

/**
 * Removes the short form of the brand, unless only a digit or a letter would be left ("Famous 5", "Mara X").
 */
function withoutShortBrand(name: string, brand: string): string {
  const short = brand.replace(ADDED_TO_BRAND, '');
  if (short === brand || !name.toLowerCase().startsWith(`${short.toLowerCase()} `)) return name;
  const rest = name.slice(short.length + 1);
  return /^\p{L}\S/u.test(rest) ? rest : name;
}

/** What makers write for a device without a name: what it is, or where or by whom it is sold. */
const NO_NAME =
  /^(?:no|customer need debug|smart ?phone|(?:rugged )?tablets?|my lg mobile|china(?: telecom)?|europe|germany|india|japan|mexico|pakistan|russia|south korea|spain|turkey|usa|ukraine, .*|retailer stores|[A-Z]系列)$|\b(?:limited|ltd\.?\)?|tbc)$/i;

/**
 * True if the name says so little that the code says more. The name of a brand alone names no device: Archos
 * filed six devices as "ARCHOS", Lenovo three as "Lenovo".
 *
 * @param brands the brand as in the list and as in the data set
 * @example saysNothing('Lenovo', ['Lenovo']) // true
 */
export function saysNothing(name: string, brands: readonly string[]): boolean {
  return NO_NAME.test(name) || brands.some((brand) => nameKey(name) === nameKey(brand));
}

/** Spells the first word of a name as the brand does: "REDMI A7" becomes "Redmi A7". */
function spelledAs(name: string, word: string): string {
  const begins = name.toLowerCase().startsWith(`${word.toLowerCase()} `);
  return begins ? word + name.slice(word.length) : name;
}

function withoutPrefix(name: string, word: string): string {
  const rest = afterWord(name, word);
  // True if what follows begins a new word. "Realme" begins "realme 7" but not "Realmente".
  const isApart =
    /^(?:[\s_\-–:]|\d{4})/.test(rest) || (/\p{S}$/u.test(word) && /^\p{Lu}/u.test(rest));
  if (!isApart && !isGlued(rest, word, name)) return name;
  return rest.replace(/^[\s_\-–:]+/, '') || name;
}

/**
 * Returns what follows a word at the beginning of a name; the empty string if the name does not begin with it.
 * Letter case, spaces, hyphens and dots do not count: "X TIGI A1" is by X-TIGI.
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

/** Removes the code in front of brand and name: "S430 Positivo Twist Mini". */
function withoutCode(name: string, brand: string): string {
  const [code = '', word = '', ...rest] = name.split(' ');
  const isCode = /\d/.test(code) && word.toLowerCase() === brand.toLowerCase();
  return isCode ? rest.join(' ') || name : name;
}

/** Removes the brand after a code: "MID1008_Digiland". A name such as "PRIV by BlackBerry" stays. */
function withoutSuffix(name: string, word: string): string {
  const rest = name.slice(0, -word.length - 1);
  const ends = name.slice(rest.length).toLowerCase();
  return /^\S*\d\S*$/.test(rest) && /^[\s_-]/.test(ends) && ends.slice(1) === word.toLowerCase()
    ? rest
    : name;
}

/** A brand of this length or more does not begin another word by chance. */
const GLUED_LENGTH = 5;
/** A brand of this length or more is a word of its own if it ends in a small letter before a capital. */
const CAMEL_LENGTH = 4;
/** The kind of device is no name after the brand: "BrandonPhone 2". */
const MADE_BY_ANY = /^(?:Pad|Phone|Tab|Tablet)(?!\p{Ll}|\d)/u;

/**
 * True if a model follows the brand without a space: "Okapi10 Pro", "HaierG61", "verykools5702", "PixusJoker".
 */
function isGlued(rest: string, word: string, name: string): boolean {
  if (!/\p{L}$/u.test(word)) return false;
  if (word.length >= GLUED_LENGTH && /^(?:\d\d|\p{Lu}\d|\p{L}\d{4})/u.test(rest)) return true;
  const isApart = name.startsWith(word) && /\p{Ll}$/u.test(word) && /^\p{Lu}..|^\d\d/u.test(rest);
  return word.length >= CAMEL_LENGTH && isApart && !MADE_BY_ANY.test(rest);
}

/**
 * True if a name only repeats the code. Some makers use the marketing name as the code ("Pixel 8"). It counts
 * as a name if it has a pronounceable word, begins with a line of the brand ("Mi 9"), or is of a brand that
 * always does so.
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

/** The names that a brand, by its slug, has from the factory. The code is the name on the box. */
const FACTORY_NUMBERS: Readonly<Record<string, RegExp>> = {
  condor: /^SP\d{3}(?:[ _]\d)?$/,
  leotec: /^Letab\d{4}$|^mid\d{4}[ _]/,
  mitac: /^\p{Ll}+$/u,
  prestigio: /^[A-Z]{2}\d\d?0?A\d\d?[GL]$/,
};
/** A codename, which some makers file as the name: "adelroth" is the Energy Tablet Pro 4. */
const CODENAME = /^\p{Ll}{4,}$/u;

/** A factory's name of a device: letters and at least three digits, without a word or a year. */
const FACTORY_NAME = /^(?=(?:[^\d]*\d){3})(?!.*[_ -]20[12]\d$)[\da-z_ -]+$/i;
const NUMBERED = /\d{3}/;
const INITIALS = /^[a-z]{2,3}$/;
const WORD_ALONE = /(?:^|[\s(])\p{L}{3,}(?:$|[\s)+])/u;

/**
 * Returns the name that a code has after its brand, if the list's name is the factory's: "Hisense C20" is filed
 * as "c20fe-3", "ZTE Blade A5" as "T221".
 *
 * @param listed the name as in the list, without the brand
 * @param filedAs the brand as the list writes it
 * @returns `null` if the code has no better name
 */
export function nameInCode(
  code: string,
  listed: string,
  brand: KnownBrand,
  filedAs: string,
): string | null {
  if (FACTORY_NUMBERS[brand.slug]?.test(listed) && code !== listed) return tidied(code);
  if (CODENAME.test(listed) && !nameKey(code).includes(nameKey(listed))) {
    const said = tidied(modelName(code, brand, filedAs));
    return hasWord(said) || said.includes(' ') ? said : null;
  }
  if (brand.codesAreNames || !FACTORY_NAME.test(listed) || WORD_ALONE.test(listed)) return null;
  const bare = modelName(code, brand, filedAs);
  if (bare === code) return null;
  const name = tidied(bare);
  const [own, said] = [nameKey(listed), nameKey(name)];
  if (said.includes(own)) return null;
  const isWord = WORD_ALONE.test(name) && name.length > 3;
  // A name with one more letter is another phone: BQ's 4500 and 4500L.
  const isBuild = said.length > 2 && own.startsWith(said) && own.length > said.length + 1;
  // The maker's initials before the number on the box: Coolpad's CP8089.
  const isInitialled =
    said.length > 2 && INITIALS.test(own.slice(0, -said.length)) && own.endsWith(said);
  const isNumber = NUMBERED.test(listed) && /^[a-z]{1,3}\d{1,2}(?!\d)/i.test(name);
  return isWord || isBuild || isInitialled || isNumber ? name : null;
}

/** True if a name has a separate word of at least three letters in the usual case. */
export function hasWord(name: string): boolean {
  return /(?:^|[\s(])\p{Lu}?\p{Ll}{2,}(?:$|[\s)+\d])/u.test(name) || /\p{Lo}{2}/u.test(name);
}
