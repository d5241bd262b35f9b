const LETTERS = 26;
const FIRST_LETTER = 97;

/** The first two letters of some words. It rejects most other words of a text without a lookup of the word. */
export class Beginnings {
  readonly #pairs = new Uint8Array(LETTERS * LETTERS);

  /** @param words lower-case ASCII words; those that do not begin with two letters are ignored */
  constructor(words: Iterable<string>) {
    for (const word of words) {
      const pair = pairAt(word, 0);
      if (pair >= 0) this.#pairs[pair] = 1;
    }
  }

  /** True if one of the words begins with the two letters of a text at an offset. */
  has(text: string, at = 0): boolean {
    const pair = pairAt(text, at);
    return pair >= 0 && this.#pairs[pair] === 1;
  }
}

/** The number of the pair of letters at an offset of a text; -1 if there is no pair. */
function pairAt(text: string, at: number): number {
  if (at + 1 >= text.length) return -1;
  const first = text.charCodeAt(at) - FIRST_LETTER;
  const second = text.charCodeAt(at + 1) - FIRST_LETTER;
  if (first < 0 || first >= LETTERS || second < 0 || second >= LETTERS) return -1;
  return first * LETTERS + second;
}
