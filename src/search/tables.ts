import { hashOf, type Snapshot, starts } from '../snapshot/index.ts';
import { Abbreviations } from './abbreviations.ts';
import { BrandIndex } from './brand-index.ts';
import { NameKeys } from './keys.ts';
import { Postings } from './postings.ts';
import { soundOf } from './sound.ts';
import { readTokens } from './token-stream.ts';
import { isDigit } from './tokens.ts';
import { Vocabulary } from './vocabulary.ts';

const NO_NAMES: readonly string[] = [];
const MIN_HALF = 3;

/** The search index, opened: views of the snapshot's sections, sums of lengths, lists of devices. */
export class Tables {
  readonly words: Vocabulary;
  readonly brands: BrandIndex;
  readonly postings: Postings;
  readonly abbreviations: Abbreviations;
  /** Words that a query may hold beside a name. */
  readonly noise: ReadonlySet<string>;
  /** Forms of device `d`: `formStart[d]` up to `formStart[d + 1]`; the first is its model. */
  readonly formStart: Uint32Array;
  /** Tokens of form `f`: `tokenStart[f]` up to `tokenStart[f + 1]`. */
  readonly tokenStart: Uint32Array;
  readonly tokens: Uint32Array;
  /** For each token of a form, what it is. */
  readonly kinds: Uint8Array;
  readonly flags: Uint8Array;
  readonly #keys: NameKeys;
  readonly #byEnding = new Map<string, number[]>();
  readonly #bySound = new Map<string, string[]>();
  #halves: Map<string, Set<string>> | undefined;
  readonly #snapshot: Snapshot;

  constructor(snapshot: Snapshot) {
    const { container, devices } = snapshot;
    this.#snapshot = snapshot;
    this.words = new Vocabulary(container);
    this.brands = new BrandIndex(container, this.words, devices);
    this.abbreviations = new Abbreviations(container);
    this.noise = new Set(container.text('search.noise').split(' '));
    this.formStart = starts(container.u8('search.formCounts'));
    this.tokenStart = starts(container.u8('search.formLengths'));
    this.kinds = container.u8('search.kinds');
    const stream = readTokens(container, this.kinds.length, this.words.size);
    this.tokens = stream.tokens;
    const ends = new Uint32Array(devices.size);
    for (let d = 0; d < devices.size; d++) ends[d] = this.tokenStart[this.formStart[d + 1]!]!;
    this.postings = new Postings(stream, ends);
    this.flags = container.u8('search.flags');
    this.#keys = new NameKeys(container);
  }

  /** 1 for words of brands that people carry; 2 where they also name a brand or a line. */
  get core(): Uint8Array {
    return this.words.core;
  }

  /** The compounds that end in a letter: "e" of 16e and 17e. */
  compoundsEndingIn(letter: string): readonly number[] {
    if (this.#byEnding.size === 0) {
      // Words that begin with a digit stand side by side.
      const end = this.words.lowerBound(':');
      for (let w = this.words.lowerBound('0'); w < end; w++) {
        const word = this.words.at(w);
        if (!/^\d+[a-z]$/.test(word)) continue;
        const list = this.#byEnding.get(word.slice(-1));
        if (list === undefined) this.#byEnding.set(word.slice(-1), [w]);
        else list.push(w);
      }
    }
    return this.#byEnding.get(letter) ?? [];
  }

  /** Is a word of noise with another one the name of a brand or a line? "Red" and "magic" are. */
  makesName(noise: string, next: string): boolean {
    if (this.#halves === undefined) {
      this.#halves = new Map();
      for (let w = 0; w < this.words.size; w++) {
        if (this.core[w] === 2 && !this.words.isNumeric(w)) this.#addHalves(this.words.at(w));
      }
    }
    return this.#halves.get(noise)?.has(next) === true;
  }

  #addHalves(name: string): void {
    for (let at = MIN_HALF; at <= name.length - MIN_HALF; at++) {
      const half = name.slice(0, at);
      if (!this.noise.has(half)) continue;
      const rest = this.#halves!.get(half);
      if (rest === undefined) this.#halves!.set(half, new Set([name.slice(at)]));
      else rest.add(name.slice(at));
    }
  }

  /** The names of brands and lines that sound like a word. */
  soundingLike(word: string): readonly string[] {
    if (this.#bySound.size === 0) {
      for (let w = 0; w < this.words.size; w++) {
        if (this.core[w] !== 2 || this.words.isNumeric(w)) continue;
        const name = this.words.at(w);
        const list = this.#bySound.get(soundOf(name));
        if (list === undefined) this.#bySound.set(soundOf(name), [name]);
        else list.push(name);
      }
    }
    const sound = soundOf(word);
    // "zzzz" is no name.
    return (sound.length < 3 ? undefined : this.#bySound.get(sound)) ?? NO_NAMES;
  }

  /** Calls `visit` with each form whose tokens, joined, are this key; and whether it has the brand. */
  forms(key: string, visit: (form: number, withBrand: boolean) => void): void {
    this.#keys.visit(hashOf(key), (form) => {
      if (this.#isJoined(form, key, 0)) visit(form, false);
    });
    this.brands.beginningOf(key, (brand, length) => {
      this.#keys.visit(hashOf(key, length), (form) => {
        if (!this.#isJoined(form, key, length)) return;
        if (this.#snapshot.devices.brand[this.deviceOfForm(form)] === brand) visit(form, true);
      });
    });
  }

  /** Are the tokens of a form, joined, the key from a place on? */
  #isJoined(form: number, key: string, from: number): boolean {
    const { tokenStart, tokens, words } = this;
    let at = from;
    for (let t = tokenStart[form]!; t < tokenStart[form + 1]!; t++) {
      const word = tokens[t]!;
      if (!words.standsAt(word, key, at)) return false;
      at += words.length(word);
    }
    return at === key.length;
  }

  /** How many numbers of a form stand right behind another one: one in "p1 6". */
  touchingNumbers(form: number): number {
    const { tokenStart, tokens, words } = this;
    let count = 0;
    for (let t = tokenStart[form]! + 1; t < tokenStart[form + 1]!; t++) {
      const before = words.bytes[words.starts[tokens[t - 1]! + 1]! - 1]!;
      if (isDigit(before) && isDigit(words.bytes[words.starts[tokens[t]!]!]!)) count++;
    }
    return count;
  }

  deviceOfForm(form: number): number {
    let low = 0;
    let high = this.formStart.length - 1;
    while (high - low > 1) {
      const mid = (low + high) >> 1;
      if (this.formStart[mid]! <= form) low = mid;
      else high = mid;
    }
    return low;
  }
}
