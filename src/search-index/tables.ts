import { OrderNumbers, SiblingCodes } from '../codes/index.ts';
import { type DeviceTable, hashOf, ownerOf, type Snapshot, starts } from '../snapshot/index.ts';
import { isDigit } from '../text/characters.ts';
import { Words } from '../text/lexicon.ts';
import { COLOUR, SUFFIX } from '../text/roles.ts';
import { Abbreviations, type ExpansionWords } from './abbreviations.ts';
import { BrandIndex } from './brand-index.ts';
import { NameKeys } from './keys.ts';
import { CORE_NAME, readKinds } from './kinds.ts';
import { NameParts } from './name-parts.ts';
import { NearWords } from './near-words.ts';
import { Postings } from './postings.ts';
import { DeviceQualities } from './qualities.ts';
import { Segments } from './segments.ts';
import { readTokens } from './token-stream.ts';
import { type Uses, UsesOfWords } from './uses.ts';
import { Vocabulary } from './vocabulary.ts';

/** A word in the names of so many well-known makers may be part of any name. */
const COMMON = 3;
// Cached answers; 0 is unknown.
const NAMES_NOBODY = 1;
const MAY_NAME = 2;
const IS_RARE = 1;
const IS_COMMON = 2;

/** The opened search index: views of the snapshot's sections, and tables that are derived from them. */
export class Tables {
  readonly words: Vocabulary;
  readonly brands: BrandIndex;
  readonly postings: Postings;
  readonly abbreviations: Abbreviations;
  /** The roles of words in queries. */
  readonly lexicon: Words;
  readonly devices: DeviceTable;
  readonly parts: NameParts;
  /** The devices that have each quality. */
  readonly qualities: DeviceQualities;
  readonly segments: Segments;
  /** Finds the siblings of unknown codes. */
  readonly siblings: SiblingCodes;
  /** Finds the devices of Apple's order numbers. */
  readonly orders: OrderNumbers;
  /** How many people carry each brand: 0 for a little-known one, 9 for the most popular ones. */
  readonly weight: Uint8Array;
  /** Device `d` has the names `formStart[d]` to `formStart[d + 1] - 1`; the first is its model. */
  readonly formStart: Uint32Array;
  /** Name `f` has the tokens `tokenStart[f]` to `tokenStart[f + 1] - 1`. */
  readonly tokenStart: Uint32Array;
  /** The number of the word of each token. */
  readonly tokens: Uint16Array;
  /** The kind of each token; see `kinds.ts`. */
  readonly kinds: Uint8Array;
  /** `ROOT` and `ROOT_OF_LINE` for each device; see `sections.ts`. */
  readonly flags: Uint8Array;
  readonly #keys: NameKeys;
  readonly #uses: UsesOfWords;
  readonly #naming: Uint8Array;
  /** For each word, whether {@link isCommon} is known, and what it is. */
  readonly #common: Uint8Array;
  #nearWords: NearWords | undefined;
  #nearNames: NearWords | undefined;

  constructor(snapshot: Snapshot) {
    const { container, devices, lexicon } = snapshot;
    this.siblings = SiblingCodes.open(snapshot);
    this.orders = new OrderNumbers(snapshot);
    this.devices = devices;
    this.qualities = new DeviceQualities(container, devices.size);
    this.words = new Vocabulary(container);
    this.brands = new BrandIndex(container, this.words, devices);
    this.abbreviations = new Abbreviations(container);
    this.segments = new Segments(this.words, this.abbreviations);
    this.formStart = starts(container.u8('search.formCounts'));
    const stream = readTokens(container, this.words.size);
    this.tokenStart = stream.starts;
    this.tokens = stream.tokens;
    const kinds = container.u8('search.kinds');
    this.kinds = readKinds(kinds, (word) => this.words.usualKind(word), this.tokens);
    const ends = new Uint32Array(devices.size);
    for (let d = 0; d < devices.size; d++) ends[d] = this.tokenStart[this.formStart[d + 1]!]!;
    this.postings = new Postings(stream, ends);
    this.flags = container.u8('search.flags');
    this.#keys = new NameKeys(this);
    this.#uses = new UsesOfWords(this.postings, devices);
    this.#naming = new Uint8Array(this.words.size);
    this.#common = new Uint8Array(this.words.size);
    this.weight = Uint8Array.from(devices.brands, ({ weight }) => weight);
    this.lexicon = new Words(lexicon, this);
    this.parts = new NameParts(this.words, () => lexicon.latinWords('suffix'));
  }

  /** For each word: `CORE` for one of well-known brands, `CORE_NAME` if it names a brand or a line, else 0. */
  get core(): Uint8Array {
    return this.words.core;
  }

  /** Finds misspelt words. Most queries have none, so the table is built when it is first needed. */
  get nearWords(): NearWords {
    this.#nearWords ??= new NearWords(this.words);
    return this.#nearWords;
  }

  /** The same for the names of well-known brands and lines only. */
  get nearNames(): NearWords {
    this.#nearNames ??= new NearWords(this.words, (word) => this.core[word] === CORE_NAME);
    return this.#nearNames;
  }

  /** The phrases that an abbreviation can stand for, as numbers of words; empty if it is not an abbreviation. */
  expansionsOf(text: string): readonly ExpansionWords[] {
    return this.abbreviations.wordsOf(text, this.words);
  }

  /** The makers that have a word in the names of their devices. */
  usesOf(word: number): Uses {
    return this.#uses.of(word);
  }

  /** True if so many well-known makers have a word in names that it may be part of any name. */
  isCommon(word: number): boolean {
    if (this.#common[word] === 0) {
      this.#common[word] = this.usesOf(word).carried >= COMMON ? IS_COMMON : IS_RARE;
    }
    return this.#common[word] === IS_COMMON;
  }

  /** True if a maker whose name has a word has another one in the names of its devices. */
  isMakerOf(word: number, other: number): boolean {
    const { byBrand } = this.usesOf(other);
    return this.brands.someNamedBy(word, (brand) => byBrand[brand] === 1);
  }

  /** True if a word begins and ends with a digit, as bare numbers do. */
  isDigits(word: number): boolean {
    const { bytes, starts } = this.words;
    return isDigit(bytes[starts[word]!]!) && isDigit(bytes[starts[word + 1]! - 1]!);
  }

  /** The number of a word of names; -1 if it is in no name. */
  wordOf(text: string): number {
    return this.words.find(text);
  }

  /** True for a word of the names of well-known brands. */
  isNameWord(text: string): boolean {
    const word = this.words.find(text);
    return word >= 0 && this.core[word]! > 0;
  }

  /** True for the whole name of a device, its tokens joined, with or without its brand: "mate20x". */
  isName(joined: string): boolean {
    let isFound = false;
    this.forms(joined, () => {
      isFound = true;
    });
    return isFound;
  }

  /** The longer words of names that begin with a text: the first, and the one after the last. */
  longerThan(text: string): [number, number] {
    const first = this.words.lowerBound(text);
    const from = this.words.is(first, text) ? first + 1 : first;
    return [from, this.words.endOfBeginning(text, first)];
  }

  /** True for a short form of words of names, and for the first word of a short form of two words. */
  isShortForm(text: string): boolean {
    const { abbreviations } = this;
    return (
      abbreviations.has(text) || abbreviations.has(`-${text}`) || abbreviations.beginsPhrase(text)
    );
  }

  /**
   * True for a word that names a well-known brand or line.
   *
   * @param mayBegin true if the beginning of such a word counts as well
   */
  isLineWord(text: string, mayBegin = false): boolean {
    const word = mayBegin ? this.words.lowerBound(text) : this.words.find(text);
    return word >= 0 && this.words.begins(word, text) && this.core[word] === CORE_NAME;
  }

  /** True if a word names no brand by itself: "plus" of "One+", "1" of "1+", the colour of "Black Shark". */
  namesNobody(word: number): boolean {
    if (this.#naming[word] === 0) {
      const text = this.words.at(word);
      const isDigitAlone = text.length === 1 && this.words.isNumeric(word);
      const bits = this.lexicon.bitsOf(text);
      const isOfLonger = (bits & COLOUR) !== 0 && !this.brands.someNamedBy(word, this.#isOneWord);
      const namesNobody = isDigitAlone || (bits & SUFFIX) !== 0 || isOfLonger;
      this.#naming[word] = namesNobody ? NAMES_NOBODY : MAY_NAME;
    }
    return this.#naming[word] === NAMES_NOBODY;
  }

  readonly #isOneWord = (brand: number): boolean => !this.devices.brands[brand]!.name.includes(' ');

  /** Calls `visit` for each name whose joined tokens are a key, alone or after the name of its brand (`hasBrand`). */
  forms(key: string, visit: (form: number, hasBrand: boolean) => void): void {
    this.#keys.visit(hashOf(key), (form) => {
      if (this.#isJoined(form, key, 0)) visit(form, false);
    });
    this.brands.beginningOf(key, (brand, length) => {
      this.#keys.visit(hashOf(key, length), (form) => {
        if (!this.#isJoined(form, key, length)) return;
        if (this.devices.brand[this.deviceOfForm(form)] === brand) visit(form, true);
      });
    });
  }

  /** True if the joined tokens of a name are a key from an offset on. */
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

  /** The device that has a name. */
  deviceOfForm(form: number): number {
    return ownerOf(this.formStart, form);
  }
}
