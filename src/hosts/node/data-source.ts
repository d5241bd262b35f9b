import { unwatchFile, watchFile } from 'node:fs';
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
   * Loads the file again, or the given snapshot. If it cannot be served, the old data set stays,
   * and the log says why.
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
  let bytes = given ?? (await readSnapshot(url));
  let current = new Lookup(bytes);
  const reloads = { done: 0, refused: 0 };
  let watched = false;
  const reload = async (handed?: Uint8Array): Promise<boolean> => {
    try {
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
      watched = true;
      watchFile(url, { interval: INTERVAL, persistent: false }, (now, before) => {
        // A missing file is about to be replaced.
        if (now.mtimeMs !== before.mtimeMs && now.size > 0) onChange();
      });
    },
    close() {
      if (watched) unwatchFile(url);
    },
  };
}
