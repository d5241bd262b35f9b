import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { Lookup, readSnapshot, shippedSnapshot } from '../../lookup/index.ts';
import { errorDetails, type Log } from './log.ts';

/**
 * Milliseconds between two looks at the file's time. Polling works on every file system, including mounted
 * ones.
 */
const INTERVAL = 2000;

/** The data set that is served. It can be replaced while the service runs. */
export interface DataSource {
  /** The current data set. */
  readonly current: Lookup;
  /** The bytes of its snapshot. */
  readonly bytes: Uint8Array;
  readonly reloads: { done: number; refused: number };
  /**
   * Loads the given snapshot, or the file again, after all earlier loads. If it is not usable, the old data set
   * stays and the log says why.
   *
   * @returns true if it is served now
   */
  reload(bytes?: Uint8Array): Promise<boolean>;
  /** Reloads whenever the file changes, until the source is closed. */
  watch(onChange?: () => void): void;
  close(): void;
}

/**
 * Opens the data set of a service.
 *
 * @param path the snapshot file; `null` for the one that the package ships
 * @param given a snapshot to start with, in place of the file's
 * @throws {SnapshotUnavailableError | SnapshotError} if there is no usable one
 */
export async function openDataSource(
  path: string | null,
  log: Log,
  given?: Uint8Array,
): Promise<DataSource> {
  const url = path === null ? shippedSnapshot() : pathToFileURL(path);
  let loaded = await stateOf(url);
  let bytes = given ?? (await readSnapshot(url));
  let current = new Lookup(bytes);
  const reloads = { done: 0, refused: 0 };
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  // One after the other: with two loads at once, the older data set could arrive last.
  const reload = (handed?: Uint8Array): Promise<boolean> => {
    const loading = turn.then(() => load(handed));
    turn = loading;
    return loading;
  };
  const load = async (handed?: Uint8Array): Promise<boolean> => {
    try {
      // The state is read before the bytes, so that a change between the two is noticed at the next look.
      if (handed === undefined) loaded = await stateOf(url);
      const next = handed ?? (await readSnapshot(url));
      const opened = new Lookup(next);
      const before = current.info.version;
      current = opened;
      bytes = next;
      reloads.done++;
      log('reloaded', { version: current.info.version, before });
      return true;
    } catch (error) {
      reloads.refused++;
      log('reload refused', { kept: current.info.version, error: errorDetails(error).error });
      return false;
    }
  };
  return {
    get current() {
      return current;
    },
    get bytes() {
      return bytes;
    },
    reloads,
    reload,
    watch(onChange = () => void reload()) {
      // Not `watchFile`: it compares with the file as it is when the watch begins, so it misses a change
      // between the first load and that moment.
      const watching = setInterval(async () => {
        const state = await stateOf(url);
        // A missing file is probably being replaced. The source may also have been closed during the look.
        if (state === null || state === loaded || timer !== watching) return;
        loaded = state;
        onChange();
      }, INTERVAL).unref();
      timer = watching;
    },
    close() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}

/** Returns a text that changes when the file is written or replaced; `null` for a missing or empty file. */
async function stateOf(url: URL): Promise<string | null> {
  const { ino, mtimeMs, size } = await stat(url).catch(() => ({ ino: 0, mtimeMs: 0, size: 0 }));
  return size === 0 ? null : `${ino} ${mtimeMs} ${size}`;
}
