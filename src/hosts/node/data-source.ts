import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { Lookup, readSnapshot, shippedSnapshot } from '../../lookup/index.ts';
import { errorDetails, type Log } from './log.ts';

/** Looking at a file's time every two seconds works on every file system, mounted ones as well. */
const INTERVAL = 2000;

/** The data set that is served. It can be replaced while the service runs. */
export interface DataSource {
  /** The current data set. */
  readonly current: Lookup;
  /** The snapshot that it was opened from. */
  readonly bytes: Uint8Array;
  readonly reloads: { done: number; refused: number };
  /**
   * Loads the file again, or the given snapshot, after the loads that were asked for before. If it
   * cannot be served, the old data set stays, and the log says why.
   *
   * @returns whether it could be served
   */
  reload(bytes?: Uint8Array): Promise<boolean>;
  /** Reloads whenever the file changes, until the source is closed. */
  watch(onChange?: () => void): void;
  close(): void;
}

/**
 * Opens the data set that a service answers from.
 *
 * @param path the snapshot file; null: the one that the package ships
 * @param given a snapshot to start with, instead of the file's
 * @throws {SnapshotUnavailableError | SnapshotError} when there is none that can be served
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
  // One after the other: of two at once, the older data set could be the last to arrive.
  const reload = (handed?: Uint8Array): Promise<boolean> => {
    const loading = turn.then(() => load(handed));
    turn = loading;
    return loading;
  };
  const load = async (handed?: Uint8Array): Promise<boolean> => {
    try {
      // The state comes before the bytes: what is written between the two is loaded at the next look.
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
      // Not `watchFile`: it compares with the file as it is when the watch begins, and so never sees a
      // change between the first load and that.
      const watching = setInterval(async () => {
        const state = await stateOf(url);
        // A missing file is about to be replaced. The source may have been closed during the look.
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

/** What differs once a file has been written or replaced; null where none is, or an empty one. */
async function stateOf(url: URL): Promise<string | null> {
  const { ino, mtimeMs, size } = await stat(url).catch(() => ({ ino: 0, mtimeMs: 0, size: 0 }));
  return size === 0 ? null : `${ino} ${mtimeMs} ${size}`;
}
