import type { Category, Grade, Supports } from './answer.ts';
import type { Claim, OsRange, Released, Screen, Trait } from './device.ts';
import type { RegionId } from './region.ts';

/** A variant after its answer was computed. */
export interface CompiledVariant {
  codes: readonly string[];
  name: string | null;
  edition: string | null;
  regions: readonly RegionId[];
  /** The variant's own answer; the device's if `own` is false. */
  supports: Supports;
  /** True if something is known about this variant itself, so that a verdict may rest on it. */
  own: boolean;
  grade: Grade | null;
  claims: readonly Claim[];
  traits: readonly Trait[];
  note: string | null;
}

/** The answers by edition for a device with editions that have no modem. */
export interface EditionAnswers {
  /** The answer of the cellular editions; `null` if nothing is known about them alone. */
  cellular: {
    supports: Supports;
    exceptionRegions: readonly RegionId[];
    /** The answer of every region with an answer of its own. */
    regionAnswers: Readonly<Record<RegionId, Supports>>;
  } | null;
}

/** A device after its answer was computed: what the compiler puts into the snapshot. */
export interface CompiledDevice {
  brandSlug: string;
  brand: string;
  modelSlug: string;
  model: string;
  /** The year of `released`. */
  releaseYear: number;
  category: Category;
  supports: Supports;
  exceptionRegions: readonly RegionId[];
  /** The answer of every region with an answer of its own. */
  regionAnswers: Readonly<Record<RegionId, Supports>>;
  /** Absent if the device has no edition without a modem, or if the edition changes nothing. */
  editions?: EditionAnswers;
  grade: Grade | null;
  dependsOn: readonly string[];
  rule: string | null;
  /** `null` only in tests: the compiler gives every device a date, an estimate if necessary. */
  released: Released | null;
  aliases: readonly string[];
  /**
   * Slugs of the devices that are the same hardware under another name; absent if there are none.
   */
  twins?: readonly string[];
  os: OsRange | null;
  /** The sizes of its screens; absent if no source states one. */
  screens?: readonly Screen[];
  /** The product line it belongs to ("iPhone"), or null. */
  family: string | null;
  variants: readonly CompiledVariant[];
  claims: readonly Claim[];
  traits: readonly Trait[];
  note: string | null;
}

/** A device's brand as the search and the detector need it. */
export interface CompiledBrand {
  slug: string;
  name: string;
  aliases: readonly string[];
  weight: number;
  /** The regions where its phones with two trays for cards are sold; absent if a second tray says nothing. */
  twoCards?: readonly string[];
}
