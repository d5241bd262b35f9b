/** How many words each of the two tables holds. The questions of one shop have some thousands of words. */
const MAX_KEPT = 4096;

/**
 * Caches a value per word. When the table of recent words is full, it becomes the older table, and the words of the
 * older one are dropped. So a word that is used again stays, and the memory has a bound.
 */
export class WordCache<V> {
  #recent = new Map<string, V>();
  #older = new Map<string, V>();
  readonly #compute: (word: string) => V;
  readonly #most: number;

  /**
   * @param compute returns the value of a word that is not cached; it must depend on the word alone
   * @param most how many words each table holds
   */
  constructor(compute: (word: string) => V, most = MAX_KEPT) {
    this.#compute = compute;
    this.#most = most;
  }

  /** The value of a word. */
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
