import * as v from 'valibot';
import { Line, Slug } from './text.ts';

/** A line of products that people name alone ("iPhone"): the words with which its names begin. */
export const Family = v.strictObject({
  name: Line,
  /** Model names of the family begin with one of these. */
  prefixes: v.pipe(v.array(Line), v.minLength(1)),
});
export type Family = v.InferOutput<typeof Family>;

/** A brand, as `data/brands.json` lists it under its slug. */
export const Brand = v.strictObject({
  name: Line,
  /** Other names of the brand, and the names of its lines (Redmi and POCO for Xiaomi). */
  aliases: v.optional(v.array(Line)),
  families: v.optional(v.array(Family)),
  /**
   * How many of the devices that people carry are of this brand, 0 to 9, by rough order of world
   * shipments. Breaks ties between devices that answer a query equally well.
   */
  weight: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))),
});
export type Brand = v.InferOutput<typeof Brand>;

/** `data/brands.json`: every brand by its slug. */
export const Brands = v.record(Slug, Brand);
export type Brands = v.InferOutput<typeof Brands>;
