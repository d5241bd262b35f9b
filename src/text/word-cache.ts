/** Words of which something is kept: those of one shop's questions are some thousands. */
const MAX_KEPT = 4096;

/** Keeps what is computed of words, so that a word that many questions hold is looked at once. */
export class WordCache<V> {
  readonly #kept = new Map<string, V>();
  readonly #compute: (word: string) => V;

  /** @param compute is called for a word that is not kept; it must depend on nothing else */
  constructor(compute: (word: string) => V) {
    this.#compute = compute;
  }

  of(word: string): V {
    let value = this.#kept.get(word);
    if (value === undefined) {
      value = this.#compute(word);
      if (this.#kept.size >= MAX_KEPT) this.#kept.clear();
      this.#kept.set(word, value);
    }
    return value;
  }
}
