import type { Context } from 'hono';
import { byteStream, type DataFormat, FORMATS, pieces } from '../../dataset/index.ts';
import { BRIEF, entityTag, matches, PRIVATE } from '../cache-policy.ts';
import { apiHeaders } from '../headers.ts';
import type { AppOptions, DatasetCopy, Endpoint } from '../options.ts';
import { notFound, overloaded, problemResponse } from '../problem.ts';
import { byteRange } from './range.ts';

/** The content at the address of a version never changes. */
const FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const CSV = 'text/csv; charset=utf-8; header=present';
const TYPES = { json: 'application/json', csv: CSV, 'codes.csv': CSV } as const;

/** `GET /dataset.json`, `/dataset.csv` and `/codes.csv`: redirects to the newest version. */
export const newestDataset =
  (format: DataFormat): Endpoint =>
  (_, options) => {
    const Location = `/dataset/${options.lookup().info.version}.${format}`;
    const headers = {
      ...apiHeaders(options.baseUrl, options.lookup().info.version),
      ...BRIEF,
      Location,
    };
    return new Response(null, { status: 307, headers });
  };

/** `GET /dataset/{version}.json`, `.csv` and `.codes.csv`: the whole open data set. */
export const dataset: Endpoint = (c, options) => {
  const file = c.req.param('file') ?? '';
  const { version } = options.lookup().info;
  const format = FORMATS.find((f) => file === `${version}.${f}`);
  if (format === undefined) {
    const problem = notFound('This version is not here. The newest is at /dataset.json.');
    return problemResponse(problem, {
      ...apiHeaders(options.baseUrl, options.lookup().info.version),
      ...BRIEF,
    });
  }
  return send(c, options, version, format);
};

async function send(
  c: Context,
  options: AppOptions,
  version: string,
  format: DataFormat,
): Promise<Response> {
  const tag = entityTag(version, format);
  const headers: Record<string, string> = {
    ...apiHeaders(options.baseUrl, options.lookup().info.version),
    ...FOREVER,
    ETag: tag,
    Vary: 'Accept-Encoding',
  };
  const ifNoneMatch = c.req.header('if-none-match') ?? null;
  const known = [tag, ...FORMS.map((form) => strongTag(tag, form))].find((t) =>
    matches(ifNoneMatch, t),
  );
  if (known !== undefined) {
    return new Response(null, { status: 304, headers: { ...headers, ETag: known } });
  }
  headers['Content-Type'] = TYPES[format];
  if (format !== 'json') {
    headers['Content-Disposition'] = `attachment; filename="esim-lookup-${version}.${format}"`;
  }
  let copy: Awaited<ReturnType<DatasetCopy>>;
  try {
    copy = (await options.datasetCopy?.(version, format, c.req.header('accept-encoding'))) ?? null;
  } catch (error) {
    options.onFault?.(error);
    const again = {
      ...apiHeaders(options.baseUrl, options.lookup().info.version),
      ...PRIVATE,
      'Retry-After': '5',
    };
    return problemResponse(overloaded(), again);
  }
  if (copy !== null) return sendCopy(c, copy, headers);
  const lookup = options.lookup();
  return new Response(byteStream(pieces(lookup, format)), { headers });
}

const FORMS = ['plain', 'gzip', 'br'] as const;

/** A client can join parts only of identical bytes (RFC 9110, 8.8.1), so each form has its own tag. */
const strongTag = (tag: string, form: (typeof FORMS)[number]): string =>
  tag.replace(/^W\/"(.*)"$/, `"$1-${form}"`);

/** Sends a copy, or the part that a client asks for to continue a download. */
function sendCopy(
  c: Context,
  { body, encoding }: NonNullable<Awaited<ReturnType<DatasetCopy>>>,
  headers: Record<string, string>,
): Response {
  if (encoding !== null) headers['Content-Encoding'] = encoding;
  const tag = strongTag(headers.ETag!, encoding ?? 'plain');
  headers.ETag = tag;
  headers['Accept-Ranges'] = 'bytes';
  const ifRange = c.req.header('if-range');
  const asked = ifRange === undefined || ifRange === tag ? c.req.header('range') : undefined;
  const part = c.req.method === 'GET' ? byteRange(asked, body.length) : null;
  if (part === 'outside') {
    headers['Content-Range'] = `bytes */${body.length}`;
    headers['Cache-Control'] = BRIEF['Cache-Control']!;
    headers['Content-Length'] = '0';
    return new Response(null, { status: 416, headers });
  }
  if (part === null) {
    headers['Content-Length'] = String(body.length);
    return new Response(body, { headers });
  }
  const { first, last } = part;
  headers['Content-Range'] = `bytes ${first}-${last}/${body.length}`;
  headers['Content-Length'] = String(last - first + 1);
  return new Response(body.subarray(first, last + 1), { status: 206, headers });
}
