import type { AddressInfo } from 'node:net';
import { serve as listen, type ServerType } from '@hono/node-server';
import { createApp } from '../http/index.ts';
import type { Lookup } from '../lookup/index.ts';
import { assistants } from './assistants.ts';
import type { Config } from './config.ts';
import { changes, datasetCopies } from './open-data.ts';

/** A running service. */
export interface Running {
  /** Where it listens: `http://localhost:8080`. */
  url: string;
  /** Stops taking requests, answers those that are under way, then resolves. */
  close(): Promise<void>;
}

/**
 * Serves a data set over HTTP from this process.
 *
 * @throws the system's error when the port cannot be had
 */
export async function serve(lookup: Lookup, { host, port, baseUrl }: Config): Promise<Running> {
  const app = createApp({
    lookup: () => lookup,
    baseUrl,
    datasetCopy: datasetCopies(),
    changes: changes(),
    mounts: [assistants(() => lookup)],
    onFault: (error) => console.error(error),
  });
  const server = await new Promise<ServerType>((resolve, reject) => {
    const s = listen({ fetch: app.fetch, hostname: host, port }, () => resolve(s));
    s.once('error', reject);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
