import {
  CATEGORIES,
  type CompiledBrand,
  type CompiledDevice,
  type CompiledVariant,
  type EditionAnswers,
  GRADES,
  type Regions,
  type Removed,
  type SourceDetail,
  SUPPORTS,
  slugify,
} from '../model/index.ts';
import { aliasText } from './alias-text.ts';
import { type BrandMore, brandText } from './brand-text.ts';
import { codeSections } from './code-table.ts';
import type { SectionData } from './container.ts';
import { shortenAddresses } from './page-address.ts';
import { storedRetired } from './retired-slugs.ts';
import { numberSources } from './source-number.ts';
import { stringSection } from './string-table.ts';

/** Set in the flags of a variant that has an answer of its own. */
export const OWN_ANSWER = 1;

/** Begins a stored slug that follows from a code of the device, whose number among them is behind it. */
export const OF_CODE = '=';

/** Begins an entry of `datedBy` whose years are estimates. `devices.dated` has the number of the entry + 1. */
export const ESTIMATE = '~';

/** The answers of a device by region of sale. */
export type RegionAnswers = CompiledDevice['regionAnswers'];

/** The answers of a device by edition; `null` if it has none. */
export type StoredEditions = EditionAnswers | null;

/** What the device table keeps besides the devices: small tables, stored as JSON. */
export interface Registry {
  /** Brands with more than a name. There are thousands of brands, and most have only a name. */
  brands: Readonly<Record<string, BrandMore>>;
  /** The names of the product families; a device points into it by index + 1. */
  families: readonly string[];
  /** Every distinct list of regions; devices and variants point into it. */
  regionSets: readonly (readonly string[])[];
  /** Every distinct table of regions and their answers; devices point into it. */
  regionAnswers: readonly RegionAnswers[];
  /** Every distinct table of editions and their answers; devices point into it. */
  editions: readonly StoredEditions[];
  regions: Regions;
  /** What was removed, as it is no device: a retired slug points into it. */
  removed: readonly string[];
}

/** The tables that only the detail answer needs, parsed when the first one is asked for. */
export interface DetailRegistry {
  /** By id, without `null` fields. The details refer to a source by its place among the ids. */
  sources: Readonly<Record<string, StoredSource>>;
  rules: Readonly<Record<string, string>>;
  /** The sources of the dates that are only a year, with `ESTIMATE` before them for estimates; a device refers to one by its index. */
  datedBy: readonly string[];
}

/** The part of a device that only the detail answer needs, as it is stored. */
export type StoredDetail = Partial<
  Pick<
    CompiledDevice,
    'dependsOn' | 'released' | 'twins' | 'os' | 'screens' | 'claims' | 'traits' | 'note'
  >
> & { variants?: Record<number, StoredVariant> };

/** The same for a variant, under its number within the device. */
export type StoredVariant = Partial<
  Pick<CompiledVariant, 'name' | 'edition' | 'claims' | 'traits' | 'note'>
>;

/** The input of {@link deviceSections}. */
export interface DeviceTableInput {
  /** In the order in which ties are broken: newest first. */
  devices: readonly CompiledDevice[];
  brands: readonly CompiledBrand[];
  regions: Regions;
  redirects: Readonly<Record<string, string>>;
  removed: Removed;
  sources: Readonly<Record<string, SourceDetail>>;
  rules: Readonly<Record<string, string>>;
  /** For each device, 0 to 255. */
  prominence: Uint8Array;
}

/** Lays the devices out in columns: the sections that `DeviceTable` reads. */
export function deviceSections(input: DeviceTableInput): Record<string, SectionData> {
  const { devices, brands } = input;
  const variants = devices.flatMap((d) => d.variants);
  const brandIndex = new Map(brands.map((b, i) => [b.slug, i]));
  const families = [...new Set(devices.flatMap((d) => d.family ?? []))].sort();
  const regionSets = new Distinct<readonly string[]>([]);
  const regionAnswers = new Distinct<RegionAnswers>({});
  const editions = new Distinct<StoredEditions>(null);
  const gradeIndex = (g: CompiledDevice['grade']): number =>
    g === null ? 0 : GRADES.indexOf(g) + 1;

  const deviceRegions = Uint16Array.from(devices, (d) => regionSets.index(d.exceptionRegions));
  const variantRegions = Uint16Array.from(variants, (v) => regionSets.index(v.regions));
  const deviceRegionAnswers = Uint16Array.from(devices, (d) =>
    regionAnswers.index(d.regionAnswers),
  );
  const deviceEditions = Uint8Array.from(devices, (d) => editions.index(d.editions ?? null));
  const ruleIds = Object.keys(input.rules).sort();
  const datedBy = [
    ...new Set(devices.flatMap((d) => (yearAlone(d) ? [dateKey(d.released!)] : []))),
  ].sort();
  const kinds = Object.keys(input.removed).sort();
  const retired = storedRetired(devices, input.redirects, input.removed, kinds);
  const registry: Registry = {
    brands: Object.fromEntries(
      brands.flatMap(({ slug, name: _, ...more }) =>
        more.aliases.length > 0 || more.weight > 0 || more.twoCards ? [[slug, more]] : [],
      ),
    ),
    families,
    regionSets: regionSets.list,
    regionAnswers: regionAnswers.list,
    editions: editions.list,
    regions: input.regions,
    removed: kinds,
  };
  if (editions.list.length > 256)
    throw new RangeError('Editions are stored in one byte: at most 255.');
  if (ruleIds.length > 255) throw new RangeError('A rule is stored in one byte: at most 255.');
  if (datedBy.length > 255)
    throw new RangeError('A date is stored in one byte: at most 255 sources.');
  const sources = Object.fromEntries(
    Object.entries(input.sources).map(([id, source]) => [id, storedSource(source)]),
  );
  const sourceNumbers = new Map(Object.keys(sources).map((id, number) => [id, number]));
  const details = devices.map((d) =>
    numberSources(shortenAddresses(storedDetail(d), d.brand, d.model), sourceNumbers),
  );

  return {
    'devices.registry': JSON.stringify(registry),
    'devices.brands': brandText(brands),
    'devices.brand': Uint16Array.from(devices, (d) => brandIndex.get(d.brandSlug)!),
    'devices.year': Uint16Array.from(devices, (d) => d.releaseYear),
    'devices.prominence': input.prominence,
    'devices.category': Uint8Array.from(devices, (d) => CATEGORIES.indexOf(d.category)),
    'devices.supports': Uint8Array.from(devices, (d) => SUPPORTS.indexOf(d.supports)),
    'devices.grade': Uint8Array.from(devices, (d) => gradeIndex(d.grade)),
    'devices.family': Uint8Array.from(devices, (d) =>
      d.family === null ? 0 : families.indexOf(d.family) + 1,
    ),
    'devices.osFirst': Uint8Array.from(devices, (d) => d.os?.first ?? 0),
    'devices.osLast': Uint8Array.from(devices, (d) => d.os?.last ?? 0),
    'devices.exceptions': deviceRegions,
    'devices.regionAnswers': deviceRegionAnswers,
    'devices.editions': deviceEditions,
    // Of half of all devices only the code is known. It then stands for the name.
    ...stringSection(
      'devices.model',
      devices.map((d) => (d.model === d.variants[0]?.codes[0] ? '' : d.model)),
    ),
    // The rule and the year's source fit a byte each; as JSON they were two thirds of the details.
    'devices.rule': Uint8Array.from(devices, (d) =>
      d.rule === null ? 0 : ruleIds.indexOf(d.rule) + 1,
    ),
    'devices.dated': Uint8Array.from(devices, (d) =>
      yearAlone(d) ? datedBy.indexOf(dateKey(d.released!)) + 1 : 0,
    ),
    ...stringSection('devices.slug', devices.map(storedSlug)),
    'devices.retired': retired.text,
    'devices.heirs': retired.heirs,
    'devices.aliases': aliasText(devices),
    'devices.variants': Uint16Array.from(devices, (d) => d.variants.length),
    'variants.supports': Uint8Array.from(variants, (v) => SUPPORTS.indexOf(v.supports)),
    'variants.grade': Uint8Array.from(variants, (v) => gradeIndex(v.grade)),
    'variants.flags': Uint8Array.from(variants, (v) => (v.own ? OWN_ANSWER : 0)),
    'variants.regions': variantRegions,
    'variants.codes': Uint16Array.from(variants, (v) => v.codes.length),
    ...codeSections(
      variants.flatMap((v) => v.codes),
      devices.flatMap((d) => d.variants.flatMap((v) => v.codes.map(() => d.brand))),
    ),
    'details.registry': JSON.stringify({
      sources,
      rules: input.rules,
      datedBy,
    } satisfies DetailRegistry),
    // JSON has no line break outside its strings, and none unescaped within them.
    ...stringSection('details.lines', details),
  };
}

/**
 * Most slugs follow from the name, and of two thirds of the others from a code: those of devices that had no name
 * when they were added. For these the number of the code is stored, behind a sign that no slug has.
 */
function storedSlug({ model, modelSlug, variants }: CompiledDevice): string {
  if (slugify(model) === modelSlug) return '';
  const code = variants.flatMap(({ codes }) => codes).findIndex((c) => slugify(c) === modelSlug);
  return code < 0 ? modelSlug : `${OF_CODE}${code}`;
}

/** A source as it is stored: its id is its key, and `null` fields are left out. */
export type StoredSource = Pick<SourceDetail, 'title' | 'publisher' | 'kind'> &
  Partial<Pick<SourceDetail, 'url' | 'via' | 'of'>>;

function storedSource({ id: _, ...source }: SourceDetail): StoredSource {
  return Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== null),
  ) as StoredSource;
}

/** Who dates a device, and whether by an estimate. */
const dateKey = ({
  source,
  estimate,
}: {
  source: string;
  estimate?: boolean | undefined;
}): string => (estimate ? ESTIMATE + source : source);

/** Is its date only a year? The year has a column of its own. */
function yearAlone({ released, releaseYear }: CompiledDevice): boolean {
  return released !== null && released.date === String(releaseYear);
}

/** Numbers distinct values; the empty one is number 0. */
class Distinct<T> {
  readonly list: T[];
  readonly #index: Map<string, number>;

  constructor(empty: T) {
    this.list = [empty];
    this.#index = new Map([[JSON.stringify(empty), 0]]);
  }

  index(value: T): number {
    const key = JSON.stringify(value);
    let index = this.#index.get(key);
    if (index === undefined) {
      index = this.list.push(value) - 1;
      this.#index.set(key, index);
    }
    return index;
  }
}

/** The detail as JSON without empty fields; the empty string if no field is left. */
function storedDetail(device: CompiledDevice): string {
  const { dependsOn, twins = [], os, screens = [], claims, traits, note } = device;
  const released = yearAlone(device) ? null : device.released;
  const variants: Record<number, StoredVariant> = {};
  for (const [i, v] of device.variants.entries()) {
    const { name, edition, claims, traits, note } = v;
    const stored = withoutEmpty({ name, edition, claims, traits, note });
    if (Object.keys(stored).length > 0) variants[i] = stored;
  }
  const stored: StoredDetail = withoutEmpty({
    dependsOn,
    released,
    twins,
    os,
    screens,
    claims,
    traits,
    note,
    variants,
  });
  return Object.keys(stored).length > 0 ? JSON.stringify(stored) : '';
}

function withoutEmpty<T extends object>(o: T): Partial<T> {
  const isEmpty = (x: unknown): boolean =>
    x === null || (typeof x === 'object' && Object.keys(x as object).length === 0);
  return Object.fromEntries(Object.entries(o).filter(([, x]) => !isEmpty(x))) as Partial<T>;
}
