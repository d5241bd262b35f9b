import { type LexiconRole, QUALITIES, type Quality } from '../model/index.ts';
import {
  type Lexicon,
  type PhraseToken,
  phraseToken,
  type Sense,
  standInOf,
} from '../snapshot/index.ts';
import { Beginnings } from './beginnings.ts';
import {
  hasDigit,
  isDigits,
  isEsimWord,
  isLetter,
  isNetwork,
  isSimWord,
  yearOf,
} from './characters.ts';
import { Cities } from './cities.ts';
import { Folder } from './fold.ts';
import { Markets } from './markets.ts';
import { Numbers } from './numbers.ts';
import {
  BITS_OF_ROLE,
  CATEGORY,
  EVERYDAY,
  NOISE,
  OF_GENERATION,
  QUALITY,
  SUFFIX,
} from './roles.ts';
import { isOpaque } from './scripts.ts';
import { Spellings } from './spellings.ts';
import { GENERATION } from './tokens.ts';
import { WordCache } from './word-cache.ts';

/** What the search index knows of the words of names. */
export interface KnownNames {
  /** The number of a word of names; -1 if it is in no name. */
  wordOf(word: string): number;
  /** For each word of names: 1 for a word of well-known brands, 2 if it also names a brand or a line, else 0. */
  readonly core: Uint8Array;
  /** True for a word of well-known brands. */
  isNameWord(word: string): boolean;
  /** True for a word that names a well-known brand or line. */
  isLineWord(word: string): boolean;
  /** True for the whole name of a device, its words joined, with or without its brand: "mate20x". */
  isName(joined: string): boolean;
  /** The longer words of names that begin with a text, as a range of numbers: the first, and the one after the last. */
  longerThan(text: string): readonly [number, number];
  /** True for a short form of words of names, and for the first word of a short form of two words. */
  isShortForm(word: string): boolean;
}

/** The plural of a shorter name is rather another word: "mis", "tabs". */
const MIN_SINGULAR = 4;
/** A name of this length is hardly an everyday word, so that its plural names the same devices: "thinkpads". */
const MIN_DISTINCT = 7;

/** The endings of plurals in English. */
const PLURALS = ['s', 'es'];

/** The facts about a token that do not depend on the tokens beside it. */
export interface WordFacts extends PhraseToken {
  /** The token. It is always the same string object, whose hash is computed once. */
  text: string;
  /** Its senses in the lexicon. */
  readonly senses: readonly Sense[];
  /** Its roles in the lexicon, as bits; see `roles.ts`. */
  readonly ownRoles: number;
  /** Its roles in a question, as bits: digits have none, and whatever begins with "sim" is noise. */
  readonly roles: number;
  /** True if it has a digit. */
  readonly numeric: boolean;
  /** True if it consists of digits alone. */
  readonly digits: boolean;
  /** True for a number in words or in Roman numerals. */
  readonly spoken: boolean;
  /** The number that it is in words or Roman numerals, alone or with others; 0 for none. */
  readonly number: number;
  /** True if it may be a number in words, alone or as the first word of a phrase. */
  readonly saysNumber: boolean;
  /** True for a mobile network: "5g". */
  readonly network: boolean;
  /** The year of release that it is, 1999 to 2039; 0 for none. */
  readonly year: number;
  /** True for the stand-in of a word that is neither a name nor in the lexicon. */
  readonly opaque: boolean;
  /** The category of device that it names; `null` for none. */
  readonly category: string | null;
  /** The quality of devices that it asks for; `null` for none. */
  readonly quality: Quality | null;
  /** The letter whose name it is: "s" for "ess"; the empty string for none. */
  readonly letter: string;
  /** The suffix of names that it means in its language, or of which it is the plural: "plus" for "más"; `null` for none. */
  readonly suffix: string | null;
  /** The longer words of names that begin with it: the first, and the one after the last. */
  readonly longer: number;
  readonly longerEnd: number;
  /** True for a short form of words of names, and for the first word of a short form of two words. */
  readonly isShortForm: boolean;
  /** Its number among the words of names; -1 if it is in no name. */
  readonly word: number;
  /** 1 for a word of well-known brands, 2 if it also names a brand or a line, or several of it ("iphones"), else 0. */
  readonly core: number;
  /** The brand or the line of which it is the plural, as a word of names: "iphone" of "iphones"; -1 for none. */
  readonly singular: number;
}

/** The lexicon as the search uses it: what a token or a phrase can be beside a name. */
export class Words {
  readonly lexicon: Lexicon;
  readonly names: KnownNames;
  /** Folds queries. */
  readonly folder: Folder;
  readonly numbers: Numbers;
  readonly #bits = new WordCache((phrase) => this.#computeBits(phrase));
  readonly #facts = new WordCache((token) => this.#factsOf(token, false));
  readonly #factsElsewhere = new WordCache((token) => this.#factsOf(token, true));
  #generations: Beginnings | undefined;
  #cities: Cities | undefined;
  #markets: Markets | undefined;

  constructor(lexicon: Lexicon, names: KnownNames) {
    this.lexicon = lexicon;
    this.names = names;
    this.folder = new Folder(new Spellings(lexicon), lexicon);
    this.numbers = new Numbers(lexicon);
  }

  /** The words for regions, to find them misspelt. */
  get markets(): Markets {
    this.#markets ??= new Markets(this.lexicon);
    return this.#markets;
  }

  /** The roles of a token or a phrase, as bits; 0 if it is not in the lexicon. */
  bitsOf(phrase: string): number {
    return this.#bits.of(phrase);
  }

  #computeBits(phrase: string, senses = this.lexicon.senses(phrase)): number {
    let bits = 0;
    for (const { role, means } of senses) {
      bits |= BITS_OF_ROLE[role] ?? 0;
      // "Two" may be part of a name, unless names are not written in its script. "Tray" never is.
      if (role === 'card' && (means !== 'two' || isOpaque(phrase))) bits |= NOISE;
    }
    return bits;
  }

  /**
   * The facts about a token. Every call for the same token returns the same object while it is cached.
   *
   * @param isElsewhere true in a text of another alphabet than Latin; see `Lexicon.sensesIn`
   */
  factsOf(token: string, isElsewhere: boolean): WordFacts {
    return (isElsewhere ? this.#factsElsewhere : this.#facts).of(token);
  }

  #factsOf(token: string, isElsewhere: boolean): WordFacts {
    const numeric = hasDigit(token);
    const digits = isDigits(token);
    const network = isNetwork(token);
    const word = this.names.wordOf(token);
    const senses = this.#sensesOf(token, word, isElsewhere);
    const bits = this.#computeBits(token, senses);
    const isTopic = network || isEsimWord(token) || isSimWord(token);
    const one = word < 0 && bits === 0 ? this.#singularOf(token) : -1;
    const named = Math.max(word, one);
    const core = named < 0 ? 0 : this.names.core[named]!;
    // "mini" and "flip" are parts of names.
    const saysQuality = (bits & QUALITY) !== 0 && core === 0;
    const roles = (digits ? 0 : bits) | (isTopic || saysQuality ? NOISE : 0);
    const [longer, longerEnd] = this.names.longerThan(token);
    const { hash, isOther } = phraseToken(token);
    const number = numeric ? 0 : this.numbers.of(token);
    return {
      text: token,
      hash,
      isOther,
      senses,
      ownRoles: bits,
      roles,
      numeric,
      digits,
      spoken: number > 1 && this.numbers.isWord(token),
      number,
      saysNumber: number > 0 || (!numeric && this.numbers.mayBeginPhrase(token)),
      network,
      year: yearOf(token),
      opaque: !numeric && isOpaque(token) && bits === 0,
      category: (roles & CATEGORY) === 0 ? null : this.categoryOf(token),
      quality: (roles & QUALITY) === 0 ? null : this.qualityOf(token),
      letter: meaningIn(senses, 'letter-name') ?? '',
      suffix: meaningIn(senses, 'suffix-word') ?? this.#singularSuffix(token),
      longer,
      longerEnd,
      isShortForm: this.names.isShortForm(token),
      word,
      core,
      singular: one,
    };
  }

  #sensesOf(token: string, word: number, isElsewhere: boolean): readonly Sense[] {
    const senses = this.lexicon.sensesIn(token, isElsewhere);
    if (senses.length > 0 || word >= 0) return senses;
    this.#cities ??= new Cities(this.lexicon);
    return this.#cities.sensesOf(token);
  }

  /** The brand or line of a plural: "iphone" of "iphones"; -1 for none. "Pixels" and "edges" are everyday words. */
  #singularOf(token: string): number {
    const one = token.slice(0, -1);
    const isPlural = token.endsWith('s') && one.length >= MIN_SINGULAR;
    if (!isPlural || (this.bitsOf(one) & (EVERYDAY | NOISE)) !== 0) return -1;
    const isName = one.length >= MIN_DISTINCT || this.names.isLineWord(one);
    return isName ? this.names.wordOf(one) : -1;
  }

  /** The suffix of which a token is the plural: "pro" of "pros", "max" of "maxes"; `null` for none. */
  #singularSuffix(token: string): string | null {
    const ending = PLURALS.find(
      (one) => token.endsWith(one) && (this.bitsOf(token.slice(0, -one.length)) & SUFFIX) !== 0,
    );
    return ending === undefined ? null : token.slice(0, -ending.length);
  }

  /** The category of device that a token or a phrase names; `null` for none. */
  categoryOf(text: string): string | null {
    return meaningIn(this.lexicon.senses(text), 'category');
  }

  /** The quality of devices that a token or a phrase asks for; `null` for none. */
  qualityOf(text: string): Quality | null {
    const means = this.lexicon.sense(text, 'quality')?.means;
    return QUALITIES.find((quality) => quality === means) ?? null;
  }

  /** True if a folded text has a word for a generation. */
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

  /** True for a word that means "generation", or for the beginning of the English one: "gen". */
  isOfGeneration(word: string): boolean {
    const isBegun = word.length > 2 && GENERATION.startsWith(word);
    return isBegun || (this.bitsOf(word) & OF_GENERATION) !== 0;
  }

  /** The number of tokens of the longest phrase that begins at `i`; 0 if none does. */
  phraseAt(tokens: readonly PhraseToken[], i: number): number {
    return this.lexicon.phraseAt(tokens, i);
  }
}

/** What a word means in a role; `null` for nothing. */
function meaningIn(senses: readonly Sense[], role: LexiconRole): string | null {
  for (const { role: own, means } of senses)
    if (own === role && typeof means === 'string') return means;
  return null;
}
