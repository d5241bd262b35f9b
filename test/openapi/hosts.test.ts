import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOSTS, type RunningHost } from '../runtime/hosts.ts';
import { faults } from './validate.ts';

describe.each(HOSTS)('what $name answers beside the API is described', ({ name, start }) => {
  let host: RunningHost;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host?.stop());

  const paths = [
    '/openapi.json',
    '/.well-known/api-catalog',
    '/changes.json',
    '/changes.atom',
    '/healthz',
  ];
  const onNode = ['/readyz', '/metrics'];

  test.each(name === 'Node' ? [...paths, ...onNode] : paths)('%s', async (path) => {
    const response = await fetch(host.url + path);
    expect(response.status).toBe(200);
    expect(await faults('GET', path, response)).toEqual([]);
  });
});
