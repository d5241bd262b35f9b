import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, run } from './command.ts';

test('needs the folder dist and no other file', async () => {
  const home = mkdtempSync(join(tmpdir(), 'esim-dist-'));
  try {
    for (const part of ['bundle', 'dataset', 'esim.snapshot', 'site-assets.json']) {
      cpSync(join(root, 'dist', part), join(home, 'dist', part), { recursive: true });
    }
    const { code, out, err } = await run(['serve', '--check'], { home, env: { BASE_URL: '' } });
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('The settings are right.');
  } finally {
    rmSync(home, { recursive: true });
  }
});

test('a port that is taken is named, with the way out', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  try {
    // The test runner has a BASE_URL of its own.
    const env = { HOST: '127.0.0.1', PORT: String(port), BASE_URL: '' };
    const { code, err } = await run(['serve'], { env });
    expect(code).toBe(3);
    expect(err).toBe(
      `esim-lookup: Port ${port} is in use by another program. Set PORT to another port, for instance PORT=8081.\n`,
    );
  } finally {
    other.close();
  }
});

test.each([
  [{ HOST: 'nowhere.invalid' }, 'HOST=nowhere.invalid has no address.'],
  [{ HOST: '203.0.113.7' }, 'HOST: 203.0.113.7 is not an address of this machine.'],
  [{ SNAPSHOT: '/nowhere' }, 'Cannot read the snapshot /nowhere: there is no such file'],
])('%j is refused with a sentence', async (wrong, sentence) => {
  const { code, err } = await run(['serve'], { env: { PORT: '0', BASE_URL: '', ...wrong } });
  expect(err).toContain(`esim-lookup: ${sentence}`);
  expect(code).toBe(3);
});
