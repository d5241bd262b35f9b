import { AnswerCache, preferredEncoding } from '../../http/index.ts';
import type { Keep } from '../../site/index.ts';
import { type Bytes, Packed } from './packed.ts';

/**
 * The most bytes of compressed documents in the cache. A page takes about 8 KB, all sitemaps together 2 MB.
 */
const MAX_BYTES = 12 * 1024 * 1024;
const MAX_ENTRIES = 4_000;

/** A document in its cached form. */
interface Kept {
  headers: [name: string, value: string][];
  /** Plain bytes if it is sent uncompressed, such as an image. */
  body: Packed | Bytes;
}

/**
 * Caches finished documents in compressed form. All responses share the bytes, so that a client that never
 * reads costs no copy.
 *
 * @example createSite({ ...options, keep: keepCompressed() })
 */
export function keepCompressed(): Keep {
  const store = new AnswerCache<Kept>({
    maxEntries: MAX_ENTRIES,
    maxBytes: MAX_BYTES,
    costOf: (key, { body }) =>
      1000 + 2 * key.length + (body instanceof Packed ? body.bytes : body).length,
  });
  return async (key, request, make) => {
    const kept = key === null ? undefined : store.get(key);
    if (kept !== undefined) return respond(kept, 200, request);
    const made = await make();
    if (made.body === null) return made;
    const finished = await finish(made);
    if (key !== null && made.status === 200) store.put(key, finished);
    return respond(finished, made.status, request);
  };
}

async function finish(response: Response): Promise<Kept> {
  const headers = [...response.headers];
  const body = new Uint8Array(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  const isText = /^text\/|json|xml|javascript|svg/.test(type);
  return { headers, body: isText ? await Packed.of(body) : body };
}

async function respond(
  { headers, body }: Kept,
  status: number,
  request: Request,
): Promise<Response> {
  const own = new Headers(headers);
  const answer = (bytes: Bytes): Response => {
    own.set('Content-Length', String(bytes.length));
    return new Response(bytes, { status, headers: own });
  };
  if (!(body instanceof Packed)) return answer(body);
  if (!own.get('vary')?.includes('Accept-Encoding')) own.append('Vary', 'Accept-Encoding');
  if (preferredEncoding(request.headers.get('accept-encoding'), ['gzip']) === null) {
    return answer(await body.plain());
  }
  own.set('Content-Encoding', 'gzip');
  return answer(body.bytes);
}
