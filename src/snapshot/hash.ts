/** The base of a polynomial hash of text modulo 2^32, with which one pass gives the hashes of all prefixes. */
const BASE = 0x01000193;

/** The hash of a text with one more character. */
export const stepHash = (hash: number, c: number): number => (Math.imul(hash, BASE) + c) | 0;

/** The hash of the characters `from` to `to - 1` of a text. */
export function hashOf(text: string, from = 0, to = text.length): number {
  let h = 0;
  for (let i = from; i < to; i++) h = (Math.imul(h, BASE) + text.charCodeAt(i)) | 0;
  return h;
}

/**
 * Maps a hash to a slot of a table.
 *
 * @param mask the size of the table minus one; the size is a power of two
 */
export function slotOf(hash: number, mask: number): number {
  const h = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (h ^ (h >>> 13)) & mask;
}

/** The smallest power of two, at least 16, at which a table with so many entries is at most half full. */
export function tableSize(entries: number): number {
  let size = 16;
  while (size < entries * 2) size *= 2;
  return size;
}

/** A Bloom filter with one hash function: it rejects most texts that are not in a set by one lookup. */
export class HashFilter {
  readonly #bits: Uint8Array;
  readonly #mask: number;

  /** @param size the number of bits: a power of two, about ten times the number of texts */
  constructor(size: number) {
    this.#bits = new Uint8Array(size >> 3);
    this.#mask = size - 1;
  }

  add(hash: number): void {
    const slot = slotOf(hash, this.#mask);
    this.#bits[slot >> 3] = this.#bits[slot >> 3]! | (1 << (slot & 7));
  }

  /** True if a text with this hash may have been added; false if certainly not. */
  mayHold(hash: number): boolean {
    const slot = slotOf(hash, this.#mask);
    return (this.#bits[slot >> 3]! & (1 << (slot & 7))) !== 0;
  }
}
