import { fileURLToPath } from 'node:url';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLookup } from '../../src/lookup/index.ts';
import { run } from '../cli/command.ts';
import { HOSTS, type RunningHost } from '../runtime/hosts.ts';
import { toolSuite } from './tools.ts';

const root = new URL('../../', import.meta.url);
const lookup = await openLookup({ snapshot: new URL('dist/esim.snapshot', root) });
const client = (mode: 'legacy' | 'auto'): Client =>
  new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });

describe.each(HOSTS)('/mcp on $name', ({ start }) => {
  let host: RunningHost;
  const [modern, older] = [client('auto'), client('legacy')];
  beforeAll(async () => {
    host = await start();
    const url = new URL('/mcp', host.url);
    await modern.connect(new StreamableHTTPClientTransport(url));
    await older.connect(new StreamableHTTPClientTransport(url));
  });
  afterAll(async () => {
    await modern.close();
    await older.close();
    await host?.stop();
  });

  toolSuite('protocol of 2026', lookup, () => modern);
  toolSuite('protocol of 2025', lookup, () => older);

  test('speaks both', () => {
    expect(modern.getNegotiatedProtocolVersion()).toBe('2026-07-28');
    expect(older.getNegotiatedProtocolVersion()).toMatch(/^2025/);
  });

  const post = (body: string): Promise<Response> =>
    fetch(`${host.url}/mcp`, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
      },
    });

  test.each([
    ['no JSON', '{', 400],
    ['too long', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x'.repeat(70_000) }), 413],
    ['a batch of nothing', '[]', 400],
    ['a batch', ' \n[{"jsonrpc":"2.0","id":1,"method":"ping"}]', 400],
  ])('refuses %s', async (_, body, status) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toMatch(/\bat .*\.js/);
  });

  test('may be called from a web page, and is kept nowhere', async () => {
    const preflight = await fetch(`${host.url}/mcp`, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    const response = await post('{}');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('keeps no session and opens no stream', async () => {
    const response = await fetch(`${host.url}/mcp`, {
      headers: { Accept: 'text/event-stream' },
    });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    await response.body?.cancel();
  });
});

describe('esim-lookup mcp', () => {
  const overStdio = client('auto');
  beforeAll(async () => {
    const args = [fileURLToPath(new URL('dist/bundle/main.js', root)), 'mcp'];
    await overStdio.connect(new StdioClientTransport({ command: process.execPath, args }));
  });
  afterAll(() => overStdio.close());

  test('a message that is none is named in one line, and the next one is answered', async () => {
    const ping =
      '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}';
    const { out, err } = await run(['mcp'], { input: `[]\n${ping}\n` });
    expect(err).toBe(
      'A message was ignored: it is not one JSON-RPC request, answer or notification.\n',
    );
    expect(JSON.parse(out)).toMatchObject({
      id: 1,
      result: { serverInfo: { name: 'esim-lookup' } },
    });
  });

  toolSuite('over standard input and output', lookup, () => overStdio);
});

test('the service starts without the code of the tools', async () => {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL('src/cli/main.ts', root))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    metafile: true,
    write: false,
    outdir: 'unused',
  });
  // Everything that is loaded without a dynamic import.
  const loaded = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const { path, kind, external } of metafile.inputs[file]!.imports) {
      if (kind !== 'dynamic-import' && !external) load(path);
    }
  };
  const entry = (end: string): string => Object.keys(metafile.inputs).find((f) => f.endsWith(end))!;
  load(entry('src/cli/main.ts'));
  load(entry('src/hosts/node.ts'));
  const heavy = [...loaded].filter((f) => /modelcontextprotocol|zod|src\/mcp\//.test(f));
  expect(heavy).toEqual([]);
  expect(Object.keys(metafile.inputs).some((f) => f.includes('modelcontextprotocol'))).toBe(true);
});
