import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/http/index.ts';
import { openapiDocument } from '../../src/http/openapi/index.ts';
import { openLookup } from '../../src/lookup/index.ts';
import { faults } from './validate.ts';

const snapshot = new URL('../../dist/esim.snapshot', import.meta.url);
const lookup = await openLookup({ snapshot });
const app = createApp({ lookup: () => lookup, baseUrl: null });
const { version } = lookup.info;

describe('every answer is as the document describes it', () => {
  test.each([
    ['/api/check?q=iphone', 200],
    ['/api/check?q=zzzzqqqqxxxx', 200],
    ['/api/check', 400],
    ['/api/check?q=x&limit=0&limit=1', 400],
    ['/api/detect', 200],
    ['/api/devices/apple/iphone-15-pro', 200],
    ['/api/devices/no/such', 404],
    ['/api/devices/samsung/galaxy-camera', 410],
    ['/openapi.json', 200],
    ['/dataset.json', 307],
    ['/dataset.csv', 307],
    [`/dataset/${version}.json`, 200],
    [`/dataset/${version}.csv`, 200],
    ['/dataset/2020.01.01-00000000.json', 404],
    ['/changes.json', 200],
    ['/changes.atom', 200],
    ['/healthz', 200],
    ['/nothing/here', 404],
  ])('GET %s: %i', async (path, status) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await app.request(path, { method });
      expect(response.status).toBe(status);
      expect(await faults(method, path, response)).toEqual([]);
    }
    if (!path.startsWith('/api/')) return;
    const options = await app.request(path, { method: 'OPTIONS' });
    expect(await faults('OPTIONS', path, options)).toEqual([]);
  });

  test('of devices from all over the data set', async () => {
    const { devices } = lookup.snapshot;
    // The data set, which is checked above, has the same members of every device.
    const step = Math.ceil(devices.size / 500);
    for (let d = 0; d < devices.size; d += step) {
      const path = `/api/devices/${devices.record(d).slug}`;
      expect(await faults('GET', path, await app.request(path)), path).toEqual([]);
    }
  });
});

interface Parameter {
  name: string;
  in: string;
  example?: unknown;
}

interface Operation {
  parameters?: Parameter[];
  responses: { 200?: { content?: Record<string, { example?: unknown }> } };
}

/** The operations of the document that show an answer. */
const shown = Object.entries(
  openapiDocument(null).paths as unknown as Record<string, { get?: Operation }>,
).flatMap(([path, { get }]) => {
  const example = get?.responses[200]?.content?.['application/json']?.example;
  return example === undefined ? [] : [{ path, parameters: get?.parameters ?? [], example }];
});

test.each(shown)('the example of $path is the answer to its parameters', async (operation) => {
  const search = new URLSearchParams();
  const headers = new Headers();
  let { path } = operation;
  for (const { name, in: place, example } of operation.parameters) {
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(example)));
    else if (place === 'header') headers.set(name, String(example));
    else if (example !== undefined) search.set(name, String(example));
  }
  const response = await app.request(`${path}?${search}`, { headers });
  expect(await response.json()).toEqual(operation.example);
});

test('the document that is served is the one that is committed', async () => {
  expect(await (await app.request('/openapi.json')).json()).toEqual(openapiDocument(null));
});

test('the document names the public address where it is known', async () => {
  const known = createApp({ lookup: () => lookup, baseUrl: 'https://esim.example' });
  const { servers } = (await (await known.request('/openapi.json')).json()) as {
    servers: { url: string }[];
  };
  expect(servers[0]!.url).toBe('https://esim.example');
});
