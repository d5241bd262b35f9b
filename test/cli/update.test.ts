import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { HOSTS } from '../runtime/hosts.ts';
import { run } from './command.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'esim-lookup-update-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test('fetches a data set that the other commands then use', async () => {
  const host = await HOSTS[0]!.start();
  onTestFinished(() => host.stop());
  const out = join(folder(), 'esim.snapshot');
  const { code, out: said } = await run(['update', '--from', `${host.url}/`, '--out', out]);
  expect(code).toBe(0);
  expect(said).toContain(`${out}: data set `);
  const checked = await run(['check', '--json', 'pixel 8'], { env: { SNAPSHOT: out } });
  expect(JSON.parse(checked.out)).toMatchObject({ verdict: { supports: 'yes' } });
  const lost = await run(['check', 'pixel 8'], { env: { SNAPSHOT: `${out}.gone` } });
  expect(lost.code).toBe(3);
});

test('writes nothing where what comes is no data set', async () => {
  const server = createServer((_, response) => response.end('<html>'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as { port: number };
  const out = join(folder(), 'esim.snapshot');
  const { code } = await run(['update', '--from', `http://127.0.0.1:${port}`, '--out', out]);
  expect(code).toBe(3);
  expect(existsSync(out)).toBe(false);
  expect((await run(['update', '--from', 'ftp://x'])).code).toBe(2);
});
