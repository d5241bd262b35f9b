/** The marks: control characters that no text here has, after the tab and the line feed. */
const NONE = 0x0b;
const LAST = 0x1f;
/** How many characters two words share at most. */
const MOST = LAST - NONE;
const MARK = /(?=\p{Cc})/u;

/**
 * Words in order as one text, each by what it adds to the one before: a mark says how many characters
 * the two have in common. Compressed that takes little more than half of the plain words.
 *
 * @param words without control characters
 * @example shareBeginnings(['note', 'noted', 'nova']) // '\x0bnote\x0fd\x0dva'
 */
export function shareBeginnings(words: readonly string[]): string {
  let before = '';
  const coded = words.map((word) => {
    let common = 0;
    while (common < MOST && common < before.length && word[common] === before[common]) common++;
    before = word;
    return String.fromCharCode(NONE + common) + word.slice(common);
  });
  return coded.join('');
}

/** The words of a text from {@link shareBeginnings}. */
export function wordsSharing(text: string): string[] {
  let before = '';
  if (text === '') return [];
  return text.split(MARK).map((word) => {
    before = before.slice(0, word.charCodeAt(0) - NONE) + word.slice(1);
    return before;
  });
}

/** The same as {@link shareBeginnings} in UTF-8: the words share bytes, not characters. */
export function shareFirstBytes(words: readonly string[]): Uint8Array {
  const encoder = new TextEncoder();
  const text = shareBeginnings(words.map((word) => String.fromCharCode(...encoder.encode(word))));
  return Uint8Array.from(text, (c) => c.charCodeAt(0));
}

/**
 * The words of which {@link shareFirstBytes} made bytes, without an object per word: their bytes, one
 * after the other, and where each of them begins.
 */
export function bytesSharing(coded: Uint8Array): { bytes: Uint8Array; starts: Uint32Array } {
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
