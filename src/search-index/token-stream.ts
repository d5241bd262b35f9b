import type { Container, SectionData } from '../snapshot/index.ts';

/** How many of the most frequent words take one byte. */
const FREQUENT = 128;
/** Words with a lower number take two bytes, the others four. */
const TWO_BYTES = 0x7f00;

/** The highest number of a word, which takes 16 bits once it is read. */
const MOST_WORDS = 0xffff;

/** The numbers of the words of all names, one after the other, and how often each word occurs. */
export interface TokenStream {
  tokens: Uint16Array;
  counts: Uint32Array;
}

/**
 * Writes the sections that {@link readTokens} reads: one byte for the most frequent words, two for most of the others.
 *
 * @param tokens the numbers of the words of all names
 * @throws {RangeError} if there are more than 65,536 words
 */
export function tokenSections(tokens: readonly number[]): Record<string, SectionData> {
  const most = tokens.reduce((a, b) => Math.max(a, b), 0);
  if (most > MOST_WORDS) throw new RangeError(`More words than can be numbered: ${most + 1}`);
  const counts = new Map<number, number>();
  for (const id of tokens) counts.set(id, (counts.get(id) ?? 0) + 1);
  const frequent = [...counts]
    .sort(([a, n], [b, m]) => m - n || a - b)
    .slice(0, FREQUENT)
    .map(([id]) => id);
  const short = new Map(frequent.map((id, i) => [id, i]));
  const out: number[] = [];
  for (const id of tokens) {
    const byte = short.get(id);
    if (byte !== undefined) out.push(byte);
    else if (id < TWO_BYTES) out.push(0x80 | (id >> 8), id & 255);
    else out.push(0xff, id & 255, (id >> 8) & 255, (id >> 16) & 255);
  }
  return { 'search.frequent': Uint32Array.from(frequent), 'search.tokens': Uint8Array.from(out) };
}

/**
 * Reads what {@link tokenSections} wrote.
 *
 * @param count how many tokens there are
 * @param words how many words there are
 */
export function readTokens(container: Container, count: number, words: number): TokenStream {
  const frequent = container.u32('search.frequent');
  const bytes = container.u8('search.tokens');
  const tokens = new Uint16Array(count);
  const counts = new Uint32Array(words);
  let at = 0;
  for (let i = 0; i < count; i++) {
    const b = bytes[at++]!;
    let id: number;
    if (b < 0x80) {
      id = frequent[b]!;
    } else if (b < 0xff) {
      id = ((b & 0x7f) << 8) | bytes[at++]!;
    } else {
      id = bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16);
      at += 3;
    }
    tokens[i] = id;
    counts[id] = counts[id]! + 1;
  }
  return { tokens, counts };
}
