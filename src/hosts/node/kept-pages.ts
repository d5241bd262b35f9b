import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGunzip, gzip as gzipOf } from 'node:zlib';
import { AnswerCache, preferredEncoding } from '../../http/index.ts';
import type { Keep } from '../../site/index.ts';

const gzip = promisify(gzipOf);

/** Pages take about 8 KB compressed, the sitemaps together 2 MB. */
const MAX_BYTES = 12 * 1024 * 1024;
const MAX_ENTRIES = 4_000;
const LEVEL = 5;

/** A document in the form in which it is sent. */
interface Kept {
  headers: [name: string, value: string][];
  body: Uint8Array<ArrayBuffer>;
  /** The length of the plain body where this one is compressed; null where it is sent as it is. */
  plain: number | null;
}

/**
 * Keeps finished documents compressed, off the thread that answers. Those who send them share one
 * buffer: a reader that never reads costs no copy. Who takes no compressed one has it unpacked piece by
 * piece, as fast as it is read.
 *
 * @example createSite({ ...options, keep: keepCompressed() })
 */
export function keepCompressed(): Keep {
  const store = new AnswerCache<Kept>({
    maxEntries: MAX_ENTRIES,
    maxBytes: MAX_BYTES,
    costOf: (key, { body }) => 1000 + 2 * key.length + body.length,
  });
  return async (key, request, make) => {
    const kept = key === null ? undefined : store.get(key);
    if (kept !== undefined) return respond(kept, 200, request);
    const made = await make();
    if (made.body === null) return made;
    const finished = await pack(made);
    if (key !== null && made.status === 200) store.put(key, finished);
    return respond(finished, made.status, request);
  };
}

/** In a buffer of its own, which does not keep a larger one alive. */
const compress = async (body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  Uint8Array.from(await gzip(body, { level: LEVEL }));

async function pack(response: Response): Promise<Kept> {
  const headers = [...response.headers];
  const body = new Uint8Array(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  if (!/^text\/|json|xml|javascript|svg/.test(type)) return { headers, body, plain: null };
  return { headers, body: await compress(body), plain: body.length };
}

function respond({ headers, body, plain }: Kept, status: number, request: Request): Response {
  const own = new Headers(headers);
  if (plain === null) return new Response(body, { status, headers: own });
  if (!own.get('vary')?.includes('Accept-Encoding')) own.append('Vary', 'Accept-Encoding');
  if (preferredEncoding(request.headers.get('accept-encoding'), ['gzip']) !== null) {
    own.set('Content-Encoding', 'gzip');
    own.set('Content-Length', String(body.length));
    return new Response(body, { status, headers: own });
  }
  own.set('Content-Length', String(plain));
  // HEAD has the headers alone.
  if (request.method === 'HEAD') return new Response(null, { status, headers: own });
  const unpacked = createGunzip();
  unpacked.end(body);
  return new Response(Readable.toWeb(unpacked) as ReadableStream<Uint8Array>, {
    status,
    headers: own,
  });
}
