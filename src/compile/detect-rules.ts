import * as v from 'valibot';
import type { DetectRules } from '../detect/index.ts';
import { Slug } from '../model/index.ts';
import type { RuleBook } from './inference/index.ts';

/** The rule files that the detector reads. */
export const DETECT_RULES = {
  makers: 'makers-of-brands',
  several: 'codes-of-several-makers',
  siblings: 'sibling-codes',
} as const;

const Makers = v.strictObject({
  /** By maker: the other brands whose devices it builds or built. */
  builds: v.record(Slug, v.pipe(v.array(Slug), v.minLength(1))),
});

const SeveralMakers = v.strictObject({
  codes: v.array(v.pipe(v.string(), v.minLength(1))),
});

const SiblingCodes = v.strictObject({
  shapes: v.array(
    v.strictObject({
      brand: Slug,
      /**
       * A regular expression that matches the whole code. Its one group is the device's own part.
       */
      shape: v.pipe(
        v.string(),
        v.maxLength(100),
        v.regex(/^\^.*\([^?].*\$$/, 'begin with ^, end with $, have one group'),
      ),
      /** How many known codes must share that part to identify the device. */
      least: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
      /** A regular expression. Units with a matching code may take other SIMs than their siblings. */
      otherSim: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
    }),
  ),
});

/** Reads the rules for the detector. An absent rule gives an empty entry. */
export function detectRules(book: RuleBook): DetectRules {
  return {
    builds: book.settings(DETECT_RULES.makers, Makers)?.builds ?? {},
    several: book.settings(DETECT_RULES.several, SeveralMakers)?.codes ?? [],
    siblings: book.settings(DETECT_RULES.siblings, SiblingCodes)?.shapes ?? [],
  };
}
