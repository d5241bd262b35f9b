import { firstNotBefore } from './bisect.ts';
import { compareFolded, foldCode, hashFolded, headOf, LONGER } from './code-fold.ts';
import { LONGEST_CODE } from './code-sections.ts';
import type { Container } from './container.ts';
import { numbersOf } from './deltas.ts';
import { frontDecodeBytes } from './front-coding.ts';
import { HashFilter, type stepHash, tableSize } from './hash.ts';

/** How many codes a block has. A search compares with the first code of a block, then reads on. */
const BLOCK = 8;
/** The bits of the filter for each slot of a table of all codes. So 6 to 12 % of the texts pass that are no code. */
const BITS_PER_CODE = 4;

/**
 * The model codes of all devices. Entries are numbered through the variants of all devices; several entries may have
 * the same code. The codes are stored in the order of their folded forms, each without the bytes that it shares with
 * the one before.
 */
export class CodeTable {
  readonly size: number;
  /** The bytes of the codes in sorted order, and where each code begins. */
  readonly #bytes: Uint8Array;
  readonly #starts: Uint32Array;
  /** The head of each block's first code; see {@link headOf}. */
  readonly #heads: Float64Array;
  /** The folded codes. Most texts that are looked up are no code, and most of them are rejected here. */
  readonly #filter: HashFilter;
  /** The place of each entry in the sorted order, and the entry at each place. */
  readonly #places: Uint32Array;
  readonly #entries: Uint32Array;
  readonly #container: Container;
  /** The entries of codes that begin with a maker's name, by the folded rest of the code. */
  #branded: ReadonlyMap<string, number[]> | undefined;
  readonly #key = new Uint8Array(KEY_BYTES);

  constructor(container: Container) {
    this.#container = container;
    const { bytes, starts } = frontDecodeBytes(container.u8('codes.bytes'));
    this.#bytes = bytes;
    this.#starts = starts;
    const size = starts.length - 1;
    this.size = size;
    this.#heads = new Float64Array(Math.ceil(size / BLOCK));
    this.#places = numbersOf(container.u8('codes.places'), size);
    this.#entries = new Uint32Array(size);
    for (let i = 0; i < size; i++) this.#entries[this.#places[i]!] = i;
    for (let block = 0; block < this.#heads.length; block++) {
      const first = block * BLOCK;
      this.#heads[block] = headOf(bytes, starts[first]!, starts[first + 1]!);
    }
    this.#filter = new HashFilter(BITS_PER_CODE * tableSize(size));
    for (let i = 0; i < size; i++) this.#filter.add(hashFolded(bytes, starts[i]!, starts[i + 1]!));
  }

  /** The code of an entry as its maker writes it; the empty string if there is no such entry. */
  at(entry: number): string {
    const place = this.#places[entry];
    return place === undefined ? '' : this.#atPlace(place);
  }

  #atPlace(place: number): string {
    const [from, to] = [this.#starts[place]!, this.#starts[place + 1]!];
    // 0.1 µs for a code of ten bytes. A decoder takes 0.15 µs, spreading the bytes 0.4 µs.
    let code = '';
    for (let i = from; i < to; i++) {
      const c = this.#bytes[i]!;
      if (c > 127) return new TextDecoder().decode(this.#bytes.subarray(from, to));
      code += String.fromCharCode(c);
    }
    return code;
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
    return this.#range(code, false, this.size);
  }

  /**
   * Entries whose folded code begins with a key, in rising order: newest device first.
   *
   * @param code the folded beginning
   * @param most how many codes to look at, at most
   */
  startingWith(code: string, most: number): number[] {
    return this.#range(code, true, most);
  }

  /** Every entry whose code is its maker's name followed by this folded code: "ai2302" finds ASUS_AI2302. */
  behindBrand(code: string): number[] {
    this.#branded ??= this.#readBranded();
    return this.#branded.get(code) ?? NOTHING;
  }

  /** Takes 15 ms, once, at the first unknown code. A stored index would take 11 KB more (gzip). */
  #readBranded(): ReadonlyMap<string, number[]> {
    const makers = this.#container.u8('codes.brandedMakers');
    const places = numbersOf(this.#container.u8('codes.branded'), makers.length);
    const found = new Map<string, number[]>();
    for (let i = 0; i < makers.length; i++) {
      const rest = foldCode(this.#atPlace(places[i]!)).slice(makers[i]);
      const entries = found.get(rest);
      if (entries === undefined) found.set(rest, [this.#entries[places[i]!]!]);
      else entries.push(this.#entries[places[i]!]!);
    }
    for (const entries of found.values()) if (entries.length > 1) entries.sort((a, b) => a - b);
    return found;
  }

  /** @param open whether codes that only begin with `code` are found as well */
  #range(code: string, open: boolean, most: number): number[] {
    const length = this.#setKey(code);
    if (length < 0 || this.size === 0) return NOTHING;
    if (!open && !this.#filter.mayHold(hashFolded(this.#key, 0, length))) return NOTHING;
    const head = headOf(this.#key, 0, length);
    // The last block that begins before the key. Blocks with equal heads need a full comparison.
    const isBefore = (block: number): boolean =>
      this.#heads[block]! < head ||
      (this.#heads[block] === head && this.#compare(block * BLOCK, length) < 0);
    const block = firstNotBefore(0, this.#heads.length, isBefore) - 1;
    let place = Math.max(0, block) * BLOCK;
    let found: number[] | undefined;
    for (let looked = 0; place < this.size && looked < most; place++) {
      const order = this.#compare(place, length);
      if (order < 0) continue;
      looked++;
      if (order === 1 || (order === LONGER && !open)) break;
      if (found === undefined) found = [this.#entries[place]!];
      else found.push(this.#entries[place]!);
    }
    if (found === undefined) return NOTHING;
    return found.length > 1 ? found.sort((a, b) => a - b) : found;
  }

  /** Compares the code at a place with the key; see {@link compareFolded}. */
  #compare(place: number, length: number): number {
    const [from, to] = [this.#starts[place]!, this.#starts[place + 1]!];
    return compareFolded(this.#bytes, from, to, this.#key, length);
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
/** A character of a key takes at most three bytes. */
const KEY_BYTES = 3 * LONGEST_CODE;
