import {
  type CompiledDevice,
  type CompiledVariant,
  type EditionAnswers,
  GRADES,
  type Regions,
  type SourceDetail,
  SUPPORTS,
} from '../model/index.ts';
import type { BrandMore } from './brand-text.ts';

/** The flag of a variant that has an answer of its own. */
export const OWN_ANSWER = 1;

/** Begins a stored slug that follows from a code of the device. The index of the code follows. */
export const OF_CODE = '=';

/** Begins an entry of {@link DetailRegistry.datedBy} whose years are estimates. */
export const ESTIMATE = '~';

const [NO, UNKNOWN] = [SUPPORTS.indexOf('no'), SUPPORTS.indexOf('unknown')];
const INFERRED = GRADES.indexOf('inferred') + 1;

/**
 * Returns the answer that most devices with a rule have, or most without one, as an index into `SUPPORTS`.
 * `devices.supports` has the exclusive or with it, and `variants.supports` with the answer of the device.
 */
export const usualSupports = (hasRule: boolean): number => (hasRule ? NO : UNKNOWN);

/** Returns the same for the grade, as an index into `GRADES` + 1; 0 for none. */
export const usualGrade = (hasRule: boolean): number => (hasRule ? INFERRED : 0);

/** The answers of a device by region of sale. */
export type RegionAnswers = CompiledDevice['regionAnswers'];

/** The answers of a device by edition; `null` if it has none. */
export type StoredEditions = EditionAnswers | null;

/** The small tables to which devices refer, stored as JSON. */
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
  /** The kinds of removed things; a retired slug points into it. */
  removed: readonly string[];
}

/** The tables that only the full record needs, parsed at the first one. */
export interface DetailRegistry {
  /** By id, without `null` fields. The details refer to a source by its index among the ids. */
  sources: Readonly<Record<string, StoredSource>>;
  rules: Readonly<Record<string, string>>;
  /**
   * The sources of dates that are only a year, with {@link ESTIMATE} before those of estimates. `devices.dated` has
   * the index + 1 for each device; 0 for none.
   */
  datedBy: readonly string[];
}

/** The part of a device that only the full record needs, as it is stored. */
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

/** A source as it is stored: its id is its key, and `null` fields are left out. */
export type StoredSource = Pick<SourceDetail, 'title' | 'publisher' | 'kind'> &
  Partial<Pick<SourceDetail, 'url' | 'via' | 'of'>> & {
    /** When most of its claims were checked. The details leave this date out. */
    checked?: string;
  };
