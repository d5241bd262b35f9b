/**
 * Work with low priority: it runs a few milliseconds at a time, between the requests that arrive.
 */
export interface Turns {
  /** Jobs that wait. */
  readonly waiting: number;
  /**
   * Queues a job; the jobs run one after the other, in their order.
   *
   * @returns what the job gives, or its error
   */
  run<T>(job: () => T | Promise<T>): Promise<T>;
}

/** Jobs run for this time, in ms, before the event loop comes to its sockets again. */
const BUDGET = 4;
/**
 * After a turn that took longer than its budget the sockets have this time, in ms. A new connection
 * needs two rounds of the event loop: without the pause it would wait for two long jobs.
 */
const PAUSE = 2;
/** A job that waits for something else for longer than this, in ms, no longer blocks the others. */
const PATIENCE = 500;

/**
 * A queue that holds a long job (a page takes 20 ms, an image 45) against the requests of others: no
 * request waits for more than one of them.
 */
export function takeTurns(): Turns {
  let first = 0;
  /** Each gives what is still to be waited for, where there is anything. */
  let jobs: (() => Promise<unknown> | undefined)[] = [];
  let scheduled = false;

  const drain = async (): Promise<void> => {
    const started = performance.now();
    while (first < jobs.length && performance.now() - started < BUDGET) {
      const left = jobs[first++]!();
      if (left !== undefined) await settled(left);
      // What has run is let go of without moving the rest at each step.
      if (first > 1000) {
        jobs = jobs.slice(first);
        first = 0;
      }
    }
    if (first < jobs.length) {
      if (performance.now() - started < 2 * BUDGET) setImmediate(drain);
      else setTimeout(drain, PAUSE);
      return;
    }
    jobs = [];
    first = 0;
    scheduled = false;
  };
  return {
    get waiting() {
      return jobs.length - first;
    },
    run: (job) =>
      new Promise((resolve, reject) => {
        jobs.push(() => {
          try {
            const result = job();
            resolve(result);
            return result instanceof Promise ? result : undefined;
          } catch (error) {
            reject(error);
            return undefined;
          }
        });
        if (!scheduled) {
          scheduled = true;
          setImmediate(drain);
        }
      }),
  };
}

/** Resolves when the job has ended, well or not, and after {@link PATIENCE} at the latest. */
function settled(job: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    const ended = (): void => {
      clearTimeout(timer);
      resolve();
    };
    job.then(ended, ended);
  });
}
