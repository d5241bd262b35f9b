const LETTERS = 26;
const FIRST_LETTER = 97;

/** Which two letters some words begin with: most words of a text need not be looked up among them. */
export class Beginnings {
  readonly #pairs = new Uint8Array(LETTERS * LETTERS);

  /** @param words in small Latin letters; others and shorter ones are passed over */
  constructor(words: Iterable<string>) {
    for (const word of words) {
      const pair = pairAt(word, 0);
      if (pair >= 0) this.#pairs[pair] = 1;
    }
  }

  /** Does one of the words begin with the two letters of a text at a place? */
  has(text: string, at = 0): boolean {
    const pair = pairAt(text, at);
    return pair >= 0 && this.#pairs[pair] === 1;
  }
}

/** The number of the two letters of a text at a place; below 0 where two do not stand there. */
function pairAt(text: string, at: number): number {
  if (at + 1 >= text.length) return -1;
  const [first, second] = [
    text.charCodeAt(at) - FIRST_LETTER,
    text.charCodeAt(at + 1) - FIRST_LETTER,
  ];
  if (first < 0 || first >= LETTERS || second < 0 || second >= LETTERS) return -1;
  return first * LETTERS + second;
}
