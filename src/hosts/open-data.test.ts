import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import type { Lookup } from '../lookup/index.ts';
import { datasetCopies } from './open-data.ts';

const folder = mkdtempSync(join(tmpdir(), 'esim-copies-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a copy is of the version that was asked for, although another is asked for meanwhile', async () => {
  for (const version of ['old', 'new']) {
    writeFileSync(join(folder, `${version}.json.gzip`), gzipSync(version));
  }
  const copies = datasetCopies(() => ({}) as Lookup, folder);
  // No copy is compressed with Brotli: the second choice is read after a while.
  const asked = ['old', 'new', 'old', 'new'].map((v) => copies(v, 'json', 'br, gzip'));
  const bodies = (await Promise.all(asked)).map((copy) => gunzipSync(copy!.body).toString());
  expect(bodies).toEqual(['old', 'new', 'old', 'new']);
});
