import * as v from 'valibot';
import { Category } from './answer.ts';
import { Line, PartialDate, Slug } from './text.ts';

/**
 * A device that is known only to exist: its name, its codes, and when a list first had it. Everything else
 * follows from rules.
 */
export const CatalogueDevice = v.strictObject({
  model: v.pipe(Line, v.maxLength(100)),
  slug: v.optional(
    v.pipe(Slug, v.description('Only where it is not the one that follows from the name.')),
  ),
  aliases: v.optional(
    v.pipe(
      v.array(v.pipe(Line, v.maxLength(100))),
      v.description('Names under which other markets sell the same codes.'),
    ),
  ),
  category: v.optional(v.pipe(Category, v.description('Absent: a phone.'))),
  assumed: v.optional(
    v.pipe(
      v.literal(true),
      v.description('No list states the category: it follows from the name alone.'),
    ),
  ),
  named: v.optional(
    v.pipe(v.literal(false), v.description('No marketing name is known: the name is the code.')),
  ),
  released: v.optional(v.pipe(PartialDate, v.description('The day of sale, where one is stated.'))),
  missing: v.optional(
    v.pipe(PartialDate, v.description('The last edition of the list without any of its codes.')),
  ),
  seen: v.optional(
    v.pipe(PartialDate, v.description('The first edition of the list with one of its codes.')),
  ),
  codes: v.pipe(v.array(v.pipe(Line, v.maxLength(64))), v.minLength(1)),
});
export type CatalogueDevice = v.InferOutput<typeof CatalogueDevice>;

/** A file of `data/catalogue`: devices by the slug of their brand. */
export const CatalogueFile = v.strictObject({
  $schema: v.optional(v.string()),
  generated: v.pipe(Line, v.description('The command that wrote the file.')),
  brands: v.record(Slug, v.array(CatalogueDevice)),
});
export type CatalogueFile = v.InferOutput<typeof CatalogueFile>;
