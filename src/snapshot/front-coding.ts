/** A mark says how many characters a word shares with the one before. This one stands for none, and each next for one more. */
const NONE = 0x0b;
/** The last mark. All marks are control characters above the tab and the line feed, which no word here has. */
const LAST = 0x1f;
/** The most characters that a mark can say. */
const MOST = LAST - NONE;
const MARK = /(?=\p{Cc})/u;

/**
 * Writes words as one text by front coding: each word as a mark for the length of the beginning that it shares with the
 * one before, and the rest. Compressed, sorted words take little more than half of the plain ones.
 *
 * @param words without control characters
 * @example frontEncode(['note', 'noted', 'nova']) // '\x0bnote\x0fd\x0dva'
 */
export function frontEncode(words: readonly string[]): string {
  let before = '';
  const coded = words.map((word) => {
    let common = 0;
    while (common < MOST && common < before.length && word[common] === before[common]) common++;
    before = word;
    return String.fromCharCode(NONE + common) + word.slice(common);
  });
  return coded.join('');
}

/** Reads the words of a text that {@link frontEncode} wrote. */
export function frontDecode(text: string): string[] {
  let before = '';
  if (text === '') return [];
  return text.split(MARK).map((word) => {
    before = before.slice(0, word.charCodeAt(0) - NONE) + word.slice(1);
    return before;
  });
}

/** Does the same as {@link frontEncode} with the UTF-8 bytes of the words. */
export function frontEncodeBytes(words: readonly string[]): Uint8Array {
  const encoder = new TextEncoder();
  const text = frontEncode(words.map((word) => String.fromCharCode(...encoder.encode(word))));
  return Uint8Array.from(text, (c) => c.charCodeAt(0));
}

/**
 * Reads what {@link frontEncodeBytes} wrote, without an object per word.
 *
 * @returns the bytes of all words, one after the other, and the offset of each word with one more for the end
 */
export function frontDecodeBytes(coded: Uint8Array): { bytes: Uint8Array; starts: Uint32Array } {
  let words = 0;
  let length = 0;
  for (let i = 0; i < coded.length; i++) {
    const c = coded[i]!;
    if (c > LAST) {
      length++;
    } else {
      length += c - NONE;
      words++;
    }
  }
  const bytes = new Uint8Array(length);
  const starts = new Uint32Array(words + 1);
  let [word, at, start] = [0, 0, 0];
  for (let i = 0; i < coded.length; i++) {
    const c = coded[i]!;
    if (c > LAST) {
      bytes[at++] = c;
      continue;
    }
    let shared = start;
    start = at;
    starts[word++] = at;
    for (const end = at + c - NONE; at < end; ) bytes[at++] = bytes[shared++]!;
  }
  starts[word] = at;
  return { bytes, starts };
}
