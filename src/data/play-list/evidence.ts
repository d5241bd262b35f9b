import type { Categories, Category, CodeNames, NotCarried } from '../../model/index.ts';
import type { BrandNames } from '../brand-names.ts';
import { categoryIn } from '../categories.ts';
import { nameKey } from '../name-key.ts';
import { leftOut } from '../not-carried.ts';
import { namesOfCodes } from './code-names.ts';
import { consoleForms } from './console-forms.ts';
import { type Forms, isBuildForMarket } from './kind.ts';
import { withoutYear } from './reused-name.ts';
import { shownName } from './rows.ts';
import { namedRows, type Table } from './table.ts';

/** What other lists say about devices of Google's list. */
export interface Evidence {
  forms: Forms;
  /** The lowest API level of Android of a device; `null` if a newer one may have its name too. */
  oldestApi(brandSlug: string, nameKey: string): number | null;
  /** The last edition without a code and the first with it; `null` if unknown. */
  seen(brandSlug: string, code: string): { missing: string | null; seen: string } | null;
  /** The names on the box of a code; the first is the device's. Empty if no source names the code. */
  names(brandSlug: string, code: string): readonly string[];
  /** True if nobody carries what the row names. */
  isLeftOut(brandSlug: string, name: string, code: string): boolean;
  /** The category that a source other than the console states; `null` if none does. */
  category(brandSlug: string, name: string, code: string): Category | null;
  /** The stated day of sale; `null` if unknown. */
  released(brandSlug: string, nameKey: string): string | null;
}

/** The evidence without any other list. */
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

/** A date as exact as it is known: `2024`, `2024-01` or `2024-01-31`. */
const DATE = /^\d{4}(?:-\d\d(?:-\d\d)?)?$/;

/**
 * Joins the lists by brand and name.
 *
 * @param forms columns `brand`, `marketing_name`, `form_factor` and, if known, `build_device`,
 * `manufacturer_sdk`, `screens` and `densities`
 * @param firstSeen columns `brand`, `model_code`, `absent_on`, `first_seen_on`
 * @param dates columns `brand`, `marketing_name`, `release`
 * @param codeNames those of `code-names.json`
 * @param notCarried those of `not-carried.json`
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
  const withBuilds = new Set<string>();
  const hasBuilds = (brandSlug: string): boolean => withBuilds.has(brandSlug);
  const { forms: formsOf, apis } = consoleForms(forms, brands, { isLeftOut, hasBuilds });
  const editions = new Map<string, { missing: string | null; seen: string }>();
  for (const row of firstSeen) {
    const { model_code: code, absent_on: absent, first_seen_on: seen } = row;
    if (!code || !seen || !DATE.test(seen)) continue;
    const listed = { brand: row.brand ?? '', name: row.marketing_name ?? '', code };
    const brand = brands.of(listed.brand, shownName(listed));
    if (!brand) continue;
    if (isBuildForMarket(code)) withBuilds.add(brand.slug);
    editions.set(`${brand.slug}/${code}`, {
      missing: absent && DATE.test(absent) ? absent : null,
      seen,
    });
  }
  const days = new Map<string, string>();
  for (const { brand, name, row } of namedRows(dates, brands)) {
    const day = row.release ?? '';
    if (DATE.test(day)) days.set(`${brand.slug}/${nameKey(name)}`, day);
  }
  for (const reused of reusedNames(codeNames)) apis.delete(reused);
  return {
    forms: formsOf,
    oldestApi: (brandSlug, key) => apis.get(`${brandSlug}/${key}`) ?? null,
    seen: (brandSlug, code) => editions.get(`${brandSlug}/${code}`) ?? null,
    names: namesOfCodes(codeNames),
    isLeftOut,
    category: categoryIn(categories),
    released: (brandSlug, key) => days.get(`${brandSlug}/${key}`) ?? null,
  };
}

/** Yields the names, as `<brandSlug>/<nameKey>`, that a newer device has too. Their API level may be the newer one's. */
function* reusedNames(codeNames: CodeNames): Generator<string> {
  for (const named of Object.values(codeNames)) {
    for (const [brandSlug, codes] of Object.entries(named)) {
      for (const [name] of Object.values(codes)) {
        const plain = withoutYear(name!);
        if (plain !== name) yield `${brandSlug}/${nameKey(plain)}`;
      }
    }
  }
}
