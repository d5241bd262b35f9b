import type { Quality } from '../model/index.ts';
import type { WordFacts } from '../text/lexicon.ts';
import type { Token } from '../text/tokens.ts';

/**
 * How many tokens a query has at most; further ones are dropped. It must be at most 30: `Path.reads` tests a bit of a
 * 32-bit number, and is called for the two tokens before the first and the two behind the last as well. JavaScript takes
 * -1 and -2 as the bits 31 and 30, and 32 as the bit 0.
 */
export const MAX_TOKENS = 30;

/** A token of a query, with the facts about its word and those that depend on its neighbours. */
export interface QueryToken extends Token, WordFacts {
  /** Its roles beside the other tokens, as bits; see `text/roles.ts`. */
  roles: number;
  /** The category of device that it names, alone or in a phrase; `null` for none. */
  category: string | null;
  /** The quality of devices that it asks for, alone or in a phrase; `null` for none. */
  quality: Quality | null;
  /** True if it is part of a phrase of the lexicon: "hong kong". */
  inPhrase: boolean;
  /** True if the same token stands before it. */
  repeated: boolean;
  /**
   * True if it is part of an identifier of an Apple device or of an order number. "iPhone1,2" is the iPhone 3G, not an
   * iPhone 12, and "MTK13LL/A" is not an iPhone 13.
   */
  identifier: boolean;
  /** The names whose spelling in the script of the token is one edit away from it, or two in a long word. */
  misspelt: readonly string[];
  /** The names whose spelling in the script of the token begins with it; empty unless it is the last token. */
  begun: readonly string[];
}

/** A phrase of the lexicon in a query, or a single token. */
export interface Phrase {
  /** Its tokens, joined by a space. */
  text: string;
  /** The first token, and the one after the last. */
  from: number;
  to: number;
  /** Its senses in the lexicon. */
  senses: WordFacts['senses'];
}

/** A query after folding and normalising, with its tokens. */
export interface Query {
  /** The normalised text. The offsets of the tokens refer to it. */
  text: string;
  tokens: QueryToken[];
  /** The text of each token. */
  texts: string[];
  /** Its phrases; `null` until `phrasesOf` has been called. */
  phrases: readonly Phrase[] | null;
  /** True if a letter beside a digit is of another script: "redmi 13с" with a Cyrillic letter. */
  hasForeignLetter: boolean;
  /** True if it is written in Cyrillic, where "эс" is no word, but the name of a letter. */
  isCyrillic: boolean;
  /** True if it has words in Cyrillic or Greek, whose letters folding turns into Latin ones. */
  isElsewhere: boolean;
  /** True if it has no small letter, as codes are written. */
  isCapital: boolean;
  /** True if each token is a number, the name of a well-known brand or line, or a category other than "phone". */
  hasOnlyNames: boolean;
}
