import { firstNotBefore } from './bisect.ts';
import {
  afterFolded,
  compareFolded,
  type foldCode,
  foldInto,
  hashFolded,
  headOf,
  LONGER,
  LONGEST_CODE,
  lastHeadOf,
} from './code-fold.ts';
import type { Container } from './container.ts';
import { numbersOf } from './deltas.ts';
import { HashFilter, type stepHash, tableSize } from './hash.ts';
import { HashChains } from './hash-chains.ts';
import type { StoredCodes } from './stored-codes.ts';
import { textOf } from './word-bytes.ts';

/** The bits of the filter for each slot of a table of all codes. So 6 to 12 % of the texts pass that are no code. */
const BITS_PER_CODE = 4;

/** The head of each entry's code (see {@link headOf}), and the entries in the order of the heads. */
interface Sorted {
  heads: Float64Array;
  entries: Uint32Array;
}

/** The entries of codes that begin with a maker's name. */
interface Branded {
  entries: Uint32Array;
  /** The length of the folded name in each of the codes. */
  makers: Uint8Array;
  /** The index into `entries`, by the hash of the folded rest of the code. */
  chains: HashChains;
}

/**
 * The model codes of all devices. Entries are numbered through the variants of all devices; several entries may have
 * the same code. The codes are stored in this order, each without the bytes that it shares with the one before, or as a
 * spelling of the name of its device.
 */
export class CodeTable {
  readonly size: number;
  readonly #codes: StoredCodes;
  /** The folded codes. Most texts that are looked up are no code, and most of them are rejected here. */
  readonly #filter: HashFilter;
  readonly #chains: HashChains;
  #sorted: Sorted | undefined;
  readonly #container: Container;
  #branded: Branded | undefined;
  readonly #key = new Uint8Array(KEY_BYTES);

  constructor(container: Container, codes: StoredCodes) {
    this.#container = container;
    this.#codes = codes;
    const { size } = codes;
    this.size = size;
    this.#chains = new HashChains(size);
    this.#filter = new HashFilter(BITS_PER_CODE * tableSize(size));
    // Backwards, so that the first of several comes first.
    for (let i = size - 1; i >= 0; i--) {
      const hash = codes.hashOf(i);
      this.#filter.add(hash);
      this.#chains.add(i, hash);
    }
  }

  /** The code of an entry as its maker writes it; the empty string if there is no such entry. */
  at(entry: number): string {
    if (!(entry >= 0 && entry < this.size)) return '';
    this.#codes.read(entry);
    const { bytes, from, to } = this.#codes;
    return textOf(bytes, from, to);
  }

  /**
   * True if there may be a code with a folded form of this hash; false if there certainly is none.
   *
   * @param hash the hash of the folded form by {@link stepHash}
   */
  mayHave(hash: number): boolean {
    return this.#filter.mayHold(hash);
  }

  /**
   * Every entry whose code has this folded form, in rising order: newest device first.
   *
   * @param code a code that {@link foldCode} has folded
   * @example table.exact('sms928b') // [17]
   */
  exact(code: string): number[] {
    const length = this.#setKey(code);
    if (length < 0) return NOTHING;
    const hash = hashFolded(this.#key, 0, length);
    if (!this.#filter.mayHold(hash)) return NOTHING;
    let found = NOTHING;
    for (let entry = this.#chains.first(hash); entry >= 0; entry = this.#chains.after(entry)) {
      if (this.#compare(entry, length) !== 0) continue;
      if (found === NOTHING) found = [entry];
      else found.push(entry);
    }
    return found;
  }

  /**
   * Entries whose folded code begins with a key, in rising order: newest device first.
   *
   * @param code the folded beginning
   * @param most how many to return at most
   */
  startingWith(code: string, most: number): number[] {
    this.#sorted ??= this.#sort();
    const length = this.#setKey(code);
    if (length < 0) return NOTHING;
    const { entries, heads } = this.#sorted;
    const head = headOf(this.#key, 0, length);
    const last = lastHeadOf(this.#key, length);
    const found: number[] = [];
    let place = firstNotBefore(0, this.size, (p) => heads[entries[p]!]! < head);
    for (; place < this.size && found.length < most; place++) {
      const entry = entries[place]!;
      if (heads[entry]! > last) break;
      const order = this.#compare(entry, length);
      if (order === 0 || order === LONGER) found.push(entry);
    }
    return found.sort((a, b) => a - b);
  }

  /** Every entry whose code is its maker's name followed by this folded code: "ai2302" finds ASUS_AI2302. */
  behindBrand(code: string): number[] {
    const length = this.#setKey(code);
    if (length < 0) return NOTHING;
    this.#branded ??= this.#readBranded();
    const { entries, makers, chains } = this.#branded;
    const hash = hashFolded(this.#key, 0, length);
    let found = NOTHING;
    for (let i = chains.first(hash); i >= 0; i = chains.after(i)) {
      const rest = this.#readRest(entries[i]!, makers[i]!);
      const { bytes, to } = this.#codes;
      if (compareFolded(bytes, rest, to, this.#key, length) !== 0) continue;
      if (found === NOTHING) found = [entries[i]!];
      else found.push(entries[i]!);
    }
    return found;
  }

  /** Runs once, at the first unknown code. A stored index would take 11 KB more (gzip). */
  #readBranded(): Branded {
    const makers = this.#container.u8('codes.brandedMakers');
    const entries = numbersOf(this.#container.u8('codes.branded'), makers.length);
    const chains = new HashChains(makers.length);
    for (let i = makers.length - 1; i >= 0; i--) {
      const rest = this.#readRest(entries[i]!, makers[i]!);
      chains.add(i, hashFolded(this.#codes.bytes, rest, this.#codes.to));
    }
    return { entries, makers, chains };
  }

  /** Reads the code of an entry, and returns where it goes on behind the folded name of its maker. */
  #readRest(entry: number, maker: number): number {
    this.#codes.read(entry);
    return afterFolded(this.#codes.bytes, this.#codes.from, this.#codes.to, maker);
  }

  /** True if the folded code of an entry is the folded name of its device, without the brand. */
  isName(entry: number): boolean {
    const codes = this.#codes;
    codes.read(entry);
    const length = foldInto(this.#key, codes.bytes, codes.from, codes.to);
    codes.readName(entry);
    return compareFolded(codes.bytes, codes.from, codes.to, this.#key, length) === 0;
  }

  /** Compares the code of an entry with the key; see {@link compareFolded}. */
  #compare(entry: number, length: number): number {
    this.#codes.read(entry);
    const { bytes, from, to } = this.#codes;
    return compareFolded(bytes, from, to, this.#key, length);
  }

  /** Takes 17 ms, once, at the first beginning of a code. Stored, the order would take 17 KB more (gzip). */
  #sort(): Sorted {
    const heads = new Float64Array(this.size);
    for (let i = 0; i < this.size; i++) {
      this.#codes.read(i);
      heads[i] = headOf(this.#codes.bytes, this.#codes.from, this.#codes.to);
    }
    return { entries: orderOf(heads), heads };
  }

  /** Copies a folded code to `#key`. Returns its length in bytes, or -1 if no stored code is that long. */
  #setKey(code: string): number {
    if (code.length > LONGEST_CODE) return -1;
    for (let i = 0; i < code.length; i++) {
      const c = code.charCodeAt(i);
      if (c > 127) return new TextEncoder().encodeInto(code, this.#key).written;
      this.#key[i] = c;
    }
    return code.length;
  }
}

const NOTHING: number[] = [];
/** The bits that {@link orderOf} sorts by at a time. */
const DIGIT = 12;
const DIGITS = 1 << DIGIT;

/**
 * The indices of numbers below 2^48 in the order of the numbers, by a radix sort: a sort by comparison takes ten times as
 * long. Plain loops, because it runs once, before it is compiled.
 */
function orderOf(numbers: Float64Array): Uint32Array {
  const { length } = numbers;
  const low = new Uint32Array(length);
  const high = new Uint32Array(length);
  let order = new Uint32Array(length);
  let next = new Uint32Array(length);
  for (let i = 0; i < length; i++) {
    high[i] = numbers[i]! / DIGITS ** 2;
    low[i] = numbers[i]! - high[i]! * DIGITS ** 2;
    order[i] = i;
  }
  for (let pass = 0; pass < 4; pass++) {
    const half = pass < 2 ? low : high;
    const shift = (pass & 1) * DIGIT;
    const ends = new Uint32Array(DIGITS + 1);
    for (let i = 0; i < length; i++) ends[((half[i]! >>> shift) & (DIGITS - 1)) + 1]!++;
    for (let d = 0; d < DIGITS; d++) ends[d + 1]! += ends[d]!;
    for (let k = 0; k < length; k++) {
      const i = order[k]!;
      next[ends[(half[i]! >>> shift) & (DIGITS - 1)]!++] = i;
    }
    [order, next] = [next, order];
  }
  return order;
}
/** A character of a key takes at most three bytes; a plus of a code becomes four. */
const KEY_BYTES = 4 * LONGEST_CODE;
