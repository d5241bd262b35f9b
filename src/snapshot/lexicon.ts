import type { LexiconRole } from '../model/index.ts';
import { HashFilter, hashOf, stepHash } from './hash.ts';
import { shareBeginnings, wordsSharing } from './shared-beginnings.ts';
import { BEGINNING, hashOfToken, isStandIn } from './stand-in.ts';

/** What a word or a phrase can mean in a question. */
export interface Sense {
  readonly role: LexiconRole;
  /** What it stands for: a region id, a number, a category, a Latin spelling; null for nothing. */
  readonly means: string | number | null;
  /**
   * `true` if the words mean something else unless they are written in capitals ("in", "us", "my"). Queries
   * are compared in lower case, so such a sense counts only beside a word of the role `version`.
   */
  readonly capitals: boolean;
}

/** A sense with the words that have it, each as its tokens, joined by a space. */
export interface SenseWords extends Sense {
  readonly words: readonly string[];
}

const NONE: readonly Sense[] = [];
/** The roles of which {@link Lexicon.latinWords} lists the words. */
const LISTED = ['generation', 'number', 'number-part'] as const satisfies readonly LexiconRole[];
type ListedRole = (typeof LISTED)[number];
const OTHER_SCRIPT = /[^\0-\x7f]/;
const PAIRS = 1 << 14;
const LAST_ASCII = 127;
const SPACE = 32;
/** Parts the words of Latin letters from those of other scripts. */
const BLOCKS = '\n\n';

/**
 * The lexicon: what the words of questions mean. A word is looked up by its token, a phrase by its
 * tokens, joined by a space. In the Latin, Cyrillic and Greek scripts these are folded as names and
 * queries are ("hong kong", "hulle", "chernyi"); in any other script they are stand-ins, or words as
 * `foldLetters` returns them ("国行").
 *
 * The words in Latin letters and those of other scripts are two halves. Each is read when its first
 * word is looked up. Of a word of another script only the hash is kept: its stand-in is no more.
 */
export class Lexicon {
  readonly #text: () => string;
  #latin: ReadonlyMap<string, readonly Sense[]> | undefined;
  #other: Others | undefined;
  /** Of phrases in Latin letters: by the first token, how many tokens the longest has. */
  readonly #longest = new Map<string, number>();
  /** Of the first two tokens of such phrases. */
  readonly #pairs = new HashFilter(PAIRS);
  readonly #listed = new Map<LexiconRole, string[]>(LISTED.map((role) => [role, []]));

  /** @param text returns the text of {@link lexiconText}; called when the first word is looked up */
  constructor(text: () => string) {
    this.#text = text;
  }

  /**
   * Everything that a word or a phrase can mean, in the order of the roles; empty if it is not in
   * the lexicon. Every call returns the same list.
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
   * @example lexicon.phraseAt(['pixel', '8', 'hong', 'kong'], 2) // 2
   */
  phraseAt(tokens: readonly string[], i: number): number {
    const [first, next] = [tokens[i], tokens[i + 1]];
    if (first === undefined || next === undefined) return 0;
    const isOther = isOfOtherScript(first) || isOfOtherScript(next);
    this.#ofLatin();
    if (!isOther && !this.#pairs.mayHold(hashOfPair(first, next))) return 0;
    const longest = isOther
      ? this.#others().longest.get(hashOfToken(first))
      : this.#longest.get(first);
    if (longest === undefined) return 0;
    let takes = Math.min(longest, tokens.length - i);
    while (takes > 1 && this.senses(tokens.slice(i, i + takes).join(' ')).length === 0) takes--;
    return takes > 1 ? takes : 0;
  }

  /**
   * The length of the longest word that begins with a character of a script that folding does not
   * bring to Latin letters; 0 if none begins with it.
   */
  longestOf(character: string): number {
    return this.#others().longestOf.get(character.charCodeAt(0)) ?? 0;
  }

  /** The words and phrases of a role in Latin letters. */
  latinWords(role: ListedRole): readonly string[] {
    this.#ofLatin();
    return this.#listed.get(role)!;
  }

  /** Every word of a role with its sense, for tables that are built once. */
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

/** The hashes of the words that are not in Latin letters. */
interface Others {
  senses: ReadonlyMap<number, readonly Sense[]>;
  /** Of phrases: by the hash of the first token, how many tokens the longest has. */
  longest: ReadonlyMap<number, number>;
  /** By the code of the first character, the length of the longest word. */
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

/** Is one of its tokens of another script, or a stand-in for one? */
function isOfOtherScript(phrase: string): boolean {
  let hasSpace = false;
  // Nearly all phrases are a short word: a regular expression takes longer.
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
 * The lexicon as a text: first the words in Latin letters, then the others; a line for each sense,
 * its role, whether it needs capitals, what it means, and its words, which share their beginnings.
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
  return [role, capitals ? '1' : '', meaning, shareBeginnings(words)].join('\t');
}

/** The senses of a block: all, or those of one role. */
function* sensesOf(block: string, of?: LexiconRole): Generator<SenseWords> {
  if (block === '') return;
  for (const line of block.split('\n')) {
    if (of !== undefined && !line.startsWith(`${of}\t`)) continue;
    const [role, capitals, means = '', coded = ''] = line.split('\t');
    yield {
      role: role as LexiconRole,
      means: means === '' ? null : means.startsWith('#') ? Number(means.slice(1)) : means,
      capitals: capitals === '1',
      words: wordsSharing(coded),
    };
  }
}
