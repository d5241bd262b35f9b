/**
 * How many words each of the two tables holds. The labelled questions of the tests have 12,000 different words. With
 * 4,096, a fourth of the words of a question are computed again, and the median search takes 15 % longer. Full of words
 * that nobody asks again, all caches of a search together take 29 MB; with 4,096 they take 18 MB.
 */
const MAX_KEPT = 8192;

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
