import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openapiDocument } from '../../src/http/openapi/index.ts';
import { operations } from '../../src/site/openapi-view.ts';
import { type Call, SAMPLE_LANGUAGES, samples } from '../../src/site/request-samples.ts';

const folder = fileURLToPath(new URL('../../.cache/samples', import.meta.url));
/** A server that answers with what it was asked. */
let server: Server;
let base = '';
beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  server = createServer(async (request, response) => {
    const body = await read(request);
    const { method, url, headers } = request;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ method, url, model: headers['sec-ch-ua-model'] ?? '', body }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

async function read(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

/** How a sample is run, by its language. */
const RUN: Readonly<Record<string, { file: string; command: (file: string) => string[] }>> = {
  curl: { file: 'sample.sh', command: (file) => ['sh', file] },
  JavaScript: { file: 'sample.mjs', command: (file) => [process.execPath, file] },
  Python: { file: 'sample.py', command: (file) => ['python3', file] },
  PHP: { file: 'sample.php', command: (file) => ['php', file] },
  Go: { file: 'sample.go', command: (file) => ['go', 'run', file] },
};
const has = (language: string): boolean => {
  const program = { curl: 'curl', PHP: 'php', Go: 'go', Python: 'python3' }[language];
  return program === undefined || spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
};

function run(language: string, code: string): Promise<string> {
  const { file, command } = RUN[language]!;
  const path = join(folder, file);
  writeFileSync(path, code);
  const [program, ...args] = command(path) as [string, ...string[]];
  return new Promise((resolve, reject) => {
    execFile(program, args, { cwd: folder }, (error, out, err) =>
      error === null ? resolve(out) : reject(new Error(`${code}\n${err}`)),
    );
  });
}

/** With what would end a string, or be filled in, in one of the languages. */
const HARD = `it's "quoted" \\ $HOME \${x} %s {y}`;
const CALLS: Readonly<Record<string, Omit<Call, 'url'> & { path: string }>> = {
  'a GET': { method: 'GET', path: '/a?q=s24%20ultra', headers: [], body: null, isJson: true },
  'a GET whose answer is text': {
    method: 'GET',
    path: '/a',
    headers: [],
    body: null,
    isJson: false,
  },
  'a GET with a header': {
    method: 'GET',
    path: '/a',
    headers: [['Sec-CH-UA-Model', '"SM-S928B"']],
    body: null,
    isJson: true,
  },
  'a POST': {
    method: 'POST',
    path: '/a',
    headers: [],
    body: JSON.stringify({ questions: [{ q: HARD }, { q: 'é' }] }),
    isJson: true,
  },
};

describe.each(SAMPLE_LANGUAGES)('the example in %s', (language) => {
  test.skipIf(!has(language)).each(Object.entries(CALLS))(
    'of %s makes this call and prints the answer',
    async (_, { path, ...call }) => {
      const { code } = samples({ ...call, url: base + path }).find(
        (sample) => sample.language === language,
      )!;
      const printed = await run(language, code);
      // Each language prints a structure in its own way: what was sent is in all of them.
      expect(printed).toContain(call.method);
      expect(printed).toContain(path);
      if (call.headers.length > 0) expect(printed).toContain('SM-S928B');
      if (call.body !== null) expect(printed.replaceAll('\\', '')).toContain(`it's "quoted"`);
    },
  );
});

test('every operation that can be called by hand has examples', () => {
  const all = operations(openapiDocument('https://esim.example'));
  const without = all.filter((o) => o.example === null).map((o) => `${o.method} ${o.path}`);
  // Versions of the data set change daily, and the tools have clients of their own.
  expect(without.filter((name) => !name.includes('{version}'))).toEqual(['POST /mcp']);
});
