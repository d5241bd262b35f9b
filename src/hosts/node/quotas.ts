import { AnswerCache } from '../../http/index.ts';

/** How much of its quota a client has used, for its response. */
export interface Quota {
  allowed: boolean;
  /** Seconds until the quota is full again. */
  seconds: number;
  remaining: number;
}

interface Window {
  used: number;
  /** When it ends, in ms. */
  ends: number;
}

const WINDOW = 60;
/** About 30 MB. Beyond it those that were not seen for longest are forgotten. */
const MAX_CLIENTS = 100_000;

/**
 * How much each client may use in a minute. Addresses are kept in memory for that minute and nowhere
 * else. However many there are, a new client has its whole quota.
 *
 * @example
 * const quotas = new Quotas(60);
 * quotas.take('192.0.2.1', 1, Date.now()).remaining // 59
 */
export class Quotas {
  readonly #limit: number;
  readonly #windows: AnswerCache<Window>;

  /** @param limit what a client may use in a minute */
  constructor(limit: number) {
    this.#limit = limit;
    this.#windows = new AnswerCache({ maxEntries: MAX_CLIENTS, maxBytes: 1e9, costOf: () => 1 });
  }

  /** The policy as a header tells it (draft-ietf-httpapi-ratelimit-headers). */
  get policy(): string {
    return `"default";q=${this.#limit};w=${WINDOW}`;
  }

  /**
   * Uses some of a client's quota, where any is left.
   *
   * @param amount what to use; 0 only looks
   * @param now in ms
   */
  take(client: string, amount: number, now: number): Quota {
    const window = this.#windowOf(client, now);
    const allowed = window.used < this.#limit;
    if (allowed) window.used += amount;
    const seconds = Math.max(1, Math.ceil((window.ends - now) / 1000));
    return { allowed, seconds, remaining: Math.max(0, Math.floor(this.#limit - window.used)) };
  }

  /** Uses some of a client's quota, whether any is left or not: what it costs is known afterwards. */
  charge(client: string, amount: number, now: number): void {
    this.#windowOf(client, now).used += amount;
  }

  #windowOf(client: string, now: number): Window {
    let window = this.#windows.get(client);
    // A clock that was set back would let a window last for ever.
    if (window === undefined || now >= window.ends || window.ends - now > WINDOW * 1000) {
      window = { used: 0, ends: now + WINDOW * 1000 };
      this.#windows.put(client, window);
    }
    return window;
  }
}

/** What is left, as a header tells it. */
export const quotaHeader = ({ remaining, seconds }: Quota): string =>
  `"default";r=${remaining};t=${seconds}`;
