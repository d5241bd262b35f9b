/** The size of each of the two tables. The questions of one shop have some thousands of words. */
const MAX_KEPT = 4096;

/**
 * Keeps what is computed from words, so that a word of many questions is computed once. When the table
 * of recent words is full it becomes the older one, and the words of the one before are forgotten.
 */
export class WordCache<V> {
  #recent = new Map<string, V>();
  #older = new Map<string, V>();
  readonly #compute: (word: string) => V;
  readonly #most: number;

  /**
   * @param compute called for a word that is not kept; its result depends on the word alone
   * @param most words per table
   */
  constructor(compute: (word: string) => V, most = MAX_KEPT) {
    this.#compute = compute;
    this.#most = most;
  }

  of(word: string): V {
    const recent = this.#recent.get(word);
    if (recent !== undefined) return recent;
    const value = this.#older.get(word) ?? this.#compute(word);
    if (this.#recent.size >= this.#most) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(word, value);
    return value;
  }
}
