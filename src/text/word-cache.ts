/** Words of which something is kept, twice: those of one shop's questions are some thousands. */
const MAX_KEPT = 4096;

/**
 * Keeps what is computed of words, so that a word that many questions hold is looked at once. When as
 * many are kept as may be, those go that were not asked for since that happened last.
 */
export class WordCache<V> {
  #recent = new Map<string, V>();
  #older = new Map<string, V>();
  readonly #compute: (word: string) => V;
  readonly #most: number;

  /**
   * @param compute is called for a word that is not kept; it must depend on nothing else
   * @param most words of which something is kept, twice
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
