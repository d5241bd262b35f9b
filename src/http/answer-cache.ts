import type { Answer } from './answer.ts';

/** How often the cache was asked, for metrics. */
export interface CacheCounts {
  hits: number;
  misses: number;
}

/** The limits of the cache. */
export interface CacheBounds<T> {
  maxEntries: number;
  maxBytes: number;
  /** The size of an entry in bytes. */
  costOf: (key: string, answer: T) => number;
}

/**
 * Keeps finished answers and drops those that nobody asks for. Bounded in entries and bytes,
 * because an attacker chooses the keys. There are two generations: a full young one becomes the old
 * one, whose answers survive if they are asked for before the next change. A hit writes nothing; a
 * list in order of use would move the entry on each hit (8 % of the garbage of a repeated query).
 */
export class AnswerCache<T = Answer> {
  readonly counts: CacheCounts = { hits: 0, misses: 0 };
  readonly #maxEntries: number;
  readonly #maxBytes: number;
  readonly #costOf: (key: string, answer: T) => number;
  #young = new Map<string, T>();
  #old = new Map<string, T>();
  #youngBytes = 0;
  #oldBytes = 0;

  constructor({ maxEntries, maxBytes, costOf }: CacheBounds<T>) {
    this.#costOf = costOf;
    // For one generation.
    this.#maxEntries = Math.floor(maxEntries / 2);
    this.#maxBytes = Math.floor(maxBytes / 2);
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }

  /** The size of the kept answers, as {@link AnswerCache.put} counts it. */
  get bytes(): number {
    return this.#youngBytes + this.#oldBytes;
  }

  get(key: string): T | undefined {
    let answer = this.#young.get(key);
    if (answer === undefined) {
      answer = this.#old.get(key);
      if (answer === undefined) {
        this.counts.misses++;
        return undefined;
      }
      this.put(key, answer);
    }
    this.counts.hits++;
    return answer;
  }

  put(key: string, answer: T): void {
    const cost = this.#costOf(key, answer);
    if (cost > this.#maxBytes) return;
    const before = this.#young.get(key);
    if (before !== undefined) {
      this.#young.delete(key);
      this.#youngBytes -= this.#costOf(key, before);
    }
    if (this.#young.size >= this.#maxEntries || this.#youngBytes + cost > this.#maxBytes) {
      this.#old = this.#young;
      this.#oldBytes = this.#youngBytes;
      this.#young = new Map();
      this.#youngBytes = 0;
    }
    this.#young.set(key, answer);
    this.#youngBytes += cost;
  }
}

/** Strings take at most two bytes per character, the entry and its headers about 600 bytes. */
export const costOfAnswer = (key: string, { body }: Answer): number =>
  600 + 2 * (key.length + (body?.length ?? 0));
