import type { Answer } from './answer.ts';

/** What the cache has seen, for metrics. */
export interface CacheCounts {
  hits: number;
  misses: number;
}

/**
 * Finished answers, the least recently used one leaving first. Bounded in entries and in bytes: an
 * attacker chooses the keys.
 */
export class AnswerCache {
  readonly counts: CacheCounts = { hits: 0, misses: 0 };
  readonly #answers = new Map<string, Answer>();
  readonly #maxEntries: number;
  readonly #maxBytes: number;
  #bytes = 0;

  constructor({ maxEntries, maxBytes }: { maxEntries: number; maxBytes: number }) {
    this.#maxEntries = maxEntries;
    this.#maxBytes = maxBytes;
  }

  get size(): number {
    return this.#answers.size;
  }

  /** What the kept answers take, as {@link AnswerCache.put} reckons it. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Answer | undefined {
    const answer = this.#answers.get(key);
    if (answer === undefined) {
      this.counts.misses++;
      return undefined;
    }
    this.counts.hits++;
    // A Map keeps the order of insertion: the first key is the one unused for longest.
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    return answer;
  }

  put(key: string, answer: Answer): void {
    const before = this.#answers.get(key);
    if (before !== undefined) this.#remove(key, before);
    const cost = costOf(key, answer);
    if (cost > this.#maxBytes) return;
    this.#answers.set(key, answer);
    this.#bytes += cost;
    for (const [oldest, old] of this.#answers) {
      if (this.#bytes <= this.#maxBytes && this.#answers.size <= this.#maxEntries) break;
      this.#remove(oldest, old);
    }
  }

  #remove(key: string, answer: Answer): void {
    this.#answers.delete(key);
    this.#bytes -= costOf(key, answer);
  }
}

/** Strings take two bytes a character at the most; the entry and its headers about 600 bytes. */
const costOf = (key: string, { body }: Answer): number =>
  600 + 2 * (key.length + (body?.length ?? 0));
