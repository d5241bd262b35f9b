import type { LexiconRole } from '../model/index.ts';
import { ownerOf } from './bisect.ts';
import { asBytes, frontDecodeBytes, frontEncodeBytes } from './front-coding.ts';
import { HashFilter, hashOf, stepHash } from './hash.ts';
import { HashChains } from './hash-chains.ts';
import { BEGINNING, hashOfToken } from './stand-in.ts';
import { starts } from './string-table.ts';
import { textOf, type WordBytes } from './word-bytes.ts';

/** What a word or a phrase can mean in a question. */
export interface Sense {
  readonly role: LexiconRole;
  /** A region id, a number, a category or a Latin spelling, depending on the role; `null` if the role needs none. */
  readonly means: string | number | null;
  /**
   * True if the words have the sense only in Latin letters. In a text of another alphabet the same letters write another
   * word: "nee" is a "no" in Dutch and "her" in Russian.
   */
  readonly isLatin: boolean;
}

/** A sense with all words and phrases that have it. A phrase is its tokens, joined by a space. */
export interface SenseWords extends Sense {
  readonly words: readonly string[];
}

/** Senses as a snapshot stores them. */
export interface StoredSenses {
  /** For each sense a line with its role, `1` if it needs Latin letters, its meaning, and how many words it has. */
  senses: string;
  /** The words of all senses, front-coded. */
  words: Uint8Array;
}

const NONE: readonly Sense[] = [];
/** The size of the filter of phrases in bits; see {@link HashFilter}. */
const PAIRS = 1 << 16;
const SPACE = 32;
/** The base of the hash of a phrase. With that of a word, "ab aa" would have the hash of "aa ba". */
const OF_PHRASE = 0x9e3779b1;

/**
 * Words with their senses. A hash leads to the bytes of a word, so that a start makes no object per word.
 */
export class SenseTable {
  readonly #senses: readonly Sense[];
  /** Sense `s` has the words `#starts[s]` to `#starts[s + 1] - 1`. */
  readonly #starts: Uint32Array;
  readonly #words: WordBytes;
  readonly #isHashEnough: boolean;
  /** The hash of each word by {@link hashOfPhrase}. */
  readonly #hashes: Int32Array;
  readonly #chains: HashChains;
  /** The senses that were looked up, by the first word that has them. */
  readonly #found = new Map<number, readonly Sense[]>();
  /** The number of tokens of the longest phrase, by the hash of its first token. */
  readonly #longest = new Map<number, number>();
  /** The first two tokens of the phrases. */
  readonly #pairs = new HashFilter(PAIRS);
  #longestOf: ReadonlyMap<number, number> | undefined;

  /** @param isHashEnough true if a word is known by its hash alone, as stand-ins are */
  constructor(stored: StoredSenses, isHashEnough: boolean) {
    const lines = stored.senses === '' ? [] : stored.senses.split('\n');
    const counts = new Uint32Array(lines.length);
    this.#senses = lines.map((line, i) => {
      const [role, latin, means = '', count] = line.split('\t');
      counts[i] = Number(count);
      return {
        role: role as LexiconRole,
        means: means === '' ? null : means.startsWith('#') ? Number(means.slice(1)) : means,
        isLatin: latin === '1',
      };
    });
    this.#starts = starts(counts);
    this.#words = frontDecodeBytes(stored.words);
    this.#isHashEnough = isHashEnough;
    const size = this.#words.ends.length;
    this.#hashes = new Int32Array(size);
    this.#chains = new HashChains(size);
    // Backwards, so that the first of several comes first.
    for (let word = size - 1; word >= 0; word--) {
      const hash = this.#readPhrase(word);
      this.#hashes[word] = hash;
      this.#chains.add(word, hash);
    }
  }

  /** The senses of a word or a phrase, in their order; every call returns the same list. */
  senses(phrase: string): readonly Sense[] {
    const hash = hashOfPhrase(phrase);
    const first = this.#wordFrom(this.#chains.first(hash), hash, phrase);
    if (first < 0) return NONE;
    let found = this.#found.get(first);
    if (found === undefined) {
      const all: Sense[] = [];
      for (let word = first; word >= 0; ) {
        all.push(this.#senses[ownerOf(this.#starts, word)]!);
        word = this.#wordFrom(this.#chains.after(word), hash, phrase);
      }
      found = all;
      this.#found.set(first, found);
    }
    return found;
  }

  /** The number of tokens of the longest phrase that begins with a token of this hash; 0 if there is none. */
  longest(hash: number): number {
    return this.#longest.get(hash) ?? 0;
  }

  /** False if certainly no phrase begins with two tokens of these hashes. */
  mayBegin(first: number, second: number): boolean {
    return this.#pairs.mayHold(joinHash(first, second));
  }

  /** The length of the longest word that begins with a character, given by its code; 0 if there is none. */
  longestOf(character: number): number {
    this.#longestOf ??= this.#readLengths();
    return this.#longestOf.get(character) ?? 0;
  }

  /** Yields the words of a role with their senses. */
  *words(role: LexiconRole): Generator<readonly [phrase: string, sense: Sense]> {
    for (const [i, sense] of this.#senses.entries()) {
      if (sense.role !== role) continue;
      for (let word = this.#starts[i]!; word < this.#starts[i + 1]!; word++)
        yield [this.#at(word), sense];
    }
  }

  #at(word: number): string {
    const { bytes, starts: begins, ends } = this.#words;
    return textOf(bytes, begins[word]!, ends[word]!);
  }

  /** The first word of a chain, from one of its words on, that is a phrase; -1 if none is. */
  #wordFrom(start: number, hash: number, phrase: string): number {
    for (let word = start; word >= 0; word = this.#chains.after(word)) {
      if (this.#hashes[word] !== hash) continue;
      if (this.#isHashEnough || this.#is(word, phrase)) return word;
    }
    return -1;
  }

  /** True if a word of ASCII characters is a text. */
  #is(word: number, text: string): boolean {
    const { bytes, starts: begins, ends } = this.#words;
    const from = begins[word]!;
    if (ends[word]! - from !== text.length) return false;
    for (let i = 0; i < text.length; i++) if (bytes[from + i] !== text.charCodeAt(i)) return false;
    return true;
  }

  /** Notes how a phrase begins, and returns its hash. It reads bytes, because a text per word takes longer. */
  #readPhrase(word: number): number {
    const { bytes, starts: begins, ends } = this.#words;
    const end = ends[word]!;
    let [whole, first, tokens, hash] = [0, 0, 1, 0];
    for (let at = begins[word]!; at < end; at += widthOf(bytes[at]!)) {
      if (bytes[at] === SPACE) {
        if (tokens === 1) first = hash;
        whole = tokens === 1 ? hash : joinHash(whole, hash);
        if (tokens++ === 2) this.#pairs.add(whole);
        hash = 0;
      } else {
        const point = pointAt(bytes, at);
        const isPair = point >= PAIRED;
        hash = stepHash(hash, isPair ? highOf(point) : point);
        if (isPair) hash = stepHash(hash, LOW + ((point - PAIRED) & 0x3ff));
      }
    }
    if (tokens === 1) return hash;
    whole = joinHash(whole, hash);
    if (tokens === 2) this.#pairs.add(whole);
    if (tokens > this.longest(first)) this.#longest.set(first, tokens);
    return whole;
  }

  #readLengths(): ReadonlyMap<number, number> {
    const { bytes, starts: begins, ends } = this.#words;
    const longest = new Map<number, number>();
    for (let word = 0; word < ends.length; word++) {
      const point = pointAt(bytes, begins[word]!);
      const c = point >= PAIRED ? highOf(point) : point;
      let length = 0;
      for (let at = begins[word]!; at < ends[word]!; at += widthOf(bytes[at]!))
        length += widthOf(bytes[at]!) > 3 ? 2 : 1;
      if (length > (longest.get(c) ?? 0)) longest.set(c, length);
    }
    return longest;
  }
}

// The characters of a word as JavaScript has them, UTF-16. To read them from UTF-8 takes less time than a text per word.
/** The first code point that takes two code units. */
const PAIRED = 0x10000;
const LOW = 0xdc00;
const highOf = (point: number): number => 0xd800 + ((point - PAIRED) >> 10);

/** How many bytes of UTF-8 a character takes, by its first byte. */
const widthOf = (first: number): number =>
  first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;

/** The code point of the character that begins at a byte of UTF-8. */
function pointAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at]!;
  const width = widthOf(first);
  let point = width === 1 ? first : first & (0xff >> (width + 1));
  for (let i = 1; i < width; i++) point = (point << 6) | (bytes[at + i]! & 0x3f);
  return point;
}

/** The hash of a phrase with one more token. */
const joinHash = (phrase: number, token: number): number =>
  (Math.imul(phrase, OF_PHRASE) + token) | 0;

/** The hash of a token, or of tokens joined by a space. A stand-in has the hash of the word for which it stands. */
function hashOfPhrase(phrase: string): number {
  let whole = 0;
  for (let from = 0; ; ) {
    const space = phrase.indexOf(' ', from);
    const end = space < 0 ? phrase.length : space;
    const hash = phrase.startsWith(BEGINNING, from)
      ? hashOfToken(phrase.slice(from, end))
      : hashOf(phrase, from, end);
    whole = from === 0 ? hash : joinHash(whole, hash);
    if (space < 0) return whole;
    from = space + 1;
  }
}

/** Writes senses for {@link SenseTable}. */
export function storedSenses(senses: readonly SenseWords[]): StoredSenses {
  const lines = senses.map(({ role, means, isLatin, words }) => {
    const meaning = typeof means === 'number' ? `#${means}` : (means ?? '');
    return [role, isLatin ? '1' : '', meaning, words.length].join('\t');
  });
  const words = senses.flatMap((sense) => sense.words.map(asBytes));
  return { senses: lines.join('\n'), words: frontEncodeBytes(words) };
}
