import { type Category, isOfFoldingLine } from '../../model/index.ts';
import { nameKey } from '../name-key.ts';

/** What a row of the list is: a category of the data set, or `out` for what it does not hold. */
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
/** What is never carried, whatever form the console states: it files most of these as phones. */
const NEVER_CARRIED =
  /mi ?box|tv_?box|set ?top ?box|whiteboard|digital[ _]?signage|android sdk built|automotive sdk|sdk_gphone|aosp on (?:x86|arm)|\bAQUOS \d\d[A-Z]|[a-z]TV \d\d[A-Z]/i;
/** Televisions, boxes, boards and music players of makers whose other devices are phones, by code or name. */
const OF_PHONE_MAKERS =
  /^(?:AQUOS[-_ ](?:\dK)?TV|[24]KTV-|SWTV-|NW-[AWZ]|FlipkartTV|WA\d{2}D$|\d*TR3[A-Z]|10SM3TB)|\bKSTB\d{4}|\b(?:IFP|vidaa|qled)\b|\binteractive[- ](?:flat|board|display|touch|smart|multimedia)|LEDx+H\d/i;
const WATCH = /\b(?:smart ?watch|watch|ticwatch|wear os|wear)\b|watch\b|手[表錶]/i;
const TABLET =
  /\b(?:tab|tablet|pad|ipad|slate|kindle|fire hd)(?:\b|[\d_])|(?:tab|pad|tablet)(?:\b|_)|[a-z\d]_?(?:tab|pad)_?\d|_tab|_pad|平板|(?:^|[\dB-])TPC(?:[-_ IVX]|$)|\bMID[-_ ]?\d{3}/i;
/**
 * Lines that are tablets without saying so: Acer's Iconia, Alcatel's 1T 7 and 3T 10, Verizon's Ellipsis,
 * Prestigio's PMT, Danew's DSlide, Hip Street's 10DTB, ECS's TR10RS1.
 */
const TABLET_LINE =
  /\b(?:iconia|xoom|mediapad|idea(?:tab|pad)|ellipsis \d|evo ?[78](?:hd)?|[13]t ?(?:7|8|10)|pop 4 7|nxtpaper (?:pro )?1\d|acer one (?:8|10)|one (?:8|1[01]) t\d|one t\d\d)\b|\byoga ?t(?:ablet|balet)|\bpixi ?\d? ?\(?(?:7|8|10)\b|\bPMT ?\d{4}|\bdslide|\b\d+DTB\d|\bT[A-Z](?:69|7[01]|80|97|10)[A-Z]{2}\d/i;
/** The inches of a tablet's screen in a name: "Bush 8\"". */
const TABLET_INCHES = /(?<![\d.])(?:[7-9]|1\d)(?:[.,]\d)?\s?(?:["”]|['’]{1,2}(?=\s|$)|inch\b)/i;
/**
 * The version of a tablet without a modem. Of 59 names of the console that say so, one is a phone's; its
 * form is stated. Handsets of brands that make phones are left as they are.
 */
const WIFI = /(?<![a-z])wi[-_ ]?fi(?![a-z])/i;
/** A word for a tablet before a capital: "TabLL08", "iTabS10". All 26 such names of the console are tablets'. */
const TABLET_BEFORE_CAPITAL = /(?:^|[\s_-]|\bi)Tab(?:let)?(?=\p{Lu})/u;
/**
 * Does a code have the build for a market, as most makers of small brands of tablets put it there?
 *
 * @example isBuildForMarket('K70_PRO_ROW_A') // true
 */
export const isBuildForMarket = (code: string): boolean =>
  /[-_](?:EEA|EU|ROW|US)(?:$|[-_])/.test(code);
/** Phones whose name says a pad. */
const PHABLET = /fonepad|phonepad|padfone/i;
/** Brands that end as a tablet does. */
const BRAND_IN_PAD = /coolpad/gi;
/** Codes that state what the device is. */
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
 * Shapes of codes that one maker gives to phones alone: all 597 codes of Alcatel and TCL of these shapes
 * of which the console states a form are phones'.
 */
const PHONE_CODES: Readonly<Record<string, RegExp>> = {
  alcatel: /^(?:[4-7]\d{3}|T\d{3})[A-Z]/,
  tcl: /^(?:[4-7]\d{3}|T\d{3})[A-Z]/,
  // The first digit is the inches: all 8 of the console with a 4 or a 5 are phones, 52 of 58 others tablets.
  digma: /(?:^|[ _])[A-Z]{2}[45]\d{3}[A-Z]{2}$/,
};
/**
 * Shapes of names and codes that one maker gives to tablets alone, by what the console says of the others of
 * the shape, how many there are.
 */
const TABLET_CODES: Readonly<Record<string, RegExp>> = {
  // Archos writes the inches of a tablet's screen times ten, with a letter for the series: 33 of 33.
  archos: /^(?:archos |(?:core|access|sense) )?(?:[7-9]\d|1[0-5]\d)[a-e]?(?:\b|_)/i,
  // Acer's present Iconia, A11-21M and V13-11M: all 7.
  acer: /^[A-Z]\d{1,2}-\d\d[MP]/,
  allview: /^viva\b/i,
  // T for a tablet and S for a smartphone, then the inches: all 7 with a T are tablets, all 4 with an S phones.
  auchan: /\dT(?:[789]|1[0-2])\d*I/,
  qilive: /\dT(?:[789]|1[0-2])\d*I/,
  // BQ writes the inches of the screen first: all 29.
  'bq-ru': /^BQ(?:ru)?-(?:[789]|10)\d\d/,
  // All 21 of TCL; of Alcatel 25 of 28, of which the other three say so in their name.
  tcl: /^9\d{3}[A-Z]/,
};
/** Is it a tablet by the shape of its name or code? */
export const isTabletCode = (brandSlug: string, text: string): boolean =>
  TABLET_CODES[brandSlug]?.test(text) ?? false;

/**
 * The numbers of docomo and au. Of 88 names of the console that end with one, 76 are phones' and four say
 * a tablet; the form of the other eight, which are tablets, is stated.
 */
const CARRIER_NUMBER = /^(?:[A-Z]{1,2}-\d\d[A-Z]|ISW?\d\d[A-Z]{1,2})$/;

/** Is it a phone by the shape of its code? */
export const isPhoneCode = (brandSlug: string, code: string): boolean =>
  CARRIER_NUMBER.test(code) || (PHONE_CODES[brandSlug]?.test(code) ?? false);

/** What the console says of every name, and what it says of most devices of a brand. */
export interface Forms {
  /** The forms filed under a brand and a name; empty if none are. */
  of(brandSlug: string, nameKey: string): ReadonlySet<string>;
  /**
   * The form filed under a brand and a Build.DEVICE, if it is "phone" or "tablet" in every row: factories
   * give some to devices of several kinds.
   */
  ofDevice(brandSlug: string, device: string): ReadonlySet<string>;
  /**
   * The form of at least four in five devices of the brand, or of nine in ten beside its televisions; else
   * that which the brand's name says. `null` if they are mixed.
   */
  usual(brandSlug: string): string | null;
  /**
   * Does the console state a phone of the brand; else has a code of the brand the build for a market; else
   * does the console state a tablet? `null` if none of these.
   */
  makes(brandSlug: string): 'phones' | 'builds' | 'tablets' | null;
  /**
   * The form of all but few devices of the line that a name begins with, or "tablet" if all others with its
   * first number are; `null` if none is known.
   */
  ofLine(brandSlug: string, name: string): string | null;
}

/** Does a name say a tablet, by a word, its line or its inches? */
export const saysTablet = (name: string): boolean =>
  [TABLET, TABLET_LINE, TABLET_INCHES, TABLET_BEFORE_CAPITAL].some((s) =>
    s.test(name.replace(BRAND_IN_PAD, '')),
  );

/**
 * The inches of a tablet's screen as the beginning of its first number ("MD7081", "KT1006"), or behind a
 * letter for a tablet ("T10 Pro").
 */
const NUMBERED_BY_INCHES =
  /^\D*(?:7\d{2,3}|8\d{2}|1[0-2]\d{2}|10\d{3})(?!\d)|\bT(?:[7-9]|1[0-2])(?!\d)|T(?:AB|B)-?\d/;

/** Not round: Lanix has phones L1000 and L1200. */
const TEN_INCHES = /^\D*1[0-2]\d[1-9](?!\d)/;

/**
 * Does a name have the number of a tablet? Of 520 such names of brands whose other devices are stated to be
 * tablets, 518 are; of 92 of brands with no other, 86. Of 185 that begin with ten inches or more, of brands
 * that make phones too, 154 are.
 */
export const isNumberedByInches = (name: string, makesPhones: boolean): boolean =>
  (makesPhones ? TEN_INCHES : NUMBERED_BY_INCHES).test(name) && !/phone/i.test(name);

/**
 * From this edition on, a device of a brand of which the console states tablets and no phone is a tablet as
 * well: of 902 whose own form is stated and hidden, 884 are. Earlier lists have phones of makers whose
 * phones the console has dropped.
 */
const TABLETS_ALONE_FROM = '2022';

/**
 * The form that the maker of a device lets expect, beyond what it usually makes. A maker of which no phone is
 * stated, and of which a code has the build for a market, makes tablets: of 636 devices whose own form is
 * stated and hidden, 626 are.
 *
 * @param seen the edition of the list that has the code first, if it is known
 * @returns `null` if nothing is to be expected
 */
export function formOfMaker(
  makes: ReturnType<Forms['makes']>,
  seen: string | undefined,
): 'tablet' | null {
  if (makes === 'builds') return 'tablet';
  return makes === 'tablets' && seen !== undefined && seen >= TABLETS_ALONE_FROM ? 'tablet' : null;
}

/** Does a name say a television, a box or a board? */
export const saysOut = (name: string): boolean => OUT.test(name) || BUILT_IN.test(name);

/**
 * The line that a name begins with: its letters up to the first other character, in lower case.
 *
 * @returns `null` for a name that begins with no letter
 * @example lineOf('Blade A31 Plus') // 'blade'
 */
export const lineOf = (name: string): string | null =>
  /^\p{L}+/u.exec(name)?.[0].toLowerCase() ?? null;

/**
 * The line and the first number of a name, of which a tablet's is often its inches: "GT7007" and "GT7010".
 *
 * @returns `null` for a name without a digit
 * @example numberedLineOf('Eagle 1075') // 'eagle10'
 */
export const numberedLineOf = (name: string): string | null => {
  const [, letters, number] = /^(\D*)(1?\d)/.exec(name) ?? [];
  return number === undefined ? null : nameKey(letters!) + number;
};

/**
 * Decides what a row is: out where its code or name says so beyond doubt; else by the form factor that
 * the console states; else by its code or name; else by its line; else by what the brand makes; else a
 * phone.
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
  // A phone that opens to a tablet: the console files it as a tablet.
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
