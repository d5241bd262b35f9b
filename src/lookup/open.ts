import { InvalidQueryError, optionsOf } from '../model/index.ts';
import { Lookup } from './lookup.ts';
import { readAtMost } from './read-at-most.ts';

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
 * @throws {InvalidQueryError} when `snapshot` is neither bytes nor a URL
 * @throws {SnapshotUnavailableError} when the file cannot be read
 * @throws {SnapshotError} when it is no snapshot that this version can serve
 */
export async function openLookup(options: OpenOptions = {}): Promise<Lookup> {
  const { snapshot = shippedSnapshot() } = optionsOf(options);
  if (snapshot instanceof Uint8Array) return new Lookup(snapshot);
  if (snapshot instanceof ArrayBuffer) return new Lookup(new Uint8Array(snapshot));
  if (isUrl(snapshot)) return new Lookup(await readSnapshot(snapshot));
  throw new InvalidQueryError(
    'snapshot',
    'Give the snapshot as bytes or as a URL; of a path, new URL(path, import.meta.url).',
  );
}

/** Not `instanceof`: other platforms than Node have a URL of their own. JavaScript holds no caller to the types. */
const isUrl = (value: unknown): value is URL =>
  typeof value === 'object' && value !== null && 'protocol' in value && 'href' in value;

/** More than any snapshot has: they take about 3 MB. */
const MOST_BYTES = 64 * 1024 * 1024;
/** How long a server may take in all, in ms. */
const PATIENCE = 600_000;

/**
 * Reads the bytes of a snapshot.
 *
 * @param url a `file:` or `http(s):` address
 * @throws {SnapshotUnavailableError} when it cannot be read, or is larger than 64 MiB
 */
export async function readSnapshot(url: URL): Promise<Uint8Array> {
  if (url.protocol !== 'file:') return (await fetchSnapshot(url)).bytes;
  return orUnavailable(decodeURIComponent(url.pathname), async () => {
    // Asked of the process at run time, so that a browser bundle holds no import of Node's.
    const fs = process.getBuiltinModule('node:fs');
    const stat = fs.statSync(url);
    // A pipe or a device may never end.
    if (!stat.isFile()) throw new Error('it is no regular file');
    if (stat.size > MOST_BYTES) throw new Error(TOO_LARGE);
    // Others are answered meanwhile: a disk may be slow, or far away.
    return await fs.promises.readFile(url);
  });
}

/** A snapshot as a server sends it. */
export interface FetchedSnapshot {
  bytes: Uint8Array;
  /** Its SHA-256 in base64, as the server tells it (RFC 9530); null where it tells none. */
  sha256: string | null;
}

/**
 * Fetches a snapshot. Whether the bytes have the hash is left to the caller.
 *
 * @throws {SnapshotUnavailableError} when it does not come whole within ten minutes, or is larger than
 * 64 MiB
 */
export function fetchSnapshot(url: URL): Promise<FetchedSnapshot> {
  return orUnavailable(url.href, async () => {
    const signal = AbortSignal.timeout(PATIENCE);
    // The hash is that of the bytes on their way: nobody is to compress them.
    const response = await fetch(url, { signal, headers: { 'Accept-Encoding': 'identity' } });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`the server answered ${response.status}`);
    }
    const told = /(?:^|[,\s])sha-256=:([A-Za-z0-9+/]{43}=):/.exec(
      response.headers.get('repr-digest') ?? '',
    );
    const bytes = await readAtMost(response.body, MOST_BYTES);
    if (bytes === null) throw new Error(TOO_LARGE);
    return { bytes, sha256: told?.[1] ?? null };
  });
}

const TOO_LARGE = `it has more than ${MOST_BYTES} bytes`;

async function orUnavailable<T>(place: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    const { code, message } = cause as Error & { code?: string };
    const reason = code === 'ENOENT' ? 'there is no such file' : message;
    throw new SnapshotUnavailableError(`Cannot read the snapshot ${place}: ${reason}`, { cause });
  }
}
