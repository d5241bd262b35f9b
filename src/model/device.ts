import * as v from 'valibot';
import { Category, Supports } from './answer.ts';
import { Line, PartialDate, Slug } from './text.ts';

/** What an answer can depend on that a region cannot say. */
export const Edition = v.picklist([
  /** Wi-Fi or cellular, Bluetooth or LTE. */
  'connectivity',
  /** The carrier that sold it. */
  'carrier',
  /** A special or a market edition under the same name. */
  'edition',
  /** The storage size. */
  'storage',
]);
export type Edition = v.InferOutput<typeof Edition>;

/** What a source says about a device or a variant of it. */
export const Claim = v.strictObject({
  supports: Supports,
  /** Id in `data/sources.json`. */
  source: Slug,
  /** When the source said so, or when it was last read. */
  checked: PartialDate,
  /** The regions of sale that the claim speaks of. Absent: it names none. */
  regions: v.optional(v.pipe(v.array(Slug), v.minLength(1))),
  /** What a `partial` depends on. */
  dependsOn: v.optional(Edition),
  /** Where in the source: an address, a path, a row. */
  at: v.optional(Line),
  /** What the source adds, in our own words. */
  note: v.optional(Line),
});
export type Claim = v.InferOutput<typeof Claim>;

/** Something beside the answer that a buyer should know, with its source. */
export const Trait = v.strictObject({
  trait: v.picklist([
    /** No tray for a card: the device takes eSIM only. */
    'esim-only',
    /** How many eSIM profiles can be active at once: `value`. */
    'active-profiles',
    /** How many eSIM profiles can be stored: `value`. */
    'stored-profiles',
    /** Takes a plan only from a carrier, through the paired phone: no travel eSIM, no QR code. */
    'carrier-plan-only',
    /** eSIM came with a later system update: see the note. */
    'needs-update',
  ]),
  value: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
  regions: v.optional(v.pipe(v.array(Slug), v.minLength(1))),
  source: Slug,
  checked: PartialDate,
  note: v.optional(Line),
});
export type Trait = v.InferOutput<typeof Trait>;

/** Hardware or edition of a device that has codes of its own. */
export const Variant = v.strictObject({
  /**
   * The codes that name this variant: Android's Build.MODEL ("SM-S928B"), Apple's hardware
   * identifier ("iPhone16,1") and regulatory number ("A2848").
   */
  codes: v.array(v.pipe(Line, v.maxLength(64))),
  /** What tells it apart in words: "Wi-Fi", "GPS + Cellular", "Verizon". */
  name: v.optional(Line),
  /** What kind of difference the name states. Absent: the region of sale alone. */
  edition: v.optional(Edition),
  /** False for a version without a modem (Wi-Fi only, GPS only): it can take no SIM of any kind. */
  cellular: v.optional(v.boolean()),
  /** The regions where it is sold. Absent: not known. */
  regions: v.optional(v.pipe(v.array(Slug), v.minLength(1))),
  claims: v.optional(v.array(Claim)),
  traits: v.optional(v.array(Trait)),
  note: v.optional(Line),
});
export type Variant = v.InferOutput<typeof Variant>;

/** When a device went on sale. */
export const Released = v.strictObject({
  date: PartialDate,
  source: Slug,
  /** True where the date is derived (first seen in a list), not stated. */
  estimate: v.optional(v.literal(true)),
});
export type Released = v.InferOutput<typeof Released>;

/** The major versions of the operating system that a device runs. */
export const OsRange = v.strictObject({
  name: v.picklist(['iOS', 'iPadOS', 'watchOS']),
  first: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The last major version; for a device that is still supported, the newest there is. */
  last: v.pipe(v.number(), v.integer(), v.minValue(1)),
  source: Slug,
});
export type OsRange = v.InferOutput<typeof OsRange>;

/**
 * The facts about one device: `data/devices/<brandSlug>/<modelSlug>.json`.
 * The brand and both slugs are the path.
 */
export const DeviceFacts = v.strictObject({
  $schema: v.optional(v.string()),
  /** What the maker calls it, with the spelling on the box and without the brand. */
  model: v.pipe(Line, v.maxLength(100)),
  category: Category,
  released: v.optional(Released),
  /** Other names that the maker or the trade uses, without the brand. */
  aliases: v.optional(v.array(v.pipe(Line, v.maxLength(100)))),
  os: v.optional(OsRange),
  claims: v.optional(v.array(Claim)),
  traits: v.optional(v.array(Trait)),
  variants: v.optional(v.array(Variant)),
  note: v.optional(Line),
});
export type DeviceFacts = v.InferOutput<typeof DeviceFacts>;
