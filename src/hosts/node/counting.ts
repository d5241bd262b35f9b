import type { Counts } from './metrics.ts';

/** The answer of a process to the request for its counts. */
export interface Counted {
  kind: 'counts';
  id: number;
  counts: Counts;
}

/** Collects the counts of several processes. */
export interface Counting<P> {
  /** Asks each; those that do not answer in time are left out. */
  all(processes: readonly P[]): Promise<Counts[]>;
  /** Takes an answer. */
  told(answer: Counted): void;
}

/**
 * Asks processes for their counts.
 *
 * @param ask sends the question, with a number that the answer names
 * @param patience how long an answer is waited for, in ms
 */
export function askEach<P>(ask: (process: P, id: number) => void, patience: number): Counting<P> {
  const waiting = new Map<number, (counts: Counts) => void>();
  let asked = 0;
  const one = (process: P): Promise<Counts | null> =>
    new Promise((resolve) => {
      const id = ++asked;
      const done = (counts: Counts | null): void => {
        waiting.delete(id);
        clearTimeout(timer);
        resolve(counts);
      };
      const timer = setTimeout(() => done(null), patience);
      waiting.set(id, done);
      ask(process, id);
    });
  return {
    all: async (processes) =>
      (await Promise.all(processes.map(one))).filter((counts) => counts !== null),
    told: ({ id, counts }) => waiting.get(id)?.(counts),
  };
}
