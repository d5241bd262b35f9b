/** An origin of open facts. */
export interface Upstream {
  /** Its name in the proposal. */
  name: string;
  address: string;
}

/** The bounds of one download. */
export interface Bounds {
  bytes: number;
  milliseconds: number;
}

/** The lists have 2 to 9 MB. A response of four times that size is something else. */
const BOUNDS: Bounds = { bytes: 32 * 1024 * 1024, milliseconds: 120_000 };

/** The share of the known entries that must still be in an upstream. */
const LEAST_SHARE = 0.9;
/** The share of the entries that must have the known shape. */
const MOST_ODD = 0.01;

/**
 * The error for an upstream that cannot be reached, has another shape or is incomplete. It is not used at all.
 */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
}

/**
 * Downloads an upstream.
 *
 * @returns its bytes, decompressed
 * @throws {UpstreamError} if the server refuses, breaks off, takes too long or sends too much
 */
export async function download(
  { name, address }: Upstream,
  { bytes, milliseconds }: Bounds = BOUNDS,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(milliseconds) });
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    // The decompressed bytes count, because a small compressed file may become a large one.
    for await (const chunk of response.body ?? []) {
      length += chunk.length;
      if (length > bytes) throw new Error(`it has more than ${bytes} bytes`);
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new UpstreamError(`${name} cannot be read: ${reasonOf(cause as Error)}`, { cause });
  }
  return Buffer.concat(chunks);
}

/** For network errors, the reason is in the cause. */
function reasonOf({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return 'it took too long';
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}

/**
 * Refuses a list that lacks a large part of the known entries: it was cut off, or its entries were renamed.
 *
 * @param known the entries in the data from this upstream
 * @param there the present entries of the upstream
 * @throws {UpstreamError}
 */
export function assertWhole(
  name: string,
  known: ReadonlySet<string>,
  there: ReadonlySet<string>,
): void {
  const left = [...known].filter((key) => there.has(key)).length;
  if (left >= known.size * LEAST_SHARE) return;
  throw new UpstreamError(
    `${name} has shrunk: of ${known.size} entries that the data has from it, ${left} are left`,
  );
}

/**
 * Refuses a list in which more than a few entries have an unknown shape.
 *
 * @param odd the number of unreadable entries
 * @param all the number of all entries
 * @throws {UpstreamError}
 */
export function assertKnownShape(name: string, odd: number, all: number): void {
  if (all > 0 && odd <= all * MOST_ODD) return;
  throw new UpstreamError(
    all === 0
      ? `${name} is empty`
      : `${name} has changed: ${odd} of ${all} entries do not have the fields that they had`,
  );
}
