import { createServer, request, type Server } from 'node:http';

/**
 * Stands between a cache and the service: counts what reaches the origin, shortens how long answers
 * are fresh so that a test can see them grow stale, and can be slow or away.
 */
export class Relay {
  /** The targets that reached the origin, in order. */
  readonly seen: string[] = [];
  /** What questions wait for before they reach the origin. */
  held: Promise<void> = Promise.resolve();
  readonly #origin: number;
  #server: Server | undefined;
  #port = 0;
  /** How many seconds answers are fresh; null: as the service says. */
  freshness: number | null = null;

  constructor(origin: number) {
    this.#origin = origin;
  }

  get port(): number {
    return this.#port;
  }

  /** Starts, again on the same port after a stop. */
  async start(): Promise<void> {
    const server = createServer((incoming, outgoing) => {
      const { method, url = '/', headers } = incoming;
      if (url !== '/readyz') this.seen.push(url);
      const forward = (): void => {
        const asked = request({
          port: this.#origin,
          host: '127.0.0.1',
          method,
          path: url,
          headers,
        });
        asked.on('response', (answer) => {
          const kept = { ...answer.headers };
          if (this.freshness !== null) {
            for (const name of ['cache-control', 'cdn-cache-control']) {
              const value = kept[name];
              if (typeof value !== 'string') continue;
              kept[name] = value.replace(/max-age=\d+/, `max-age=${this.freshness}`);
            }
          }
          outgoing.writeHead(answer.statusCode ?? 502, kept);
          answer.pipe(outgoing);
        });
        asked.on('error', () => outgoing.destroy());
        incoming.pipe(asked);
      };
      if (url === '/readyz') forward();
      else void this.held.then(forward);
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as { port: number }).port;
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (server === undefined) return;
    this.#server = undefined;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  /** How many requests for a path reached the origin. */
  count(path: string): number {
    return this.seen.filter((url) => url.split('?')[0] === path).length;
  }
}
