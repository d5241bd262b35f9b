import * as v from 'valibot';
import { Category } from './answer.ts';
import { Line, PartialDate, Slug } from './text.ts';

// The schemas of the single files of the data folder. Those of folders (devices, catalogue, lexicon)
// and of the larger files (brands, regions, sources) have modules of their own.

const Code = v.pipe(Line, v.maxLength(64));
const Name = v.pipe(Line, v.maxLength(100));
const ShapesByBrand = v.record(Slug, v.pipe(v.array(Code), v.minLength(1)));

/** `data/rules/<id>.json`: a rule of inference. */
export const InferenceRule = v.strictObject({
  $schema: v.optional(v.string()),
  /** What the rule says of the devices that it applies to, as one sentence for a reader. */
  statement: Line,
  /** Why that is sound. */
  reason: v.pipe(v.string(), v.maxLength(1000)),
  sources: v.pipe(v.array(Slug), v.minLength(1)),
  /** The settings of the rule: dates, brands, codes. Each rule's code says which it reads. */
  settings: v.optional(v.record(v.string(), v.unknown())),
});
export type InferenceRule = v.InferOutput<typeof InferenceRule>;

/** `data/redirects.json`: retired slugs and where they lead. */
export const Redirects = v.record(v.string(), v.string());

/**
 * `data/removed.json`: slugs of released things that were no devices of ours, by what they are ("a
 * television"), the brand's slug and the model's slug. Their addresses say so for ever.
 */
export const Removed = v.record(Line, v.record(Slug, v.pipe(v.array(Slug), v.minLength(1))));
export type Removed = v.InferOutput<typeof Removed>;

/** `data/dataset.json`: what the data set says of itself. */
export const Dataset = v.strictObject({
  $schema: v.optional(v.string()),
  /** The day on which the facts were last brought up to date. */
  date: PartialDate,
});

/**
 * `data/code-names.json`: the names on the box of codes that Google's list has without a name, with
 * several names in one, or under the name of an older device. By the source's id, the brand's slug
 * and the code. The first name is the device's; the others are those of other markets.
 */
export const CodeNames = v.record(
  Slug,
  v.record(Slug, v.record(Code, v.pipe(v.array(Name), v.minLength(1)))),
);
export type CodeNames = v.InferOutput<typeof CodeNames>;

/**
 * `data/further-codes.json`: model codes that Google's list lacks, by the source's id, the brand's
 * slug and the model's slug. They are kept apart from the catalogue, which every import rewrites, and
 * from the devices' own files, so that a source's whole table is read, corrected and dropped in one
 * place.
 */
export const FurtherCodes = v.record(
  Slug,
  v.record(Slug, v.record(Slug, v.pipe(v.array(Code), v.minLength(1)))),
);
export type FurtherCodes = v.InferOutput<typeof FurtherCodes>;

/**
 * The five characters of Apple's order numbers since 2013, of which the last four say device, colour and
 * storage; the first is M on a new unit. The letters B, I, O, S and Z are in none. CH stands behind them
 * where no source has the number for another market than mainland China and Hong Kong.
 */
const OrderNumber = v.pipe(
  v.string(),
  v.regex(/^M[\dAC-HJ-NP-RT-Y]{3}[234](?:CH)?$/, 'write five characters, and CH or nothing'),
);

/**
 * `data/apple-order-numbers.json`: what public lists say which device an order number of Apple names, by
 * the source's id and the model's slug. The letters of the market behind it are in the lexicon.
 */
export const AppleOrderNumbers = v.record(
  Slug,
  v.record(Slug, v.pipe(v.array(OrderNumber), v.minLength(1))),
);
export type AppleOrderNumbers = v.InferOutput<typeof AppleOrderNumbers>;

/**
 * `data/never-existed.json`: names that public lists hold and that no maker ever sold, so that
 * nobody adds them in good faith. Sorted by brand, then by model.
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
      /** The id of the source that holds the name or refutes it. */
      source: Slug,
    }),
  ),
});
export type NeverExisted = v.InferOutput<typeof NeverExisted>;

/**
 * `data/not-carried.json`: what Google's list holds and nobody carries, by kind, brand slug, and name
 * or code. A final `*` stands for any ending; a lone `*` stands for all that the brand has in the
 * list. The import leaves these rows out.
 */
export const NotCarried = v.record(Line, ShapesByBrand);
export type NotCarried = v.InferOutput<typeof NotCarried>;

/**
 * `data/categories.json`: what devices of Google's list are, where Google's console has no form for them or
 * a wrong one. By the source's id, the category, the brand's slug, and name or code; a final `*` stands for
 * any ending.
 */
export const Categories = v.record(Slug, v.record(Category, ShapesByBrand));
export type Categories = v.InferOutput<typeof Categories>;

/**
 * `data/release-years.json`: the year in which catalogue devices were announced, by the source's id,
 * the brand's slug and the model's slug. It is kept apart from the catalogue, which every import
 * rewrites.
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
 * `data/shared-codes.json`: the codes that several devices have, with all of these devices, as
 * `<brandSlug>/<modelSlug>`, and why. Letter case does not count.
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
 * `data/twins.json`: devices that are the same hardware under other names in other markets, where
 * each has a file or a line of its own. By the source's id. `code` is the code that the source states
 * for another device of the group than the one that holds it.
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
