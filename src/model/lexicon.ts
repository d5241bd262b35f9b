import * as v from 'valibot';
import { Line } from './text.ts';

/** The roles that a word can have in a question. `data/lexicon/<role>.json` has the words of a role. */
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
  'label',
  'colour',
  'hardware',
  'processor',
  'system',
  'accessory',
  'part',
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
  'only',
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
  'temperature',
  'time',
  'count',
] as const;
export type Measure = (typeof MEASURES)[number];

/**
 * What a word of the role `network` says about the edition of a device. `cellular`: it has a modem. `wifi`: it
 * has none. `gps`: a watch without one; tablets with a modem have GPS as well. `none`: a laptop without one; those with a
 * modem have Wi-Fi as well.
 */
export const EDITION_WORDS = ['cellular', 'wifi', 'gps', 'none'] as const;
export type EditionWord = (typeof EDITION_WORDS)[number];
/** What a text says about the edition; `none`: a modem is denied; `tray`: it takes no card. */
export type EditionSaid = EditionWord | 'tray';

/**
 * What a word of the role `card` says about the cards that a device takes. `two` beside `physical`, `nano` or
 * `tray`, or `both` alone: it takes two cards. So do `sides` beside a tray, or behind two cards.
 */
export const CARD_WORDS = ['two', 'physical', 'nano', 'tray', 'both', 'sides'] as const;

/**
 * What a word of the role `version` says about a sale. `sale`: the unit was bought or brought. `verb`: the
 * same, but a short word beside it is no country's code ("bought my"). `late`: the same in a language in which the word
 * stands behind the device. `origin`: where the unit came from.
 * `there`: it was bought in the place that the text names. `code`: beside it a code of three letters is the market of
 * the firmware ("CSC TGY"). `label`: it says a version before a colon alone ("country: CN"). The words of
 * {@link SELLER_WORDS} say nothing of a region.
 */
export const SALE_WORDS = [
  'sale',
  'late',
  'verb',
  'origin',
  'there',
  'code',
  'label',
  'seller',
  'seller-behind',
  'of',
  'of-behind',
] as const;

/**
 * What a word beside a carrier says, so that it is the one that sold the unit. `seller`: it stands on either side
 * ("Sprint branded", "locked to AT&T"). `seller-behind`: right behind the carrier ("the docomo one"). `of`: between the
 * device and the carrier ("S20 de Sprint"). `of-behind`: between the carrier and the device ("ドコモのGalaxy S21").
 */
export const SELLER_WORDS: readonly string[] = ['seller', 'seller-behind', 'of', 'of-behind'];

/**
 * What a word of the role `part` says of a part beside a device. `program`: a device runs in it. `mended`: an owner had
 * the part repaired, so that the text is about the device. `ahead`: it counts only before the name ("SIM tray iPhone
 * 13"). `for`: it counts only if a word that `fits` leads to the name ("battery for iPhone 12"), or one that `fits-behind` it
 * ("iPhone 12 için batarya"). `with` and `with-behind`: the part or the accessory after or before the word is sold with the
 * device ("iPhone 12 incl. case"). `chip`: it is the chip that holds an eSIM.
 */
export const PART_WORDS = [
  'program',
  'mended',
  'ahead',
  'for',
  'fits',
  'fits-behind',
  'with',
  'with-behind',
  'chip',
] as const;

/**
 * What a word of the role `other-thing` says. `service`: no eSIM is for it, because it is an app or a word that phones have as
 * well ("camera"). `image`: it only shows a device or held one ("poster", "empty box").
 */
export const THING_WORDS = ['service', 'image'] as const;

/**
 * What a word of the role `choice` says if a text names several devices. `left` and `taken` are about the
 * device after the word, `left-behind` and `taken-behind` about the one before it: it was given up or never
 * bought, or it is the one in use. `mends` takes back the device before the word for the one after it ("I meant"),
 * `mends-behind` also stands behind that one. `own`: the device after the word is that of the one who asks. `both`: all
 * of them are meant. `swaps`: the device after the word is offered for another one; an advertisement is about both, but a
 * question about eSIM is about the other. `old`: the device beside the word is an old one.
 * `lacks` and `lacks-behind`: the one who asks does not have the device after or before the word. `other`: a device that the
 * text does not name, "another phone". `signed` and `signed-behind`: the device after or before the word wrote the
 * message, "sent from my". `aside` and `aside-behind`: it is only mentioned, if the text names no other: "an alternative to".
 */
export const CHOICE_WORDS = [
  'left',
  'left-behind',
  'taken',
  'taken-behind',
  'mends',
  'mends-behind',
  'own',
  'both',
  'swaps',
  'old',
  'lacks',
  'lacks-behind',
  'other',
  'signed',
  'signed-behind',
  'aside',
  'aside-behind',
] as const;
export type ChoiceWord = (typeof CHOICE_WORDS)[number];

/** Words of one language with the same meaning. */
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
