import { parse } from 'csv-parse/sync';
import type { Categories, Category, CodeNames, NotCarried } from '../../model/index.ts';
import type { BrandNames, KnownBrand } from '../brand-names.ts';
import { categoryIn } from '../categories.ts';
import { modelName, repeatsCode } from '../listed-name.ts';
import { nameKey } from '../name-key.ts';
import { leftOut } from '../not-carried.ts';
import { holdsSeveral } from '../several-names.ts';
import { namesOfCodes } from './code-names.ts';
import { type Forms, isBuildForMarket, lineOf, numberedLineOf, saysTablet } from './kind.ts';
import { apiLevels } from './reused-code.ts';
import type { PlayRow } from './rows.ts';
import { isTabletScreen } from './tablet-screen.ts';

/** What other lists add to the names and codes. */
export interface Evidence {
  forms: Forms;
  /** The lowest API level of Android of a device; `null` if a newer one may have its name too. */
  oldestApi(brandSlug: string, nameKey: string): number | null;
  /** The editions between which a code came to the list. */
  seen(brandSlug: string, code: string): { missing: string | null; seen: string } | null;
  /** The names on the box of a code that the list has without one; the first is the device's. */
  names(brandSlug: string, code: string): readonly string[];
  /** Whether nobody carries what the row names. */
  isLeftOut(brandSlug: string, name: string, code: string): boolean;
  /** What a source beside the console says that the row names; `null` if none does. */
  category(brandSlug: string, name: string, code: string): Category | null;
  /** The stated day of sale. */
  released(brandSlug: string, nameKey: string): string | null;
}

/** No other list at hand. */
export const NO_EVIDENCE: Evidence = {
  forms: {
    of: () => new Set(),
    ofDevice: () => new Set(),
    usual: () => null,
    makes: () => null,
    ofLine: () => null,
  },
  oldestApi: () => null,
  seen: () => null,
  names: () => [],
  isLeftOut: () => false,
  category: () => null,
  released: () => null,
};

const USUAL_SHARE = 0.8;
const USUAL_COUNT = 3;
const CARRIED_SHARE = 0.9;
const CARRIED_COUNT = 5;
/** Of 20 such brands in the console, Coolpad alone makes mostly phones. */
const NAMED_AFTER_TABLETS = /(?<!cool)(?:pad|tab|tablet)$/;
/**
 * A line tells the form of a device if nearly all of its other devices have that form. Of 4,700 names of
 * the console in such lines, hidden in turn, 12 have another form.
 */
const LINE_SHARE = 0.95;
const LINE_COUNT = 8;
/**
 * Of 1,296 names of the console of which at least three others of the brand have the same letters and first
 * number, and are all tablets, 12 are said to be phones; some of these are tablets by name.
 */
const NUMBERED_COUNT = 3;
/**
 * A line of phones of a brand that makes tablets otherwise. Of 14 names of the console in such lines with
 * two others, hidden in turn, all are phones.
 */
const AMONG_TABLETS_COUNT = 2;

type Table = Readonly<Record<string, string>>[];
const DATE = /^\d{4}(?:-\d\d(?:-\d\d)?)?$/;

/** Reads a table with tabs whose first line names the columns. */
export function readTable(text: string): Table {
  return parse(text, {
    bom: true,
    columns: true,
    delimiter: '\t',
    quote: null,
    relax_column_count: true,
    skip_empty_lines: true,
  }) as Table;
}

/**
 * Joins the lists by brand and name.
 *
 * @param forms columns `brand`, `marketing_name`, `form_factor` and, if known, `build_device`,
 *   `manufacturer_sdk`, `screens` and `densities`
 * @param firstSeen columns `brand`, `model_code`, `absent_on`, `first_seen_on`
 * @param dates columns `brand`, `marketing_name`, `release`
 * @param codeNames those of `code-names.json`
 * @param notCarried what `not-carried.json` leaves out
 * @param categories those of `categories.json`
 */
export function evidenceOf(
  brands: BrandNames,
  { forms = [], firstSeen = [], dates = [] }: { forms?: Table; firstSeen?: Table; dates?: Table },
  {
    codeNames = {},
    notCarried = {},
    categories = {},
  }: { codeNames?: CodeNames; notCarried?: NotCarried; categories?: Categories } = {},
): Evidence {
  const isLeftOut = leftOut(notCarried);
  const stated = new Map<string, Set<string>>();
  const byDevice = new Map<string, Set<string>>();
  const counts = new Map<string, Map<string, number>>();
  const count = (of: string, form: string): void => {
    const forms = counts.get(of) ?? new Map<string, number>();
    counts.set(of, forms.set(form, (forms.get(form) ?? 0) + 1));
  };
  const most = (of: string, least: number, share: number): string | null => {
    const forms = [...(counts.get(of) ?? [])].sort((a, b) => b[1] - a[1]);
    const all = forms.reduce((sum, [, devices]) => sum + devices, 0);
    const [first] = forms;
    return first && all >= least && first[1] >= all * share ? first[0] : null;
  };
  const apis = new Map<string, number>();
  const ofMaker: { device: string; form: string; levels: readonly number[] }[] = [];
  const add = (device: string, form: string, levels: readonly number[]): void => {
    if (levels.length > 0) apis.set(device, Math.min(...levels, apis.get(device) ?? Infinity));
    if (form !== '') stated.set(device, (stated.get(device) ?? new Set()).add(form));
  };
  for (const { brand, name, row } of named(forms, brands)) {
    const levels = apiLevels(row.manufacturer_sdk ?? '');
    const form = formIn(row);
    add(`${brand.slug}/${nameKey(name)}`, form, levels);
    if (row.build_device) {
      const device = `${brand.slug}/${row.build_device}`;
      byDevice.set(device, (byDevice.get(device) ?? new Set()).add(form));
    }
    const [, filedAs] = MAKER.exec(row.manufacturer_sdk ?? '') ?? [];
    const maker = filedAs === undefined ? null : brands.wouldBe(filedAs, row.marketing_name);
    if (maker && maker.slug !== brand.slug) {
      const device = `${maker.slug}/${nameKey(modelName(row.marketing_name!, maker, filedAs))}`;
      ofMaker.push({ device, form, levels });
    }
    if (form === '') continue;
    count(brand.slug, form);
    if (form !== 'tv' && !isLeftOut(brand.slug, name, '')) count(carriedBy(brand.slug), form);
    count(`${brand.slug}/${lineOf(name)}`, form);
    // A "G7 Tab" says nothing of a G7.
    if (!saysTablet(name)) count(`${brand.slug}#${numberedLineOf(name)}`, form);
  }
  // Alcatel's tablets are TCT's in the list and TCL's in the console: by their maker they are one.
  const own = new Set([...stated.keys(), ...apis.keys()]);
  for (const { device, form, levels } of ofMaker) if (!own.has(device)) add(device, form, levels);
  const editions = new Map<string, { missing: string | null; seen: string }>();
  const withBuilds = new Set<string>();
  for (const row of firstSeen) {
    const brand = brands.of(row.brand ?? '', row.marketing_name);
    const { model_code: code, absent_on: absent, first_seen_on: seen } = row;
    if (!brand || !code || !seen || !DATE.test(seen)) continue;
    if (isBuildForMarket(code)) withBuilds.add(brand.slug);
    editions.set(`${brand.slug}/${code}`, {
      missing: absent && DATE.test(absent) ? absent : null,
      seen,
    });
  }
  const days = new Map<string, string>();
  for (const { brand, name, row } of named(dates, brands)) {
    const day = row.release ?? '';
    if (DATE.test(day)) days.set(`${brand.slug}/${nameKey(name)}`, day);
  }
  for (const named of Object.values(codeNames)) {
    for (const [brandSlug, codes] of Object.entries(named)) {
      for (const [name] of Object.values(codes)) {
        if (bare(name!) !== name) apis.delete(`${brandSlug}/${nameKey(bare(name!))}`);
      }
    }
  }
  const none: ReadonlySet<string> = new Set();
  // A brand's televisions say nothing of what it makes to carry.
  const usual = (brandSlug: string): string | null =>
    most(brandSlug, USUAL_COUNT, USUAL_SHARE) ??
    most(carriedBy(brandSlug), CARRIED_COUNT, CARRIED_SHARE) ??
    (NAMED_AFTER_TABLETS.test(brandSlug) ? 'tablet' : null);
  return {
    forms: {
      of: (brandSlug, key) => stated.get(`${brandSlug}/${key}`) ?? none,
      ofDevice(brandSlug, device) {
        const forms = byDevice.get(`${brandSlug}/${device}`) ?? none;
        const [only] = forms;
        return forms.size === 1 && (only === 'phone' || only === 'tablet') ? forms : none;
      },
      usual,
      makes(brandSlug) {
        const stated = counts.get(brandSlug);
        if (stated?.has('phone')) return 'phones';
        // Without the console's table nobody knows which brands have no phone.
        if (forms.length > 0 && withBuilds.has(brandSlug)) return 'builds';
        return stated?.has('tablet') ? 'tablets' : null;
      },
      ofLine(brandSlug, name) {
        const numbered = most(`${brandSlug}#${numberedLineOf(name)}`, NUMBERED_COUNT, 1);
        if (numbered === 'tablet') return numbered;
        const line = lineOf(name);
        if (line === null) return null;
        const form =
          usual(brandSlug) === 'tablet'
            ? most(`${brandSlug}/${line}`, AMONG_TABLETS_COUNT, 1)
            : most(`${brandSlug}/${line}`, LINE_COUNT, LINE_SHARE);
        // A line of tablets proves nothing of a name.
        return form === 'phone' ? form : null;
      },
    },
    oldestApi: (brandSlug, key) => apis.get(`${brandSlug}/${key}`) ?? null,
    seen: (brandSlug, code) => editions.get(`${brandSlug}/${code}`) ?? null,
    names: namesOfCodes(codeNames),
    isLeftOut,
    category: categoryIn(categories),
    released: (brandSlug, key) => days.get(`${brandSlug}/${key}`) ?? null,
  };
}

/**
 * Is a name the listed one with a year? Makers use a name again: an OPPO A53 of 2015 and one of 2020,
 * a vivo Y28 of 2014 and one of 2024. The list files both under one name, and the year of the first
 * would say of the second that it is older than any phone with an eSIM.
 *
 * @example tellsApart('A53 (2020)', 'A53') // true
 */
export function tellsApart(name: string, listed: string): boolean {
  return bare(name) !== name && nameKey(bare(name)) === nameKey(listed);
}

/** The key of the forms of what a brand makes beside televisions and boards. */
const carriedBy = (brandSlug: string): string => `${brandSlug}//`;

/** The form that the console states, unless the screen shows a tablet that it calls a phone. */
const formIn = ({ form_factor: form = '', screens = '', densities = '' }: Table[number]): string =>
  form === 'phone' && isTabletScreen(screens, densities) ? 'tablet' : form;

/** The maker in the console's column of makers and API levels: "manufacturer=TCT (Alcatel); sdk=18". */
const MAKER = /^manufacturer=([^;]+)/;

/** A name without the year that tells it from an older device. */
const bare = (name: string): string => name.replace(/ \(20\d\d\)$/, '');

/**
 * The names of a code that the list has without one: beside the code itself or its end, or beside
 * another of the brand, as V1832A, an S1 Pro, is under the name "vivo 1818", which is a V15 Pro.
 * Or with several in one, as "ZenFone 6 / 6Z".
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
 * Is a name what the factory calls the device? Some makers file that as the name, and the name on the
 * box as the code.
 *
 * @example isFactoryCode('GQ5008AF3') // true, an Armor 27 Pro
 */
export const isFactoryCode = (name: string): boolean =>
  /^(?=.*\d.*\d)[A-Z]{0,8}[-_ ]?[A-Z]{0,4}\d[\dA-Z_ -]*$/.test(name);

function* named(
  table: Table,
  brands: BrandNames,
): Generator<{ brand: KnownBrand; name: string; row: Readonly<Record<string, string>> }> {
  for (const row of table) {
    const brand = brands.of(row.brand ?? '', row.marketing_name);
    if (brand && row.marketing_name) {
      yield { brand, name: modelName(row.marketing_name, brand, row.brand), row };
    }
  }
}
