import type { Context } from 'hono';
import { byteStream, datasetCsv, datasetJson } from '../../dataset/index.ts';
import type { AppOptions, Endpoint } from '../app.ts';
import { BRIEF, entityTag, matches } from '../cache-policy.ts';
import { apiHeaders } from '../headers.ts';
import { notFound, problemResponse } from '../problem.ts';
import { type Encoding, preferredEncoding } from './encoding.ts';

/** The form of the data set. */
export type DatasetFormat = 'json' | 'csv';

/**
 * A copy of the data set that was written out beforehand, as the host keeps it.
 *
 * @param encoding null: plain, for callers who take no compressed one
 * @returns the copy, and its length where that is known; null where the host has no such copy of this version
 */
export type DatasetCopy = (
  version: string,
  format: DatasetFormat,
  encoding: Encoding | null,
) => { body: BodyInit; bytes: number | null } | null;

/** The address of a version never holds anything else. */
const FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const TYPES = { json: 'application/json', csv: 'text/csv; charset=utf-8; header=present' } as const;

/** `GET /dataset.json` and `/dataset.csv`: where the newest version is. */
export const newestDataset =
  (format: DatasetFormat): Endpoint =>
  (_, options) => {
    const Location = `/dataset/${options.lookup().info.version}.${format}`;
    const headers = { ...apiHeaders(options), ...BRIEF, Location };
    return new Response(null, { status: 307, headers });
  };

/** `GET /dataset/{version}.json` and `.csv`: the whole open data set. */
export const dataset: Endpoint = (c, options) => {
  const file = c.req.param('file') ?? '';
  const { version } = options.lookup().info;
  const format = (['json', 'csv'] as const).find((f) => file === `${version}.${f}`);
  if (format === undefined) {
    const problem = notFound('This version is not here. The newest is at /dataset.json.');
    return problemResponse(problem, { ...apiHeaders(options), ...BRIEF });
  }
  return send(c, options, version, format);
};

function send(c: Context, options: AppOptions, version: string, format: DatasetFormat): Response {
  const tag = entityTag(version, format);
  const headers: Record<string, string> = {
    ...apiHeaders(options),
    ...FOREVER,
    ETag: tag,
    Vary: 'Accept-Encoding',
  };
  if (matches(c.req.header('if-none-match') ?? null, tag)) {
    return new Response(null, { status: 304, headers });
  }
  headers['Content-Type'] = TYPES[format];
  if (format === 'csv') {
    headers['Content-Disposition'] = `attachment; filename="esim-lookup-${version}.csv"`;
  }
  const encoding = preferredEncoding(c.req.header('accept-encoding'));
  const copy = options.datasetCopy?.(version, format, encoding) ?? null;
  if (copy !== null) {
    if (encoding !== null) headers['Content-Encoding'] = encoding;
    if (copy.bytes !== null) headers['Content-Length'] = String(copy.bytes);
    return new Response(copy.body, { headers });
  }
  const lookup = options.lookup();
  const pieces = format === 'csv' ? datasetCsv(lookup) : datasetJson(lookup);
  return new Response(byteStream(pieces), { headers });
}
