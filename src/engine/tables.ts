import { Tables as SearchTables } from '../search/tables.ts';
import type { DeviceTable, Snapshot } from '../snapshot/index.ts';
import { SUFFIX, Words } from './lexicon.ts';
import { NearWords } from './near-words.ts';
import { isDigit } from './tokens.ts';

const MAX_USES = 1024;

/** The longest key of the abbreviations has so many letters: a long word without its vowels. */
const LONGEST_ABBREVIATION = 12;
const NO_EXPANSION: readonly Expansion[] = [];

/** A phrase that an abbreviation can stand for. */
export interface Expansion {
  words: readonly number[];
  /** Its last word, where that is the letter of a line; else empty. */
  endsInLetter: string;
  /** 0 for the likeliest and what comes close to it, 1 for the others. */
  step: number;
}

/** Which makers put a word into names. */
export interface Uses {
  /** For each brand, whether it does. */
  byBrand: Uint8Array;
  /** How many makers that people carry do. */
  carried: number;
}

/** What the engine reads of a snapshot. */
export class Tables extends SearchTables {
  readonly lexicon: Words;
  readonly devices: DeviceTable;
  readonly weight: Uint8Array;
  /** How prominent each device is, from 0 to 255. */
  readonly prominence: Uint8Array;
  /** For each word, whether it names no brand by itself: the "plus" of "One+", the "1" of "1+". */
  readonly #namesNobody: Uint8Array;
  #popular: Uint32Array | undefined;
  #nearWords: NearWords | undefined;
  readonly #expansions = new Map<string, readonly Expansion[]>();
  readonly #uses = new Map<number, Uses>();

  constructor(snapshot: Snapshot) {
    super(snapshot);
    this.lexicon = new Words(snapshot.lexicon, (word) => this.isNameWord(word), (word) => this.isLineWord(word));
    this.devices = snapshot.devices;
    const { devices } = snapshot;
    this.#namesNobody = new Uint8Array(this.words.size);
    for (let word = 0; word < this.words.size; word++) {
      const { wordBrandStart } = this.brands;
      if (wordBrandStart[word] === wordBrandStart[word + 1]) continue;
      const isSuffix = (this.lexicon.bitsOf(this.words.at(word)) & SUFFIX) !== 0;
      const isOneDigit = this.words.isNumeric(word) && this.words.length(word) === 1;
      if (isSuffix || isOneDigit) this.#namesNobody[word] = 1;
    }
    this.weight = Uint8Array.from(devices.brands, ({ weight }) => weight);
    this.prominence = devices.prominence;
  }

  /** The best known devices, the best first. */
  get popular(): Uint32Array {
    this.#popular ??= mostProminent(this.prominence);
    return this.#popular;
  }

  /** What an abbreviation can stand for, as numbers of words; none where it is none. */
  expansionsOf(text: string): readonly Expansion[] {
    if (text.length > LONGEST_ABBREVIATION) return NO_EXPANSION;
    let known = this.#expansions.get(text);
    if (known === undefined) {
      if (!this.abbreviations.has(text)) return NO_EXPANSION;
      known = this.abbreviations.get(text).map(({ tokens, step }) => ({
        words: tokens.map((token) => this.words.find(token)),
        endsInLetter: tokens[tokens.length - 1]!.length === 1 ? tokens[tokens.length - 1]! : '',
        step,
      }));
      this.#expansions.set(text, known);
    }
    return known;
  }

  /** Has a word nothing but digits? */
  isDigits(word: number): boolean {
    const { bytes, starts } = this.words;
    return isDigit(bytes[starts[word]!]!) && isDigit(bytes[starts[word + 1]! - 1]!);
  }

  /** Is it a word of names that people know? */
  isNameWord(text: string): boolean {
    const word = this.words.find(text);
    return word >= 0 && this.core[word]! > 0;
  }

  /** Does it name a brand or a line that people know? */
  isLineWord(text: string): boolean {
    const word = this.words.find(text);
    return word >= 0 && this.core[word] === 2;
  }

  /** Does a word, however it names a brand with others, name none by itself? */
  namesNobody(word: number): boolean {
    return this.#namesNobody[word] === 1;
  }

  /** Most queries are spelt right: the table is made when the first one is not. */
  get nearWords(): NearWords {
    this.#nearWords ??= new NearWords(this.words);
    return this.#nearWords;
  }

  /** Which makers put a word into the names of devices. */
  usesOf(word: number): Uses {
    let uses = this.#uses.get(word);
    if (uses === undefined) {
      if (this.#uses.size >= MAX_USES) this.#uses.clear();
      const byBrand = new Uint8Array(this.weight.length);
      let carried = 0;
      this.postings.visit(word, word + 1, (device) => {
        const brand = this.devices.brand[device]!;
        if (byBrand[brand] === 0 && this.weight[brand]! > 0) carried++;
        byBrand[brand] = 1;
      });
      uses = { byBrand, carried };
      this.#uses.set(word, uses);
    }
    return uses;
  }
}

/** As many devices as are worth reading for a letter that begins thousands of names. */
const POPULAR = 800;

function mostProminent(prominence: Uint8Array): Uint32Array {
  const byLevel: number[][] = Array.from({ length: 256 }, () => []);
  for (let d = 0; d < prominence.length; d++) byLevel[prominence[d]!]!.push(d);
  return Uint32Array.from(byLevel.reverse().flat().slice(0, POPULAR));
}
