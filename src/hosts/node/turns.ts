/**
 * A queue for work with low priority. It runs a few milliseconds at a time, between the requests that arrive.
 */
export interface Turns {
  /** The number of waiting jobs. */
  readonly waiting: number;
  /**
   * Queues a job; the jobs run one after the other, in their order.
   *
   * @returns the result of the job; rejects with its error
   */
  run<T>(job: () => T | Promise<T>): Promise<T>;
}

/** Milliseconds for which jobs run before the event loop gets to its sockets again. */
const BUDGET = 4;
/**
 * Milliseconds for the sockets after a turn that exceeded its budget. A new connection needs two rounds of the
 * event loop, so without the pause it would wait for two long jobs.
 */
const PAUSE = 2;
/** Milliseconds after which a job that waits for something else no longer blocks the others. */
const PATIENCE = 500;

/** Creates the queue. Long jobs (a page takes 20 ms, an image 45) delay other requests by at most one job. */
export function takeTurns(): Turns {
  let first = 0;
  /** Each job returns a promise if there is something to wait for. */
  let jobs: (() => Promise<unknown> | undefined)[] = [];
  let scheduled = false;

  const drain = async (): Promise<void> => {
    const started = performance.now();
    while (first < jobs.length && performance.now() - started < BUDGET) {
      const left = jobs[first++]!();
      if (left !== undefined) await settled(left);
      // Removes finished jobs now and then, because to do so at each step would move the rest every time.
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

/** Resolves when the job has succeeded or failed, and after {@link PATIENCE} at the latest. */
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
