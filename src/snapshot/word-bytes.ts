/** The UTF-8 bytes of many words. Word `i` has the bytes `starts[i]` to `ends[i] - 1`. */
export interface WordBytes {
  bytes: Uint8Array;
  starts: Uint32Array;
  ends: Uint32Array;
}

/**
 * Words whose bytes stand one after the other.
 *
 * @param starts where each word begins, and one more for the end
 */
export const inTurn = (bytes: Uint8Array, starts: Uint32Array): WordBytes => ({
  bytes,
  starts,
  ends: starts.subarray(1),
});

/**
 * The bytes of some words.
 *
 * @param words without line breaks
 */
export function wordBytesOf(words: readonly string[]): WordBytes {
  // One text for all: to encode 2,700 words one by one takes five times as long.
  const bytes = new TextEncoder().encode(words.join('\n'));
  const starts = new Uint32Array(words.length);
  const ends = new Uint32Array(words.length);
  let at = 0;
  for (let i = 0; i < words.length; i++) {
    const end = bytes.indexOf(LINE_END, at);
    starts[i] = at;
    ends[i] = end < 0 ? bytes.length : end;
    at = end + 1;
  }
  return { bytes, starts, ends };
}

const LINE_END = 10;

/** A word as a text; empty if there is none with this index. */
export const wordAt = ({ bytes, starts, ends }: WordBytes, index: number): string =>
  index >= 0 && index < ends.length ? textOf(bytes, starts[index]!, ends[index]!) : '';

/** The bytes `from` to `to - 1` as a text. */
export function textOf(bytes: Uint8Array, from: number, to: number): string {
  // 0.1 µs for ten bytes. A decoder takes 0.15 µs, spreading the bytes 0.4 µs.
  let text = '';
  for (let i = from; i < to; i++) {
    const c = bytes[i]!;
    if (c > 127)
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(from, to));
    text += String.fromCharCode(c);
  }
  return text;
}
