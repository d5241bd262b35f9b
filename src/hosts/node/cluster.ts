import cluster, { type Worker } from 'node:cluster';
import type { Config } from '../config.ts';
import { type Running, serve } from '../node.ts';
import { askEach, type Counted } from './counting.ts';
import { openDataSource } from './data-source.ts';
import { errorDetails, jsonLog, lostLines, passOn } from './log.ts';
import { addUp, type Counts, NO_COUNTS } from './metrics.ts';

/** A system error in the form that processes send to each other. */
interface Refusal {
  code: string | undefined;
  syscall: string | undefined;
  port: number | undefined;
}

/** The messages between the processes of one service. */
type Message =
  /** A worker asks for the data set; the primary sends the last usable one. */
  | { kind: 'data?' }
  | { kind: 'data'; snapshot: Uint8Array }
  | { kind: 'ready'; url: string }
  | ({ kind: 'failed'; error: string } & Refusal)
  | { kind: 'stop' }
  /** A worker asks for all counts; the primary asks each worker; each answers with its own. */
  | { kind: 'all counts?'; id: number }
  | { kind: 'counts?'; id: number }
  | Counted
  | { kind: 'all counts'; id: number; all: Counts[] };

/** Milliseconds that a busy worker has to report its counts. Callers of `/metrics` wait for ten seconds. */
const PATIENCE = 4000;
/** Milliseconds after which an ended worker is replaced; twice that if it could not start. */
const RESTART_AFTER = 200;
const MOST_RESTART_AFTER = 10_000;

/**
 * Serves from several processes that share a port. This process serves nothing. It starts the workers, replaces
 * those that end, and sends them each data set after opening it. No worker reads the file, so all of them serve
 * the same data set even if the file has changed.
 *
 * @throws {SnapshotUnavailableError | SnapshotError} when there is no data set to serve
 * @throws the system's error if a worker cannot start, for instance because the port is in use
 */
export async function serveFromWorkers(config: Config): Promise<Running> {
  const log = jsonLog();
  // Each process accepts its own connections. If this process distributed them, those on the way to a killed
  // process would hang for ever; this way they are reset, and clients try again.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // `advanced` sends bytes as bytes. Only this process writes the log. A standard error that several processes
  // share becomes blocking whenever one of them starts or ends, and its reader may have stopped reading.
  cluster.setupPrimary({ serialization: 'advanced', stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const source = await openDataSource(config.snapshot, log);
  let stopping = false;
  const workers = (): Worker[] => Object.values(cluster.workers ?? {}) as Worker[];
  const tell = (worker: Worker, message: Message): void => {
    if (worker.isConnected()) worker.send(message);
  };
  const counting = askEach<Worker>((worker, id) => tell(worker, { kind: 'counts?', id }), PATIENCE);
  /** Adds to the workers' counts those of ended workers and of this process. */
  const withOwn = ([first, ...others]: Counts[]): Counts[] => {
    if (first === undefined) return [];
    const own = {
      esim_log_lines_lost_total: lostLines(),
      esim_reloads_refused_total: source.reloads.refused,
    };
    return [addUp([first, counting.past, { ...NO_COUNTS, sums: own }]), ...others];
  };
  const ready = new Set<number>();
  let wait = RESTART_AFTER;

  const url = await new Promise<string>((resolve, reject) => {
    let started = false;
    const start = (): void => {
      const worker = cluster.fork();
      passOn(worker.process.stderr!);
      // The worker may just have been killed. The handler of its exit deals with that.
      worker.on('error', ({ message }) => log('worker unreachable', { error: message }));
      worker.on('message', (message: Message) => {
        if (message.kind === 'data?') tell(worker, { kind: 'data', snapshot: source.bytes });
        if (message.kind === 'counts') counting.told(message);
        if (message.kind === 'all counts?') {
          void counting
            .all(workers().filter(({ id }) => ready.has(id)))
            .then((all) => tell(worker, { kind: 'all counts', id: message.id, all: withOwn(all) }));
        }
        if (message.kind === 'failed') {
          const { error, code, syscall, port } = message;
          log('worker cannot start', { pid: worker.process.pid, error });
          if (!started) reject(Object.assign(new Error(error), { code, syscall, port }));
        }
        if (message.kind === 'ready') {
          ready.add(worker.id);
          wait = RESTART_AFTER;
          if (started || ready.size < config.workers) return;
          started = true;
          resolve(message.url);
        }
      });
    };
    cluster.on('exit', (worker, code, signal) => {
      const wasReady = ready.delete(worker.id);
      counting.ended(worker);
      if (stopping) return;
      log('worker ended', { pid: worker.process.pid, code, signal });
      if (!started && !wasReady) reject(endedEarly());
      if (!wasReady) wait = Math.min(2 * wait, MOST_RESTART_AFTER);
      setTimeout(() => stopping || start(), wait);
    });
    for (let i = 0; i < config.workers; i++) start();
  }).catch((error: unknown) => {
    // Stop all workers; otherwise those that did start would go on alone.
    stopping = true;
    for (const worker of workers()) worker.process.kill('SIGKILL');
    source.close();
    throw error;
  });

  const reload = async (): Promise<boolean> => {
    if (!(await source.reload())) return false;
    for (const worker of workers()) tell(worker, { kind: 'data', snapshot: source.bytes });
    return true;
  };
  source.watch(() => void reload());
  return {
    url,
    info: source.current.info,
    reload,
    counts: async () => NO_COUNTS,
    async close() {
      stopping = true;
      source.close();
      const all = workers();
      const ended = all.map((w) => new Promise((resolve) => w.once('exit', resolve)));
      for (const worker of all) {
        if (ready.has(worker.id)) tell(worker, { kind: 'stop' });
        // A worker that does not serve yet has no requests in progress.
        else worker.process.kill('SIGKILL');
      }
      // A worker that no longer responds must not delay the stop for ever.
      const most = (config.drainSeconds + config.shutdownSeconds + 1) * 1000;
      const bound = setTimeout(() => {
        for (const worker of all) worker.process.kill('SIGKILL');
      }, most);
      await Promise.all(ended);
      clearTimeout(bound);
    },
  };
}

/** The command line reports errors with a `syscall` without a stack. */
const endedEarly = (): Error =>
  Object.assign(new Error('A process ended before it could serve. The log says why.'), {
    syscall: 'fork',
  });

/** Serves as one of several processes. Ends with the process that started it, or if it cannot start. */
export async function serveAsWorker(config: Config): Promise<void> {
  const tell = (message: Message, sent?: () => void): void => {
    if (process.connected) process.send?.(message, undefined, {}, sent);
    else sent?.();
  };
  const fail = (error: unknown): void => {
    const { code, syscall, port } = error as Error & Refusal;
    // The open channel to the primary would keep a process alive that serves nothing.
    const said = errorDetails(error).error;
    tell({ kind: 'failed', error: said, code, syscall, port }, () => process.exit(3));
  };
  const waiting = new Map<number, (all: Counts[]) => void>();
  let asked = 0;
  const allCounts = (): Promise<Counts[]> =>
    new Promise((resolve, reject) => {
      const id = ++asked;
      const timer = setTimeout(() => {
        waiting.delete(id);
        reject(new Error('The other processes did not report their counts in time.'));
      }, 2 * PATIENCE);
      waiting.set(id, (all) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(all);
      });
      tell({ kind: 'all counts?', id });
    });
  let running: Running | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  /** One after the other, because a data set may arrive while the one before it is loading. */
  const take = (handed: Uint8Array): Promise<unknown> => {
    // A copy, because sections are read in place and must be aligned, which bytes of a message are not.
    const snapshot = Uint8Array.from(handed);
    turn = turn.then(async () => {
      if (running !== undefined) return running.reload(snapshot);
      running = await serve(config, { allCounts, watch: false, snapshot });
      return tell({ kind: 'ready', url: running.url });
    });
    return turn;
  };
  const stop = async (): Promise<void> => {
    await running?.close();
    process.exit(0);
  };
  process.on('message', (message: Message) => {
    if (message.kind === 'data') take(message.snapshot).catch(fail);
    if (message.kind === 'stop') void stop();
    if (message.kind === 'all counts') waiting.get(message.id)?.(message.all);
    if (message.kind === 'counts?') {
      void running?.counts().then((counts) => tell({ kind: 'counts', id: message.id, counts }));
    }
  });
  // The primary has gone, and nobody else sends signals and new data sets.
  process.on('disconnect', stop);
  // Terminals and process managers signal every process of the group. Only the primary acts on it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  tell({ kind: 'data?' });
}
