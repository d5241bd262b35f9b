import * as v from 'valibot';
import { DeviceDetail, Region, Slug, SourceDetail, Supports } from '../model/index.ts';

const { sources: _repeated, dataset: _of, ...detail } = DeviceDetail.entries;

/** A device in the open data set: the detail answer, with its sources named by their ids. */
export const DatasetDevice = v.strictObject(detail);
export type DatasetDevice = v.InferOutput<typeof DatasetDevice>;

/** `GET /dataset.json`: the whole open data set. */
export const DatasetDocument = v.strictObject({
  version: v.pipe(
    v.string(),
    v.description('The date of the facts and a hash of the content: 2026.11.21-4f1c09ab.'),
  ),
  date: v.pipe(v.string(), v.description('The day on which the facts were last updated.')),
  license: v.pipe(v.literal('CC-BY-4.0'), v.description('SPDX identifier.')),
  attribution: v.pipe(
    v.string(),
    v.description('The text of the visible link back to the website of the service.'),
  ),
  regions: v.pipe(
    v.record(Slug, Region),
    v.description('Every region id that the devices use, with the countries that it covers.'),
  ),
  sources: v.pipe(
    v.record(Slug, SourceDetail),
    v.description('Every source that a claim names, by its id.'),
  ),
  devices: v.array(DatasetDevice),
});
export type DatasetDocument = v.InferOutput<typeof DatasetDocument>;

/** An answer as the changelog compares it. */
export const ChangedAnswer = v.strictObject({
  supports: Supports,
  exceptionRegions: v.array(v.string()),
});
export type ChangedAnswer = v.InferOutput<typeof ChangedAnswer>;

/** One device whose answer differs between two versions of the data set. */
export const AnswerChange = v.strictObject({
  slug: v.pipe(v.string(), v.description('The slug of the device in the newer version.')),
  brand: v.string(),
  model: v.string(),
  before: v.pipe(
    v.nullable(ChangedAnswer),
    v.description('The answer in the previous version; null for a new device.'),
  ),
  after: v.pipe(
    v.nullable(ChangedAnswer),
    v.description('The answer in this version; null for a device that was removed.'),
  ),
});
export type AnswerChange = v.InferOutput<typeof AnswerChange>;

/** What changed from one version of the data set to the next: `data/changes/<date>.json`. */
export const ChangeSet = v.strictObject({
  $schema: v.optional(v.string()),
  version: v.pipe(v.string(), v.description('The version of the data set after the changes.')),
  previous: v.pipe(
    v.nullable(v.string()),
    v.description('The version before the changes; null for the first version.'),
  ),
  date: v.pipe(v.string(), v.description('The date of the newer version, YYYY-MM-DD.')),
  summary: v.pipe(v.string(), v.maxLength(1000), v.description('What changed, in words.')),
  devices: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.description('The number of devices in the newer version.'),
  ),
  changes: v.array(AnswerChange),
});
export type ChangeSet = v.InferOutput<typeof ChangeSet>;

/** The same in the published document. */
export const DatasetVersion = v.omit(ChangeSet, ['$schema']);
export type DatasetVersion = v.InferOutput<typeof DatasetVersion>;

/** `GET /changes.json`: every change of an answer, newest version first. */
export const ChangesDocument = v.strictObject({
  license: v.literal('CC-BY-4.0'),
  versions: v.array(DatasetVersion),
});
export type ChangesDocument = v.InferOutput<typeof ChangesDocument>;
