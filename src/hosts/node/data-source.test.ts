import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compile } from '../../compile/index.ts';
import { NO_FACTS } from '../../data/facts.fixture.ts';
import { openDataSource } from './data-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'esim-source-'));
const path = join(folder, 'esim.snapshot');
const { bytes } = compile(NO_FACTS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a file that changes before the watch begins is loaded again, once', async () => {
  writeFileSync(path, bytes);
  const source = await openDataSource(path, () => {});
  utimesSync(path, 1, 1);
  source.watch();
  await expect.poll(() => source.reloads.done).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 5000));
  source.close();
  expect(source.reloads).toEqual({ done: 1, refused: 0 });
});

test('of two loads at once, the one that was asked for last is served', async () => {
  writeFileSync(path, bytes);
  const handed = readFileSync(path);
  const source = await openDataSource(path, () => {});
  // Reading the file takes longer than taking what is at hand.
  expect(await Promise.all([source.reload(), source.reload(handed)])).toEqual([true, true]);
  expect(source.bytes === handed).toBe(true);
});
