import * as v from 'valibot';
import { Line, Slug } from './text.ts';

/** A product line that people name without the brand ("iPhone"). */
export const Family = v.strictObject({
  name: Line,
  /** Model names of the family begin with one of these. */
  prefixes: v.pipe(v.array(Line), v.minLength(1)),
});
export type Family = v.InferOutput<typeof Family>;

/** A name by which a list of devices calls a brand or one of its lines. */
export const ListedAs = v.strictObject({
  name: Line,
  /** The line whose name the list omits at the start of the model's name: Redmi, iQOO. */
  line: v.optional(Line),
  /** Only for models whose name begins with this: lists file early Honor phones under Huawei. */
  begins: v.optional(Line),
});
export type ListedAs = v.InferOutput<typeof ListedAs>;

/**
 * The regions where the maker sells phones with two trays for cards, if it does so only there. For most makers,
 * a second tray says nothing about eSIM.
 */
export const TwoCards = v.strictObject({
  regions: v.pipe(v.array(Slug), v.minLength(1)),
  sources: v.pipe(v.array(Slug), v.minLength(1)),
  note: v.optional(Line),
});
export type TwoCards = v.InferOutput<typeof TwoCards>;

/** A brand, as `data/brands.json` lists it under its slug. */
export const Brand = v.strictObject({
  name: Line,
  /**
   * Other names of the brand, and the names of its lines (Redmi and POCO for Xiaomi). Of a name with several
   * words, the later ones are accepted beside the brand but do not name it: with "Honor Huawei", "huawei honor
   * 20" is the Honor 20, and "huawei 20" is not an Honor.
   */
  aliases: v.optional(v.array(Line)),
  /** How lists of devices name the brand and its lines, if they use another name. */
  listedAs: v.optional(v.array(ListedAs)),
  families: v.optional(v.array(Family)),
  twoCards: v.optional(TwoCards),
  /** The maker puts the name on the box into Build.MODEL ("Nokia 5.4", "Armor_22", "TC21"). */
  codesAreNames: v.optional(v.literal(true)),
  /**
   * How widely the brand is sold, from 0 to 9, in the rough order of world shipments. Breaks ties between
   * devices that match a query equally well.
   */
  weight: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))),
});
export type Brand = v.InferOutput<typeof Brand>;

/** `data/brands.json`: every brand by its slug. */
export const Brands = v.record(Slug, Brand);
export type Brands = v.InferOutput<typeof Brands>;
