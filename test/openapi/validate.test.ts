import { describe, expect, test } from 'vitest';
import { DETECT_EXAMPLE, SEARCH_EXAMPLE } from '../../src/http/openapi/examples.ts';
import { faults } from './validate.ts';

const HEADERS = { 'Cache-Control': 'x', 'Dataset-Version': 'x', Link: 'x', ETag: 'x' };
const json = (value: unknown, status = 200, type = 'application/json'): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { ...HEADERS, 'Content-Type': type },
  });
const problem = {
  type: 'about:blank',
  title: 'Bad Request',
  code: 'invalid-parameter',
  status: 400,
  detail: 'q: Required.',
};

describe('an answer that is described', () => {
  test.each([
    ['a search', 'GET', '/api/check?q=x', json(SEARCH_EXAMPLE)],
    ['a detection', 'GET', '/api/detect', json(DETECT_EXAMPLE)],
    [
      'a problem',
      'GET',
      '/api/check',
      json(problem, 400, 'application/problem+json; charset=utf-8'),
    ],
    [
      'an unknown address',
      'GET',
      '/x',
      json({ ...problem, status: 404 }, 404, 'application/problem+json'),
    ],
    ['nothing new', 'GET', '/api/check?q=x', new Response(null, { status: 304, headers: HEADERS })],
    ['a head', 'HEAD', '/api/check?q=x', new Response(null, { headers: HEADERS })],
    ['a preflight', 'OPTIONS', '/api/check', new Response(null, { status: 204 })],
    [
      'a fault',
      'GET',
      '/api/check?q=x',
      json({ ...problem, status: 500 }, 500, 'application/problem+json'),
    ],
  ])('%s has no fault', async (_, method, url, response) => {
    expect(await faults(method, url, response)).toEqual([]);
  });
});

describe('an answer that is not', () => {
  const [record] = SEARCH_EXAMPLE.results;
  test.each([
    ['a tenth field', '/api/check?q=x', json({ results: [{ ...record, price: 1 }], count: 1 })],
    [
      'a field of the wrong type',
      '/api/check?q=x',
      json({ results: [{ ...record, releaseYear: '2024' }], count: 1 }),
    ],
    ['a field that is missing', '/api/check?q=x', json({ results: [] })],
    [
      'a value outside the list',
      '/api/detect',
      json({ ...DETECT_EXAMPLE, verdict: { ...DETECT_EXAMPLE.verdict, basis: 'guess' } }),
    ],
    ['another media type', '/api/check?q=x', json(SEARCH_EXAMPLE, 200, 'text/plain')],
    ['a status of its own', '/api/check?q=x', json(SEARCH_EXAMPLE, 201)],
    [
      'a problem that is none',
      '/api/check',
      json({ error: 'no' }, 400, 'application/problem+json'),
    ],
    ['an address that is not described', '/x', json({})],
    [
      'no entity tag',
      '/api/check?q=x',
      new Response(JSON.stringify(SEARCH_EXAMPLE), {
        headers: { 'Content-Type': 'application/json' },
      }),
    ],
    [
      'no JSON',
      '/api/check?q=x',
      new Response('{', { headers: { ...HEADERS, 'Content-Type': 'application/json' } }),
    ],
  ])('%s is found', async (_, url, response) => {
    expect(await faults('GET', url, response)).not.toEqual([]);
  });
});
