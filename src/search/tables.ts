import { type Snapshot, starts } from '../snapshot/index.ts';
import { type Abbreviations, readAbbreviations } from './abbreviations.ts';
import { BRAND_LINE, BRAND_REST, BRAND_SHORT } from './forms.ts';
import { joinHash, slotOf, tableSize } from './hash.ts';
import { readTokens } from './sections.ts';
import { isNetwork, tokenize, yearOf } from './tokens.ts';
import { Vocabulary } from './vocabulary.ts';

/** What a token of a name is worth where a query leaves it unsaid; see `rank.ts`. */
export const WORD = 0;
export const NUMBER = 1;
export const YEAR = 2;
export const NETWORK = 3;
export const FAMILY_WORD = 4;
export const LINE_WORD = 5;
/** A short form of the brand's name: "Mi" of Xiaomi. */
export const SHORT_BRAND_WORD = 6;

/** What it costs to name a brand by a short form: "mi 14" is first a Mi 14. */
const SHORT_BRAND = 1;

/** The search index, opened: typed arrays that follow from the sections of the snapshot. */
export class Tables {
  readonly words: Vocabulary;
  /** Forms of device `d`: `formStart[d]` up to `formStart[d + 1]`; the first is its model. */
  readonly formStart: Uint32Array;
  /** Tokens of form `f`: `tokenStart[f]` up to `tokenStart[f + 1]`. */
  readonly tokenStart: Uint32Array;
  readonly tokens: Uint32Array;
  /** For each token of a form, what it is. */
  readonly kinds: Uint8Array;
  readonly flags: Uint8Array;
  /** Devices whose forms hold word `w`: `postings[postingStart[w]]` up to the next start. */
  readonly postingStart: Uint32Array;
  readonly postings: Uint32Array;
  /** Words of brand `b`: `brandWords[brandWordStart[b]]` up to the next start. */
  readonly brandWordStart: Uint32Array;
  readonly brandWords: Uint32Array;
  /** Devices of brand `b`, in order. */
  readonly brandDeviceStart: Uint32Array;
  readonly brandDevices: Uint32Array;
  /** Brands named by word `w`. */
  readonly wordBrandStart: Uint32Array;
  readonly wordBrands: Uint32Array;
  /** What it costs to name the brand by that word. */
  readonly wordBrandCosts: Uint8Array;
  /** 1 where it is a further word of the brand's name, which does not name it alone. */
  readonly wordBrandRest: Uint8Array;
  /** 1 for words of brands that people carry; 2 where they also name a brand or a line. */
  readonly core: Uint8Array;
  readonly abbreviations: Abbreviations;
  /** How many devices of each brand have a bare number for a name (OnePlus 12). */
  readonly bareNumbers: Uint16Array;
  readonly #brandWordKinds: Uint8Array;
  readonly #keys: Int32Array;
  readonly #keyMask: number;
  readonly #byEnding = new Map<string, number[]>();
  readonly #snapshot: Snapshot;

  constructor(snapshot: Snapshot) {
    const { container, devices } = snapshot;
    this.#snapshot = snapshot;
    this.words = new Vocabulary(container);
    this.formStart = starts(container.u8('search.formCounts'));
    this.tokenStart = starts(container.u8('search.formLengths'));
    const tokenCount = this.tokenStart[this.tokenStart.length - 1]!;
    this.tokens = readTokens(
      container.u8('search.tokens'),
      container.u32('search.frequent'),
      tokenCount,
    );
    this.flags = container.u8('search.flags');
    this.brandWordStart = starts(container.u8('search.brandWordCounts'));
    this.brandWords = container.u32('search.brandWords');
    this.abbreviations = readAbbreviations(container.text('search.abbreviations'));

    const brandOf = devices.brand;
    [this.brandDeviceStart, this.brandDevices] = invert(brandOf, devices.brands.length);
    const brandOfWord = new Uint32Array(this.brandWords.length);
    for (let b = 0; b < devices.brands.length; b++) {
      brandOfWord.fill(b, this.brandWordStart[b], this.brandWordStart[b + 1]);
    }
    this.#brandWordKinds = container.u8('search.brandWordKinds');
    const brandWordKinds = this.#brandWordKinds;
    const naming = this.brandWords.map((word, i) =>
      brandWordKinds[i] === BRAND_LINE ? this.words.size : word,
    );
    const [wordStart, wordItems] = invert(naming, this.words.size + 1);
    this.wordBrandStart = wordStart;
    this.wordBrands = wordItems.map((i) => brandOfWord[i]!);
    this.wordBrandCosts = Uint8Array.from(wordItems, (i) =>
      brandWordKinds[i] === BRAND_SHORT ? SHORT_BRAND : 0,
    );
    this.wordBrandRest = Uint8Array.from(wordItems, (i) =>
      brandWordKinds[i] === BRAND_REST ? 1 : 0,
    );

    this.core = new Uint8Array(this.words.size);
    this.kinds = this.#kinds();
    this.bareNumbers = this.#bareNumbers();
    [this.postingStart, this.postings] = this.#postings();
    this.#keyMask = tableSize(this.tokenStart.length * 2) - 1;
    this.#keys = new Int32Array(this.#keyMask + 1);
    this.#addKeys();
  }

  #kinds(): Uint8Array {
    const { devices } = this.#snapshot;
    const { words } = this;
    const byWord = new Uint8Array(words.size);
    for (let w = 0; w < words.size; w++) {
      if (!words.isNumeric(w)) continue;
      const text = words.at(w);
      byWord[w] = isNetwork(text) ? NETWORK : yearOf(text) !== 0 ? YEAR : NUMBER;
    }
    const lte = words.find('lte');
    if (lte >= 0) byWord[lte] = NETWORK;
    const families = devices.families.map((name) =>
      tokenize(name.toLowerCase()).map((word) => words.find(word)),
    );
    const kinds = new Uint8Array(this.tokens.length);
    for (let d = 0; d < devices.size; d++) {
      const brand = devices.brand[d]!;
      const weighty = devices.brands[brand]!.weight > 0;
      const family = families[devices.family[d]! - 1];
      for (let f = this.formStart[d]!; f < this.formStart[d + 1]!; f++) {
        for (let t = this.tokenStart[f]!; t < this.tokenStart[f + 1]!; t++) {
          const word = this.tokens[t]!;
          let kind = byWord[word]!;
          if (weighty && this.core[word] === 0) this.core[word] = 1;
          if (kind === WORD) {
            // "Galaxy Z Fold": galaxy says the line, fold the family, and z goes without saying.
            const place = family?.indexOf(word) ?? -1;
            if (place === 0) kind = LINE_WORD;
            else if (place > 0 && place < family!.length - 1) kind = FAMILY_WORD;
            for (let i = this.brandWordStart[brand]!; i < this.brandWordStart[brand + 1]!; i++) {
              if (this.brandWords[i] !== word) continue;
              kind = this.#brandWordKinds[i] === BRAND_SHORT ? SHORT_BRAND_WORD : LINE_WORD;
            }
            if (kind >= LINE_WORD && weighty) this.core[word] = 2;
          }
          kinds[t] = kind;
        }
      }
    }
    for (const [b, { weight }] of devices.brands.entries()) {
      if (weight === 0) continue;
      for (let i = this.brandWordStart[b]!; i < this.brandWordStart[b + 1]!; i++) {
        if (this.#brandWordKinds[i] !== BRAND_REST) this.core[this.brandWords[i]!] = 2;
      }
    }
    return kinds;
  }

  #bareNumbers(): Uint16Array {
    const { brand, brands } = this.#snapshot.devices;
    const counts = new Uint16Array(brands.length);
    for (let d = 0; d < brand.length; d++) {
      const form = this.formStart[d]!;
      const at = this.tokenStart[form]!;
      if (form === this.formStart[d + 1] || this.tokenStart[form + 1]! - at !== 1) continue;
      if (this.kinds[at] === NUMBER) counts[brand[d]!] = counts[brand[d]!]! + 1;
    }
    return counts;
  }

  /** The compounds that end in a letter: "e" of 16e and 17e. */
  compoundsEndingIn(letter: string): readonly number[] {
    if (this.#byEnding.size === 0) {
      for (let w = 0; w < this.words.size; w++) {
        const word = this.words.at(w);
        if (!/^\d+[a-z]$/.test(word)) continue;
        const list = this.#byEnding.get(word.slice(-1));
        if (list === undefined) this.#byEnding.set(word.slice(-1), [w]);
        else list.push(w);
      }
    }
    return this.#byEnding.get(letter) ?? [];
  }

  #postings(): [Uint32Array, Uint32Array] {
    const { formStart, tokenStart, tokens } = this;
    const size = formStart.length - 1;
    const last = new Int32Array(this.words.size).fill(-1);
    const counts = new Uint32Array(this.words.size);
    const each = (visit: (word: number, device: number) => void): void => {
      last.fill(-1);
      for (let d = 0; d < size; d++) {
        const end = tokenStart[formStart[d + 1]!]!;
        for (let t = tokenStart[formStart[d]!]!; t < end; t++) {
          const word = tokens[t]!;
          if (last[word] === d) continue;
          last[word] = d;
          visit(word, d);
        }
      }
    };
    each((word) => {
      counts[word] = counts[word]! + 1;
    });
    const start = starts(counts);
    const postings = new Uint32Array(start[start.length - 1]!);
    const next = start.slice();
    each((word, d) => {
      postings[next[word]!++] = d;
    });
    return [start, postings];
  }

  /** Enters every form under its joined tokens, with and without the brand before it. */
  #addKeys(): void {
    const { brand } = this.#snapshot.devices;
    for (let d = 0; d < brand.length; d++) {
      const brandWord = this.brandWords[this.brandWordStart[brand[d]!]!];
      for (let f = this.formStart[d]!; f < this.formStart[d + 1]!; f++) {
        const from = this.tokenStart[f]!;
        const to = this.tokenStart[f + 1]!;
        if (from === to) continue;
        this.#enter(this.#join(0, from, to), f);
        if (brandWord !== undefined && this.tokens[from] !== brandWord) {
          this.#enter(this.#join(this.words.hashes[brandWord]!, from, to), f);
        }
      }
    }
  }

  #join(hash: number, from: number, to: number): number {
    let h = hash;
    for (let t = from; t < to; t++) {
      const word = this.tokens[t]!;
      h = joinHash(h, this.words.hashes[word]!, this.words.length(word));
    }
    return h;
  }

  #enter(hash: number, form: number): void {
    let slot = slotOf(hash, this.#keyMask);
    while (this.#keys[slot] !== 0) slot = (slot + 1) & this.#keyMask;
    this.#keys[slot] = form + 1;
  }

  /** Calls `visit` with each form whose tokens, joined, are this key; and whether it has the brand. */
  forms(key: string, hash: number, visit: (form: number, withBrand: boolean) => void): void {
    for (let slot = slotOf(hash, this.#keyMask); ; slot = (slot + 1) & this.#keyMask) {
      const form = this.#keys[slot]! - 1;
      if (form < 0) return;
      let joined = '';
      for (let t = this.tokenStart[form]!; t < this.tokenStart[form + 1]!; t++) {
        joined += this.words.at(this.tokens[t]!);
      }
      if (joined === key) visit(form, false);
      else if (key.endsWith(joined) && this.#hasBrand(form, key, joined.length)) visit(form, true);
    }
  }

  #hasBrand(form: number, key: string, length: number): boolean {
    const brand = this.#snapshot.devices.brand[this.deviceOfForm(form)]!;
    const word = this.brandWords[this.brandWordStart[brand]!];
    return word !== undefined && this.words.is(word, key.slice(0, key.length - length));
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

/** From "item has group" to "group has items", each group's items in order. */
function invert(groups: ArrayLike<number>, size: number): [Uint32Array, Uint32Array] {
  const counts = new Uint32Array(size);
  for (let i = 0; i < groups.length; i++) counts[groups[i]!] = counts[groups[i]!]! + 1;
  const start = starts(counts);
  const items = new Uint32Array(groups.length);
  const next = start.slice();
  for (let i = 0; i < groups.length; i++) items[next[groups[i]!]!++] = i;
  return [start, items];
}
