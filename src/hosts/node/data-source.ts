import { unwatchFile, watchFile } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Lookup, openLookup, shippedSnapshot } from '../../lookup/index.ts';
import { errorDetails, type Log } from './log.ts';

/** Looking at a file's time every two seconds works on every file system, mounted ones as well. */
const INTERVAL = 2000;

/** The data set that is served, exchanged while it is. */
export interface DataSource {
  /** The data set of this moment. */
  readonly current: Lookup;
  readonly reloads: { done: number; refused: number };
  /**
   * Takes the file anew. Where it cannot be served the old data set stays, and the log says why.
   *
   * @returns whether the file could be served
   */
  reload(): Promise<boolean>;
  /** Reloads whenever the file changes, until the source is closed. */
  watch(onChange?: () => void): void;
  close(): void;
}

/**
 * Opens the data set that a service answers from.
 *
 * @param path the snapshot file; null: the one that the package ships
 * @throws {SnapshotUnavailableError | SnapshotError} when there is none that can be served
 */
export async function openDataSource(path: string | null, log: Log): Promise<DataSource> {
  const url = path === null ? shippedSnapshot() : pathToFileURL(path);
  let current = await openLookup({ snapshot: url });
  const reloads = { done: 0, refused: 0 };
  let watched = false;
  const reload = async (): Promise<boolean> => {
    try {
      const next = await openLookup({ snapshot: url });
      const before = current.info.version;
      current = next;
      reloads.done++;
      log('reloaded', { version: next.info.version, before });
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
    reloads,
    reload,
    watch(onChange = reload) {
      watched = true;
      watchFile(url, { interval: INTERVAL, persistent: false }, (now, before) => {
        // A file that is gone is about to be replaced.
        if (now.mtimeMs !== before.mtimeMs && now.size > 0) void onChange();
      });
    },
    close() {
      if (watched) unwatchFile(url);
    },
  };
}
