import * as v from 'valibot';
import { Line, Slug } from './text.ts';

/**
 * What a question may ask of a device beside its name and its kind: "rugged phone", "cheap samsung".
 * Which foldables are books and which are flips is told by their lines in `foldable.ts`, the others by
 * `data/qualities.json`.
 */
export const QUALITIES = [
  'foldable',
  'book',
  'flip',
  'rugged',
  'gaming',
  'small',
  'cheap',
  'simple',
  'kids',
  'pen',
] as const;
export type Quality = (typeof QUALITIES)[number];

/** Those that `data/qualities.json` tells. */
const LISTED = v.picklist(QUALITIES.slice(3));

/** Names of which a source says the quality. */
export const QualityLine = v.strictObject({
  brand: v.optional(v.pipe(Slug, v.description('The maker; without it, any maker.'))),
  lines: v.optional(
    v.pipe(v.array(Line), v.minLength(1), v.description('How the names of the models begin.')),
  ),
  words: v.optional(
    v.pipe(v.array(Line), v.minLength(1), v.description('Words that the names have anywhere.')),
  ),
  source: v.pipe(Slug, v.description('Who says so: an id of data/sources.')),
});
export type QualityLine = v.InferOutput<typeof QualityLine>;

/** `data/qualities.json`: by quality, the lines of devices that have it. */
export const Qualities = v.record(LISTED, v.array(QualityLine));
export type Qualities = v.InferOutput<typeof Qualities>;
