/**
 * Tests whether a text contains any of many words, in one pass over the text (Aho and Corasick, 1975).
 *
 * Letter case does not count. A regular expression with the same hundred words took 0.9 to 1.6 µs per user
 * agent, half of the whole detection. This takes a fifth of that, and its time depends only on the length of
 * the text.
 */
export class WordScanner {
  /** The next state, by state and character class. */
  readonly #next: Uint16Array;
  readonly #isWord: Uint8Array;

  /**
   * @param words in lower case, ASCII
   * @param harmless longer words that contain one of `words` and do not count ("cubot" contains "bot")
   */
  constructor(words: readonly string[], harmless: readonly string[]) {
    const all = [...words, ...harmless];
    const states = 1 + all.reduce((sum, word) => sum + word.length, 0);
    const next = new Uint16Array(states * CLASSES);
    const isWord = new Uint8Array(states);
    let used = 1;
    const ends = all.map((word) => {
      let state = 0;
      for (let i = 0; i < word.length; i++) {
        const edge = state * CLASSES + CLASS[word.charCodeAt(i)]!;
        if (next[edge] === 0) next[edge] = used++;
        state = next[edge]!;
      }
      return state;
    });
    for (const end of ends.slice(0, words.length)) isWord[end] = 1;
    link(next, isWord, used);
    for (const end of ends.slice(words.length)) isWord[end] = 0;
    this.#next = next.slice(0, used * CLASSES);
    this.#isWord = isWord.slice(0, used);
  }

  /** True if the text contains one of the words. */
  holds(text: string): boolean {
    const next = this.#next;
    const isWord = this.#isWord;
    let state = 0;
    for (let i = 0; i < text.length; i++) {
      const c = text.charCodeAt(i);
      state = next[state * CLASSES + (c < 128 ? CLASS[c]! : 0)]!;
      if (isWord[state] === 1) return true;
    }
    return false;
  }
}

/**
 * Completes the tree: where no word continues, the state of the longest suffix that begins a word takes over.
 */
function link(next: Uint16Array, isWord: Uint8Array, states: number): void {
  const suffix = new Uint16Array(states);
  const queue = [0];
  for (const state of queue) {
    for (let c = 0; c < CLASSES; c++) {
      const edge = state * CLASSES + c;
      const child = next[edge]!;
      const fallback = state === 0 ? 0 : next[suffix[state]! * CLASSES + c]!;
      if (child === 0) {
        next[edge] = fallback;
      } else {
        suffix[child] = fallback;
        isWord[child]! |= isWord[fallback]!;
        queue.push(child);
      }
    }
  }
}

/** Letters (folded), digits and the marks that words use; every other character is class 0. */
const MARKS = 'abcdefghijklmnopqrstuvwxyz0123456789 ./:;@+-_';
const CLASSES = MARKS.length + 1;
const CLASS = Uint8Array.from(
  { length: 128 },
  (_, c) => MARKS.indexOf(String.fromCharCode(c).toLowerCase()) + 1,
);
