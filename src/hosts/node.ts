import type { IncomingMessage } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener, RequestError } from '@hono/node-server';
import {
  Api,
  createApp,
  internalError,
  malformedRequest,
  problemResponse,
  UNKEPT,
} from '../http/index.ts';
import type { SnapshotMeta } from '../lookup/index.ts';
import { assistants } from './assistants.ts';
import type { Config } from './config.ts';
import { openDataSource } from './node/data-source.ts';
import { createHandler, type Work } from './node/handler.ts';
import { keepCompressed } from './node/kept-pages.ts';
import { errorDetails, jsonLog, lostLines } from './node/log.ts';
import { addUp, type Counts, Metrics, prometheusText } from './node/metrics.ts';
import { operationsOf } from './node/operations.ts';
import { watchPressure } from './node/pressure.ts';
import { boundedServer, listen, operationsServer } from './node/server.ts';
import { takeTurns } from './node/turns.ts';
import { changes, datasetCopies } from './open-data.ts';
import { lazySite } from './pages.ts';
import { readSiteAssets } from './site-assets.ts';

/** Milliseconds for which a stop still answers requests on connections that are kept. */
const IDLE_GRACE = 1000;

/** A running service. */
export interface Running {
  /** Where it listens: `http://localhost:8080`. */
  url: string;
  /** The data set at the start. */
  info: SnapshotMeta;
  /**
   * Loads the given snapshot, or the file again. Resolves to `false` if it is not usable and the old one stays.
   */
  reload(snapshot?: Uint8Array): Promise<boolean>;
  /** What this process has counted. */
  counts(): Promise<Counts>;
  /** Stops accepting requests, answers those in progress within the bound, then resolves. */
  close(): Promise<void>;
}

/** What a caller that manages several processes provides. */
export interface Surroundings {
  /** Returns the counts of all processes. Default: the counts of this one. */
  allCounts?: () => Promise<readonly Counts[]>;
  /** Whether to reload the file when it changes. Default: true. */
  watch?: boolean;
  /** The snapshot to start with, in place of the file's. */
  snapshot?: Uint8Array;
}

/**
 * Serves a data set over HTTP from this process.
 *
 * @throws {SnapshotUnavailableError | SnapshotError} if there is no data set to serve
 * @throws the system's error if the port cannot be opened
 */
export async function serve(config: Config, surroundings: Surroundings = {}): Promise<Running> {
  const log = jsonLog();
  const source = await openDataSource(config.snapshot, log, surroundings.snapshot);
  const lookup = () => source.current;
  const { baseUrl } = config;
  const metrics = new Metrics();
  const pressure = watchPressure(config.maxLag);
  const api = new Api({ lookup, baseUrl });
  let stopping = false;

  const counts = async (): Promise<Counts> => {
    const { hits, misses } = api.cacheCounts;
    const { user, system } = process.cpuUsage();
    metrics.counts.sums = {
      esim_cache_hits_total: hits,
      esim_cache_misses_total: misses,
      esim_reloads_total: source.reloads.done,
      esim_reloads_refused_total: source.reloads.refused,
      esim_log_lines_lost_total: lostLines(),
      esim_connections: await new Promise((r) => server.getConnections((_, n) => r(n ?? 0))),
      esim_event_loop_lag_seconds: pressure.lag / 1000,
      process_cpu_seconds_total: (user + system) / 1e6,
      process_resident_memory_bytes: process.memoryUsage.rss(),
    };
    return metrics.counts;
  };
  const metricsText = async (): Promise<string> => {
    const all = (await surroundings.allCounts?.()) ?? [await counts()];
    return prometheusText(addUp(all), { ...lookup().info, workers: all.length });
  };

  const assets = readSiteAssets();
  const { repositoryUrl } = config;
  const recorded = changes();
  const site =
    assets === null
      ? null
      : lazySite({
          lookup,
          baseUrl,
          repositoryUrl,
          changes: recorded,
          assets: () => assets,
          keep: keepCompressed(),
        });
  const app = createApp(
    {
      lookup,
      baseUrl,
      datasetCopy: datasetCopies(lookup),
      changes: recorded,
      mounts: [assistants(lookup)],
      ...(site === null ? {} : { pages: site.pages }),
      securityContact: config.securityContact,
      onFault: (error) => log('fault', errorDetails(error)),
    },
    api,
  );
  const works = new WeakMap<IncomingMessage, Work>();
  const listener = getRequestListener(
    (request, { incoming }) => works.get(incoming as IncomingMessage)!(() => app.fetch(request)),
    {
      // HTTP/1.0 has no Host header.
      hostname: 'localhost',
      errorHandler: (error) =>
        error instanceof RequestError
          ? problemResponse(malformedRequest(), UNKEPT)
          : problemResponse(internalError(), UNKEPT),
    },
  );
  const turns = takeTurns();
  const apart = config.metricsPort !== null;
  const operations = operationsOf({ metricsText, stopping: () => stopping, apart });
  const handler = createHandler({
    config,
    api,
    others: (request, response, work) => {
      works.set(request, work);
      void listener(request, response);
    },
    turns,
    operations,
    metrics,
    pressure,
    log,
    stopping: () => stopping,
  });
  const server = boundedServer(handler, turns.run);
  const inside = apart ? operationsServer(operations) : null;
  try {
    await listen(server, config.port, config.host, log);
    if (inside !== null) await listen(inside, config.metricsPort!, config.metricsHost, log);
  } catch (error) {
    // A service without all its listeners would only keep the process alive.
    server.close();
    pressure.close();
    throw error;
  }
  if (surroundings.watch !== false) source.watch();
  // Loaded after a delay, so that neither the first page nor an early answer of the API waits for it.
  const preload = setTimeout(
    () => site?.load().catch((error) => log('fault', errorDetails(error))),
    1000,
  ).unref();

  const close = async (): Promise<void> => {
    stopping = true;
    clearTimeout(preload);
    source.close();
    // Meanwhile a load balancer that polls /readyz stops sending requests here.
    if (config.drainSeconds > 0) await delay(config.drainSeconds * 1000);
    // Not the method of an HTTP server, which would end idle connections at once: the next request may already be
    // on its way, and the client could not know whether it was answered. From now on answers end their connection.
    const ended = new Promise<void>((resolve) =>
      NetServer.prototype.close.call(server, () => resolve()),
    );
    const bound = setTimeout(() => server.closeAllConnections(), config.shutdownSeconds * 1000);
    await Promise.race([ended, delay(IDLE_GRACE, undefined, { ref: false })]);
    server.closeIdleConnections();
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    await ended;
    clearInterval(idle);
    clearTimeout(bound);
    inside?.close();
    inside?.closeAllConnections();
    pressure.close();
  };
  const { port } = server.address() as AddressInfo;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return {
    url: `http://${host}:${port}`,
    info: source.current.info,
    reload: source.reload,
    counts,
    close,
  };
}
