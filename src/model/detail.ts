import * as v from 'valibot';
import { Grade, Supports } from './answer.ts';
import { Claim, OsRange, Released, Screen, Trait } from './device.ts';
import { DeviceRecord } from './record.ts';

/** One variant in the answer of `GET /api/devices/{brandSlug}/{modelSlug}`. */
export const VariantDetail = v.strictObject({
  codes: v.pipe(v.array(v.string()), v.description('The model codes that name this variant.')),
  name: v.pipe(
    v.nullable(v.string()),
    v.description('What distinguishes it, in words: "Wi-Fi", "Verizon".'),
  ),
  edition: v.pipe(
    v.nullable(v.string()),
    v.description('The kind of difference that the name states.'),
  ),
  regions: v.pipe(v.array(v.string()), v.description('Where it is sold; empty if unknown.')),
  supports: Supports,
  grade: v.pipe(
    v.nullable(Grade),
    v.description(
      'Null if the variant has no answer of its own: `supports` is then that of the device.',
    ),
  ),
  claims: v.array(Claim),
  traits: v.array(Trait),
  note: v.nullable(v.string()),
});
export type VariantDetail = v.InferOutput<typeof VariantDetail>;

/** A source in the detail answer, which repeats it so that a reader needs no second request. */
export const SourceDetail = v.strictObject({
  id: v.string(),
  title: v.string(),
  publisher: v.string(),
  kind: v.string(),
  url: v.nullable(v.string()),
  via: v.pipe(
    v.nullable(v.string()),
    v.description(
      'The address of the copy that was read, or "not-kept" if it was not recorded. Null: the ' +
        'source was read at its own address.',
    ),
  ),
  of: v.pipe(
    v.nullable(v.string()),
    v.description('The author of its words, if the publisher only repeats them.'),
  ),
});
export type SourceDetail = v.InferOutput<typeof SourceDetail>;

/** Why the answer of a device is `unknown`. */
export const UnknownBecause = v.pipe(
  v.picklist(['no-source', 'not-stated', 'some-units', 'contradiction']),
  v.description(
    'Why the answer is unknown; null for every other answer. no-source: no known source mentions ' +
      'its eSIM, and no rule covers it. not-stated: the sources that describe it do not say. ' +
      'some-units: the sources cover only some markets or codes. contradiction: the sources ' +
      'contradict each other or a rule.',
  ),
);
export type UnknownBecause = v.InferOutput<typeof UnknownBecause>;

/** The answer of `GET /api/devices/{brandSlug}/{modelSlug}`: everything known about a device. */
export const DeviceDetail = v.strictObject({
  ...DeviceRecord.entries,
  grade: v.nullable(Grade),
  dependsOn: v.pipe(
    v.array(v.string()),
    v.description('What a partial answer depends on. Empty for every other answer.'),
  ),
  rule: v.pipe(
    v.nullable(v.strictObject({ id: v.string(), statement: v.string() })),
    v.description('The rule that gave an inferred answer; null otherwise.'),
  ),
  unknownBecause: v.nullable(UnknownBecause),
  released: v.nullable(Released),
  aliases: v.array(v.string()),
  twins: v.pipe(
    v.array(v.string()),
    v.description('Slugs of the devices that are the same hardware, sold under another name.'),
  ),
  os: v.nullable(OsRange),
  screens: v.optional(
    v.pipe(
      v.array(Screen),
      v.description('The sizes of its screens, if known. Only iPhones have them.'),
    ),
  ),
  variants: v.array(VariantDetail),
  claims: v.array(Claim),
  traits: v.array(Trait),
  note: v.nullable(v.string()),
  sources: v.array(SourceDetail),
  dataset: v.strictObject({ version: v.string(), date: v.string() }),
});
export type DeviceDetail = v.InferOutput<typeof DeviceDetail>;
