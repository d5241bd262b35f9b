import cluster, { type Worker } from 'node:cluster';
import type { Config } from '../config.ts';
import { type Running, serve } from '../node.ts';
import { askEach, type Counted } from './counting.ts';
import { openDataSource } from './data-source.ts';
import { errorDetails, jsonLog, lostLines, passOn } from './log.ts';
import { addUp, type Counts, NO_COUNTS } from './metrics.ts';

/** An error of the system, in the form in which processes pass it on. */
interface Refusal {
  code: string | undefined;
  syscall: string | undefined;
  port: number | undefined;
}

/** What the processes of one service say to each other. */
type Message =
  /** A worker asks for the data set; the primary hands out the last one that could be served. */
  | { kind: 'data?' }
  | { kind: 'data'; snapshot: Uint8Array }
  | { kind: 'ready'; url: string }
  | ({ kind: 'failed'; error: string } & Refusal)
  | { kind: 'stop' }
  /** A worker asks for everyone's counts; the primary asks each; each tells its own. */
  | { kind: 'all counts?'; id: number }
  | { kind: 'counts?'; id: number }
  | Counted
  | { kind: 'all counts'; id: number; all: Counts[] };

/** A worker that is busy reports its counts within this time, in ms; those who ask wait for ten seconds. */
const PATIENCE = 4000;
/** A worker that ends is replaced after this time, in ms, and after twice that where it could not start. */
const RESTART_AFTER = 200;
const MOST_RESTART_AFTER = 10_000;

/**
 * Serves from several processes that share a port. This one serves nothing: it starts the others,
 * replaces those that end, and hands them data sets that it has opened first. No worker reads the
 * file: a replaced one serves what the others do, whatever has happened to the file.
 *
 * @throws {SnapshotUnavailableError | SnapshotError} when there is no data set to serve
 * @throws the system's error when a worker cannot start, such as a port that is taken
 */
export async function serveFromWorkers(config: Config): Promise<Running> {
  const log = jsonLog();
  // Each process accepts by itself. When this one hands connections out, those that are on their way
  // to a process that is killed hang for ever; accepted by itself, they are reset and tried again.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // Sends bytes as bytes. This process alone writes the log: one that starts or ends makes a standard
  // error that several share wait for its reader, who may have stopped reading.
  cluster.setupPrimary({ serialization: 'advanced', stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const source = await openDataSource(config.snapshot, log);
  let stopping = false;
  const workers = (): Worker[] => Object.values(cluster.workers ?? {}) as Worker[];
  const tell = (worker: Worker, message: Message): void => {
    if (worker.isConnected()) worker.send(message);
  };
  const counting = askEach<Worker>((worker, id) => tell(worker, { kind: 'counts?', id }), PATIENCE);
  /** The counts of all workers, with those of earlier ones and what this process alone has done. */
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
      // The message can be to a worker that was just killed. Its exit is reported separately and
      // handled there.
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
    // Stop all: the workers that did start would otherwise serve on alone.
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
        // A worker that does not serve yet has no request to answer.
        else worker.process.kill('SIGKILL');
      }
      // A worker that no longer listens would be waited for without end.
      const most = (config.drainSeconds + config.shutdownSeconds + 1) * 1000;
      const bound = setTimeout(() => {
        for (const worker of all) worker.process.kill('SIGKILL');
      }, most);
      await Promise.all(ended);
      clearTimeout(bound);
    },
  };
}

/** As the system's own refusals are told. */
const endedEarly = (): Error =>
  Object.assign(new Error('A process ended before it could serve.'), { syscall: 'fork' });

/** Serves as one of several processes; ends with the one that started it, or when it cannot start. */
export async function serveAsWorker(config: Config): Promise<void> {
  const tell = (message: Message, sent?: () => void): void => {
    if (process.connected) process.send?.(message, undefined, {}, sent);
    else sent?.();
  };
  const fail = (error: unknown): void => {
    const { code, syscall, port } = error as Error & Refusal;
    // The channel to the primary would keep a process alive that serves nothing.
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
        reject(new Error('The other processes did not tell their counts.'));
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
  /** One after the other: a data set may come while the one before it is being taken in. */
  const take = (handed: Uint8Array): Promise<unknown> => {
    // Sections are read in place, which needs them aligned; in a message they are anywhere.
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
  // The primary has gone, and with it signals and new data sets.
  process.on('disconnect', stop);
  // A terminal and a process manager signal every process of the group: the first one decides.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  tell({ kind: 'data?' });
}
