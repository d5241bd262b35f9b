import type { LexiconRole } from '../model/index.ts';

// What a word of the lexicon can be beside a name, as bits.

/** It is no part of a name. */
export const NOISE = 1 << 0;
export const UNIT = 1 << 1;
export const CURRENCY = 1 << 2;
/** An operating system, which a version may follow. */
export const SYSTEM = 1 << 3;
/** A processor, which its number may follow. */
export const CHIP = 1 << 4;
/** A thing or a maker that the data set does not have. */
export const OTHER = 1 << 5;
/** A copy of a device, or a part of one. */
export const COPY = 1 << 6;
/** A word that makers put after a name to name another device: "pro". */
export const SUFFIX = 1 << 7;
/** A word for a category of device. */
export const CATEGORY = 1 << 8;
/** A data plan, or a seller of plans. */
export const PLAN = 1 << 9;
export const REGION = 1 << 10;
/** It asks for the newest device of a line. */
export const NEWEST = 1 << 11;
/** It joins two devices: "or". */
export const CONJUNCTION = 1 << 12;
export const COLOUR = 1 << 13;
/** It asks for all devices of a name: "iphone 15 series". */
export const RANGE = 1 << 14;
/** It belongs to the number of a processor: "8 elite", "G99 Ultimate". */
export const TIER = 1 << 15;
/** It denies what follows: "kein Pro". */
export const NEGATION = 1 << 16;
/** A line or a maker whose name is an everyday word. */
export const EVERYDAY = 1 << 17;
/** A quality that a question may ask for: "rugged". */
export const QUALITY = 1 << 18;
/** A network or a radio, which may name the edition of a device: "Wi-Fi only". */
export const EDITION = 1 << 19;
/** It says that a number is a generation. */
export const OF_GENERATION = 1 << 20;
/** A number beside it is a size, which a few names have: "iPad Pro 11-inch". */
export const INCH = 1 << 21;
/** It says, with other words, which cards a device takes: "two", "tray". */
export const CARD = 1 << 22;
/** A city, or another place that is not a region of sale. */
export const PLACE = 1 << 23;
/** A part of a device that is sold alone, or another thing that bears its name: "motherboard", "wallpaper". */
export const PART = 1 << 24;
/** It announces a count or the number of a thing: "qty", "order no". */
export const LABEL = 1 << 25;

/** The bits of each role of the lexicon; a role without any says nothing about names. */
export const BITS_OF_ROLE: Readonly<Partial<Record<LexiconRole, number>>> = {
  topic: NOISE,
  sim: NOISE,
  card: CARD,
  region: NOISE | REGION,
  'region-code': REGION,
  version: NOISE,
  generation: NOISE | OF_GENERATION,
  negation: NOISE | NEGATION,
  manufacture: NOISE,
  place: NOISE | PLACE,
  travel: NOISE,
  plan: NOISE | PLAN,
  carrier: NOISE,
  network: NOISE | EDITION,
  question: NOISE,
  'function-word': NOISE,
  conjunction: CONJUNCTION,
  range: NOISE | RANGE,
  filler: NOISE,
  trade: NOISE,
  condition: NOISE,
  currency: NOISE | CURRENCY,
  unit: NOISE | UNIT,
  label: NOISE | LABEL,
  inch: NOISE | UNIT | INCH,
  month: NOISE,
  colour: NOISE | COLOUR,
  hardware: NOISE,
  use: NOISE,
  person: NOISE,
  choice: NOISE,
  only: NOISE,
  processor: NOISE | CHIP,
  'processor-tier': TIER,
  system: NOISE | SYSTEM,
  accessory: NOISE | PART,
  part: NOISE | PART,
  category: NOISE | CATEGORY,
  newest: NOISE | NEWEST,
  suffix: SUFFIX,
  counterfeit: COPY,
  'other-thing': OTHER,
  everyday: EVERYDAY,
  quality: QUALITY,
};
