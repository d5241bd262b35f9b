import { AnswerCache } from '../../http/index.ts';

/** The state of a client's quota, for its response. */
export interface Quota {
  allowed: boolean;
  /** Seconds until the quota is full again. */
  seconds: number;
  remaining: number;
}

interface Window {
  used: number;
  /** When the window ends, in ms. */
  ends: number;
}

const WINDOW = 60;
/** The most clients that are tracked, in about 30 MB. Above it, those not seen for longest are forgotten. */
const MAX_CLIENTS = 100_000;

/**
 * Limits what each client may use per minute. Addresses stay in memory for that minute only and are stored
 * nowhere else. A new client always has its whole quota.
 *
 * @example
 * const quotas = new Quotas(60);
 * quotas.take('192.0.2.1', 1, Date.now()).remaining // 59
 */
export class Quotas {
  readonly #limit: number;
  readonly #windows: AnswerCache<Window>;

  /** @param limit what a client may use per minute */
  constructor(limit: number) {
    this.#limit = limit;
    this.#windows = new AnswerCache({ maxEntries: MAX_CLIENTS, maxBytes: 1e9, costOf: () => 1 });
  }

  /** The value of the header `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers). */
  get policy(): string {
    return `"default";q=${this.#limit};w=${WINDOW}`;
  }

  /**
   * Uses some of a client's quota if any is left.
   *
   * @param amount the amount to use; 0 only reads the state
   * @param now the time in ms
   */
  take(client: string, amount: number, now: number): Quota {
    const window = this.#windowOf(client, now);
    const allowed = window.used < this.#limit;
    if (allowed) window.used += amount;
    const seconds = Math.max(1, Math.ceil((window.ends - now) / 1000));
    return { allowed, seconds, remaining: Math.max(0, Math.floor(this.#limit - window.used)) };
  }

  /** Uses some of a client's quota even if none is left, for work whose cost is known only afterwards. */
  charge(client: string, amount: number, now: number): void {
    this.#windowOf(client, now).used += amount;
  }

  #windowOf(client: string, now: number): Window {
    let window = this.#windows.get(client);
    // If the clock was set back, the window could otherwise last for ever.
    if (window === undefined || now >= window.ends || window.ends - now > WINDOW * 1000) {
      window = { used: 0, ends: now + WINDOW * 1000 };
      this.#windows.put(client, window);
    }
    return window;
  }
}

/** Returns the value of the header `RateLimit`: what is left. */
export const quotaHeader = ({ remaining, seconds }: Quota): string =>
  `"default";r=${remaining};t=${seconds}`;
