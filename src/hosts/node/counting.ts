import { addUp, type Counts, countersOf, NO_COUNTS } from './metrics.ts';

/** The answer of a process to the request for its counts. */
export interface Counted {
  kind: 'counts';
  id: number;
  counts: Counts;
}

/** Collects the counts of several processes. A counter never falls, whichever of them answer. */
export interface Counting<P> {
  /**
   * Asks each. One that does not answer in time stands with what it told last; without that it is
   * left out.
   */
  all(processes: readonly P[]): Promise<Counts[]>;
  /** Takes an answer. */
  told(answer: Counted): void;
  /** A process has ended: it is waited for no longer, and what it told last stays counted. */
  ended(process: P): void;
  /** What processes had counted that have ended. */
  readonly past: Counts;
}

/**
 * Asks processes for their counts.
 *
 * @param ask sends the question, with a number that the answer names
 * @param patience how long an answer is waited for, in ms
 */
export function askEach<P>(ask: (process: P, id: number) => void, patience: number): Counting<P> {
  const waiting = new Map<number, { process: P; done: (counts?: Counts) => void }>();
  const last = new Map<P, Counts>();
  let past = NO_COUNTS;
  let asked = 0;
  const one = (process: P): Promise<Counts | undefined> =>
    new Promise((resolve) => {
      const id = ++asked;
      const done = (counts?: Counts): void => {
        waiting.delete(id);
        clearTimeout(timer);
        resolve(counts ?? last.get(process));
      };
      const timer = setTimeout(done, patience);
      waiting.set(id, { process, done });
      ask(process, id);
    });
  return {
    all: async (processes) =>
      (await Promise.all(processes.map(one))).filter((counts) => counts !== undefined),
    told: ({ id, counts }) => {
      const asking = waiting.get(id);
      if (asking === undefined) return;
      last.set(asking.process, counts);
      asking.done(counts);
    },
    ended: (process) => {
      const told = last.get(process);
      last.delete(process);
      if (told !== undefined) past = addUp([past, countersOf(told)]);
      for (const asking of waiting.values()) if (asking.process === process) asking.done();
    },
    get past() {
      return past;
    },
  };
}
