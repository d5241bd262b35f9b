import type { BrandNames } from '../brand-names.ts';
import { modelName } from '../listed-name.ts';
import { nameKey } from '../name-key.ts';
import { type Forms, lineOf, numberedLineOf, saysTablet } from './kind.ts';
import { apiLevels } from './reused-code.ts';
import { namedRows, type Table } from './table.ts';
import { isTabletScreen } from './tablet-screen.ts';

/** A form is usual for a brand if it has at least so many devices with a form, and this share of them. */
const USUAL_COUNT = 3;
const USUAL_SHARE = 0.8;
/** The same without the brand's televisions and boards. */
const CARRIED_COUNT = 5;
const CARRIED_SHARE = 0.9;
/** Of 20 such brands in the console, only Coolpad makes mostly phones. */
const NAMED_AFTER_TABLETS = /(?<!cool)(?:pad|tab|tablet)$/;
/**
 * A line shows the form of a device if nearly all of its other devices have that form. Of 4,700 names of the console
 * in such lines, hidden in turn, 12 have another form.
 */
const LINE_COUNT = 8;
const LINE_SHARE = 0.95;
/**
 * Of 1,296 names of the console for which at least three others of the brand have the same letters and first number
 * and are all tablets, 12 are filed as phones; some of these are tablets by name.
 */
const NUMBERED_COUNT = 3;
/**
 * A line of phones of a brand that makes tablets otherwise. Of 14 names of the console in such lines with two others,
 * hidden in turn, all are phones.
 */
const AMONG_TABLETS_COUNT = 2;

/** What the console's table states about devices. */
export interface ConsoleForms {
  forms: Forms;
  /** The lowest API level of Android of each device, by `<brandSlug>/<nameKey>`. */
  apis: Map<string, number>;
}

/**
 * Reads the forms and the API levels of devices from the table of Google's console.
 *
 * @param table columns `brand`, `marketing_name`, `form_factor` and, if known, `build_device`, `manufacturer_sdk`,
 *   `screens` and `densities`
 * @param isLeftOut whether nobody carries a device, by the brand's slug, its name and its code
 * @param hasBuilds whether a code of the brand has the build for a market
 */
export function consoleForms(
  table: Table,
  brands: BrandNames,
  {
    isLeftOut,
    hasBuilds,
  }: {
    isLeftOut: (brandSlug: string, name: string, code: string) => boolean;
    hasBuilds: (brandSlug: string) => boolean;
  },
): ConsoleForms {
  const stated = new Map<string, Set<string>>();
  const byDevice = new Map<string, Set<string>>();
  const counts = new FormCounts();
  const apis = new Map<string, number>();
  const ofMaker: { device: string; form: string; levels: readonly number[] }[] = [];
  const add = (device: string, form: string, levels: readonly number[]): void => {
    if (levels.length > 0) apis.set(device, Math.min(...levels, apis.get(device) ?? Infinity));
    if (form !== '') stated.set(device, (stated.get(device) ?? new Set()).add(form));
  };
  for (const { brand, name, row } of namedRows(table, brands)) {
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
    const isCarried = form !== 'tv' && !isLeftOut(brand.slug, name, '');
    counts.addDevice(brand.slug, name, form, isCarried);
  }
  // Alcatel's tablets are TCT's in the list and TCL's in the console. By their maker they are the same.
  const own = new Set([...stated.keys(), ...apis.keys()]);
  for (const { device, form, levels } of ofMaker) if (!own.has(device)) add(device, form, levels);
  const none: ReadonlySet<string> = new Set();
  const forms: Forms = {
    of: (brandSlug, key) => stated.get(`${brandSlug}/${key}`) ?? none,
    ofDevice(brandSlug, device) {
      const found = byDevice.get(`${brandSlug}/${device}`) ?? none;
      const [only] = found;
      return found.size === 1 && (only === 'phone' || only === 'tablet') ? found : none;
    },
    usual: (brandSlug) => counts.usual(brandSlug),
    makes(brandSlug) {
      if (counts.has(brandSlug, 'phone')) return 'phones';
      // Without the console's table nobody knows which brands have no phone.
      if (table.length > 0 && hasBuilds(brandSlug)) return 'builds';
      return counts.has(brandSlug, 'tablet') ? 'tablets' : null;
    },
    ofLine: (brandSlug, name) => counts.ofLine(brandSlug, name),
  };
  return { forms, apis };
}

/** Counts devices by form, for each brand and each of its lines. */
class FormCounts {
  readonly #groups = new Map<string, Map<string, number>>();

  /** Counts a device that has this form. */
  addDevice(brandSlug: string, name: string, form: string, isCarried: boolean): void {
    this.#add(brandSlug, form);
    if (isCarried) this.#add(carriedOf(brandSlug), form);
    this.#add(`${brandSlug}/${lineOf(name)}`, form);
    // A "G7 Tab" says nothing about a G7.
    if (!saysTablet(name)) this.#add(`${brandSlug}#${numberedLineOf(name)}`, form);
  }

  /** True if a device of the brand has this form. */
  has(brandSlug: string, form: string): boolean {
    return this.#groups.get(brandSlug)?.has(form) ?? false;
  }

  /** Returns the usual form of a brand's devices: see {@link Forms.usual}. */
  usual(brandSlug: string): string | null {
    return (
      this.#most(brandSlug, USUAL_COUNT, USUAL_SHARE) ??
      this.#most(carriedOf(brandSlug), CARRIED_COUNT, CARRIED_SHARE) ??
      (NAMED_AFTER_TABLETS.test(brandSlug) ? 'tablet' : null)
    );
  }

  /** Returns the form of the line that a name begins with: see {@link Forms.ofLine}. */
  ofLine(brandSlug: string, name: string): string | null {
    const numbered = this.#most(`${brandSlug}#${numberedLineOf(name)}`, NUMBERED_COUNT, 1);
    if (numbered === 'tablet') return numbered;
    const line = lineOf(name);
    if (line === null) return null;
    const form =
      this.usual(brandSlug) === 'tablet'
        ? this.#most(`${brandSlug}/${line}`, AMONG_TABLETS_COUNT, 1)
        : this.#most(`${brandSlug}/${line}`, LINE_COUNT, LINE_SHARE);
    // A line of tablets proves nothing about a name.
    return form === 'phone' ? form : null;
  }

  #add(group: string, form: string): void {
    const forms = this.#groups.get(group) ?? new Map<string, number>();
    this.#groups.set(group, forms.set(form, (forms.get(form) ?? 0) + 1));
  }

  /** Returns the most frequent form of a group with at least `least` devices if `share` of them have it. */
  #most(group: string, least: number, share: number): string | null {
    const forms = [...(this.#groups.get(group) ?? [])].sort((a, b) => b[1] - a[1]);
    const all = forms.reduce((sum, [, devices]) => sum + devices, 0);
    const [first] = forms;
    return first && all >= least && first[1] >= all * share ? first[0] : null;
  }
}

/** The group of a brand's devices without televisions and boards. */
const carriedOf = (brandSlug: string): string => `${brandSlug}//`;

/** Returns the form that the console states, or tablet if the screens of a phone have the shape of a tablet's. */
const formIn = ({ form_factor: form = '', screens = '', densities = '' }: Table[number]): string =>
  form === 'phone' && isTabletScreen(screens, densities) ? 'tablet' : form;

/** The maker in the console's column of makers and API levels: "manufacturer=TCT (Alcatel); sdk=18". */
const MAKER = /^manufacturer=([^;]+)/;
