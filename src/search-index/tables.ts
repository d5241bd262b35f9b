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

const COMMON = 3;
const NAMES_NOBODY = 1;
const MAY_NAME = 2;
const IS_RARE = 1;
const IS_COMMON = 2;

/** The search index, opened: views of the snapshot's sections, sums of lengths, lists of devices. */
export class Tables {
  readonly words: Vocabulary;
  readonly brands: BrandIndex;
  readonly postings: Postings;
  readonly abbreviations: Abbreviations;
  /** What the words of queries are beside a name. */
  readonly lexicon: Words;
  readonly devices: DeviceTable;
  readonly parts: NameParts;
  /** Which devices have the qualities that questions ask for. */
  readonly qualities: DeviceQualities;
  readonly segments: Segments;
  /** The known codes beside one that is not held. */
  readonly siblings: SiblingCodes;
  /** The devices that order numbers of Apple name. */
  readonly orders: OrderNumbers;
  /** How many people carry each brand, 0 to 9. */
  readonly weight: Uint8Array;
  /** Forms of device `d`: `formStart[d]` up to `formStart[d + 1]`; the first is its model. */
  readonly formStart: Uint32Array;
  /** Tokens of form `f`: `tokenStart[f]` up to `tokenStart[f + 1]`. */
  readonly tokenStart: Uint32Array;
  readonly tokens: Uint16Array;
  /** For each token of a form, what it is. */
  readonly kinds: Uint8Array;
  readonly flags: Uint8Array;
  readonly #keys: NameKeys;
  readonly #uses: UsesOfWords;
  readonly #naming: Uint8Array;
  /** For each word, once it was asked for, whether many makers put it into names. */
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
    this.tokenStart = starts(container.u8('search.formLengths'));
    const kinds = container.u8('search.kinds');
    const stream = readTokens(container, kinds.length, this.words.size);
    this.tokens = stream.tokens;
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
    this.parts = new NameParts(this.words, (word) => (this.lexicon.bitsOf(word) & SUFFIX) !== 0);
  }

  /** 1 for words of brands that people carry; 2 where they also name a brand or a line. */
  get core(): Uint8Array {
    return this.words.core;
  }

  /** Most queries are spelt right: the table is made when the first one is not. */
  get nearWords(): NearWords {
    this.#nearWords ??= new NearWords(this.words);
    return this.#nearWords;
  }

  /** The same of the names of brands and lines that people know, which are few. */
  get nearNames(): NearWords {
    this.#nearNames ??= new NearWords(this.words, (word) => this.core[word] === CORE_NAME);
    return this.#nearNames;
  }

  /** What an abbreviation can stand for, as numbers of words; none where it is none. */
  expansionsOf(text: string): readonly ExpansionWords[] {
    return this.abbreviations.wordsOf(text, this.words);
  }

  /** Which makers put a word into the names of devices. */
  usesOf(word: number): Uses {
    return this.#uses.of(word);
  }

  /** Do so many makers that people carry put a word into names that it may be part of any? */
  isCommon(word: number): boolean {
    if (this.#common[word] === 0) {
      this.#common[word] = this.usesOf(word).carried >= COMMON ? IS_COMMON : IS_RARE;
    }
    return this.#common[word] === IS_COMMON;
  }

  /** Has a word nothing but digits? */
  isDigits(word: number): boolean {
    const { bytes, starts } = this.words;
    return isDigit(bytes[starts[word]!]!) && isDigit(bytes[starts[word + 1]! - 1]!);
  }

  /** The number of a word of names; -1 where no name holds it. */
  wordOf(text: string): number {
    return this.words.find(text);
  }

  /** Is it a word of names that people know? */
  isNameWord(text: string): boolean {
    const word = this.words.find(text);
    return word >= 0 && this.core[word]! > 0;
  }

  /** The longer words of names that begin with a text: from the first up to the second. */
  longerThan(text: string): [number, number] {
    const first = this.words.lowerBound(text);
    const from = this.words.is(first, text) ? first + 1 : first;
    return [from, this.words.endOfBeginning(text, first)];
  }

  /** Is it a short form of words of names, behind a number or elsewhere, or does one of two words begin with it? */
  isShortForm(text: string): boolean {
    const { abbreviations } = this;
    return (
      abbreviations.has(text) || abbreviations.has(`-${text}`) || abbreviations.beginsPhrase(text)
    );
  }

  /** Does it name a brand or a line that people know? */
  isLineWord(text: string): boolean {
    const word = this.words.find(text);
    return word >= 0 && this.core[word] === CORE_NAME;
  }

  /** Does a word name no brand by itself: the "plus" of "One+", the "1" of "1+", the colour of "Black Shark"? */
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

  /** Calls `visit` with each form whose tokens, joined, are this key; and whether it has the brand. */
  forms(key: string, visit: (form: number, withBrand: boolean) => void): void {
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

  /** The device that has a name. */
  deviceOfForm(form: number): number {
    return ownerOf(this.formStart, form);
  }
}
