import * as v from 'valibot';

/**
 * Whether a device, or one variant of it, supports eSIM:
 *
 * - `yes`: every unit does, except in the exception regions.
 * - `no`: no unit does, except in the exception regions.
 * - `partial`: it depends on something that a region cannot say (Wi-Fi or cellular version, carrier's version,
 *   edition, storage size), or on a market that nobody names.
 * - `unknown`: no source shows it either way. Never a guess, and never a synonym of `no`.
 */
export const Supports = v.pipe(
  v.picklist(['yes', 'no', 'partial', 'unknown']),
  v.description(
    'yes: every unit sold supports eSIM, except in the exception regions. no: no unit does, ' +
      'except in the exception regions. partial: it depends on something other than the region ' +
      '(Wi-Fi or cellular version, carrier, edition, storage, a market that no source names). ' +
      'unknown: no source shows it either way; never a guess, and never another word for no.',
  ),
);
export type Supports = v.InferOutput<typeof Supports>;

/** Every value of {@link Supports}, in the order in which the snapshot numbers them. */
export const SUPPORTS: readonly Supports[] = Supports.options;

/**
 * How well an answer is supported. It is computed from the sources, never written by hand.
 *
 * - `verified`: the maker, a standards body, the operating system's or the stock firmware's own tables, or a
 *   test on the unit says so.
 * - `reported`: two or more independent public reports say so, or a copy of the maker's statement whose address
 *   was not kept.
 * - `inferred`: a named rule says so.
 */
export const Grade = v.pipe(
  v.picklist(['verified', 'reported', 'inferred']),
  v.description(
    'How reliable the answer is, computed from its sources. verified: the maker, a standards ' +
      'body, the operating system, the stock firmware or a test on the unit says so. reported: two ' +
      'or more independent public reports say so. inferred: a named rule says so.',
  ),
);
export type Grade = v.InferOutput<typeof Grade>;

/** Every value of {@link Grade}, strongest first, in the order in which the snapshot numbers them. */
export const GRADES: readonly Grade[] = Grade.options;

/** What kind of device a record describes. A foldable is a phone. */
export const Category = v.pipe(
  v.picklist(['phone', 'tablet', 'watch', 'laptop', 'hotspot']),
  v.description('A foldable is a phone.'),
);
export type Category = v.InferOutput<typeof Category>;

/** Every value of {@link Category}, in the order in which the snapshot numbers them. */
export const CATEGORIES: readonly Category[] = Category.options;
