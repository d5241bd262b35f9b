import { compareFolded, foldCode, headOf, LONGER } from './code-fold.ts';
import type { Container, SectionData } from './container.ts';
import { bytesSharing, shareFirstBytes } from './shared-beginnings.ts';

/** So many codes are a block; a search compares with the first code of each block. */
const BLOCK = 8;
const LONGEST_CODE = 255;

/**
 * The model codes of all devices. Entry `i` is the code with that number, counted through the
 * variants of all devices; several entries may have the same code. The codes are stored in the order
 * of their folded forms, each by what it adds to the one before.
 */
export class CodeTable {
  readonly size: number;
  /** The codes in their order: the bytes of the one at a place, and where they begin. */
  readonly #bytes: Uint8Array;
  readonly #starts: Uint32Array;
  /** The first characters of each block's first code. */
  readonly #heads: Float64Array;
  /** From an entry to its place in the sorted order, and back. */
  readonly #places: Uint32Array;
  readonly #entries: Uint32Array;
  readonly #container: Container;
  /** The entries of codes that begin with a maker's name, by the folded rest of the code. */
  #branded: ReadonlyMap<string, number[]> | undefined;
  readonly #key = new Uint8Array(KEY_BYTES);

  constructor(container: Container) {
    this.#container = container;
    const { bytes, starts } = bytesSharing(container.u8('codes.bytes'));
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
  }

  /** The code of an entry; the empty string where there is no such entry. */
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
   * Every entry whose code has this folded form, in the order of the table.
   *
   * @param code folded by `foldCode`
   * @example table.exact('sms928b') // [17]
   */
  exact(code: string): number[] {
    return this.#range(code, false, this.size);
  }

  /**
   * Entries whose folded code begins with a key, in the order of the table: newest first.
   *
   * @param most look at so many codes at most
   */
  startingWith(code: string, most: number): number[] {
    return this.#range(code, true, most);
  }

  /** Every entry whose code is a maker's name followed by this folded code: "ai2302" finds ASUS_AI2302. */
  behindBrand(code: string): number[] {
    this.#branded ??= this.#readBranded();
    return this.#branded.get(code) ?? NOTHING;
  }

  /** Takes 15 ms, once, at the first code that is not found otherwise. Stored in order, they took 11 KB more (gzip). */
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

  #range(code: string, open: boolean, most: number): number[] {
    const length = this.#setKey(code);
    if (length < 0 || this.size === 0) return NOTHING;
    const head = headOf(this.#key, 0, length);
    // The last block that begins before the key. Equal heads do not order their blocks.
    let low = 0;
    let high = this.#heads.length;
    while (low < high) {
      const mid = (low + high) >> 1;
      if (
        this.#heads[mid]! < head ||
        (this.#heads[mid] === head && this.#compare(mid * BLOCK, length) < 0)
      ) {
        low = mid + 1;
      } else {
        high = mid;
      }
    }
    let place = Math.max(0, low - 1) * BLOCK;
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

  /**
   * Copies a folded code to `#key`. Returns its length in bytes, or -1 if no stored code is that
   * long.
   */
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
/** What follows a maker's name in a code ("ASUS_AI2302", "ASUS_AI2201_A"): one word and a unit's letter. */
const REST_OF_CODE = /^[\s_-]*[^\s_]{3,}(?:_[A-Z])?$/;

/**
 * The sections of a {@link CodeTable}.
 *
 * @param codes by entry
 * @param brands the maker of each entry's device
 * @throws {RangeError} when a code is longer than 255 bytes
 */
export function codeSections(
  codes: readonly string[],
  brands: readonly string[],
): Record<string, SectionData> {
  const encoder = new TextEncoder();
  const folded = codes.map((code) => encoder.encode(foldCode(code)));
  const raw = codes.map((code) => encoder.encode(code));
  const entries = codes.map((_, i) => i);
  entries.sort((a, b) => compareBytes(folded[a]!, folded[b]!) || compareBytes(raw[a]!, raw[b]!));
  const places = new Uint32Array(codes.length);
  for (const [place, entry] of entries.entries()) places[entry] = place;

  const tooLong = codes.find((_, entry) => raw[entry]!.length > LONGEST_CODE);
  if (tooLong !== undefined) {
    throw new RangeError(`A code is longer than ${LONGEST_CODE} bytes: ${tooLong}`);
  }

  const branded: number[] = [];
  const makers: number[] = [];
  for (const [place, entry] of entries.entries()) {
    const brand = brands[entry]!;
    const maker = foldCode(brand);
    const code = codes[entry]!;
    if (maker === '' || maker.length > 255 || !foldCode(code).startsWith(maker)) continue;
    if (!REST_OF_CODE.test(code.slice(brand.length))) continue;
    branded.push(place);
    makers.push(maker.length);
  }

  return {
    'codes.bytes': shareFirstBytes(entries.map((entry) => codes[entry]!)),
    'codes.places': deltasOf(places),
    'codes.branded': deltasOf(branded),
    'codes.brandedMakers': Uint8Array.from(makers),
  };
}

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}

/** Numbers as their differences: seven bits per byte, the sign in the lowest bit. */
function deltasOf(numbers: Iterable<number>): Uint8Array {
  const out: number[] = [];
  let before = 0;
  for (const n of numbers) {
    const d = n - before;
    before = n;
    let rest = ((d << 1) ^ (d >> 31)) >>> 0;
    for (; rest > 127; rest >>>= 7) out.push((rest & 127) | 128);
    out.push(rest);
  }
  return Uint8Array.from(out);
}

/** Reads the numbers of which {@link deltasOf} wrote the differences. */
function numbersOf(deltas: Uint8Array, size: number): Uint32Array {
  const numbers = new Uint32Array(size);
  let at = 0;
  let n = 0;
  for (let i = 0; i < size; i++) {
    let b = deltas[at++]!;
    let delta = b & 127;
    for (let shift = 7; b > 127; shift += 7) {
      b = deltas[at++]!;
      delta |= (b & 127) << shift;
    }
    n += (delta >>> 1) ^ -(delta & 1);
    numbers[i] = n;
  }
  return numbers;
}
