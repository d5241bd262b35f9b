import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Api, createApp } from '../http/index.ts';
import type { SnapshotMeta } from '../lookup/index.ts';
import { assistants } from './assistants.ts';
import type { Config } from './config.ts';
import { openDataSource } from './node/data-source.ts';
import { createHandler } from './node/handler.ts';
import { errorDetails, jsonLog, type Log } from './node/log.ts';
import { addUp, type Counts, Metrics, prometheusText } from './node/metrics.ts';
import { watchPressure } from './node/pressure.ts';
import { boundedServer } from './node/server.ts';
import { changes, datasetCopies } from './open-data.ts';
import { lazySite } from './pages.ts';
import { readSiteAssets } from './site-assets.ts';

/** A running service. */
export interface Running {
  /** Where it listens: `http://localhost:8080`. */
  url: string;
  /** The data set at the start. */
  info: SnapshotMeta;
  /** Takes the snapshot file anew; false where it could not be served and the old one stays. */
  reload(): Promise<boolean>;
  /** What this process has counted. */
  counts(): Promise<Counts>;
  /** Stops taking requests, answers those that are under way within the bound, then resolves. */
  close(): Promise<void>;
}

/** What a host around the process may bring. */
export interface Surroundings {
  log?: Log;
  /** Counts of all processes, where there are several; default: those of this one. */
  allCounts?: () => Promise<readonly Counts[]>;
  /** Reload when the file changes? Default: yes. */
  watch?: boolean;
}

/**
 * Serves a data set over HTTP from this process.
 *
 * @throws {SnapshotUnavailableError | SnapshotError} when there is no data set to serve
 * @throws the system's error when the port cannot be had
 */
export async function serve(config: Config, surroundings: Surroundings = {}): Promise<Running> {
  const log = surroundings.log ?? jsonLog((line) => process.stderr.write(line));
  const source = await openDataSource(config.snapshot, log);
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
  const site =
    assets === null
      ? null
      : lazySite({ lookup, baseUrl, repositoryUrl, assets: () => assets, compressed: true });
  const app = createApp(
    {
      lookup,
      baseUrl,
      datasetCopy: datasetCopies(),
      changes: changes(),
      mounts: [assistants(lookup)],
      ...(site === null ? {} : { pages: site.pages }),
      securityContact: config.securityContact,
      onFault: (error) => log('fault', errorDetails(error)),
    },
    api,
  );
  const told = new WeakMap<object, (questions: number) => void>();
  const listener = getRequestListener(async (request, { incoming }) => {
    const response = await app.fetch(request);
    const questions = response.headers.get('question-count');
    if (questions !== null) told.get(incoming)?.(Number(questions));
    return response;
  });
  const server = boundedServer(
    createHandler({
      config,
      api,
      others: (request, response, asked) => {
        told.set(request, asked);
        void listener(request, response);
      },
      metrics,
      metricsText,
      pressure,
      log,
      stopping: () => stopping,
    }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  if (surroundings.watch !== false) source.watch();
  // The first page is not to wait for it, and no early answer of the API either.
  const preload = setTimeout(() => void site?.load(), 1000).unref();

  const close = async (): Promise<void> => {
    stopping = true;
    clearTimeout(preload);
    source.close();
    const ended = new Promise<void>((resolve) => server.close(() => resolve()));
    // Connections that wait for a request that may never come hold nobody's answer.
    server.closeIdleConnections();
    const bound = setTimeout(() => server.closeAllConnections(), config.shutdownSeconds * 1000);
    await ended;
    clearTimeout(bound);
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
