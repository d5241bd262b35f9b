import * as v from 'valibot';
import { Line, Slug } from './text.ts';

/** A region of sale, as `data/regions.json` lists it under its id. */
export const Region = v.strictObject({
  /** Display name in English. */
  name: Line,
  /** ISO 3166-1 alpha-2 codes of the countries and territories that it covers. */
  countries: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'write an ISO 3166-1 alpha-2 code'))),
    v.minLength(1),
  ),
});
export type Region = v.InferOutput<typeof Region>;

/** A region's id: lowercase hyphenated words, for instance `mainland-china`. */
export type RegionId = string;

/** `data/regions.json`: every region by its id. */
export const Regions = v.record(Slug, Region);
export type Regions = v.InferOutput<typeof Regions>;

/** The answer of `GET /api/regions`. */
export const RegionsDocument = v.strictObject({
  regions: v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.description('The id, as in exceptionRegions.')),
      names: v.pipe(
        v.record(v.string(), v.string()),
        v.description('The names, by language (BCP 47 tag).'),
      ),
      countries: v.pipe(
        v.array(v.string()),
        v.description('The ISO 3166-1 alpha-2 codes that the region covers. Regions overlap.'),
      ),
    }),
  ),
  count: v.pipe(v.number(), v.integer(), v.description('The number of regions.')),
});
export type RegionsDocument = v.InferOutput<typeof RegionsDocument>;
