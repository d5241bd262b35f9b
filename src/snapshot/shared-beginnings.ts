/** The letter A, which no token has, and the number of letters after it. */
const NONE = 65;
const MOST = 25;

/**
 * Sorted words as one text, each by what it adds to the one before: a capital says how many letters
 * the two have in common, A for none. Compressed that takes little more than half of the plain words.
 *
 * @param words without capitals of ASCII
 * @example shareBeginnings(['note', 'noted', 'nova']) // 'AnoteEdCva'
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
  return text.split(/(?=[A-Z])/).map((word) => {
    before = before.slice(0, word.charCodeAt(0) - NONE) + word.slice(1);
    return before;
  });
}

const isCapital = (c: number): boolean => c >= NONE && c <= NONE + MOST;

/**
 * The same of words of ASCII, without a string a word: their bytes, one after the other, and where
 * each of them begins.
 */
export function bytesSharing(coded: Uint8Array): { bytes: Uint8Array; starts: Uint32Array } {
  let [words, length] = [0, 0];
  for (let i = 0; i < coded.length; i++) {
    const c = coded[i]!;
    length += isCapital(c) ? c - NONE : 1;
    if (isCapital(c)) words++;
  }
  const bytes = new Uint8Array(length);
  const starts = new Uint32Array(words + 1);
  let [word, at] = [0, 0];
  for (let i = 0; i < coded.length; i++) {
    const c = coded[i]!;
    if (!isCapital(c)) {
      bytes[at++] = c;
      continue;
    }
    const before = word === 0 ? 0 : starts[word - 1]!;
    starts[word++] = at;
    for (let k = 0; k < c - NONE; k++) bytes[at++] = bytes[before + k]!;
  }
  starts[word] = at;
  return { bytes, starts };
}
