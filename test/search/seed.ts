import { random } from './mechanical.ts';

/**
 * The seed of this run: a new one each time, or `SEARCH_SEED` to repeat a run. It is printed, so that
 * a failure can be repeated.
 */
export const SEED = Number(process.env.SEARCH_SEED ?? Date.now() % 1_000_000);

/** A source of random choices for one test: the same for the same seed and name. */
export class Dice {
  readonly #next: () => number;

  constructor(name: string) {
    let seed = SEED;
    for (const c of name) seed = Math.imul(seed, 31) + c.charCodeAt(0);
    this.#next = random(seed);
  }

  /** A whole number from 0 up to a limit. */
  below(limit: number): number {
    return Math.floor(this.#next() * limit);
  }

  /** A whole number from one to another, both included. */
  from(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** One of a list. */
  one<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  /** Some of a list, in a random order. */
  some<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const out: T[] = [];
    while (out.length < count && rest.length > 0) {
      const at = this.below(rest.length);
      out.push(rest[at]!);
      rest[at] = rest[rest.length - 1]!;
      rest.pop();
    }
    return out;
  }
}
