import * as v from 'valibot';
import { Category, Grade, Supports } from './answer.ts';
import { Claim, OsRange, Released, Trait } from './device.ts';

/**
 * A device record: the object that both endpoints return, with exactly these nine fields.
 * `releaseYear` is null where no source gives a year.
 */
export const DeviceRecord = v.strictObject({
  slug: v.string(),
  brand: v.string(),
  brandSlug: v.string(),
  model: v.string(),
  modelSlug: v.string(),
  releaseYear: v.nullable(v.pipe(v.number(), v.integer())),
  category: Category,
  supports: Supports,
  exceptionRegions: v.array(v.string()),
});
export type DeviceRecord = v.InferOutput<typeof DeviceRecord>;

/** The answer of `GET /api/check`. */
export const SearchResponse = v.strictObject({
  results: v.pipe(v.array(DeviceRecord), v.maxLength(25)),
  count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(25)),
});
export type SearchResponse = v.InferOutput<typeof SearchResponse>;

/**
 * What the verdict rests on:
 *
 * - `variant`: the model code names a regional variant or an edition, and its own answer is known.
 * - `device`: the device is known.
 * - `family`: the device is not, but the answer is that of all the devices it can be.
 * - `none`: nothing can be said; `supports` is `unknown`.
 */
export const Basis = v.picklist(['variant', 'device', 'family', 'none']);
export type Basis = v.InferOutput<typeof Basis>;

/** The answer for the caller, given even where no single device can be named. */
export const Verdict = v.strictObject({
  supports: Supports,
  exceptionRegions: v.array(v.string()),
  basis: Basis,
  /** The code that decided, as the data set writes it; null where none did. */
  modelCode: v.nullable(v.string()),
  /** The regions where the variant of that code is sold; empty where that is not known. */
  regions: v.array(v.string()),
});
export type Verdict = v.InferOutput<typeof Verdict>;

/** The answer of `GET /api/detect`. */
export const DetectResponse = v.strictObject({
  match: v.nullable(DeviceRecord),
  brand: v.nullable(v.string()),
  model: v.nullable(v.string()),
  verdict: Verdict,
});
export type DetectResponse = v.InferOutput<typeof DetectResponse>;

/** One variant in the answer of `GET /api/devices/{brandSlug}/{modelSlug}`. */
export const VariantDetail = v.strictObject({
  codes: v.array(v.string()),
  name: v.nullable(v.string()),
  edition: v.nullable(v.string()),
  regions: v.array(v.string()),
  supports: Supports,
  /** Null where `supports` is the device's answer and nothing is known of the variant itself. */
  grade: v.nullable(Grade),
  claims: v.array(Claim),
  traits: v.array(Trait),
  note: v.nullable(v.string()),
});
export type VariantDetail = v.InferOutput<typeof VariantDetail>;

/** A source as the detail answer repeats it, so that a reader needs no second request. */
export const SourceDetail = v.strictObject({
  id: v.string(),
  title: v.string(),
  publisher: v.string(),
  kind: v.string(),
  url: v.nullable(v.string()),
});
export type SourceDetail = v.InferOutput<typeof SourceDetail>;

/** The answer of `GET /api/devices/{brandSlug}/{modelSlug}`: everything known about a device. */
export const DeviceDetail = v.strictObject({
  ...DeviceRecord.entries,
  grade: v.nullable(Grade),
  /** What a `partial` answer depends on. Empty for every other answer. */
  dependsOn: v.array(v.string()),
  /** The rule that gave an `inferred` answer; null otherwise. */
  rule: v.nullable(v.strictObject({ id: v.string(), statement: v.string() })),
  released: v.nullable(Released),
  aliases: v.array(v.string()),
  os: v.nullable(OsRange),
  variants: v.array(VariantDetail),
  claims: v.array(Claim),
  traits: v.array(Trait),
  note: v.nullable(v.string()),
  sources: v.array(SourceDetail),
  dataset: v.strictObject({ version: v.string(), date: v.string() }),
});
export type DeviceDetail = v.InferOutput<typeof DeviceDetail>;
