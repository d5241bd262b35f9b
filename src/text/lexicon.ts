import { type LexiconRole, QUALITIES, type Quality } from '../model/index.ts';
import { type Lexicon, standInOf } from '../snapshot/index.ts';
import { Beginnings } from './beginnings.ts';
import { Folder } from './fold.ts';
import { Numbers } from './numbers.ts';
import { isOpaque } from './scripts.ts';
import { Spellings } from './spellings.ts';
import { GENERATION, hasDigit, isDigits, isLetter, isNetwork, yearOf } from './tokens.ts';
import { WordCache } from './word-cache.ts';

/** It says nothing of a name. */
export const NOISE = 1;
export const UNIT = 2;
export const CURRENCY = 4;
/** An operating system: a version follows. */
export const SYSTEM = 8;
/** A processor: its numbers follow. */
export const CHIP = 16;
/** A thing or a maker that is none of ours. */
export const OTHER = 32;
/** A copy of a device, or a part of one. */
export const COPY = 64;
/** A word that makers put after a name to make it another device's. */
export const SUFFIX = 128;
/** A word for a kind of device. */
export const CATEGORY = 256;
/** A data plan, or who sells them. */
export const PLAN = 512;
export const REGION = 1024;
/** It says of a number that it is a generation. */
export const OF_GENERATION = 1048576;
/** A number beside it is a size, which a few names have: "iPad Pro 11-inch". */
export const INCH = 2097152;
/** It asks for the newest of a line. */
export const NEWEST = 2048;

export const COLOUR = 8192;
/** It asks for all devices of a name: "iphone 15 series". */
export const RANGE = 16384;
/** It joins two devices: "or". */
export const CONJUNCTION = 4096;

/** It belongs to the number of a processor: "8 elite", "G99 Ultimate". */
export const TIER = 32768;

/** It denies what follows: "kein Pro". */
export const NEGATION = 65536;

/** A line or a maker whose name is an everyday word. */
export const EVERYDAY = 131072;

/** A quality that a question may ask of devices: "rugged". */
export const QUALITY = 262144;

/** A network or a radio, which may name the edition of a device: "Wi-Fi only". */
export const EDITION = 524288;

/** It says which cards a device takes, beside others: "two", "tray". */
export const CARD = 4194304;

/** A city, or another place that is no region of sale. */
export const PLACE = 8388608;

/** What the roles of the lexicon are to a name. */
const BITS: Partial<Record<LexiconRole, number>> = {
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
  inch: NOISE | UNIT | INCH,
  month: NOISE,
  colour: NOISE | COLOUR,
  hardware: NOISE,
  use: NOISE,
  processor: NOISE | CHIP,
  'processor-tier': TIER,
  system: NOISE | SYSTEM,
  accessory: NOISE,
  category: NOISE | CATEGORY,
  newest: NOISE | NEWEST,
  suffix: SUFFIX,
  counterfeit: COPY,
  'other-thing': OTHER,
  everyday: EVERYDAY,
  quality: QUALITY,
};

/** Which words of names people know. */
export interface KnownNames {
  /** The number of a word among the words of names; -1 where no name holds it. */
  wordOf(word: string): number;
  /** How well known a word of names is, by its number: 2 where it names a brand or a line. */
  readonly core: Uint8Array;
  /** Is it a word of names that people know? */
  isNameWord(word: string): boolean;
  /** Does it name a brand or a line that people know? */
  isLineWord(word: string): boolean;
  /** The longer words of names that begin with a text: their numbers are from the first up to the second. */
  longerThan(text: string): readonly [number, number];
  /** Is it a short form of words of names, or does one of two words begin with it? */
  isShortForm(word: string): boolean;
}

/** What is known of a token by itself, whatever is beside it. */
export interface WordFacts {
  /** The token itself: every look at it gives this one string, of which the hash is known. */
  text: string;
  /** Its roles in the lexicon, as bits. */
  readonly ownRoles: number;
  /** Those that it has in a question: digits have none, and all that begins with "sim" is the topic. */
  readonly roles: number;
  readonly numeric: boolean;
  /** Nothing but digits. */
  readonly digits: boolean;
  /** A number in words, or in Roman numerals. */
  readonly spoken: boolean;
  /** The number that it says in words or Roman numerals, alone or beside others; 0 for none. */
  readonly number: number;
  /** May it say a number, alone or as the first word of a phrase? */
  readonly saysNumber: boolean;
  readonly network: boolean;
  /** The year that it names; 0 for none. */
  readonly year: number;
  /** A stand-in for a word that no table of scripts knows. */
  readonly opaque: boolean;
  /** The kind of device that it says; null for none. */
  readonly category: string | null;
  /** The quality of devices that it asks for; null for none. */
  readonly quality: Quality | null;
  /** The letter whose name it is; empty for none. */
  readonly letter: string;
  /** The suffix of names that it is in its language; null for none. */
  readonly suffix: string | null;
  /** The longer words of names that begin with it: their numbers are from the first up to the second. */
  readonly longer: number;
  readonly longerEnd: number;
  /** Is it a short form of words of names, or does one of two words begin with it? */
  readonly isShortForm: boolean;
  /** Its number among the words of names; -1 where no name holds it. */
  readonly word: number;
  /** 1 for a word of brands that people carry; 2 where it also names a brand or a line. */
  readonly core: number;
}

/** The lexicon as the search asks it: what a token is to a name. */
export class Words {
  readonly lexicon: Lexicon;
  readonly names: KnownNames;
  /** Folds queries. */
  readonly folder: Folder;
  readonly numbers: Numbers;
  readonly #bits = new WordCache((phrase) => this.#computeBits(phrase));
  readonly #facts = new WordCache((token) => this.#factsOf(token));
  #generations: Beginnings | undefined;

  constructor(lexicon: Lexicon, names: KnownNames) {
    this.lexicon = lexicon;
    this.names = names;
    this.folder = new Folder(new Spellings(lexicon), lexicon);
    this.numbers = new Numbers(lexicon);
  }

  /** What a token or a phrase says beside a device, as bits; 0 where it is not in the lexicon. */
  bitsOf(phrase: string): number {
    return this.#bits.of(phrase);
  }

  #computeBits(phrase: string): number {
    let bits = 0;
    for (const { role, means } of this.lexicon.senses(phrase)) {
      bits |= BITS[role] ?? 0;
      // A number may be of a name, unless no name is in its script; a tray is of none.
      if (role === 'card' && (means !== 'two' || isOpaque(phrase))) bits |= NOISE;
    }
    return bits;
  }

  /** What is known of a token by itself. */
  factsOf(token: string): WordFacts {
    return this.#facts.of(token);
  }

  #factsOf(token: string): WordFacts {
    const numeric = hasDigit(token);
    const digits = isDigits(token);
    const network = isNetwork(token);
    const bits = this.#computeBits(token);
    const isTopic = network || token.startsWith('esim') || token.startsWith('sim');
    const word = this.names.wordOf(token);
    const core = word < 0 ? 0 : this.names.core[word]!;
    // "mini" and "flip" are parts of names.
    const saysQuality = (bits & QUALITY) !== 0 && core === 0;
    const roles = (digits ? 0 : bits) | (isTopic || saysQuality ? NOISE : 0);
    const [longer, longerEnd] = this.names.longerThan(token);
    const number = numeric ? 0 : this.numbers.of(token);
    return {
      text: token,
      ownRoles: bits,
      roles,
      numeric,
      digits,
      spoken: !numeric && this.numbers.isWord(token),
      number,
      saysNumber: number > 0 || (!numeric && this.numbers.mayBeginPhrase(token)),
      network,
      year: yearOf(token),
      opaque: !numeric && isOpaque(token) && bits === 0,
      category: (roles & CATEGORY) === 0 ? null : this.categoryOf(token),
      quality: (roles & QUALITY) === 0 ? null : this.qualityOf(token),
      letter: this.#meaningOf(token, 'letter-name') ?? '',
      suffix: this.#meaningOf(token, 'suffix-word'),
      longer,
      longerEnd,
      isShortForm: this.names.isShortForm(token),
      word,
      core,
    };
  }

  /** The kind of device that a token says; null for none. */
  categoryOf(text: string): string | null {
    return this.#meaningOf(text, 'category');
  }

  /** The quality of devices that a token or a phrase asks for; null for none. */
  qualityOf(text: string): Quality | null {
    const means = this.lexicon.sense(text, 'quality')?.means;
    return QUALITIES.find((quality) => quality === means) ?? null;
  }

  #meaningOf(text: string, role: LexiconRole): string | null {
    const means = this.lexicon.sense(text, role)?.means;
    return typeof means === 'string' ? means : null;
  }

  /** Says a text, folded, a word for a generation? */
  saysGeneration(text: string): boolean {
    this.#generations ??= new Beginnings([
      GENERATION,
      standInOf(''),
      ...this.lexicon.latinWords('generation'),
    ]);
    for (let i = 0; i < text.length; i++) {
      if ((i > 0 && isLetter(text.charCodeAt(i - 1))) || !this.#generations.has(text, i)) continue;
      let end = i + 2;
      while (end < text.length && isLetter(text.charCodeAt(end))) end++;
      if (this.isOfGeneration(text.slice(i, end))) return true;
    }
    return false;
  }

  /** Is it a word for a generation? */
  isOfGeneration(word: string): boolean {
    return word === GENERATION || (this.bitsOf(word) & OF_GENERATION) !== 0;
  }

  /** How many tokens the longest phrase takes that begins at `i`; 0 where none does. */
  phraseAt(tokens: readonly string[], i: number): number {
    return this.lexicon.phraseAt(tokens, i);
  }
}
