import * as v from 'valibot';
import { Category } from './answer.ts';
import { PartialDate, Slug } from './text.ts';

const Slugs = v.array(Slug);
const SomeSlugs = v.pipe(Slugs, v.minLength(1));
/** The day of a maker's first device, by brand. */
const Days = v.record(Slug, PartialDate);
/** Texts by brand. */
const Texts = v.record(Slug, v.array(v.string()));
const FromZero = v.pipe(v.number(), v.integer(), v.minValue(0));
const FromOne = v.pipe(v.number(), v.integer(), v.minValue(1));
/** A regular expression. */
const Expression = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(100),
  v.check(isExpression, 'write a valid regular expression'),
);
const ListedBefore = v.strictObject({ listedBefore: PartialDate });
const NoSettings = v.strictObject({});

/** The settings in `data/rules/<id>.json`, by the id of the rule. */
export const RULE_SETTINGS = {
  absence: v.strictObject({
    before: PartialDate,
    brands: Slugs,
    /** Another date for single brands. */
    until: v.optional(Days, {}),
    /** For all other brands, except these. */
    others: v.strictObject({ before: PartialDate, except: Slugs }),
    /**
     * Regions whose carriers have editions of their own, which lists for travellers omit. The rule leaves those
     * editions open.
     */
    exceptIn: Slugs,
    /** By brand: the beginnings of names about which public lists contradict each other. */
    contested: Texts,
  }),
  'cellular-watch': NoSettings,
  'china-before-approval': v.strictObject({
    /** The day of the approval. */
    before: PartialDate,
    /** The day of a maker's first phone with eSIM there, if known. */
    first: v.optional(Days, {}),
  }),
  /** Which codes of which brands state where a unit is sold. */
  'code-regions': v.strictObject({
    shapes: v.array(
      v.strictObject({
        brands: Slugs,
        /** Matches the whole code. */
        shape: Expression,
        /** Only devices of these categories. */
        categories: v.optional(v.array(Category)),
        /** Only for devices sold from this date on. The letters had another meaning before. */
        since: v.optional(PartialDate),
        regions: SomeSlugs,
      }),
    ),
  }),
  'codes-of-several-makers': v.strictObject({
    codes: v.array(v.pipe(v.string(), v.minLength(1))),
  }),
  'first-of-maker': v.strictObject({
    /** The day of sale of each maker's first phone with eSIM. */
    first: Days,
    /** Regions where the maker's earlier phones may have eSIM. Editions for them are left open. */
    exceptIn: Slugs,
  }),
  'first-tablet': v.strictObject({
    /** The day before which none of these makers sold a tablet with eSIM. */
    before: PartialDate,
    brands: Slugs,
    /** Regions whose carriers had such tablets earlier. Editions for them are left open. */
    exceptIn: Slugs,
  }),
  'line-without-esim': v.strictObject({
    /** Brands whose phones with eSIM are all known. */
    brands: Slugs,
    /** How many described phones of the line there must be. All must be without eSIM. */
    least: FromOne,
    /** How many years before the phone they may have been sold; 0 for the same year only. */
    years: FromZero,
    /** Regions whose carriers have editions of their own. Phones with such an edition are left open. */
    exceptIn: Slugs,
    /** Names that a maker puts before those of its lines in some markets. */
    soldAs: v.optional(Texts, {}),
  }),
  'makers-of-brands': v.strictObject({
    /** By maker: the other brands whose devices it builds or built. */
    builds: v.record(Slug, SomeSlugs),
  }),
  'no-modem': NoSettings,
  'one-market': NoSettings,
  'pre-esim': NoSettings,
  'pre-esim-tablet': ListedBefore,
  'pre-esim-watch': ListedBefore,
  'samsung-greater-china': v.strictObject({ before: PartialDate }),
  'sibling-codes': v.strictObject({
    shapes: v.array(
      v.strictObject({
        brand: Slug,
        /** Matches the whole code. Its one group is the device's own part. */
        shape: v.pipe(
          Expression,
          v.regex(/^\^.*\([^?].*\$$/, 'begin with ^, end with $, have one group'),
        ),
        /** How many known codes must share that part to identify the device; without it, none identify it. */
        least: v.optional(v.pipe(FromOne, v.maxValue(5))),
        /** Units with a matching code may take other SIMs than their siblings. */
        otherSim: v.optional(Expression),
      }),
    ),
  }),
  'single-report': NoSettings,
  'sony-code': v.strictObject({ since: PartialDate }),
  'split-line': v.strictObject({
    /** How many phones of the line must have units with eSIM and units without. */
    least: FromOne,
    /** How many years earlier or later the phones may have been sold. */
    years: FromZero,
  }),
  'wifi-code': v.strictObject({ brands: Slugs }),
} as const;

/** The id of a rule: the name of its file in `data/rules`. */
export type RuleId = keyof typeof RULE_SETTINGS;
export type RuleSettings<I extends RuleId> = v.InferOutput<(typeof RULE_SETTINGS)[I]>;

function isExpression(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}
