import { type Category, isOfFoldingLine } from '../../model/index.ts';
import { nameKey } from '../name-key.ts';

/** What a row of the list is: a category of the data set, or `out` for something else. */
export type Kind = Category | 'out';

const FORMS: Readonly<Record<string, Kind>> = {
  phone: 'phone',
  tablet: 'tablet',
  wearable: 'watch',
  tv: 'out',
  chromebook: 'out',
  'android automotive': 'out',
  'google play games on pc': 'out',
};

const OUT =
  /\b(?:tv|android ?tv|google ?tv|smart ?tv|ideatv|stb|iptv|set[- ]top|tv ?box|box|projector|beamer|chrome(?:book|box|base)|emulator|automotive|soundbar|dongle|tv ?stick|bravia|ott|uhd|[248]k|monitor|whiteboard|refrigerator|aosp on|sdk_|cuttlefish)\b|TV(?:$|[\s_\d])|[-_]TV\b/i;
/** Televisions by the number of their inches, and what is built into cars and walls. */
const BUILT_IN = /^LED\d\d[A-Z]|\b(?:avn|car navigation)\b|digital[ _]?signage|smart[ _]?board/i;
/** Things that nobody carries, although the console files most of them as phones. */
const NEVER_CARRIED =
  /mi ?box|tv_?box|set ?top ?box|whiteboard|digital[ _]?signage|android sdk built|automotive sdk|sdk_gphone|aosp on (?:x86|arm)|\bAQUOS \d\d[A-Z]|[a-z]TV \d\d[A-Z]/i;
/** Televisions, boxes, boards and music players of makers of phones, by code or name. */
const OF_PHONE_MAKERS =
  /^(?:AQUOS[-_ ](?:\dK)?TV|[24]KTV-|SWTV-|NW-[AWZ]|FlipkartTV|WA\d{2}D$|\d*TR3[A-Z]|10SM3TB)|\bKSTB\d{4}|\b(?:IFP|vidaa|qled)\b|\binteractive[- ](?:flat|board|display|touch|smart|multimedia)|LEDx+H\d/i;
const WATCH = /\b(?:smart ?watch|watch|ticwatch|wear os|wear)\b|watch\b|手[表錶]/i;
const TABLET =
  /\b(?:tab|tablet|pad|ipad|slate|kindle|fire hd)(?:\b|[\d_])|(?:tab|pad|tablet)(?:\b|_)|[a-z\d]_?(?:tab|pad)_?\d|_tab|_pad|平板|(?:^|[\dB-])TPC(?:[-_ IVX]|$)|\bMID[-_ ]?\d{3}/i;
/**
 * Lines of tablets whose names do not say so: Acer's Iconia, Alcatel's 1T 7 and 3T 10, Verizon's Ellipsis,
 * Prestigio's PMT, Danew's DSlide, Hip Street's 10DTB, ECS's TR10RS1.
 */
const TABLET_LINE =
  /\b(?:iconia|xoom|mediapad|idea(?:tab|pad)|ellipsis \d|evo ?[78](?:hd)?|[13]t ?(?:7|8|10)|pop 4 7|nxtpaper (?:pro )?1\d|acer one (?:8|10)|one (?:8|1[01]) t\d|one t\d\d)\b|\byoga ?t(?:ablet|balet)|\bpixi ?\d? ?\(?(?:7|8|10)\b|\bPMT ?\d{4}|\bdslide|\b\d+DTB\d|\bT[A-Z](?:69|7[01]|80|97|10)[A-Z]{2}\d/i;
/** The inches of a tablet's screen in a name: "Bush 8\"". */
const TABLET_INCHES = /(?<![\d.])(?:[7-9]|1\d)(?:[.,]\d)?\s?(?:["”]|['’]{1,2}(?=\s|$)|inch\b)/i;
/**
 * The version of a tablet without a modem. Of 59 such names in the console, one is a phone's, and its form is
 * stated. Handsets of brands that make phones stay phones.
 */
const WIFI = /(?<![a-z])wi[-_ ]?fi(?![a-z])/i;
/**
 * A word for a tablet before a capital: "TabLL08", "iTabS10". All 26 such names in the console are of tablets.
 */
const TABLET_BEFORE_CAPITAL = /(?:^|[\s_-]|\bi)Tab(?:let)?(?=\p{Lu})/u;
/**
 * True if a code contains the build for a market, as most small brands of tablets write it.
 *
 * @example isBuildForMarket('K70_PRO_ROW_A') // true
 */
export const isBuildForMarket = (code: string): boolean =>
  /[-_](?:EEA|EU|ROW|US)(?:$|[-_])/.test(code);
/** Phones with "pad" in their name. */
const PHABLET = /fonepad|phonepad|padfone/i;
/** Brands whose name ends like a tablet's. */
const BRAND_IN_PAD = /coolpad/gi;
/** Codes that say what the device is. */
const CODES: readonly (readonly [RegExp, Kind])[] = [
  [/^SM-[TXP]\d/, 'tablet'],
  [/^SM-[RL]\d/, 'watch'],
  [/^GT-(?:P|N8|N5)\d/, 'tablet'],
  [/^(?:Lenovo )?TB[-\d]/, 'tablet'],
  // ZTE writes the inches of a tablet's screen, T1003 and T0805.
  [/^ZTE T(?:0[78]|1\d)\d\d$/, 'tablet'],
  [/^[AB][13]-[78][\dA]\d/i, 'tablet'],
  [/^(?:SM-[AEFGJMNSW]|XT\d{4}|RMX\d{4}|CPH\d{4}|V\d{4})/, 'phone'],
];

/**
 * Shapes of codes that a maker uses only for phones. All 597 codes of Alcatel and TCL of these shapes whose
 * form the console states are of phones.
 */
const PHONE_CODES: Readonly<Record<string, RegExp>> = {
  alcatel: /^(?:[4-7]\d{3}|T\d{3})[A-Z]/,
  tcl: /^(?:[4-7]\d{3}|T\d{3})[A-Z]/,
  // The first digit is the inches. In the console, all 8 with a 4 or a 5 are phones, 52 of 58 others tablets.
  digma: /(?:^|[ _])[A-Z]{2}[45]\d{3}[A-Z]{2}$/,
};
/**
 * Shapes of names and codes that a maker uses only for tablets. The numbers say how many of this shape the
 * console files as tablets.
 */
const TABLET_CODES: Readonly<Record<string, RegExp>> = {
  // Archos writes the inches of a tablet's screen times ten, with a letter for the series: 33 of 33.
  archos: /^(?:archos |(?:core|access|sense) )?(?:[7-9]\d|1[0-5]\d)[a-e]?(?:\b|_)/i,
  // Acer's current Iconia, A11-21M and V13-11M: all 7.
  acer: /^[A-Z]\d{1,2}-\d\d[MP]/,
  allview: /^viva\b/i,
  // T for a tablet and S for a smartphone, then the inches: all 7 with a T are tablets, all 4 with an S phones.
  auchan: /\dT(?:[789]|1[0-2])\d*I/,
  qilive: /\dT(?:[789]|1[0-2])\d*I/,
  // BQ writes the inches of the screen first: all 29.
  'bq-ru': /^BQ(?:ru)?-(?:[789]|10)\d\d/,
  // All 21 of TCL; 25 of 28 of Alcatel. The names of the other three say what they are.
  tcl: /^9\d{3}[A-Z]/,
};
/** True if the shape of a name or code is a tablet's. */
export const isTabletCode = (brandSlug: string, text: string): boolean =>
  TABLET_CODES[brandSlug]?.test(text) ?? false;

/**
 * The numbers of docomo and au. Of 88 names in the console that end with one, 76 are of phones. Four say that
 * they are tablets, and the console states that of the other eight.
 */
const CARRIER_NUMBER = /^(?:[A-Z]{1,2}-\d\d[A-Z]|ISW?\d\d[A-Z]{1,2})$/;

/** True if the shape of a code is a phone's. */
export const isPhoneCode = (brandSlug: string, code: string): boolean =>
  CARRIER_NUMBER.test(code) || (PHONE_CODES[brandSlug]?.test(code) ?? false);

/** What the console says about each name, and about most devices of a brand. */
export interface Forms {
  /** The forms filed under a brand and a name; empty for none. */
  of(brandSlug: string, nameKey: string): ReadonlySet<string>;
  /**
   * The form filed under a brand and a Build.DEVICE, if all rows agree on "phone" or "tablet". Factories use
   * some for several kinds of devices.
   */
  ofDevice(brandSlug: string, device: string): ReadonlySet<string>;
  /**
   * The form of at least four in five devices of the brand, or of nine in ten without its televisions; else the
   * form that the brand's name suggests. `null` if they are mixed.
   */
  usual(brandSlug: string): string | null;
  /**
   * `phones` if the console has a phone of the brand; else `builds` if a code of the brand has the build for a
   * market; else `tablets` if the console has a tablet of it; else `null`.
   */
  makes(brandSlug: string): 'phones' | 'builds' | 'tablets' | null;
  /**
   * The form of nearly all devices of the line that a name begins with, or "tablet" if all others with its
   * first number are tablets; `null` if unknown.
   */
  ofLine(brandSlug: string, name: string): string | null;
}

/** True if a name says that the device is a tablet, by a word, its line or its inches. */
export const saysTablet = (name: string): boolean =>
  [TABLET, TABLET_LINE, TABLET_INCHES, TABLET_BEFORE_CAPITAL].some((s) =>
    s.test(name.replace(BRAND_IN_PAD, '')),
  );

/**
 * The inches of a tablet's screen at the beginning of its first number ("MD7081", "KT1006"), or after a letter
 * for a tablet ("T10 Pro").
 */
const NUMBERED_BY_INCHES =
  /^\D*(?:7\d{2,3}|8\d{2}|1[0-2]\d{2}|10\d{3})(?!\d)|\bT(?:[7-9]|1[0-2])(?!\d)|T(?:AB|B)-?\d/;

/** A number of ten inches or more that is not round: Lanix has phones L1000 and L1200. */
const TEN_INCHES = /^\D*1[0-2]\d[1-9](?!\d)/;
/** A number of three digits that begins with ten inches: "E108". */
const TEN_INCHES_SHORT = /^\D*10\d(?!\d)/;

/** What a brand makes. */
export interface Makes {
  /** True if one of its devices is stated to be a phone. */
  phones: boolean;
  /** True if it has more than half as many stated tablets as phones, assumed ones included. */
  tablets: boolean;
}

/**
 * True if a name has the number of a tablet. Of 520 such names of brands that only make tablets otherwise, 518
 * are tablets; of 92 of brands without other devices, 86. Of 185 with ten inches or more of brands that also
 * make phones, 154 are. Of 136 with three digits of brands that only make tablets otherwise, 133 are.
 */
export function isNumberedByInches(name: string, { phones, tablets }: Makes): boolean {
  if (/phone/i.test(name)) return false;
  if (phones) return TEN_INCHES.test(name);
  return NUMBERED_BY_INCHES.test(name) || (tablets && TEN_INCHES_SHORT.test(name));
}

/**
 * From this edition on, a device counts as a tablet if the console has tablets and no phone of its brand: 884
 * of 902 whose stated form was hidden are. Earlier lists have phones of makers whose phones the console has
 * dropped.
 */
const TABLETS_ALONE_FROM = '2022';

/**
 * Returns the expected form of a device by its maker, beyond what the maker usually makes. A maker without a
 * stated phone, one of whose codes has the build for a market, makes tablets: 626 of 636 devices whose stated
 * form was hidden are.
 *
 * @param seen the first edition of the list with the code, if known
 * @returns `null` if the maker suggests none
 */
export function formOfMaker(
  makes: ReturnType<Forms['makes']>,
  seen: string | undefined,
): 'tablet' | null {
  if (makes === 'builds') return 'tablet';
  return makes === 'tablets' && seen !== undefined && seen >= TABLETS_ALONE_FROM ? 'tablet' : null;
}

/** True if a name says that the device is a television, a box or a board. */
export const saysOut = (name: string): boolean => OUT.test(name) || BUILT_IN.test(name);

/**
 * Returns the line that a name begins with: its letters up to the first other character, in lower case.
 *
 * @returns `null` for a name that does not begin with a letter
 * @example lineOf('Blade A31 Plus') // 'blade'
 */
export const lineOf = (name: string): string | null =>
  /^\p{L}+/u.exec(name)?.[0].toLowerCase() ?? null;

/**
 * Returns the line and the beginning of the first number of a name, which for tablets is often the inches:
 * "GT7007" and "GT7010".
 *
 * @returns `null` for a name without a digit
 * @example numberedLineOf('Eagle 1075') // 'eagle10'
 */
export const numberedLineOf = (name: string): string | null => {
  const [, letters, number] = /^(\D*)(1?\d)/.exec(name) ?? [];
  return number === undefined ? null : nameKey(letters!) + number;
};

/**
 * Decides what a row is. The first of these counts: a code or name that is certainly `out`, the form that the
 * console states, the code or name, the line, what the brand makes. Otherwise it is a phone.
 *
 * @param line the form of the line that the name begins with
 * @returns the kind, whether it is assumed rather than stated, and whether only the brand says it
 */
export function kindOf(
  name: string,
  code: string,
  stated: ReadonlySet<string>,
  usual: string | null,
  line: string | null,
): { kind: Kind; assumed: boolean; byBrand?: true } {
  const isNever = [NEVER_CARRIED, OF_PHONE_MAKERS].some((s) => s.test(name) || s.test(code));
  if (isNever) return { kind: 'out', assumed: false };
  const kinds = new Set([...stated].flatMap((f) => FORMS[f] ?? []));
  // The console files a phone that opens to a tablet as a tablet.
  const foldable = isOfFoldingLine(name);
  const byCode = CODES.find(([shape]) => shape.test(code))?.[1];
  const isTablet = saysTablet(name) && !foldable;
  if (kinds.has('tablet') && foldable && byCode !== 'tablet')
    return { kind: 'phone', assumed: false };
  // The console calls a tablet with a modem or a narrow screen a phone.
  const saysSo = (isTablet && !PHABLET.test(name)) || byCode === 'tablet';
  if (kinds.size === 1 && kinds.has('phone') && saysSo) return { kind: 'tablet', assumed: false };
  if (kinds.size === 1) return { kind: [...kinds][0]!, assumed: false };
  if (byCode) return { kind: byCode === 'phone' && isTablet ? 'tablet' : byCode, assumed: false };
  const isOut = saysOut(name) || saysOut(code);
  if (isOut) return { kind: 'out', assumed: true };
  if (WATCH.test(name)) return { kind: 'watch', assumed: true };
  const isWithoutModem = kinds.size === 0 && usual !== 'phone' && WIFI.test(name);
  if (isTablet || line === 'tablet' || isWithoutModem) return { kind: 'tablet', assumed: true };
  if (line === 'phone') return { kind: 'phone', assumed: false };
  const [first] = kinds;
  if (first) return { kind: kinds.has('phone') ? 'phone' : first, assumed: true };
  const kind = (usual && FORMS[usual]) || 'phone';
  return { kind, assumed: true, ...(usual === null ? {} : { byBrand: true as const }) };
}
