import * as v from 'valibot';
import { Line, Slug } from './text.ts';

/**
 * Qualities that a question may ask for: "rugged phone", "cheap samsung". `foldable.ts` derives the kinds of
 * foldables from their lines; `data/qualities.json` lists the others.
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

/** The qualities that `data/qualities.json` lists. */
const LISTED = v.picklist(QUALITIES.slice(3));

/** Devices that have a quality according to a source: how their names begin, or a word in them. */
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
