import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Whether a client may be answered, and what it is told of its quota. */
export interface Quota {
  allowed: boolean;
  /** Seconds until the quota is full again. */
  seconds: number;
  remaining: number;
}

const WINDOW = 60;
/** Clients that are told apart within a window: about 30 MB. Those beyond it share one quota. */
const MAX_CLIENTS = 100_000;

/**
 * Limits how many requests a client may send in a minute. Addresses are kept in memory for that
 * minute and nowhere else.
 */
export class RateLimit {
  /** The policy as a header tells it (draft-ietf-httpapi-ratelimit-headers). */
  readonly policy: string;
  readonly #limiter: RateLimiterMemory;
  readonly #points: number;
  readonly #proxies: number;
  readonly #clients = new Set<string>();
  #windowEnds = 0;

  /** @param proxies how many proxies in front are trusted to say for whom they ask */
  constructor(perMinute: number, proxies: number) {
    this.#points = perMinute;
    this.#proxies = proxies;
    this.#limiter = new RateLimiterMemory({ points: perMinute, duration: WINDOW });
    this.policy = `"default";q=${perMinute};w=${WINDOW}`;
  }

  /** Counts a request. */
  async take(request: IncomingMessage): Promise<Quota> {
    try {
      return this.#quota(true, await this.#limiter.consume(this.#key(request)));
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return this.#quota(false, refusal);
      throw refusal;
    }
  }

  /** Counts what a request cost beyond one; the next is refused where that is more than was left. */
  async charge(request: IncomingMessage, points: number): Promise<void> {
    await this.#limiter.penalty(this.#key(request), points);
  }

  /** What is left, as a header tells it. */
  header({ remaining, seconds }: Quota): string {
    return `"default";r=${remaining};t=${seconds}`;
  }

  #quota(allowed: boolean, { msBeforeNext, remainingPoints }: RateLimiterRes): Quota {
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    return { allowed, seconds, remaining: Math.min(remainingPoints, this.#points) };
  }

  #key(request: IncomingMessage): string {
    const now = Date.now();
    if (now >= this.#windowEnds) {
      this.#windowEnds = now + WINDOW * 1000;
      this.#clients.clear();
    }
    const client = clientOf(request, this.#proxies);
    if (this.#clients.has(client)) return client;
    if (this.#clients.size >= MAX_CLIENTS) return 'everyone else';
    this.#clients.add(client);
    return client;
  }
}

/**
 * Who asks: the address that the outermost trusted proxy saw. What stands before it in the header
 * was written by the caller. An IPv6 client has a whole /64.
 */
export function clientOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string {
  const forwarded = headers['x-forwarded-for'];
  let address = socket.remoteAddress ?? '';
  if (proxies > 0 && typeof forwarded === 'string') {
    address = forwarded.split(',').at(-proxies)?.trim() || address;
  }
  address = address.slice(0, 45).replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(address)
    ? new URL(`http://[${address}]`).hostname.split(':', 4).join(':')
    : address;
}
