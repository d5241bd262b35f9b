import * as v from 'valibot';
import { Line } from './text.ts';

/** What a word can be to a question; `data/lexicon/<role>.json` holds the words of a role. */
export const LEXICON_ROLES = [
  'topic',
  'sim',
  'card',
  'region',
  'region-code',
  'order-ending',
  'version',
  'manufacture',
  'place',
  'travel',
  'plan',
  'carrier',
  'network',
  'question',
  'function-word',
  'conjunction',
  'range',
  'filler',
  'trade',
  'condition',
  'currency',
  'unit',
  'colour',
  'hardware',
  'processor',
  'system',
  'accessory',
  'category',
  'newest',
  'suffix',
  'counterfeit',
  'other-thing',
  'number',
  'number-part',
  'letter-name',
  'diminutive',
  'suffix-word',
  'plural',
  'abbreviation',
  'script-name',
  'transliteration',
  'look-alike',
  'model-letter',
  'keyboard',
  'processor-tier',
  'generation',
  'inch',
  'month',
  'ordinal',
  'negation',
  'everyday',
  'quality',
  'person',
  'choice',
  'use',
] as const;
export type LexiconRole = (typeof LEXICON_ROLES)[number];

/** What the words of the role `unit` measure. */
export const MEASURES = [
  'storage',
  'battery',
  'camera',
  'screen',
  'length',
  'rate',
  'power',
  'share',
  'weight',
  'time',
] as const;
export type Measure = (typeof MEASURES)[number];

/**
 * What a word of the role `network` says of the edition of a device: `cellular` of one with a modem;
 * `wifi` of one without; `gps` of a watch without. Tablets with a modem have GPS as well.
 */
export const EDITION_WORDS = ['cellular', 'wifi', 'gps'] as const;
export type EditionWord = (typeof EDITION_WORDS)[number];

/**
 * What a word of the role `card` says of the cards that a device takes: `two` with `physical`, `nano` or `tray` that
 * it takes two; `both` that by itself.
 */
export const CARD_WORDS = ['two', 'physical', 'nano', 'tray', 'both'] as const;

/**
 * What a word of the role `version` says of a sale: `sale` that the unit was bought or brought, `verb` the same without
 * telling a code of a country beside it from a word ("bought my"), `origin` whence it came, `there` that it was bought
 * in the place that the text names.
 */
export const SALE_WORDS = ['sale', 'verb', 'origin', 'there'] as const;

/**
 * What a word of the role `choice` says of the device before or behind which it stands, where a text names several:
 * that it was given up or never bought, or that it is the one that is used; `both` that all are meant.
 */
export const CHOICE_WORDS = ['left', 'left-behind', 'taken', 'taken-behind', 'both'] as const;
export type ChoiceWord = (typeof CHOICE_WORDS)[number];

/** Words of one language that stand for the same. */
export const LexiconEntry = v.strictObject({
  language: v.pipe(
    v.string(),
    v.regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?$/, 'write a BCP 47 tag; und for no one language'),
  ),
  means: v.optional(
    v.pipe(
      v.union([Line, v.pipe(v.number(), v.integer(), v.minValue(0))]),
      v.description(
        'What the words stand for: a region id, a number, a category, a quality, an edition, a Latin spelling.',
      ),
    ),
  ),
  source: v.pipe(Line, v.description('Where the words come from.')),
  words: v.pipe(
    v.array(v.pipe(Line, v.maxLength(64))),
    v.minLength(1),
    v.description('In lower case; several words with one space between them.'),
  ),
});
export type LexiconEntry = v.InferOutput<typeof LexiconEntry>;

/** A file of `data/lexicon`: the words of one role. */
export const LexiconFile = v.strictObject({
  $schema: v.optional(v.string()),
  role: v.picklist(LEXICON_ROLES),
  note: v.pipe(v.string(), v.maxLength(1000)),
  capitals: v.optional(
    v.pipe(
      v.literal(true),
      v.description(
        'The words are written in capitals; in small letters they are others, so they count only beside a word of the role version.',
      ),
    ),
  ),
  entries: v.pipe(v.array(LexiconEntry), v.minLength(1)),
});
export type LexiconFile = v.InferOutput<typeof LexiconFile>;
