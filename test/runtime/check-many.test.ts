import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faults } from '../openapi/validate.ts';
import { HOSTS, type RunningHost } from './hosts.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

describe.each(HOSTS)('POST /api/check on $name', ({ name, start }) => {
  let host: RunningHost;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host?.stop());
  const post = async (body: BodyInit, headers: Record<string, string> = JSON_TYPE) => {
    const url = `${host.url}/api/check`;
    const response = await fetch(url, { method: 'POST', headers, body });
    expect(await faults('POST', url, response)).toEqual([]);
    return response;
  };
  const ask = (questions: unknown) => post(JSON.stringify({ questions }));

  test('answers each question as the GET does, a faulty one with a problem in its place', async () => {
    const response = await ask([
      { q: 's24 ultra', limit: 2 },
      { q: '' },
      { q: 'iphone 15 pro', region: 'HK' },
      { q: 5 },
      null,
      { q: 'pixel', limit: 99, region: 'nowhere' },
      'iphone 15',
      [{ q: 'iphone 15' }],
    ]);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('question-count')).toBe('8');
    const { answers, count } = (await response.json()) as {
      answers: {
        status: number;
        answer: object;
        problem: { detail: string; errors: { parameter: string }[] };
      }[];
      count: number;
    };
    expect(count).toBe(8);
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 200, 400, 400, 400, 400, 400]);
    for (const [i, query] of [
      [0, 'q=s24+ultra&limit=2'],
      [2, 'q=iphone+15+pro&region=HK'],
    ] as const) {
      const alone = await fetch(`${host.url}/api/check?${query}`);
      expect(answers[i]!.answer).toEqual(await alone.json());
    }
    const wrong = (i: number) => answers[i]!.problem.errors.map((e) => e.parameter);
    expect([wrong(1), wrong(3), wrong(5)]).toEqual([['q'], ['q'], ['limit', 'region']]);
    for (const i of [4, 6, 7]) {
      expect(answers[i]!.problem.detail).toBe(
        'questions: Write each question as an object, as in {"q": "iphone 15 pro"}.',
      );
    }
  });

  test.each([
    ['no JSON', '{', 'invalid-body'],
    ['no questions', '{}', 'invalid-body'],
    ['null', 'null', 'invalid-body'],
    ['an empty body', '', 'invalid-body'],
    ['an empty list', '{"questions":[]}', 'invalid-body'],
    ['a list of another kind', '{"questions":{"length":3}}', 'invalid-body'],
    ['101 questions', JSON.stringify({ questions: Array(101).fill({ q: 'x' }) }), 'invalid-body'],
    ['no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'invalid-body'],
  ])('refuses %s', async (_, body, code) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code, status: 400 });
  });

  test('refuses another type, and a body that is too long', async () => {
    const other = await post('q=iphone', { 'Content-Type': 'application/x-www-form-urlencoded' });
    expect(await other.json()).toMatchObject({ code: 'unsupported-media-type', status: 415 });
    const long = await post(`{"questions":[{"q":"${'x'.repeat(140_000)}"}]}`);
    expect(await long.json()).toMatchObject({ code: 'body-too-large', status: 413 });
  });

  test('takes a hundred questions of the longest kind', async () => {
    const response = await ask(Array(100).fill({ q: 'iphone '.repeat(28), limit: 25 }));
    expect(((await response.json()) as { count: number }).count).toBe(100);
  });

  test('tells a page of another origin that it may', async () => {
    const response = await fetch(`${host.url}/api/check`, { method: 'OPTIONS' });
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
  });

  test.runIf(name === 'Node')('counts each question against the rate limit', async () => {
    const limited = await start({ RATE_LIMIT: '50' });
    try {
      const questions = Array(40).fill({ q: 'pixel 8' });
      const options = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ questions }) };
      const statuses: number[] = [];
      for (let i = 0; i < 3; i++) {
        const response = await fetch(`${limited.url}/api/check`, options);
        await response.arrayBuffer();
        statuses.push(response.status);
      }
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await limited.stop();
    }
  });
});
