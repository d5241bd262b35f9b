/** How late the event loop is: the time between a timer being due and being run. */
export interface Pressure {
  /** The last delay that was seen, in ms. */
  readonly lag: number;
  /** Is there more to do than can be done? */
  readonly overloaded: boolean;
  close(): void;
}

const INTERVAL = 50;

/**
 * Watches the event loop. Every waiting request is late; refusing new ones for a moment keeps the
 * answers to the others quick.
 *
 * @param maxLag the delay in ms from which on the service is overloaded; 0: never
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
