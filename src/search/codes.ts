import type { DeviceTable } from '../snapshot/index.ts';
import { hashOf, slotOf, stepHash, tableSize } from './hash.ts';
import { isDigit } from './tokens.ts';

/** Characters of a code that the scan for beginnings compares at once: six bits each. */
const HEAD = 5;
const MAX_HITS = 400;

/**
 * A code as people write it in any way: lower case, only letters, digits and the comma of Apple's
 * identifiers.
 *
 * @example foldCode('SM-S928B') // 'sms928b'
 */
export function foldCode(code: string): string {
  let out = '';
  for (const c of code.toLowerCase()) {
    const n = c.charCodeAt(0);
    if ((n >= 97 && n <= 122) || isDigit(n) || n === 44 || n >= 128) out += c;
    else if (c === '+') out += 'plus';
  }
  return out;
}

const COMMA = 44;
const PLUS = 43;

const sixBits = (c: number): number =>
  c === 0 ? 0 : c >= 97 ? 1 + ((c - 97) & 31) : 33 + (c & 15);

/** Six bits for each of the first characters, so that equal beginnings share the high bits. */
function headOf(code: string, from = 0): number {
  let head = 0;
  for (let i = from; i < from + HEAD; i++) {
    const c = i < code.length ? code.charCodeAt(i) : 0;
    head = (head << 6) | sixBits(c);
  }
  return head;
}

/** Finds devices by their model codes, exactly or by their beginning. */
export class Codes {
  readonly #devices: DeviceTable;
  readonly #hashes: Int32Array;
  readonly #heads: Int32Array;
  readonly #table: Int32Array;
  readonly #mask: number;

  constructor(devices: DeviceTable) {
    this.#devices = devices;
    const { codes } = devices;
    const size = tableSize(codes.size * 2);
    this.#mask = size - 1;
    this.#table = new Int32Array(size);
    this.#hashes = new Int32Array(codes.size);
    this.#heads = new Int32Array(codes.size);
    const brands = devices.brands.map(({ name }) => foldCode(name));
    const { brand, variantStart, codeStart } = devices;
    for (let d = 0; d < devices.size; d++) {
      const name = brands[brand[d]!]!;
      const end = codeStart[variantStart[d + 1]!]!;
      for (let i = codeStart[variantStart[d]!]!; i < end; i++) this.#read(i, name);
    }
  }

  /** Enters a code; in one pass over the shared text, since there are some 40,000 to read. */
  #read(id: number, brand: string): void {
    const { text, starts } = this.#devices.codes;
    const from = starts[id]!;
    const to = starts[id + 1]!;
    let hash = 0;
    let head = 0;
    let length = 0;
    for (let i = from; i < to; i++) {
      let c = text.charCodeAt(i);
      if (c >= 65 && c <= 90) c += 32;
      if ((c >= 97 && c <= 122) || isDigit(c) || c === COMMA) {
        hash = stepHash(hash, c);
        if (length++ < HEAD) head = (head << 6) | sixBits(c);
      } else if (c >= 128 || c === PLUS) {
        this.#enterFolded(id, foldCode(text.slice(from, to)), brand);
        return;
      }
    }
    this.#enter(hash, id);
    this.#hashes[id] = hash;
    this.#heads[id] = head << (6 * Math.max(0, HEAD - length));
    const first = text.charCodeAt(from) | 32;
    if (length > brand.length + 2 && first === brand.charCodeAt(0)) {
      this.#enterWithoutBrand(id, foldCode(text.slice(from, to)), brand);
    }
  }

  #enterFolded(id: number, code: string, brand: string): void {
    this.#hashes[id] = hashOf(code);
    this.#heads[id] = headOf(code);
    this.#enter(this.#hashes[id]!, id);
    this.#enterWithoutBrand(id, code, brand);
  }

  /** "ASUS_AI2302" is also AI2302. */
  #enterWithoutBrand(id: number, code: string, brand: string): void {
    if (brand !== '' && code.length > brand.length + 2 && code.startsWith(brand)) {
      this.#enter(hashOf(code, brand.length), id);
    }
  }

  #enter(hash: number, id: number): void {
    let slot = slotOf(hash, this.#mask);
    while (this.#table[slot] !== 0) slot = (slot + 1) & this.#mask;
    this.#table[slot] = id + 1;
  }

  /** The devices with this code, folded; several where makers share it. */
  exact(code: string): number[] {
    const out: number[] = [];
    const hash = hashOf(code);
    for (let slot = slotOf(hash, this.#mask); ; slot = (slot + 1) & this.#mask) {
      const id = this.#table[slot]! - 1;
      if (id < 0) break;
      if (this.#is(id, code, hash)) out.push(this.#deviceOf(id));
    }
    return distinct(out);
  }

  /** The devices of which a code begins so, in the order of their numbers: newest first. */
  startingWith(code: string): number[] {
    const out: number[] = [];
    const bits = 6 * Math.max(0, HEAD - code.length);
    const head = headOf(code) >> bits;
    const heads = this.#heads;
    for (let i = 0; i < heads.length && out.length < MAX_HITS; i++) {
      if (heads[i]! >> bits !== head) continue;
      const own = foldCode(this.#devices.codes.at(i));
      // Apple's identifiers look like names: only the comma tells "iphone9," from an iPhone 9.
      if (own.startsWith(code) && (code.includes(',') || !own.includes(','))) {
        out.push(this.#deviceOf(i));
      }
    }
    return distinct(out);
  }

  #is(id: number, code: string, hash: number): boolean {
    const own = foldCode(this.#devices.codes.at(id));
    if (this.#hashes[id] === hash) return own === code;
    return own.endsWith(code) && own.length - code.length === this.#brandOf(id).length;
  }

  #brandOf(id: number): string {
    const { brand, brands } = this.#devices;
    return foldCode(brands[brand[this.#deviceOf(id)]!]!.name);
  }

  #deviceOf(code: number): number {
    return this.#devices.deviceOfVariant(this.#devices.variantOfCode(code));
  }
}

function distinct(devices: number[]): number[] {
  return devices.length < 2 ? devices : [...new Set(devices)].sort((a, b) => a - b);
}
