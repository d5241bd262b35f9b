import * as v from 'valibot';
import { Category, Supports } from './answer.ts';
import { Line, PartialDate, Slug } from './text.ts';

/** What may differ between units under one name, so that their answers differ. A region that is known is none. */
export const Difference = v.picklist([
  /** Wi-Fi or cellular, Bluetooth or LTE. */
  'connectivity',
  /** The carrier that sold it. */
  'carrier',
  /** A special or a market edition under the same name. */
  'edition',
  /** The storage size. */
  'storage',
  /** The market that a unit was made for, if no source says which markets have eSIM. */
  'market',
]);
export type Difference = v.InferOutput<typeof Difference>;

/** What a source says about a device or a variant of it. */
export const Claim = v.strictObject({
  supports: Supports,
  source: v.pipe(Slug, v.description('Id of a source in data/sources.')),
  checked: v.pipe(PartialDate, v.description('When the source said so, or when it was last read.')),
  regions: v.optional(
    v.pipe(
      v.array(Slug),
      v.minLength(1),
      v.description(
        'The regions of sale that the claim is about. Absent: it names none. In a variant: the units ' +
          'of its codes that are sold there.',
      ),
    ),
  ),
  dependsOn: v.optional(v.pipe(Difference, v.description('What a partial answer depends on.'))),
  caveat: v.optional(
    v.pipe(
      v.literal('market'),
      v.description(
        'With a yes: the source adds that it holds only in some markets, and does not name them.',
      ),
    ),
  ),
  at: v.optional(
    v.pipe(Line, v.description('The place in the source: an address, a path, a row.')),
  ),
  note: v.optional(v.pipe(Line, v.description('What the source adds, in our own words.'))),
});
export type Claim = v.InferOutput<typeof Claim>;

/** What a buyer should know beside the answer, with its source. */
export const Trait = v.strictObject({
  trait: v.picklist([
    /** No tray for a card: the device takes eSIM only. */
    'esim-only',
    /** How many eSIM profiles can be active at once: `value`. */
    'active-profiles',
    /** How many eSIM profiles can be stored: `value`. */
    'stored-profiles',
    /**
     * Accepts only a carrier's plan, such as a watch that gets it through the paired phone: no travel eSIM.
     */
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

/** Hardware or an edition of a device with codes of its own. */
export const Variant = v.strictObject({
  codes: v.pipe(
    v.array(v.pipe(Line, v.maxLength(64))),
    v.description(
      'The codes that name this variant: Build.MODEL of Android (SM-S928B), the hardware identifier (iPhone16,1) and the regulatory number (A2848) of Apple.',
    ),
  ),
  name: v.optional(
    v.pipe(Line, v.description('What distinguishes it, in words: Wi-Fi, GPS + Cellular, Verizon.')),
  ),
  edition: v.optional(
    v.pipe(
      Difference,
      v.description(
        'The kind of difference that the name states. Absent: only the region of sale.',
      ),
    ),
  ),
  cellular: v.optional(
    v.pipe(
      v.boolean(),
      v.description(
        'False for a version without a modem (Wi-Fi only, GPS only): it can take no SIM of any kind.',
      ),
    ),
  ),
  regions: v.optional(
    v.pipe(
      v.array(Slug),
      v.minLength(1),
      v.description('The regions where it is sold. Absent: unknown.'),
    ),
  ),
  claims: v.optional(v.array(Claim)),
  traits: v.optional(v.array(Trait)),
  note: v.optional(Line),
});
export type Variant = v.InferOutput<typeof Variant>;

/** When a device went on sale. */
export const Released = v.strictObject({
  date: PartialDate,
  source: Slug,
  estimate: v.optional(
    v.pipe(
      v.literal(true),
      v.description(
        'No source states the date: it is derived (first seen in a list), or the latest possible ' +
          'date.',
      ),
    ),
  ),
});
export type Released = v.InferOutput<typeof Released>;

/** The first edition of a catalogue with the device. It was on sale, or about to be, by then. */
export const Listed = v.strictObject({ date: PartialDate, source: Slug });
export type Listed = v.InferOutput<typeof Listed>;

/** The major versions of the operating system that a device runs. */
export const OsRange = v.strictObject({
  name: v.picklist(['iOS', 'iPadOS', 'watchOS']),
  first: v.pipe(v.number(), v.integer(), v.minValue(1)),
  last: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.description(
      'The last major version; for a device that is still supported, the newest version.',
    ),
  ),
  source: Slug,
});
export type OsRange = v.InferOutput<typeof OsRange>;

const Points = v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(2000));

/** The size of the screen that an upright device reports to apps and pages. */
export const Screen = v.strictObject({
  width: v.pipe(Points, v.description('In points, the CSS pixels of `screen.width`.')),
  height: Points,
  scale: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(4),
    v.description('Device pixels per point: `devicePixelRatio`.'),
  ),
  zoomed: v.optional(
    v.pipe(
      v.literal(true),
      v.description('True for the size with Display Zoom, which enlarges everything.'),
    ),
  ),
  source: Slug,
  checked: PartialDate,
  at: v.optional(Line),
});
export type Screen = v.InferOutput<typeof Screen>;

/**
 * The facts about one device: `data/devices/<brandSlug>/<modelSlug>.json`. The brand and both slugs come from
 * the path.
 */
export const DeviceFacts = v.strictObject({
  $schema: v.optional(v.string()),
  model: v.pipe(
    Line,
    v.maxLength(100),
    v.description('What the maker calls it, with the spelling on the box, without the brand.'),
  ),
  category: Category,
  named: v.optional(
    v.pipe(v.literal(false), v.description('No marketing name is known: the model is the code.')),
  ),
  assumed: v.optional(
    v.pipe(v.literal(true), v.description('No list states the category: the name suggests it.')),
  ),
  released: v.optional(Released),
  listed: v.optional(Listed),
  aliases: v.optional(
    v.pipe(
      v.array(v.pipe(Line, v.maxLength(100))),
      v.description('Other names that the maker or the trade uses, without the brand.'),
    ),
  ),
  os: v.optional(OsRange),
  screens: v.optional(
    v.pipe(
      v.array(Screen),
      v.minLength(1),
      v.description('The sizes of its screens, of a family that names no model to a page.'),
    ),
  ),
  claims: v.optional(v.array(Claim)),
  traits: v.optional(v.array(Trait)),
  variants: v.optional(v.array(Variant)),
  note: v.optional(Line),
});
export type DeviceFacts = v.InferOutput<typeof DeviceFacts>;
