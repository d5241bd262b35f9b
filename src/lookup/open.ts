import { Lookup } from './lookup.ts';

/**
 * The address of the snapshot that the package ships, beside the compiled code. Run from the sources,
 * it is the one that `npm run build` has made.
 */
export const shippedSnapshot = (): URL => {
  const path = import.meta.url.endsWith('.ts') ? '../../dist/esim.snapshot' : '../esim.snapshot';
  return new URL(path, import.meta.url);
};

/** Where to read the snapshot from. */
export interface OpenOptions {
  /**
   * The bytes of a snapshot, or the address of one: a `file:` or `http(s):` URL.
   * Default: the snapshot that the package ships.
   */
  snapshot?: Uint8Array | ArrayBuffer | URL;
}

/** The snapshot could not be read. */
export class SnapshotUnavailableError extends Error {
  override readonly name = 'SnapshotUnavailableError';
}

/**
 * Opens the data set for look-ups. Do it once and keep the result.
 *
 * @throws {SnapshotUnavailableError} when the file cannot be read
 * @throws {SnapshotError} when it is no snapshot that this version can serve
 */
export async function openLookup({
  snapshot = shippedSnapshot(),
}: OpenOptions = {}): Promise<Lookup> {
  if (snapshot instanceof Uint8Array) return new Lookup(snapshot);
  if (snapshot instanceof ArrayBuffer) return new Lookup(new Uint8Array(snapshot));
  return new Lookup(await readSnapshot(snapshot));
}

/**
 * Reads the bytes of a snapshot.
 *
 * @param url a `file:` or `http(s):` address
 * @throws {SnapshotUnavailableError} when it cannot be read
 */
export async function readSnapshot(url: URL): Promise<Uint8Array> {
  try {
    if (url.protocol === 'file:') {
      // Found at run time, so that a browser bundle imports nothing of Node.
      const fs = process.getBuiltinModule('node:fs');
      // A pipe or a device may never end.
      if (!fs.statSync(url).isFile()) throw new Error('it is no regular file');
      // Other requests are answered meanwhile: a disk may be slow or remote.
      return await fs.promises.readFile(url);
    }
    const response = await fetch(url);
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    const reason = (cause as Error).message;
    throw new SnapshotUnavailableError(`Cannot read the snapshot: ${reason}`, { cause });
  }
}
