import type { LexiconRole } from '../model/index.ts';
import { slotOf, stepHash, tableSize } from './hash.ts';
import { hashOfToken, isStandIn } from './stand-in.ts';

/** What a word or a phrase can be to a question. */
export interface Sense {
  readonly role: LexiconRole;
  /** What it stands for: a region id, a number, a category, a Latin spelling; null for nothing. */
  readonly means: string | number | null;
  /**
   * True where the words are others when they are not written in capitals ("in", "us", "my"). The
   * lexicon does not know how the text was written: whoever does must pass over such a sense unless
   * the text has the word in capitals and is not all in capitals, or has a word of the role
   * `version` beside it.
   */
  readonly capitals: boolean;
}

/** A sense with the words that have it, each as its tokens, joined by a space. */
export interface SenseWords extends Sense {
  readonly words: readonly string[];
}

const NONE: readonly Sense[] = [];
const NOTHING = 0;
const TAB = 9;
const LINE = 10;
const SPACE = 32;

/**
 * The lexicon: what the words of questions are. A word is asked for as a token, a phrase as tokens
 * joined by a space: of the Latin, Cyrillic or Greek script as names and queries are folded ("hong
 * kong", "hulle", "chernyi"), of any other script by its stand-in, or as `foldLetters` gives it
 * ("国行").
 *
 * Opened, it is one text and a hash table of places in it: no object a word. A word of another
 * script is known by its hash alone, as its stand-in is no more than that.
 */
export class Lexicon {
  readonly #text: () => string;
  #table: Table | undefined;

  /** @param text gives what {@link lexiconText} gave; it is asked for with the first word */
  constructor(text: () => string) {
    this.#text = text;
  }

  /**
   * Everything that a word or a phrase can be, in the order of the roles; empty where it is not in
   * the lexicon. The same list at every call.
   *
   * @example lexicon.senses('hong kong') // [{ role: 'region', means: 'hong-kong', capitals: false }]
   */
  senses(phrase: string): readonly Sense[] {
    return this.#read().senses(phrase, hashOfPhrase(phrase));
  }

  /** The sense of a word or a phrase in one role; undefined where it has none. */
  sense(phrase: string, role: LexiconRole): Sense | undefined {
    return this.senses(phrase).find((sense) => sense.role === role);
  }

  /**
   * How many tokens the longest phrase of the lexicon takes that begins with the token at `i`; 0
   * where the token begins none, 1 where it is a word of its own.
   *
   * @example lexicon.longestAt(['pixel', '8', 'hong', 'kong'], 2) // 2
   */
  longestAt(tokens: readonly string[], i: number): number {
    const first = tokens[i];
    if (first === undefined) return 0;
    const table = this.#read();
    let takes = Math.min(table.longest.get(hashOfToken(first)) ?? 1, tokens.length - i);
    while (takes > 1 && this.senses(tokens.slice(i, i + takes).join(' ')).length === 0) takes--;
    return takes > 1 || this.senses(first).length > 0 ? takes : 0;
  }

  /**
   * The length of the longest word that begins with a character of a script that is written without
   * spaces, or that folding does not bring to Latin letters; 0 where none begins with it.
   */
  longestOf(character: string): number {
    return this.#read().longestOf.get(character.charCodeAt(0)) ?? 0;
  }

  /** Every word of a role with its sense: for tables that are made once. */
  *words(role: LexiconRole): Generator<readonly [phrase: string, sense: Sense]> {
    yield* this.#read().words(role);
  }

  #read(): Table {
    this.#table ??= new Table(this.#text());
    return this.#table;
  }
}

/** Where the words stand in the text, by their hashes. */
class Table {
  /** Of phrases: by the hash of the first token, how many tokens the longest has. */
  readonly longest = new Map<number, number>();
  /** Of words that are not ASCII: by the first character, the length of the longest. */
  readonly longestOf = new Map<number, number>();
  readonly #text: string;
  readonly #senses: Sense[] = [];
  /** For each entry: its hash, its place in the text, and its sense. */
  readonly #hashes: Int32Array;
  readonly #from: Uint32Array;
  readonly #to: Uint32Array;
  readonly #sense: Uint16Array;
  /** From a slot to the last entry + 1 with its hash, and from an entry to the one before it. */
  readonly #slots: Uint16Array;
  readonly #before: Uint16Array;
  readonly #found = new Map<number, readonly Sense[]>();
  #size = 0;

  constructor(text: string) {
    this.#text = text;
    let most = 0;
    for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) === TAB) most++;
    if (most > 0xffff) throw new RangeError('A lexicon has at most 65,535 words.');
    this.#hashes = new Int32Array(most);
    this.#from = new Uint32Array(most);
    this.#to = new Uint32Array(most);
    this.#sense = new Uint16Array(most);
    this.#before = new Uint16Array(most);
    this.#slots = new Uint16Array(tableSize(most));
    for (let at = 0; at < text.length; ) at = this.#readLine(at);
  }

  senses(phrase: string, hash: number): readonly Sense[] {
    const last = this.#slots[slotOf(hash, this.#slots.length - 1)]!;
    if (last === NOTHING) return NONE;
    const known = this.#found.get(hash);
    if (known !== undefined) return known;
    const found: Sense[] = [];
    for (let next = last; next !== NOTHING; next = this.#before[next - 1]!) {
      const e = next - 1;
      if (this.#hashes[e] !== hash || !this.#isPhrase(e, phrase)) continue;
      found.unshift(this.#senses[this.#sense[e]!]!);
    }
    if (found.length === 0) return NONE;
    this.#found.set(hash, found);
    return found;
  }

  *words(role: LexiconRole): Generator<readonly [phrase: string, sense: Sense]> {
    for (let e = 0; e < this.#size; e++) {
      const sense = this.#senses[this.#sense[e]!]!;
      if (sense.role === role) yield [this.#text.slice(this.#from[e], this.#to[e]), sense];
    }
  }

  /** Of a stand-in the letters are not known: it is its word by the hash alone. */
  #isPhrase(e: number, phrase: string): boolean {
    const [from, to] = [this.#from[e]!, this.#to[e]!];
    if (to - from === phrase.length && this.#text.startsWith(phrase, from)) return true;
    return phrase.split(' ').some(isStandIn);
  }

  /** Enters the words of the line that begins at a place; gives the place of the next line. */
  #readLine(start: number): number {
    const text = this.#text;
    const [role, capitals, means] = this.#head(start);
    const sense = this.#senses.push(senseOf(role, capitals, means)) - 1;
    let from = start + role.length + capitals.length + means.length + 3;
    let [token, phrase, first, count] = [0, 0, 0, 0];
    for (let i = from; ; i++) {
      const c = i < text.length ? text.charCodeAt(i) : LINE;
      if (c !== SPACE && c !== TAB && c !== LINE) {
        token = stepHash(token, c);
        continue;
      }
      if (count === 0) first = token;
      phrase = count === 0 ? token : stepHash(phrase, token);
      token = 0;
      count++;
      if (c === SPACE) continue;
      this.#enter(phrase, from, i, sense);
      const begins = text.charCodeAt(from);
      if (begins > 127 && i - from > (this.longestOf.get(begins) ?? 0)) {
        this.longestOf.set(begins, i - from);
      }
      if (count > 1 && count > (this.longest.get(first) ?? 1)) this.longest.set(first, count);
      from = i + 1;
      count = 0;
      if (c === LINE) return from;
    }
  }

  #head(start: number): [role: string, capitals: string, means: string] {
    const text = this.#text;
    const afterRole = text.indexOf('\t', start);
    const afterCapitals = text.indexOf('\t', afterRole + 1);
    const afterMeans = text.indexOf('\t', afterCapitals + 1);
    return [
      text.slice(start, afterRole),
      text.slice(afterRole + 1, afterCapitals),
      text.slice(afterCapitals + 1, afterMeans),
    ];
  }

  #enter(hash: number, from: number, to: number, sense: number): void {
    const e = this.#size++;
    this.#hashes[e] = hash;
    this.#from[e] = from;
    this.#to[e] = to;
    this.#sense[e] = sense;
    const slot = slotOf(hash, this.#slots.length - 1);
    this.#before[e] = this.#slots[slot]!;
    this.#slots[slot] = e + 1;
  }
}

/** The hash of a token, or of tokens joined by a space. */
function hashOfPhrase(phrase: string): number {
  if (!phrase.includes(' ')) return hashOfToken(phrase);
  const [first, ...more] = phrase.split(' ');
  return more.reduce((hash, token) => stepHash(hash, hashOfToken(token)), hashOfToken(first!));
}

/** The lexicon as a text: a line for each sense, its role, whether it needs capitals, its words. */
export function lexiconText(senses: readonly SenseWords[]): string {
  return senses
    .map(({ role, means, capitals, words }) => {
      const meaning = typeof means === 'number' ? `#${means}` : (means ?? '');
      return [role, capitals ? '1' : '', meaning, ...words].join('\t');
    })
    .join('\n');
}

function senseOf(role: string, capitals: string, means: string): Sense {
  return {
    role: role as LexiconRole,
    means: means === '' ? null : means.startsWith('#') ? Number(means.slice(1)) : means,
    capitals: capitals === '1',
  };
}
