import * as v from 'valibot';
import { Category } from './answer.ts';
import { Line, PartialDate, Slug } from './text.ts';

// The schemas of the single files of the data folder. Folders (devices, catalogue, lexicon) and larger files
// (brands, regions, sources) have modules of their own.

const Code = v.pipe(Line, v.maxLength(64));
const Name = v.pipe(Line, v.maxLength(100));
const ShapesByBrand = v.record(Slug, v.pipe(v.array(Code), v.minLength(1)));

/** `data/rules/<id>.json`: a rule of inference. */
export const InferenceRule = v.strictObject({
  $schema: v.optional(v.string()),
  /** What the rule says about the devices that it applies to, in one sentence for a reader. */
  statement: Line,
  /** Why the rule is sound. */
  reason: v.pipe(v.string(), v.maxLength(1000)),
  sources: v.pipe(v.array(Slug), v.minLength(1)),
  /** The settings of the rule: dates, brands, codes. Each rule's code says which it reads. */
  settings: v.optional(v.record(v.string(), v.unknown())),
});
export type InferenceRule = v.InferOutput<typeof InferenceRule>;

/** `data/redirects.json`: retired slugs and where they lead. */
export const Redirects = v.record(v.string(), v.string());

/**
 * `data/removed.json`: released slugs of things that do not belong in the data set, by what they are ("a
 * television"), the brand's slug and the model's slug. Their addresses answer 410.
 */
export const Removed = v.record(Line, v.record(Slug, v.pipe(v.array(Slug), v.minLength(1))));
export type Removed = v.InferOutput<typeof Removed>;

/** `data/dataset.json`: facts about the data set itself. */
export const Dataset = v.strictObject({
  $schema: v.optional(v.string()),
  /** The day on which the facts were last brought up to date. */
  date: PartialDate,
});

/**
 * `data/code-names.json`: names on the box by the source's id, the brand's slug and the code. It has the codes
 * that Google's list files without a name, under several names at once, or under the name of an older device.
 * The first name is the device's; the others are its names in other markets.
 */
export const CodeNames = v.record(
  Slug,
  v.record(Slug, v.record(Code, v.pipe(v.array(Name), v.minLength(1)))),
);
export type CodeNames = v.InferOutput<typeof CodeNames>;

/**
 * `data/further-codes.json`: model codes that Google's list lacks, by the source's id, the brand's slug and the
 * model's slug. A file of its own, because every import rewrites the catalogue, and because a source's table
 * can then be read, corrected and removed in one place.
 */
export const FurtherCodes = v.record(
  Slug,
  v.record(Slug, v.record(Slug, v.pipe(v.array(Code), v.minLength(1)))),
);
export type FurtherCodes = v.InferOutput<typeof FurtherCodes>;

/**
 * The five characters of Apple's order numbers since 2013. The first is M on a new unit; the other four encode
 * the device, the colour and the storage. The letters B, I, O, S and Z do not occur. CH follows if no source
 * has the number for a market other than mainland China and Hong Kong.
 */
const OrderNumber = v.pipe(
  v.string(),
  v.regex(/^M[\dAC-HJ-NP-RT-Y]{3}[234](?:CH)?$/, 'write five characters, and CH or nothing'),
);

/**
 * `data/apple-order-numbers.json`: Apple's order numbers from public lists, by the source's id and the model's
 * slug. The lexicon has the letters of the market that follow the number.
 */
export const AppleOrderNumbers = v.record(
  Slug,
  v.record(Slug, v.pipe(v.array(OrderNumber), v.minLength(1))),
);
export type AppleOrderNumbers = v.InferOutput<typeof AppleOrderNumbers>;

/**
 * `data/never-existed.json`: names in public lists that no maker ever sold. The check refuses them. Sorted by
 * brand, then by model.
 */
export const NeverExisted = v.strictObject({
  $schema: v.optional(v.string()),
  names: v.array(
    v.strictObject({
      /** The brand as `data/brands.json` writes it. */
      brand: Line,
      model: Line,
      /** Why it cannot exist, or what the list meant. */
      reason: Line,
      /** The id of the source that has the name or refutes it. */
      source: Slug,
    }),
  ),
});
export type NeverExisted = v.InferOutput<typeof NeverExisted>;

/**
 * `data/not-carried.json`: rows of Google's list about things that nobody carries, by kind, brand slug, and
 * name or code. The import omits them. A final `*` stands for any ending; a lone `*` stands for all rows of the
 * brand.
 */
export const NotCarried = v.record(Line, ShapesByBrand);
export type NotCarried = v.InferOutput<typeof NotCarried>;

/**
 * `data/categories.json`: the categories of devices for which Google's console has no form or a wrong one, by
 * the source's id, the category, the brand's slug, and name or code. A final `*` stands for any ending.
 */
export const Categories = v.record(Slug, v.record(Category, ShapesByBrand));
export type Categories = v.InferOutput<typeof Categories>;

/**
 * `data/release-years.json`: the year in which catalogue devices were announced, by the source's id, the
 * brand's slug and the model's slug. A file of its own, because every import rewrites the catalogue.
 */
export const ReleaseYears = v.record(
  Slug,
  v.record(
    Slug,
    v.record(
      Slug,
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(2007),
        v.maxValue(2099),
        v.description('The year in which the device was announced.'),
      ),
    ),
  ),
);
export type ReleaseYears = v.InferOutput<typeof ReleaseYears>;

/**
 * `data/shared-codes.json`: the codes that several devices share, with all of these devices
 * (`<brandSlug>/<modelSlug>`) and the reason. Letter case does not count.
 */
export const SharedCodes = v.record(
  Code,
  v.strictObject({
    devices: v.pipe(v.array(v.string()), v.minLength(2)),
    why: v.pipe(Line, v.description('What shows that it is no mistake: one sentence.')),
  }),
);
export type SharedCodes = v.InferOutput<typeof SharedCodes>;

/**
 * `data/twins.json`: groups of devices that are the same hardware under several names, by the source's id. Each
 * has a file or a catalogue line of its own. `code` is a code that the source states for another device of the
 * group than the one that has it in the facts.
 */
export const Twins = v.record(
  Slug,
  v.array(
    v.strictObject({
      code: Code,
      devices: v.pipe(v.array(v.string()), v.minLength(2)),
    }),
  ),
);
export type Twins = v.InferOutput<typeof Twins>;
