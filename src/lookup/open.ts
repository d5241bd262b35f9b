import { InvalidQueryError, optionsOf } from '../model/index.ts';
import { Lookup } from './lookup.ts';
import { readAtMost } from './read-at-most.ts';

/**
 * Returns the address of the snapshot that the package ships beside the compiled code. In a checkout, `npm run
 * build` makes this file.
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

/** The error for a snapshot that cannot be read. `cause` holds the original error. */
export class SnapshotUnavailableError extends Error {
  override readonly name = 'SnapshotUnavailableError';
}

/**
 * Opens the data set for look-ups. Call it once and keep the result: the caches are part of it.
 *
 * @throws {InvalidQueryError} when `snapshot` is neither bytes nor a URL
 * @throws {SnapshotUnavailableError} when the file cannot be read
 * @throws {SnapshotError} when it is no snapshot that this version can serve
 */
export async function openLookup(options: OpenOptions = {}): Promise<Lookup> {
  const { snapshot = shippedSnapshot() } = optionsOf(
    options,
    'options',
    'Give it as an object, as in { snapshot: new URL(...) }.',
  );
  if (snapshot instanceof Uint8Array) return new Lookup(snapshot);
  if (snapshot instanceof ArrayBuffer) return new Lookup(new Uint8Array(snapshot));
  if (isUrl(snapshot)) return new Lookup(await readSnapshot(snapshot));
  throw new InvalidQueryError(
    'snapshot',
    'Give the snapshot as bytes or as a URL; of a path, new URL(path, import.meta.url).',
  );
}

/**
 * Not `instanceof`: some platforms have a `URL` class of their own. A caller in JavaScript may pass any value.
 */
const isUrl = (value: unknown): value is URL =>
  typeof value === 'object' && value !== null && 'protocol' in value && 'href' in value;

/** Bytes of the largest snapshot that is accepted. A snapshot has about 3 MB. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Milliseconds that a server may take in all. */
const PATIENCE = 600_000;

/**
 * Returns the bytes of a snapshot.
 *
 * @param url a `file:` or `http(s):` address
 * @throws {SnapshotUnavailableError} when it cannot be read, or is larger than 64 MiB
 */
export async function readSnapshot(url: URL): Promise<Uint8Array> {
  if (url.protocol !== 'file:') return (await fetchSnapshot(url)).bytes;
  return orUnavailable(decodeURIComponent(url.pathname), async () => {
    // Looked up at run time, so that a bundle for browsers has no import of Node's modules.
    const fs = process.getBuiltinModule('node:fs');
    const stat = fs.statSync(url);
    // A pipe or a device may never end.
    if (!stat.isFile()) throw new Error('it is no regular file');
    if (stat.size > MOST_BYTES) throw new Error(TOO_LARGE);
    // Asynchronous, because the disk may be slow or remote.
    return await fs.promises.readFile(url);
  });
}

/** A snapshot that a server sent. */
export interface FetchedSnapshot {
  bytes: Uint8Array;
  /** The SHA-256 in base64 that the server states (RFC 9530); null if it states none. */
  sha256: string | null;
}

/**
 * Fetches a snapshot. The caller compares the bytes with the hash.
 *
 * @throws {SnapshotUnavailableError} when it does not come whole within ten minutes, or is larger than 64 MiB
 */
export function fetchSnapshot(url: URL): Promise<FetchedSnapshot> {
  return orUnavailable(url.href, async () => {
    const signal = AbortSignal.timeout(PATIENCE);
    // The hash is that of the bytes as sent, so no server may compress them.
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
