import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CODE_COLUMNS, DATASET_COLUMNS, FORMATS } from '../../src/dataset/index.ts';
import { ChangeSet, DatasetDocument } from '../../src/dataset/schema.ts';
import { datasetCopies } from '../../src/hosts/open-data.ts';
import { createApp } from '../../src/http/index.ts';
import { openLookup } from '../../src/lookup/index.ts';

const root = new URL('../../', import.meta.url);
const lookup = await openLookup({ snapshot: new URL('dist/esim.snapshot', root) });
const { version } = lookup.info;
const app = createApp({ lookup: () => lookup, baseUrl: null });
const datasetCopy = datasetCopies(() => lookup, fileURLToPath(new URL('dist/dataset/files', root)));
const get = async (path: string, headers = {}): Promise<Response> => app.request(path, { headers });

describe('the data set as JSON', async () => {
  const response = await get(`/dataset/${version}.json`);
  const text = await response.text();
  const document = v.parse(DatasetDocument, JSON.parse(text));

  test('has every device, with all that the service knows of it', () => {
    expect(document.devices).toHaveLength(lookup.info.devices);
    expect(new Set(document.devices.map((d) => d.slug)).size).toBe(lookup.info.devices);
    // As texts: tens of thousands of deep comparisons take half a minute.
    const text = JSON.stringify;
    const wrong = document.devices.filter((device) => {
      const { sources, dataset, ...detail } = lookup.device(device.slug)!;
      const same = text(device) === text(detail) && dataset.version === document.version;
      return !same || !sources.every((s) => text(document.sources[s.id]) === text(s));
    });
    expect(wrong).toEqual([]);
  });

  test('explains every region and source that it names', () => {
    const regions = new Set<string>();
    const sources = new Set<string>();
    for (const device of document.devices) {
      for (const region of device.exceptionRegions) regions.add(region);
      for (const claim of device.claims) sources.add(claim.source);
      for (const variant of device.variants) {
        for (const region of variant.regions) regions.add(region);
        for (const claim of variant.claims) sources.add(claim.source);
      }
    }
    expect(regions.size).toBeGreaterThan(5);
    for (const region of regions) expect(document.regions).toHaveProperty(region);
    for (const source of sources) expect(document.sources).toHaveProperty(source);
  });

  test('never changes at its address', () => {
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
  });

  test('is the same in the compressed copies of the build', async () => {
    for (const format of FORMATS) {
      const plain = await (await get(`/dataset/${version}.${format}`)).text();
      for (const [encoding, unpack] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const copy = await datasetCopy(version, format, encoding);
        expect(copy!.encoding).toBe(encoding);
        expect(unpack(copy!.body).toString()).toBe(plain);
      }
    }
  });
});

describe('the data set as CSV', async () => {
  const response = await get(`/dataset/${version}.csv`);
  const rows = parse(await response.text(), { columns: true }) as Record<string, string>[];

  test('has the same answers', () => {
    expect(rows).toHaveLength(lookup.info.devices);
    expect(Object.keys(rows[0]!)).toEqual(DATASET_COLUMNS);
    const list = (cell: string): string[] => (cell === '' ? [] : cell.split('|'));
    const wrong = rows.filter((row) => {
      const device = lookup.device(row.slug!)!;
      const codes = [...new Set(device.variants.flatMap((x) => x.codes))];
      const told = [row.brand, row.model, row.releaseYear, row.supports, row.grade];
      const { brand, model, releaseYear, supports, grade } = device;
      const known = [brand, model, String(releaseYear ?? ''), supports, grade ?? ''];
      const lists = [row.exceptionRegions!, row.aliases!, row.codes!].map(list);
      const knownLists = [device.exceptionRegions, device.aliases, codes];
      return JSON.stringify([told, lists]) !== JSON.stringify([known, knownLists]);
    });
    expect(wrong).toEqual([]);
  });

  test('is saved under a name that says its version', () => {
    const disposition = response.headers.get('content-disposition');
    expect(disposition).toBe(`attachment; filename="esim-lookup-${version}.csv"`);
  });
});

describe('a cell of the tables', async () => {
  const cells = async (format: string): Promise<string[]> =>
    (parse(await (await get(`/dataset/${version}.${format}`)).text()) as string[][]).flat();

  test.each(['csv', 'codes.csv'])('of %s is no formula for a spreadsheet', async (format) => {
    // "+Simple" is a name on a box; with an operator after it, it would be computed.
    const formula = /^(?:[=@\t\r-]|\+(?![\p{L}\p{N} ]+$))/u;
    expect((await cells(format)).filter((cell) => formula.test(cell))).toEqual([]);
  });
});

describe('the addresses', () => {
  test.each(['json', 'csv'])(
    '/dataset.%s leads to the newest version, for a minute',
    async (format) => {
      const response = await get(`/dataset.${format}`);
      expect(response.status).toBe(307);
      expect(response.headers.get('location')).toBe(`/dataset/${version}.${format}`);
      expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    },
  );

  test.each([
    'nonsense',
    '2020.01.01-00000000.json',
    `${version}.xml`,
    `${version}`,
    '..%2f..%2fpackage.json',
  ])('/dataset/%s is not there', async (file) => {
    expect((await get(`/dataset/${file}`)).status).toBe(404);
  });

  test('a compressed copy is sent to those who take it, and nothing to those who have it', async () => {
    const served = createApp({ lookup: () => lookup, baseUrl: null, datasetCopy });
    const path = `/dataset/${version}.json`;
    const br = await served.request(path, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(br.headers.get('content-encoding')).toBe('br');
    const plain = await served.request(path);
    expect(plain.headers.get('content-encoding')).toBeNull();
    const etag = plain.headers.get('etag')!;
    const again = await served.request(path, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    await br.body!.cancel();
    await plain.body!.cancel();
  });
});

describe('a part of the data set', () => {
  const served = createApp({ lookup: () => lookup, baseUrl: null, datasetCopy });
  const path = `/dataset/${version}.csv`;
  const ask = async (headers: Record<string, string>): Promise<Response> =>
    served.request(path, { headers });

  test.each(['', 'gzip', 'br'])('fits into the whole, in each form: %s', async (encoding) => {
    const accept: Record<string, string> = encoding === '' ? {} : { 'Accept-Encoding': encoding };
    const all = await ask(accept);
    const whole = Buffer.from(await all.arrayBuffer());
    expect(all.headers.get('content-length')).toBe(String(whole.length));
    expect(all.headers.get('accept-ranges')).toBe('bytes');
    const tag = all.headers.get('etag')!;
    expect(tag).toMatch(/^"/);
    const part = await ask({ ...accept, Range: 'bytes=1000-1999', 'If-Range': tag });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 1000-1999/${whole.length}`);
    expect(part.headers.get('content-length')).toBe('1000');
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(1000, 2000));
    const last = await ask({ ...accept, Range: 'bytes=-5' });
    expect(Buffer.from(await last.arrayBuffer())).toEqual(whole.subarray(-5));
    expect((await ask({ 'If-None-Match': tag })).status).toBe(304);
  });

  test('of another form or version is the whole', async () => {
    const br = (await ask({ 'Accept-Encoding': 'br' })).headers.get('etag')!;
    const plain = await ask({ Range: 'bytes=0-9', 'If-Range': br });
    expect(plain.status).toBe(200);
  });

  test('beyond the end is refused with the length', async () => {
    const outside = await ask({ Range: 'bytes=99999999-' });
    expect(outside.status).toBe(416);
    expect(outside.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/);
  });

  test('is the same where the build made no copies', async () => {
    const without = datasetCopies(() => lookup, '/nowhere');
    const made = await without(version, 'csv', undefined);
    const kept = await datasetCopy(version, 'csv', undefined);
    expect(Buffer.from(made!.body).equals(Buffer.from(kept!.body))).toBe(true);
    expect((await without(version, 'csv', 'br'))!.encoding).toBeNull();
    expect((await without(version, 'csv', 'br, gzip'))!.encoding).toBe('gzip');
  });
});

describe('the changes', () => {
  const folder = new URL('data/changes/', root);
  const sets = readdirSync(folder).map((file) => {
    const set = v.parse(ChangeSet, JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
    return { file, set };
  });

  test('are one chain from the first version on', () => {
    const versions = new Set(sets.map(({ set }) => set.version));
    expect(sets.filter(({ set }) => set.previous === null)).toHaveLength(1);
    for (const { file, set } of sets) {
      expect(file).toBe(`${set.version}.json`);
      if (set.previous !== null) expect(versions).toContain(set.previous);
    }
    expect(new Set(sets.map(({ set }) => set.previous)).size).toBe(sets.length);
  });
});

describe('the model codes as CSV', async () => {
  const text = await (await get(`/dataset/${version}.codes.csv`)).text();
  const rows = parse(text, { columns: true }) as Record<(typeof CODE_COLUMNS)[number], string>[];

  test('has every code with every device that has it', () => {
    expect(Object.keys(rows[0]!)).toEqual([...CODE_COLUMNS]);
    const pairs = new Set(rows.map(({ code, slug }) => `${code} ${slug}`));
    expect(pairs.size).toBe(rows.length);
    expect(new Set(rows.map(({ code }) => code)).size).toBe(lookup.info.codes);
  });

  test('gives the answer that a verdict gives', () => {
    const row = (code: string) => rows.find((r) => r.code === code);
    const { verdict } = lookup.answer('SM-S9280');
    expect(row('SM-S9280')).toMatchObject({ supports: verdict.supports, basis: verdict.basis });
    expect(row('SM-S9280')!.regions.split('|')).toEqual(verdict.regions);
  });
});

describe('what programs find the tables with', () => {
  test('the data package names the columns and addresses that are there', async () => {
    const { resources } = (await (await get('/datapackage.json')).json()) as {
      resources: { path: string; schema: { fields: { name: string }[] } }[];
    };
    expect(resources).toHaveLength(2);
    for (const { path, schema } of resources) {
      const [head] = (await (await get(`/${path}`)).text()).split('\r\n', 1);
      expect(head!.split(',')).toEqual(schema.fields.map(({ name }) => name));
    }
  });

  test('the snapshot is the one that is served', async () => {
    const response = await get('/esim.snapshot');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect((await openLookup({ snapshot: bytes })).info).toEqual(lookup.info);
    const hash = createHash('sha256').update(bytes).digest('base64');
    expect(response.headers.get('repr-digest')).toBe(`sha-256=:${hash}:`);
    const known = { 'if-none-match': response.headers.get('etag')! };
    expect((await get('/esim.snapshot', known)).status).toBe(304);
  });

  test.each(['dataset.json', 'changes.json'])('/schema/%s is served', async (file) => {
    const response = await get(`/schema/${file}`);
    expect(response.headers.get('content-type')).toBe('application/schema+json');
    expect(await response.json()).toMatchObject({ type: 'object' });
    expect((await get('/schema/nothing.json')).status).toBe(404);
  });
});
