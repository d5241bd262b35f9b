import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  Client,
  isNetworkError,
  isProblem,
  isTimeout,
  LookupError,
  ProblemError,
  TimeoutError,
} from './index.ts';

/** One answer of the server; `null` keeps the caller waiting, 'drop' cuts the connection. */
type Answer = { status: number; headers?: Record<string, string>; body?: unknown } | null | 'drop';

const asked: IncomingMessage[] = [];
const bodies: string[] = [];
let answers: Answer[] = [];
const server = createServer((request, response: ServerResponse) => {
  asked.push(request);
  bodies.push('');
  const at = bodies.length - 1;
  request.setEncoding('utf8').on('data', (text) => (bodies[at] += text));
  const answer = answers.shift();
  if (answer === 'drop') request.socket.destroy();
  if (!answer || answer === 'drop') return;
  response.writeHead(answer.status, answer.headers);
  response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
});
let base = '';

beforeEach(async () => {
  asked.length = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const found = { results: [], count: 0 };
const ok: Answer = { status: 200, body: found };
const soon = { 'Retry-After': '0' };
const problem = {
  type: 'about:blank',
  title: 'Bad Request',
  code: 'invalid-parameter',
  status: 400,
  detail: 'q: Required.',
};

/** What a call rejected with. */
async function failure(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => error,
  );
}

describe('check', () => {
  test.each([
    ['S24  Ultra', undefined, '/api/check?q=s24%20ultra'],
    ['S24 Ultra', 10, '/api/check?q=s24%20ultra'],
    ['Ｓ24\u00a0ultra', 3, '/api/check?limit=3&q=s24%20ultra'],
    ['a&b=c?#/+é', 1, '/api/check?limit=1&q=a%26b%3Dc%3F%23%2F%2B%C3%A9'],
  ])('%s with the limit %s asks %s', async (q, limit, address) => {
    answers = [ok];
    const options = limit === undefined ? {} : { limit };
    expect(await new Client(`${base}/`).check(q, options)).toEqual(found);
    expect(asked.map((r) => r.url)).toEqual([address]);
  });

  test('rejects with the problem that the service names', async () => {
    answers = [{ status: 400, body: problem }];
    const error = await failure(new Client(base).check(''));
    expect(isProblem(error) && error.problem).toEqual(problem);
    expect(error).toMatchObject({ status: 400, message: 'q: Required.' });
    expect(error).toBeInstanceOf(LookupError);
    expect([isTimeout(error), isNetworkError(error)]).toEqual([false, false]);
    expect(asked).toHaveLength(1);
  });

  test('bears an error page of something between', async () => {
    answers = [{ status: 502, body: '<h1>Bad Gateway</h1>' }];
    const error = await failure(new Client(base).check('x'));
    expect(error).toMatchObject({ status: 502, problem: null });
  });
});

describe('a call that fails for a while', () => {
  test.each([
    ['429 twice', [{ status: 429, headers: soon }, { status: 429, headers: soon }, ok], 3],
    ['503 once', [{ status: 503, headers: soon }, ok], 2],
    ['a cut connection', ['drop', ok], 2],
  ] as [string, Answer[], number][])('%s is tried again', async (_, script, tries) => {
    answers = [...script];
    expect(await new Client(base).check('x')).toEqual(found);
    expect(asked).toHaveLength(tries);
  });

  test('is given up after the retries', async () => {
    answers = Array.from({ length: 3 }, () => ({ status: 503, headers: soon }));
    const error = await failure(new Client(base, { retries: 2 }).check('x'));
    expect(error).toBeInstanceOf(ProblemError);
    expect(asked).toHaveLength(3);
  });

  test('is given up at once where the wait would be longer than anyone waits', async () => {
    answers = [{ status: 429, headers: { 'Retry-After': '3600' } }];
    expect(await failure(new Client(base).check('x'))).toMatchObject({ status: 429 });
    expect(asked).toHaveLength(1);
  });

  test('is given up at once if the answer is a page of something else, and says so', async () => {
    answers = [{ status: 200, body: '<!doctype html><title>Log in</title>' }];
    const error = await failure(new Client(base).check('x'));
    expect(isNetworkError(error)).toBe(true);
    expect((error as Error).message).toBe('The answer is not JSON.');
    expect(asked).toHaveLength(1);
  });

  test('says so where nobody listens', async () => {
    const error = await failure(new Client('http://127.0.0.1:1', { retries: 0 }).check('x'));
    expect(isNetworkError(error)).toBe(true);
    expect((error as Error).cause).toBeInstanceOf(TypeError);
  });
});

describe('a call that is ended', () => {
  test('by its time', async () => {
    answers = [null];
    const error = await failure(new Client(base, { timeout: 50 }).check('x'));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(isTimeout(error)).toBe(true);
  });

  test('by its time, while it waits for the next try', async () => {
    answers = [{ status: 429, headers: { 'Retry-After': '20' } }];
    expect(isTimeout(await failure(new Client(base, { timeout: 50 }).check('x')))).toBe(true);
  });

  test('by its caller, before it begins', async () => {
    const reason = new Error('changed my mind');
    const call = new Client(base).check('x', { signal: AbortSignal.abort(reason) });
    expect(await failure(call)).toBe(reason);
    expect(asked).toHaveLength(0);
  });

  test('by its caller, on the way', async () => {
    answers = [null];
    const control = new AbortController();
    const reason = new Error('left the page');
    const call = failure(new Client(base).check('x', { signal: control.signal }));
    await expect.poll(() => asked.length).toBe(1);
    control.abort(reason);
    expect(await call).toBe(reason);
  });
});

describe('checkMany', () => {
  test('posts the questions and gives the answers in their order', async () => {
    const told = [
      { status: 200, answer: found },
      { status: 400, problem },
    ];
    answers = [
      { status: 503, headers: soon },
      { status: 200, body: { answers: told, count: 2 } },
    ];
    const questions = [{ q: 'S24 Ultra', region: 'HK' }, { q: '' }];
    expect(await new Client(base).checkMany(questions)).toEqual(told);
    expect(asked.map((r) => `${r.method} ${r.url}`)).toEqual(Array(2).fill('POST /api/check'));
    expect(bodies.at(-1)).toBe(JSON.stringify({ questions }));
    expect(asked[0]!.headers['content-type']).toBe('application/json');
  });
});

describe('detect', () => {
  const visitor = {
    'User-Agent': 'Mozilla/5.0 (Linux; Android 10; K)',
    'Sec-CH-UA-Model': '"SM-S928B"',
    Cookie: 'session=1',
    Authorization: 'Bearer x',
  };
  test.each([
    ['Headers', new Headers(visitor)],
    [
      "an object as Node's request.headers",
      { ...visitor, 'set-cookie': ['a', 'b'], host: undefined },
    ],
    ['entries', new Map(Object.entries(visitor)) as unknown as Headers],
  ])('passes on what tells the visitor, and nothing else, from %s', async (_, headers) => {
    answers = [ok];
    await new Client(base).detect({ headers });
    const sent = asked[0]!.headers;
    expect(sent['user-agent']).toBe('Mozilla/5.0 (Linux; Android 10; K)');
    expect(sent['sec-ch-ua-model']).toBe('"SM-S928B"');
    expect(sent.cookie ?? sent.authorization ?? sent['set-cookie']).toBeUndefined();
  });
});

describe('devices', () => {
  test('asks for a page by what is given', async () => {
    answers = [ok];
    await new Client(base).devices({ year: 2024, brand: 'apple', cursor: 'apple/x' });
    expect(asked[0]!.url).toBe('/api/devices?brand=apple&cursor=apple%2Fx&year=2024');
  });
});

describe('device', () => {
  test('asks for the slug', async () => {
    answers = [{ status: 200, body: { slug: 'samsung/galaxy-s24' } }];
    await new Client(base).device('samsung/galaxy-s24');
    expect(asked[0]!.url).toBe('/api/devices/samsung/galaxy-s24');
  });

  test('gives `null` if there is none', async () => {
    const none = [404, 410].map((status) => ({ status, body: { ...problem, status } }));
    answers = none;
    expect(await new Client(base).device('acme/television')).toBeNull();
    expect(await new Client(base).device('no/../such?')).toBeNull();
    expect(asked.at(-1)!.url).not.toContain('?');
  });
});

test.each(['localhost:8080', 'esim.example', 'ftp://esim.example', 'https://'])(
  '%s is no address of a service',
  (address) => {
    expect(() => new Client(address)).toThrow('Give an address such as');
  },
);
