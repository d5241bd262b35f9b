import type { LexiconRole } from '../model/index.ts';
import type { Container, SectionData } from './container.ts';
import { hashOf } from './hash.ts';
import {
  type Sense,
  SenseTable,
  type SenseWords,
  type StoredSenses,
  storedSenses,
} from './sense-table.ts';
import { BEGINNING, hashOfToken, isStandIn } from './stand-in.ts';

/** A token of a phrase. */
export interface PhraseToken {
  readonly text: string;
  /** The hash of the text. */
  readonly hash: number;
  /** True if it is of another script than Latin, or the stand-in of such a word. */
  readonly isOther: boolean;
}

/** A lexicon as a snapshot stores it: the words in Latin letters, and those of other scripts. */
export interface StoredLexicon {
  latin: StoredSenses;
  other: StoredSenses;
}

/** The roles for which {@link Lexicon.latinWords} lists the words. */
type ListedRole = 'generation' | 'number' | 'number-part' | 'suffix';
const OTHER_SCRIPT = /[^\0-\x7f]/;
const LAST_ASCII = 127;
const SPACE = 32;

/**
 * The lexicon: what the words of questions mean. A word is looked up by its token, a phrase by its
 * tokens, joined by a space. In the Latin, Cyrillic and Greek scripts these are folded as names and
 * queries are ("hong kong", "hulle", "chernyi"); in any other script they are stand-ins, or words as
 * `foldLetters` returns them ("国行").
 *
 * The words in Latin letters and those of other scripts are two halves. Each is read at its first lookup. A word of
 * another script is known by its hash, because a stand-in is nothing more.
 */
export class Lexicon {
  readonly #stored: () => StoredLexicon;
  #ofLatin: SenseTable | undefined;
  #ofOther: SenseTable | undefined;

  /** @param stored returns what {@link storedLexicon} made; it is called at the first lookup in each half */
  constructor(stored: () => StoredLexicon) {
    this.#stored = stored;
  }

  get #latin(): SenseTable {
    this.#ofLatin ??= new SenseTable(this.#stored().latin, false);
    return this.#ofLatin;
  }

  get #other(): SenseTable {
    this.#ofOther ??= new SenseTable(this.#stored().other, true);
    return this.#ofOther;
  }

  /**
   * The senses of a word or a phrase, in the order of the roles; empty if it is not in the lexicon. Every call returns
   * the same list.
   *
   * @example lexicon.senses('hong kong') // [{ role: 'region', means: 'hong-kong', isLatin: false }]
   */
  senses(phrase: string): readonly Sense[] {
    return (isOfOtherScript(phrase) ? this.#other : this.#latin).senses(phrase);
  }

  /**
   * The same in a text.
   *
   * @param isElsewhere true if the text is written in another alphabet than Latin; see {@link Sense.isLatin}
   */
  sensesIn(phrase: string, isElsewhere: boolean): readonly Sense[] {
    const senses = this.senses(phrase);
    return isElsewhere && senses.some(isLatin) ? senses.filter((own) => !isLatin(own)) : senses;
  }

  /** The sense of a word or a phrase in one role; `undefined` if it has none. */
  sense(phrase: string, role: LexiconRole): Sense | undefined {
    for (const sense of this.senses(phrase)) if (sense.role === role) return sense;
    return undefined;
  }

  /**
   * The number of tokens of the longest phrase that begins with the token at `i`; 0 if the token
   * begins no phrase of two words or more.
   *
   * @example lexicon.phraseAt(['pixel', '8', 'hong', 'kong'].map(phraseToken), 2) // 2
   */
  phraseAt(tokens: readonly PhraseToken[], i: number): number {
    const [first, next] = [tokens[i], tokens[i + 1]];
    if (first === undefined || next === undefined) return 0;
    const isOther = first.isOther || next.isOther;
    if (!isOther && !this.#latin.mayBegin(first.hash, next.hash)) return 0;
    const longest = isOther
      ? this.#other.longest(hashOfToken(first.text))
      : this.#latin.longest(first.hash);
    if (longest === 0) return 0;
    const texts = tokens.slice(i, i + longest).map(({ text }) => text);
    while (texts.length > 1 && this.senses(texts.join(' ')).length === 0) texts.pop();
    return texts.length > 1 ? texts.length : 0;
  }

  /**
   * The length of the longest word that begins with a character; 0 if there is none. Only for scripts that folding
   * does not bring to Latin letters, whose words have no spaces between them.
   */
  longestOf(character: string): number {
    return this.#other.longestOf(character.charCodeAt(0));
  }

  /** The words and phrases in Latin letters that have a role. */
  latinWords(role: ListedRole): readonly string[] {
    return [...this.#latin.words(role)].map(([phrase]) => phrase);
  }

  /** Yields every word of a role with its sense. It decodes each of them: use it for tables that are built once. */
  *words(role: LexiconRole): Generator<readonly [phrase: string, sense: Sense]> {
    yield* this.#latin.words(role);
    yield* this.#other.words(role);
  }
}

const isLatin = (sense: Sense): boolean => sense.isLatin;

/** A token with what {@link Lexicon.phraseAt} needs of it, which is computed once for each word. */
export const phraseToken = (text: string): PhraseToken => ({
  text,
  hash: hashOf(text),
  isOther: isOfOtherScript(text),
});

/** True if a token of the phrase is of another script, or is a stand-in. */
function isOfOtherScript(phrase: string): boolean {
  let hasSpace = false;
  // Nearly all phrases are one short word, for which a regular expression takes longer.
  for (let i = 0; i < phrase.length; i++) {
    const c = phrase.charCodeAt(i);
    if (c > LAST_ASCII) return true;
    hasSpace ||= c === SPACE;
  }
  return hasSpace
    ? phrase.includes(BEGINNING) && phrase.split(' ').some(isStandIn)
    : isStandIn(phrase);
}

/** Writes senses for a {@link Lexicon}. */
export function storedLexicon(senses: readonly SenseWords[]): StoredLexicon {
  const half = (isOfHalf: (word: string) => boolean): StoredSenses =>
    storedSenses(
      senses
        .map((sense) => ({ ...sense, words: sense.words.filter(isOfHalf) }))
        .filter(({ words }) => words.length > 0),
    );
  return {
    latin: half((word) => !OTHER_SCRIPT.test(word)),
    other: half((word) => OTHER_SCRIPT.test(word)),
  };
}

/** The sections of a snapshot for a lexicon. */
export const lexiconSections = ({ latin, other }: StoredLexicon): Record<string, SectionData> => ({
  'lexicon.latinSenses': latin.senses,
  'lexicon.latinWords': latin.words,
  'lexicon.otherSenses': other.senses,
  'lexicon.otherWords': other.words,
});

/** Reads the sections of {@link lexiconSections}. */
export const lexiconIn = (container: Container): Lexicon =>
  new Lexicon(() => ({
    latin: {
      senses: container.text('lexicon.latinSenses'),
      words: container.u8('lexicon.latinWords'),
    },
    other: {
      senses: container.text('lexicon.otherSenses'),
      words: container.u8('lexicon.otherWords'),
    },
  }));
