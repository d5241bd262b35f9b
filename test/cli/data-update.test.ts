import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { run } from './command.ts';

/** The address of a server that gives everybody the same answer. */
async function serving(status: number, body: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as { port: number };
  return `http://127.0.0.1:${port}/`;
}

test('names every upstream that cannot be used, and changes nothing', async () => {
  const address = await serving(200, '<html>');
  const upstreams = ['google', 'appledb', 'endoflife'].flatMap((name) => [`--${name}`, address]);
  const { code, out, err } = await run(['data', 'update', ...upstreams]);
  expect(code).toBe(3);
  expect(out).toContain('0 new devices, 0 new codes, 0 days of sale.');
  expect(out).toContain('**Not used** (3)');
  expect(err.trim().split('\n')).toHaveLength(3);
});

test('wants addresses of the web', async () => {
  const { code, err } = await run(['data', 'update', '--google', 'file:///etc/passwd']);
  expect(code).toBe(2);
  expect(err).toContain('--google must be an address');
});
