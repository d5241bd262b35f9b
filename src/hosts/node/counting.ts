import { addUp, type Counts, countersOf, NO_COUNTS } from './metrics.ts';

/** A process's answer to the request for its counts. */
export interface Counted {
  kind: 'counts';
  id: number;
  counts: Counts;
}

/** Collects the counts of several processes. Counters never fall, even if some processes do not answer. */
export interface Counting<P> {
  /** Asks each process. If one does not answer in time, its last answer counts; without one it is left out. */
  all(processes: readonly P[]): Promise<Counts[]>;
  /** Receives an answer. */
  told(answer: Counted): void;
  /** Reports the end of a process: nobody waits for it any longer, and its last counts stay included. */
  ended(process: P): void;
  /** The counts of processes that have ended. */
  readonly past: Counts;
}

/**
 * Asks processes for their counts.
 *
 * @param ask sends the question, with a number that the answer names
 * @param patience milliseconds to wait for an answer
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
