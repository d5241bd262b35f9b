import type { Answer } from './answer.ts';

/** How often the cache was asked and had the answer, for metrics. */
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
 * Keeps finished answers and drops those that are no longer asked for. It is bounded in entries and bytes,
 * because an attacker chooses the keys. It has two generations: when the young one is full, it replaces the old
 * one. An answer of the old generation moves to the young one if it is asked for in time. A hit in the young
 * generation writes nothing; a list in order of use would move the entry at each hit (8 % of the garbage of a
 * repeated query).
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
    // Half of the bounds, because there are two generations.
    this.#maxEntries = Math.floor(maxEntries / 2);
    this.#maxBytes = Math.floor(maxBytes / 2);
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }

  /** The cost of all cached answers, as `costOf` counts it. */
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

/**
 * Estimates the bytes of a cached answer: strings take at most two per character, the entry and its headers
 * about 600.
 */
export const costOfAnswer = (key: string, { body }: Answer): number =>
  600 + 2 * (key.length + (body?.length ?? 0));
