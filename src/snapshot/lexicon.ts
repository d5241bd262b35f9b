import type { LexiconRole } from '../model/index.ts';
import { frontDecode, frontEncode } from './front-coding.ts';
import { HashFilter, hashOf, stepHash } from './hash.ts';
import { BEGINNING, hashOfToken, isStandIn } from './stand-in.ts';

/** What a word or a phrase can mean in a question. */
export interface Sense {
  readonly role: LexiconRole;
  /** A region id, a number, a category or a Latin spelling, depending on the role; `null` if the role needs none. */
  readonly means: string | number | null;
  /**
   * `true` if the words mean something else unless they are written in capitals ("in", "us", "my"). Queries
   * are compared in lower case, so such a sense counts only beside a word of the role `version`.
   */
  readonly capitals: boolean;
}

/** A token of a phrase. */
export interface PhraseToken {
  readonly text: string;
  /** The hash of the text. */
  readonly hash: number;
  /** True if it is of another script than Latin, or the stand-in of such a word. */
  readonly isOther: boolean;
}

/** A sense with all words and phrases that have it. A phrase is its tokens, joined by a space. */
export interface SenseWords extends Sense {
  readonly words: readonly string[];
}

const NONE: readonly Sense[] = [];
/** The roles for which {@link Lexicon.latinWords} lists the words. */
const LISTED = ['generation', 'number', 'number-part'] as const satisfies readonly LexiconRole[];
type ListedRole = (typeof LISTED)[number];
const OTHER_SCRIPT = /[^\0-\x7f]/;
/** The size of the filter of phrases in bits; see {@link HashFilter}. */
const PAIRS = 1 << 16;
const LAST_ASCII = 127;
const SPACE = 32;
/** Separates the words in Latin letters from those of other scripts. */
const BLOCKS = '\n\n';

/**
 * The lexicon: what the words of questions mean. A word is looked up by its token, a phrase by its
 * tokens, joined by a space. In the Latin, Cyrillic and Greek scripts these are folded as names and
 * queries are ("hong kong", "hulle", "chernyi"); in any other script they are stand-ins, or words as
 * `foldLetters` returns them ("国行").
 *
 * The words in Latin letters and those of other scripts are two halves. Each is read at its first lookup. A word of
 * another script is kept as its hash, because a stand-in is nothing more.
 */
export class Lexicon {
  readonly #text: () => string;
  #latin: ReadonlyMap<string, readonly Sense[]> | undefined;
  #other: Others | undefined;
  /** The number of tokens of the longest phrase in Latin letters, by its first token. */
  readonly #longest = new Map<string, number>();
  /** The first two tokens of such phrases. */
  readonly #pairs = new HashFilter(PAIRS);
  readonly #listed = new Map<LexiconRole, string[]>(LISTED.map((role) => [role, []]));

  /** @param text returns the text of {@link lexiconText}; it is called at the first lookup */
  constructor(text: () => string) {
    this.#text = text;
  }

  /**
   * The senses of a word or a phrase, in the order of the roles; empty if it is not in the lexicon. Every call returns
   * the same list.
   *
   * @example lexicon.senses('hong kong') // [{ role: 'region', means: 'hong-kong', capitals: false }]
   */
  senses(phrase: string): readonly Sense[] {
    if (isOfOtherScript(phrase)) return this.#others().senses.get(hashOfPhrase(phrase)) ?? NONE;
    return this.#ofLatin().get(phrase) ?? NONE;
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
    this.#ofLatin();
    if (!isOther && !this.#pairs.mayHold(stepHash(first.hash, next.hash))) return 0;
    const longest = isOther
      ? this.#others().longest.get(hashOfToken(first.text))
      : this.#longest.get(first.text);
    if (longest === undefined) return 0;
    const texts = tokens.slice(i, i + longest).map(({ text }) => text);
    while (texts.length > 1 && this.senses(texts.join(' ')).length === 0) texts.pop();
    return texts.length > 1 ? texts.length : 0;
  }

  /**
   * The length of the longest word that begins with a character; 0 if there is none. Only for scripts that folding
   * does not bring to Latin letters, whose words have no spaces between them.
   */
  longestOf(character: string): number {
    return this.#others().longestOf.get(character.charCodeAt(0)) ?? 0;
  }

  /** The words and phrases in Latin letters that have a role. */
  latinWords(role: ListedRole): readonly string[] {
    this.#ofLatin();
    return this.#listed.get(role)!;
  }

  /** Yields every word of a role with its sense. It reads the whole text: use it for tables that are built once. */
  *words(role: LexiconRole): Generator<readonly [phrase: string, sense: Sense]> {
    for (const block of this.#text().split(BLOCKS)) {
      for (const { words, ...sense } of sensesOf(block, role)) {
        for (const word of words) yield [word, sense];
      }
    }
  }

  #ofLatin(): ReadonlyMap<string, readonly Sense[]> {
    if (this.#latin !== undefined) return this.#latin;
    const all = new Map<string, Sense[]>();
    const text = this.#text();
    for (const { words, ...sense } of sensesOf(text.slice(0, text.indexOf(BLOCKS)))) {
      for (const word of words) {
        push(all, word, sense);
        if (!word.includes(' ')) continue;
        const [first, next] = word.split(' ');
        keepLongest(this.#longest, first!, word);
        this.#pairs.add(hashOfPair(first!, next!));
      }
      this.#listed.get(sense.role)?.push(...words);
    }
    this.#latin = all;
    return all;
  }

  #others(): Others {
    if (this.#other !== undefined) return this.#other;
    const senses = new Map<number, Sense[]>();
    const longest = new Map<number, number>();
    const longestOf = new Map<number, number>();
    const text = this.#text();
    for (const { words, ...sense } of sensesOf(text.slice(text.indexOf(BLOCKS) + BLOCKS.length))) {
      for (const word of words) {
        push(senses, hashOfPhrase(word), sense);
        const c = word.charCodeAt(0);
        if (word.length > (longestOf.get(c) ?? 0)) longestOf.set(c, word.length);
        const space = word.indexOf(' ');
        if (space > 0) keepLongest(longest, hashOf(word, 0, space), word);
      }
    }
    this.#other = { senses, longest, longestOf };
    return this.#other;
  }
}

/** The words that are not in Latin letters. */
interface Others {
  /** The senses by the hash of the word or the phrase. */
  senses: ReadonlyMap<number, readonly Sense[]>;
  /** The number of tokens of the longest phrase, by the hash of its first token. */
  longest: ReadonlyMap<number, number>;
  /** The length of the longest word, by the code of its first character. */
  longestOf: ReadonlyMap<number, number>;
}

function push<K>(map: Map<K, Sense[]>, key: K, sense: Sense): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [sense]);
  else known.push(sense);
}

function keepLongest<K>(longest: Map<K, number>, key: K, phrase: string): void {
  const count = phrase.split(' ').length;
  if (count > (longest.get(key) ?? 1)) longest.set(key, count);
}

const hashOfPair = (first: string, next: string): number => stepHash(hashOf(first), hashOf(next));

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

/** The hash of a token, or of tokens joined by a space. */
function hashOfPhrase(phrase: string): number {
  if (!phrase.includes(' ')) return hashOfToken(phrase);
  const [first, ...more] = phrase.split(' ');
  return more.reduce((hash, token) => stepHash(hash, hashOfToken(token)), hashOfToken(first!));
}

/**
 * Writes the lexicon as a text: first the words in Latin letters, then the others. Each sense has a line with its
 * role, `1` if it needs capitals, its meaning, and its words, front-coded.
 */
export function lexiconText(senses: readonly SenseWords[]): string {
  return [(word: string) => !OTHER_SCRIPT.test(word), (word: string) => OTHER_SCRIPT.test(word)]
    .map((isOfBlock) =>
      senses
        .map((sense) => ({ ...sense, words: sense.words.filter(isOfBlock) }))
        .filter(({ words }) => words.length > 0)
        .map(lineOf)
        .join('\n'),
    )
    .join(BLOCKS);
}

function lineOf({ role, means, capitals, words }: SenseWords): string {
  const meaning = typeof means === 'number' ? `#${means}` : (means ?? '');
  return [role, capitals ? '1' : '', meaning, frontEncode(words)].join('\t');
}

/** Reads the senses of a block of {@link lexiconText}; with `of`, only those of one role. */
function* sensesOf(block: string, of?: LexiconRole): Generator<SenseWords> {
  if (block === '') return;
  for (const line of block.split('\n')) {
    if (of !== undefined && !line.startsWith(`${of}\t`)) continue;
    const [role, capitals, means = '', coded = ''] = line.split('\t');
    yield {
      role: role as LexiconRole,
      means: means === '' ? null : means.startsWith('#') ? Number(means.slice(1)) : means,
      capitals: capitals === '1',
      words: frontDecode(coded),
    };
  }
}
