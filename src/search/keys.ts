import {
  type Container,
  hashOf,
  type SectionData,
  slotOf,
  starts,
  tableSize,
} from '../snapshot/index.ts';

/**
 * Finds names by their joined tokens ("iphone15promax"). The names stand in the order of the buckets
 * into which the hashes of their keys fall; the table holds no key and no hash.
 */
export class NameKeys {
  readonly #starts: Uint32Array;
  readonly #low: Uint16Array;
  readonly #high: Uint8Array;
  readonly #mask: number;

  constructor(container: Container) {
    const counts = container.u8('search.keyCounts');
    this.#starts = starts(counts);
    this.#mask = counts.length - 1;
    this.#low = container.u16('search.keyFormsLow');
    this.#high = container.u8('search.keyFormsHigh');
  }

  /** Calls `visit` with each name that may have the key of this hash, and with some others. */
  visit(hash: number, visit: (form: number) => void): void {
    const bucket = slotOf(hash, this.#mask);
    const end = this.#starts[bucket + 1]!;
    for (let i = this.#starts[bucket]!; i < end; i++) {
      visit(this.#low[i]! | (this.#high[i]! << 16));
    }
  }
}

/**
 * The sections of {@link NameKeys}.
 *
 * @param keys the joined tokens of each name; an empty one is not found
 * @throws {RangeError} when more than 255 names have one key
 */
export function keySections(keys: readonly string[]): Record<string, SectionData> {
  const mask = tableSize(keys.length) / 2 - 1;
  const buckets: number[][] = Array.from({ length: mask + 1 }, () => []);
  for (const [form, key] of keys.entries()) {
    if (key !== '') buckets[slotOf(hashOf(key), mask)]!.push(form);
  }
  const longest = Math.max(...buckets.map((bucket) => bucket.length));
  if (longest > 255) throw new RangeError(`At most 255 names can have one key, not ${longest}.`);
  const forms = buckets.flat();
  return {
    'search.keyCounts': Uint8Array.from(buckets, (bucket) => bucket.length),
    'search.keyFormsLow': Uint16Array.from(forms, (form) => form & 0xffff),
    'search.keyFormsHigh': Uint8Array.from(forms, (form) => form >> 16),
  };
}
