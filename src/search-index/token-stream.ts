import type { Container, SectionData } from '../snapshot/index.ts';

/** How many of the most frequent words take one byte. */
const FREQUENT = 128;
/** Words with a lower number take two bytes, the others four. */
const TWO_BYTES = 0x7f00;

/** The highest number of a word, which takes 16 bits once it is read. */
const MOST_WORDS = 0xffff;

/** The length of a name takes five bits of a byte, and how many tokens it shares with the name before, three. */
const LENGTH_BITS = 5;
const LENGTH = (1 << LENGTH_BITS) - 1;
const MOST_SHARED = 7;

/** The words of all names, one name after the other, by their numbers. */
export interface TokenStream {
  tokens: Uint16Array;
  /** How often each word occurs. */
  counts: Uint32Array;
  /** Name `n` has the tokens `starts[n]` to `starts[n + 1] - 1`. */
  starts: Uint32Array;
}

/**
 * Writes the sections that {@link readTokens} reads: one byte for the most frequent words, two for most of the others. The
 * tokens with which the name before begins as well are left out, which takes 12 KB less when compressed.
 *
 * @param names the words of each name, by their numbers
 * @throws {RangeError} if there are more than 65,536 words, or more tokens in a name than its byte can say
 */
export function tokenSections(names: readonly (readonly number[])[]): Record<string, SectionData> {
  const counts = new Map<number, number>();
  const lengths = new Uint8Array(names.length);
  const left: number[] = [];
  let before: readonly number[] = [];
  for (const [n, name] of names.entries()) {
    if (name.length > LENGTH) throw new RangeError(`A name of ${name.length} tokens.`);
    let shared = 0;
    while (shared < MOST_SHARED && shared < name.length && name[shared] === before[shared])
      shared++;
    lengths[n] = (shared << LENGTH_BITS) | name.length;
    for (const id of name.slice(shared)) {
      if (id > MOST_WORDS) throw new RangeError(`More words than can be numbered: ${id + 1}`);
      counts.set(id, (counts.get(id) ?? 0) + 1);
      left.push(id);
    }
    before = name;
  }
  const frequent = [...counts]
    .sort(([a, n], [b, m]) => m - n || a - b)
    .slice(0, FREQUENT)
    .map(([id]) => id);
  const short = new Map(frequent.map((id, i) => [id, i]));
  const out: number[] = [];
  for (const id of left) {
    const byte = short.get(id);
    if (byte !== undefined) out.push(byte);
    else if (id < TWO_BYTES) out.push(0x80 | (id >> 8), id & 255);
    else out.push(0xff, id & 255, id >> 8);
  }
  return {
    'search.frequent': Uint32Array.from(frequent),
    'search.nameLengths': lengths,
    'search.tokens': Uint8Array.from(out),
  };
}

/**
 * Reads what {@link tokenSections} wrote.
 *
 * @param words how many words there are
 */
export function readTokens(container: Container, words: number): TokenStream {
  const frequent = container.u32('search.frequent');
  const lengths = container.u8('search.nameLengths');
  const bytes = container.u8('search.tokens');
  const starts = new Uint32Array(lengths.length + 1);
  for (let n = 0; n < lengths.length; n++) starts[n + 1] = starts[n]! + (lengths[n]! & LENGTH);
  const tokens = new Uint16Array(starts[lengths.length]!);
  const counts = new Uint32Array(words);
  let at = 0;
  let before = 0;
  for (let n = 0; n < lengths.length; n++) {
    const start = starts[n]!;
    const end = starts[n + 1]!;
    const own = start + (lengths[n]! >> LENGTH_BITS);
    for (let i = start; i < end; i++) {
      let id: number;
      if (i < own) {
        id = tokens[before + i - start]!;
      } else {
        const b = bytes[at++]!;
        if (b < 0x80) {
          id = frequent[b]!;
        } else if (b < 0xff) {
          id = ((b & 0x7f) << 8) | bytes[at++]!;
        } else {
          id = bytes[at]! | (bytes[at + 1]! << 8);
          at += 2;
        }
      }
      tokens[i] = id;
      counts[id] = counts[id]! + 1;
    }
    before = start;
  }
  return { tokens, counts, starts };
}
