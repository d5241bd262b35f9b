/** The delay of the event loop: the time between when a timer is due and when it runs. */
export interface Pressure {
  /** The last measured delay, in ms. */
  readonly lag: number;
  /** True while the process is overloaded. */
  readonly overloaded: boolean;
  close(): void;
}

const INTERVAL = 50;

/**
 * Watches the delay of the event loop. To refuse new requests for a moment keeps the answers to the others
 * quick.
 *
 * @param maxLag the delay in ms above which the process counts as overloaded; 0 for never
 */
export function watchPressure(maxLag: number): Pressure {
  let due = performance.now() + INTERVAL;
  let lag = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    lag = Math.max(0, now - due);
    due = now + INTERVAL;
  }, INTERVAL).unref();
  return {
    get lag() {
      return lag;
    },
    get overloaded() {
      // A loop that wakes up late may run requests before its timer.
      return maxLag > 0 && Math.max(lag, performance.now() - due) > maxLag;
    },
    close: () => clearInterval(timer),
  };
}
