/**
 * How many words a cache holds. The labelled questions of the tests have 12,000 different words. After 6,000
 * questions of random words the heap of a search is 26 MB (28 November 2026).
 */
const MAX_KEPT = 16384;

/**
 * Caches a value per word. A full cache is emptied, so that the memory has a bound; the usual words are then computed
 * again once.
 */
export class WordCache<V> {
  readonly #values = new Map<string, V>();
  readonly #compute: (word: string) => V;
  readonly #most: number;

  /**
   * @param compute returns the value of a word that is not cached; it must depend on the word alone
   * @param most how many words are kept
   */
  constructor(compute: (word: string) => V, most = MAX_KEPT) {
    this.#compute = compute;
    this.#most = most;
  }

  /** The value of a word. */
  of(word: string): V {
    const kept = this.#values.get(word);
    if (kept !== undefined) return kept;
    const value = this.#compute(word);
    if (this.#values.size >= this.#most) this.#values.clear();
    this.#values.set(word, value);
    return value;
  }
}
