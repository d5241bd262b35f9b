import cluster, { type Worker } from 'node:cluster';
import type { Config } from '../config.ts';
import { type Running, serve } from '../node.ts';
import { openDataSource } from './data-source.ts';
import { jsonLog, type Log } from './log.ts';
import type { Counts } from './metrics.ts';

/** What the processes of one service say to each other. */
type Message =
  | { kind: 'ready'; url: string }
  | { kind: 'reload' }
  | { kind: 'stop' }
  /** A worker asks for everyone's counts; the primary asks each; each tells its own. */
  | { kind: 'all counts?'; id: number }
  | { kind: 'counts?'; id: number }
  | { kind: 'counts'; id: number; counts: Counts }
  | { kind: 'all counts'; id: number; all: Counts[] };

/** A worker that does not tell its counts within this time, in ms, is left out. */
const PATIENCE = 1000;
/** A worker that ends is replaced after this time, in ms, so that a fault does not spin. */
const RESTART_AFTER = 200;

const standardError: Log = jsonLog((line) => process.stderr.write(line));

/**
 * Serves from several processes that share a port. This one serves nothing: it starts the others,
 * replaces those that end, and hands them new data sets that it has looked at first.
 *
 * @throws {SnapshotUnavailableError | SnapshotError} when there is no data set to serve
 */
export async function serveFromWorkers(config: Config): Promise<Running> {
  const log = standardError;
  // Each process accepts by itself. When this one hands connections out, those that are on their way
  // to a process that is killed hang for ever; accepted by itself, they are reset and tried again.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const source = await openDataSource(config.snapshot, log);
  let stopping = false;
  const workers = (): Worker[] => Object.values(cluster.workers ?? {}) as Worker[];
  const tell = (worker: Worker, message: Message): void => {
    if (worker.isConnected()) worker.send(message);
  };
  const waiting = new Map<number, (counts: Counts) => void>();
  let asked = 0;
  const allCounts = (): Promise<Counts[]> =>
    Promise.all(
      workers().map(
        (worker) =>
          new Promise<Counts | null>((resolve) => {
            const id = ++asked;
            const done = (counts: Counts | null): void => {
              waiting.delete(id);
              clearTimeout(timer);
              resolve(counts);
            };
            const timer = setTimeout(() => done(null), PATIENCE);
            waiting.set(id, done);
            tell(worker, { kind: 'counts?', id });
          }),
      ),
    ).then((all) => all.filter((counts) => counts !== null));

  const urls: string[] = [];
  let allReady: (url: string) => void = () => {};
  const start = (): void => {
    const worker = cluster.fork();
    // A message to one that was killed a moment ago: its end is told as well, and is what counts.
    worker.on('error', ({ message }) => log('worker unreachable', { error: message }));
    worker.on('message', (message: Message) => {
      if (message.kind === 'ready') {
        urls.push(message.url);
        if (urls.length === config.workers) allReady(urls[0]!);
      }
      if (message.kind === 'counts') waiting.get(message.id)?.(message.counts);
      if (message.kind === 'all counts?') {
        void allCounts().then((all) => tell(worker, { kind: 'all counts', id: message.id, all }));
      }
    });
  };
  const reload = async (): Promise<boolean> => {
    if (!(await source.reload())) return false;
    for (const worker of workers()) tell(worker, { kind: 'reload' });
    return true;
  };
  const ready = new Promise<string>((resolve, reject) => {
    allReady = resolve;
    cluster.on('exit', (worker, code, signal) => {
      if (stopping) return;
      log('worker ended', { pid: worker.process.pid, code, signal });
      // One that could not even start would not the second time either: a port that is taken.
      if (urls.length === 0) reject(new Error('The first process could not start.'));
      else setTimeout(() => stopping || start(), RESTART_AFTER);
    });
  });
  for (let i = 0; i < config.workers; i++) start();
  const url = await ready;
  source.watch(reload);
  return {
    url,
    info: source.current.info,
    reload,
    counts: async () => ({ requests: {}, latencies: {}, sums: {} }),
    async close() {
      stopping = true;
      source.close();
      const ended = workers().map((w) => new Promise((resolve) => w.once('exit', resolve)));
      for (const worker of workers()) tell(worker, { kind: 'stop' });
      await Promise.all(ended);
    },
  };
}

/** Serves as one of several processes; ends with the one that started it. */
export async function serveAsWorker(config: Config): Promise<void> {
  const tell = (message: Message): void => {
    if (process.connected) process.send?.(message);
  };
  const waiting = new Map<number, (all: Counts[]) => void>();
  let asked = 0;
  const allCounts = (): Promise<Counts[]> =>
    new Promise((resolve, reject) => {
      const id = ++asked;
      const timer = setTimeout(() => {
        waiting.delete(id);
        reject(new Error('The other processes did not tell their counts.'));
      }, 2 * PATIENCE);
      waiting.set(id, (all) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(all);
      });
      tell({ kind: 'all counts?', id });
    });
  const running = await serve(config, { allCounts, watch: false });
  const stop = async (): Promise<void> => {
    await running.close();
    process.exit(0);
  };
  process.on('message', (message: Message) => {
    if (message.kind === 'reload') void running.reload();
    if (message.kind === 'stop') void stop();
    if (message.kind === 'all counts') waiting.get(message.id)?.(message.all);
    if (message.kind === 'counts?') {
      void running.counts().then((counts) => tell({ kind: 'counts', id: message.id, counts }));
    }
  });
  // Nobody is left to hand on signals and new data sets.
  process.on('disconnect', stop);
  // A terminal and a process manager signal every process of the group: the first one decides.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  tell({ kind: 'ready', url: running.url });
}
