import cluster from 'node:cluster';
import { setFlagsFromString } from 'node:v8';
import type { Config } from './config.ts';
import { jsonLog } from './node/log.ts';
import { type Running, serve } from './node.ts';

/**
 * Bounds of the heap. By default, V8 lets 25 MB of live data grow to 85 MB before it collects, and keeps 32 MB
 * for new objects: the process takes 150 to 176 MB under a load of new questions. With these flags it stays at
 * 93 MB for the same CPU time per request (npm run bench:http).
 */
const HEAP_BOUNDS = ['--heap-growing-percent=40', '--semi-space-growth-factor=1'];

/**
 * Serves until the process ends, on one core or on several. SIGTERM and SIGINT stop it gracefully; SIGHUP
 * reloads the snapshot file.
 *
 * @param started called once it serves, in the started process and not in its workers
 */
export async function serveProcess(
  config: Config,
  started: (running: Running) => void,
): Promise<void> {
  for (const bound of HEAP_BOUNDS) setFlagsFromString(bound);
  // The reader of the output may go away. Clients still get answers.
  for (const stream of [process.stdout, process.stderr]) {
    stream.removeAllListeners('error').on('error', () => {});
  }
  if (cluster.isWorker) {
    const { serveAsWorker } = await import('./node/cluster.ts');
    return serveAsWorker(config);
  }
  const log = jsonLog();
  const starting =
    config.workers === 1
      ? serve(config)
      : import('./node/cluster.ts').then(({ serveFromWorkers }) => serveFromWorkers(config));
  let running: Running | undefined;
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log('stopping', { signal });
    // Ends the process even if something waits for ever.
    const most = config.drainSeconds + config.shutdownSeconds + 3;
    setTimeout(() => process.exit(1), most * 1000).unref();
    // Before it serves, no request is in progress. Workers end with this process.
    await running?.close();
    log('stopped');
    process.exit(0);
  };
  // Signals may arrive during the start. Without a listener, each would end the process.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('SIGHUP', () => {
    starting.then(
      ({ reload }) => reload(),
      () => {},
    );
  });
  running = await starting;
  started(running);
}
