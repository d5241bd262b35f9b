import { describe, expect, test } from 'vitest';
import { Client } from '../../src/client/index.ts';
import { datasetDevices } from '../../src/dataset/index.ts';
import { InvalidQueryError, Lookup, openLookup } from '../../src/lookup/index.ts';

const snapshot = new URL('../../dist/esim.snapshot', import.meta.url);
const lookup = await openLookup({ snapshot });

/** What a framework makes of `?q=a&q=b` and `?q[x]=a`, and what a program without types may give. */
const NO_TEXTS = [undefined, null, 5, true, ['a', 'b'], { x: 'a' }, Symbol('a')];

describe('an argument of the wrong type', () => {
  const untyped = lookup as unknown as Record<keyof Lookup, (...args: unknown[]) => unknown>;

  test.each(NO_TEXTS)('is no question: %o', (q) => {
    for (const ask of ['answer', 'check'] as const) {
      expect(() => untyped[ask](q)).toThrow(InvalidQueryError);
    }
  });

  test.each(NO_TEXTS.filter((region) => region !== undefined))('is no region: %o', (region) => {
    for (const ask of ['answer', 'check'] as const) {
      expect(() => untyped[ask]('iphone 15', { region })).toThrow(InvalidQueryError);
    }
  });

  test.each(NO_TEXTS)('has no device behind its headers: %o', (value) => {
    expect(lookup.detect({}).match).toBeNull();
    expect(untyped.detect(value)).toMatchObject({ match: null });
    expect(untyped.detect({ 'user-agent': value })).toMatchObject({ match: null });
    expect(untyped.detect(() => value)).toMatchObject({ match: null });
    expect(untyped.detect({ get: () => value })).toMatchObject({ match: null });
  });
});

test('headers of another implementation of fetch, or a reader as of Express, name the device', () => {
  const values = new Map([['sec-ch-ua-model', '"SM-S918B"']]);
  const get = (name: string): string | undefined => values.get(name);
  for (const headers of [get, { get }, values]) {
    expect(lookup.detect(headers as never).match?.slug).toBe('samsung/galaxy-s23-ultra');
  }
});

/** What is no object, and so holds no options. */
const NO_OPTIONS = [null, 5, true, 'HK', Symbol('a'), () => ({ region: 'HK' })];
/** What is no text, where none is no value either. */
const NO_TEXT = [...NO_TEXTS.slice(1), 5n, Object.create(null), () => 'a'];

type Untyped = Record<string, (...args: unknown[]) => unknown>;
const library = lookup as unknown as Untyped;
/** Nobody is asked: what is not valid is not sent. */
const client = new Client('https://esim.example', {
  fetch: () => Promise.reject(new Error('asked')),
  retries: 0,
}) as unknown as Untyped;

/** Options with a misspelt member. */
const MISSPELT = [{ regoin: 'HK' }, { Region: 'HK' }, { region: 'HK', country: 'HK' }];

/** A call with one argument of another type, and what the error calls it. */
const CALLS: readonly (readonly [
  what: string,
  call: (value: unknown) => unknown,
  parameter: string,
  values: readonly unknown[],
])[] = [
  ['answer(text, options)', (o) => library.answer!('iphone 15', o), 'options', NO_OPTIONS],
  ['answer, a member', (o) => library.answer!('iphone 15', o), 'options', MISSPELT],
  ['check, a member', (o) => library.check!('iphone 15', o), 'options', MISSPELT],
  ['unit, a member', (o) => library.unit!('google/pixel-8', o), 'unit', MISSPELT],
  ['check(q, options)', (o) => library.check!('iphone 15', o), 'options', NO_OPTIONS],
  ['check, limit', (limit) => library.check!('iphone 15', { limit }), 'limit', NO_TEXT.slice(2)],
  ['device(slug)', (slug) => library.device!(slug), 'slug', NO_TEXT],
  ['removed(slug)', (slug) => library.removed!(slug), 'slug', NO_TEXT],
  ['place(region)', (region) => library.place!(region), 'region', NO_TEXT],
  ['unit(slug)', (slug) => library.unit!(slug), 'slug', NO_TEXT],
  ['unit(slug, unit)', (unit) => library.unit!('google/pixel-8', unit), 'unit', NO_OPTIONS],
  [
    'unit, code',
    (code) => library.unit!('google/pixel-8', { code }),
    'code',
    NO_TEXT.filter((v) => v !== null),
  ],
  [
    'unit, region',
    (region) => library.unit!('google/pixel-8', { region }),
    'region',
    NO_TEXT.filter((v) => v !== null),
  ],
  ['iphonesByScreen(versions)', (v) => library.iphonesByScreen!(v), 'versions', NO_OPTIONS],
  ['openLookup(options)', (o) => openLookup(o as never), 'options', NO_OPTIONS],
  ['openLookup, snapshot', (s) => openLookup({ snapshot: s as never }), 'snapshot', NO_TEXT],
  ['new Lookup(bytes)', (bytes) => new Lookup(bytes as never), 'bytes', NO_TEXTS],
  ['datasetDevices(lookup)', (v) => [...datasetDevices(v as never)], 'lookup', NO_TEXTS],
  ['new Client(baseUrl)', (url) => new Client(url as never), 'baseUrl', [...NO_TEXT, 'esim']],
  ['new Client, options', (o) => new Client('/', o as never), 'options', NO_OPTIONS],
  [
    'new Client, timeout',
    (v) => new Client('/', { timeout: v as never }),
    'timeout',
    ['5', -1, Number.NaN, 5n, Symbol('a')],
  ],
  ['client.check(q)', (q) => client.check!(q), 'q', NO_TEXTS],
  ['client.check(q, options)', (o) => client.check!('iphone', o), 'options', NO_OPTIONS],
  ['client.check, region', (r) => client.check!('iphone', { region: r }), 'region', NO_TEXT],
  ['client.check, limit', (n) => client.check!('iphone', { limit: n }), 'limit', ['5', {}, null]],
  ['client.check, signal', (s) => client.check!('iphone', { signal: s }), 'signal', [5, {}, 'a']],
  ['client.checkMany(questions)', (q) => client.checkMany!([q]), 'questions', [5n, { q: 5n }]],
  ['client.device(slug)', (slug) => client.device!(slug), 'slug', NO_TEXTS],
  ['client.devices(filter)', (filter) => client.devices!(filter), 'filter', NO_OPTIONS],
  ['client.devices, brand', (b) => client.devices!({ brand: b }), 'brand', [null, {}, Symbol('a')]],
  ['client.brands(options)', (o) => client.brands!(o), 'options', NO_OPTIONS],
  ['client.regions(options)', (o) => client.regions!(o), 'options', NO_OPTIONS],
  ['client.detect(options)', (o) => client.detect!(o), 'options', NO_OPTIONS],
  [
    'client.detect, headers',
    (headers) => client.detect!({ headers }),
    'headers',
    [5, 'user-agent', true, [5], [{}]],
  ],
];

test.each(CALLS)('is named by one error: %s', async (_, call, parameter, values) => {
  for (const value of values) {
    const error: unknown = await (async () => call(value))().then(
      () => 'no error',
      (thrown: unknown) => thrown,
    );
    expect(error, typeof value).toBeInstanceOf(InvalidQueryError);
    expect(error).toMatchObject({ name: 'InvalidQueryError', parameter });
  }
});

test.each<[what: string, call: () => unknown, example: string]>([
  ['check', () => library.check!('iphone 15', 'HK'), '{ region: "HK" }'],
  ['answer, a member', () => library.answer!('a', { regoin: 'HK' }), 'these members: region.'],
  ['iphonesByScreen', () => library.iphonesByScreen!(26), '{ low: 26, high: 26 }'],
  ['openLookup', () => openLookup('a' as never), '{ snapshot: new URL(...) }'],
  ['new Client', () => new Client('/', 5 as never), 'as an object.'],
  ['client.devices', () => client.devices!('apple'), 'as an object.'],
  ['client.brands', () => client.brands!('a'), 'as an object.'],
  ['client.detect', () => client.detect!({ headers: ['a'] }), 'as an object.'],
  ['client.check, limit', () => client.check!('iphone', { limit: -1 }), 'from 1 to 25'],
])('the error shows what the argument can be: %s', async (_, call, example) => {
  await expect((async () => call())()).rejects.toThrow(example);
});

test('a call of the client rejects, and throws nothing before', async () => {
  for (const name of ['check', 'checkMany', 'device', 'devices', 'brands', 'regions', 'detect']) {
    const call = client[name]!(null, null);
    expect(call, name).toBeInstanceOf(Promise);
    await expect(call).rejects.toThrow();
  }
});

test('half a character in a question is refused as by the library, and not sent', async () => {
  const refused = {
    name: 'InvalidQueryError',
    parameter: 'q',
    message: 'Send valid Unicode text.',
  };
  for (const q of ['iphone \ud800', '\udc00 15']) {
    expect(() => lookup.check(q)).toThrow(expect.objectContaining(refused));
    await expect(client.check!(q)).rejects.toMatchObject(refused);
  }
  await expect(client.check!('iphone 😀')).rejects.toMatchObject({ name: 'NetworkError' });
});

test('half a character in a slug or a region leads nowhere', async () => {
  const asked: string[] = [];
  const seen = new Client('https://esim.example', {
    fetch: (url) => {
      asked.push(String(url));
      return Promise.resolve(new Response('{"detail":"none"}', { status: 404 }));
    },
  });
  expect(await seen.device('apple/\ud83d')).toBeNull();
  await expect(seen.check('iphone', { region: '\ud83d' })).rejects.toThrow('none');
  expect(asked).toHaveLength(2);
});

test('a path is no address of a snapshot, and the error says what is', async () => {
  const opened = openLookup({ snapshot: './esim.snapshot' as unknown as URL });
  await expect(opened).rejects.toThrow('Give the snapshot as bytes or as a URL');
});
