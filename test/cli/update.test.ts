import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { HOSTS } from '../runtime/hosts.ts';
import { root, run } from './command.ts';

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

/** A service whose data set is what `answer` sends. */
async function serving(answer: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

const good = readFileSync(join(root, 'dist/esim.snapshot'));
const hashOf = (bytes: Uint8Array): string =>
  `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`;
const sent =
  (bytes: Uint8Array, digest?: string, length = bytes.length) =>
  (r: ServerResponse) => {
    r.setHeader('Content-Length', length);
    if (digest !== undefined) r.setHeader('Repr-Digest', digest);
    r.write(bytes);
    if (length > bytes.length) setImmediate(() => r.destroy());
    else r.end();
  };
/** Goes on for as long as somebody reads. */
const endless = (r: ServerResponse): void => {
  const piece = Buffer.alloc(1 << 20);
  const on = (): void => {
    while (!r.destroyed && r.write(piece));
  };
  r.on('drain', on);
  on();
};
const other = Uint8Array.from(good, (byte, i) => (i === good.length - 1 ? byte ^ 1 : byte));
const page = Buffer.from('<html>');
const cut = good.subarray(0, good.length - 8);

test.each([
  ['no data set', sent(page, hashOf(page)), /not an eSIM Lookup snapshot/],
  [
    'another data set than the hash is of',
    sent(good, hashOf(other)),
    /has the hash \w{64} instead/,
  ],
  ['one that a byte was changed in', sent(other, hashOf(good)), /has the hash \w{64} instead/],
  ['one without a hash', sent(good), /tells no hash/],
  ['one whose hash is no hash', sent(good, 'sha-256=:AAAA:, md5=:AAAA:'), /tells no hash/],
  ['one that is cut off', sent(cut, hashOf(good), good.length), /Cannot read the snapshot http/],
  ['one that is short', sent(cut, hashOf(cut)), /cut short/],
  [
    'one that is announced too long',
    sent(good, hashOf(good), 2 ** 40),
    /Cannot read the snapshot http/,
  ],
  ['one without an end', endless, /more than \d+ bytes/],
  ['an error', (r: ServerResponse) => r.writeHead(500).end('x'), /answered 500/],
])('writes nothing where what comes is %s', async (_, answer, reason) => {
  const made = folder();
  const out = join(made, 'esim.snapshot');
  writeFileSync(out, 'the one before');
  const { code, err } = await run(['update', '--from', await serving(answer), '--out', out]);
  expect(err).toMatch(reason);
  expect(err).not.toMatch(/\bat .*\.js/);
  expect(code).toBe(3);
  expect(readFileSync(out, 'utf8')).toBe('the one before');
  expect(readdirSync(made)).toEqual(['esim.snapshot']);
});

test('holds what comes to the hash that it is given', async () => {
  const from = await serving(sent(good, hashOf(other)));
  const out = join(folder(), 'esim.snapshot');
  const hash = createHash('sha256').update(good).digest('hex');
  const update = (sha256: string) =>
    run(['update', '--from', from, '--out', out, '--sha256', sha256]);
  expect((await update(hash.replace(/./, (c) => (c === '0' ? '1' : '0')))).code).toBe(3);
  expect(existsSync(out)).toBe(false);
  expect((await update('12345')).code).toBe(2);
  expect((await update(hash.toUpperCase())).code).toBe(0);
  expect(readFileSync(out).equals(good)).toBe(true);
});

test('leaves nothing behind where it cannot write', async () => {
  const from = await serving(sent(good, hashOf(good)));
  const made = folder();
  const limited = `ulimit -f 1000; exec "${process.execPath}" "${join(root, 'dist/bundle/main.js')}" "$@"`;
  const { status } = await new Promise<{ status: number | null }>((resolve) => {
    const out = join(made, 'esim.snapshot');
    const child = spawn('sh', ['-c', limited, 'sh', 'update', '--from', from, '--out', out]);
    child.on('close', (status) => resolve({ status }));
  });
  expect(status).toBe(3);
  expect(readdirSync(made)).toEqual([]);
});

test('takes an address of the web alone', async () => {
  expect((await run(['update', '--from', 'ftp://x'])).code).toBe(2);
});
