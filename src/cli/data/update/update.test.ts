import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkFacts, formatFacts } from '../../../data/index.ts';
import { readCatalogue } from '../../../data/play-list/index.ts';
import { isEmpty, type ProposeOptions, propose } from './proposal.ts';
import { textOf } from './text.ts';
import { RefusedError, tried } from './trial.ts';

const TODAY = '2026-11-22';
const recorded = fileURLToPath(new URL('../../../../test/cases/upstreams', import.meta.url));
const read = (name: string): Buffer => readFileSync(join(recorded, name));

/** Extracts of the upstreams, in the forms in which they publish. */
const RECORDED = {
  google: read('supported_devices.csv'),
  appledb: read('device-main.json'),
  endoflife: read('products-full.json'),
};
const LIST = new TextDecoder('utf-16le').decode(RECORDED.google);
const [HEADER = '', ...ROWS] = LIST.trimEnd().split('\r\n');
const apple: { name: string }[] = JSON.parse(RECORDED.appledb.toString());

/** The rows twice, the second time under other codes: one odd row among them is less than 1 %. */
const MANY = ROWS.flatMap((row) => [row, row.replace(/[^,]*$/, 'Other $&')]);

type Answer = Buffer | ((response: ServerResponse) => void);

/** A server for the three upstreams. */
async function serve(answers: Partial<Record<keyof typeof RECORDED, Answer>> = {}) {
  const all: Record<string, Answer> = { ...RECORDED, ...answers };
  const server = createServer(({ url }, response) => {
    const answer = all[url!.slice(1)]!;
    if (typeof answer === 'function') answer(response);
    else response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  const at = (name: string): string => `http://127.0.0.1:${port}/${name}`;
  return { google: at('google'), appledb: at('appledb'), endoflife: at('endoflife') };
}

/** As Google publishes it: with a byte order mark. */
const marked = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');
const utf16 = (lines: readonly string[]): Buffer =>
  marked(`${[HEADER, ...lines].join('\r\n')}\r\n`);

const sources = (publisher: string, of: Readonly<Record<string, object>>) => ({
  publisher,
  sources: Object.fromEntries(
    Object.entries(of).map(([id, more]) => [
      id,
      { title: id, kind: 'catalogue', url: 'https://source.example/page', ...more },
    ]),
  ),
});
const FILES: Readonly<Record<string, unknown>> = {
  'brands.json': {
    apple: { name: 'Apple' },
    fairphone: { name: 'Fairphone' },
    google: { name: 'Google' },
  },
  'regions.json': { japan: { name: 'Japan', countries: ['JP'] } },
  'sources/appledb.json': sources('AppleDB', { appledb: {} }),
  'sources/endoflife-date.json': sources('endoflife.date', { 'endoflife-date': {} }),
  'sources/google.json': sources('Google', {
    'google-play-devices': { date: '2026-08-21' },
    'google-play-first-seen': { date: '2026-08-21' },
  }),
  'sources/a-maker.json': sources('A maker', { maker: { kind: 'maker' } }),
  'dataset.json': { date: '2026-11-21' },
  'redirects.json': {},
  'never-existed.json': { names: [] },
  'devices/apple/iphone-17-pro.json': {
    model: 'iPhone 17 Pro',
    category: 'phone',
    released: { date: '2025-09-19', source: 'appledb' },
    claims: [{ supports: 'yes', source: 'maker', checked: '2026-09-20' }],
    variants: [{ codes: ['iPhone18,1', 'A3256', 'A3522', 'A3523', 'A3524'] }],
  },
  'devices/google/pixel-9.json': {
    model: 'Pixel 9',
    category: 'phone',
    released: { date: '2024', estimate: true, source: 'google-play-first-seen' },
    claims: [{ supports: 'yes', source: 'maker', checked: '2026-09-20' }],
    variants: [{ codes: ['Pixel 9'] }],
  },
  'devices/fairphone/5.json': {
    model: '5 5G',
    category: 'phone',
    claims: [{ supports: 'yes', source: 'maker', checked: '2026-09-20' }],
  },
  'catalogue/google.json': {
    generated: 'By a test.',
    brands: {
      google: [
        { model: 'Pixel 8', codes: ['Pixel 8'], seen: '2023-10-20' },
        { model: 'Pixel 8 Pro', codes: ['Pixel 8 Pro'], seen: '2023-10-20' },
      ],
    },
  },
};

/** A data folder of its own. */
function folder(): string {
  const root = mkdtempSync(join(tmpdir(), 'esim-lookup-propose-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  }
  formatFacts(root);
  return root;
}

async function proposed(
  answers: Parameters<typeof serve>[0] = {},
  options: Partial<ProposeOptions> = {},
) {
  const root = options.root ?? folder();
  const addresses = await serve(answers);
  return propose({ root, addresses, today: TODAY, write: false, ...options });
}

describe('what the upstreams add', () => {
  test('devices, codes and days of sale', async () => {
    const proposal = await proposed();
    expect(proposal.failures).toEqual([]);
    expect(proposal.newDevices).toContain('google/pixel-11-pro');
    expect(proposal.newDevices).toContain('teracube/2e');
    expect(proposal.newDevices).not.toContain('google/pixel-9');
    expect(proposal.days).toContainEqual({
      slug: 'google/pixel-8',
      day: '2023-10-04',
      before: null,
    });
    expect(proposal.answers.every(({ before }) => before !== 'yes')).toBe(true);
  });

  test('a new device is unknown until a source says more', async () => {
    const { answers } = await proposed();
    const found = answers.find(({ slug }) => slug === 'google/pixel-11-pro');
    expect(found).toEqual({ slug: 'google/pixel-11-pro', before: null, after: 'unknown' });
  });

  test('what could change the answer of a device with a file is left to a person', async () => {
    const { forAPerson } = await proposed();
    expect(forAPerson.codes).toContainEqual({ slug: 'fairphone/5', code: 'FP5' });
    expect(forAPerson.days).toContainEqual({
      slug: 'google/pixel-9',
      day: '2024-08-22',
      before: '2024',
    });
    expect(forAPerson.apple).toContainEqual({
      name: 'iPhone 18 Pro',
      released: '2026-09-18',
      codes: ['iPhone19,2', 'A3472', 'A3713', 'A3714', 'A3715'],
      slug: null,
    });
    expect(forAPerson.apple.map(({ name }) => name)).not.toContain('iPhone 17 Pro');
  });

  test('nothing is written without being asked', async () => {
    const root = folder();
    const before = join(folder(), 'copy');
    cpSync(root, before, { recursive: true });
    await proposed({}, { root });
    for (const path of Object.keys(FILES)) {
      expect(readFileSync(join(root, path), 'utf8')).toBe(readFileSync(join(before, path), 'utf8'));
    }
  });

  test('once written, there is nothing more to write', async () => {
    const root = folder();
    const curated = readFileSync(join(root, 'devices/google/pixel-9.json'), 'utf8');
    const first = await proposed({}, { root, write: true });
    expect(first.newDevices).not.toEqual([]);
    const second = await proposed({}, { root, write: true });
    expect(second).toMatchObject({ newDevices: [], newCodes: [], days: [], answers: [] });
    expect(isEmpty(second)).toBe(false); // what is left to a person is still left
    expect(readFileSync(join(root, 'devices/google/pixel-9.json'), 'utf8')).toBe(curated);
    const { google } = JSON.parse(readFileSync(join(root, 'catalogue/google.json'), 'utf8')).brands;
    expect(google).toContainEqual({
      model: 'Pixel 11 Pro',
      assumed: true,
      codes: ['Pixel 11 Pro'],
      missing: '2026-08-21',
      released: '2026-08-20',
      seen: TODAY,
    });
  });

  test('a brand of which nothing but a name like that of a television is known stays', async () => {
    const root = folder();
    const files = {
      'catalogue/brands.json': { nook: { name: 'Nook' } },
      'catalogue/other/n.json': {
        generated: 'By a test.',
        brands: {
          nook: [{ model: 'BNTV460', category: 'tablet', codes: ['BNTV460'], seen: '2018-11-23' }],
        },
      },
    };
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), JSON.stringify(content));
    }
    formatFacts(root);
    const google = utf16([...ROWS, 'Nook,BNTV460,nook,BNTV460']);
    const { newDevices, answers } = await proposed({ google }, { root, write: true });
    expect(newDevices).not.toEqual([]);
    expect(answers.filter(({ after }) => after === null)).toEqual([]);
    for (const path of Object.keys(files)) {
      expect(readFileSync(join(root, path), 'utf8')).toContain('"nook"');
    }
  });

  test('a list of the same devices in UTF-8 and without the mark is the same list', async () => {
    const root = folder();
    await proposed({}, { root, write: true });
    const { newDevices, failures } = await proposed({ google: Buffer.from(LIST) }, { root });
    expect([newDevices, failures]).toEqual([[], []]);
  });
});

describe('an upstream that is not whole is not used, and the others are', () => {
  const half = ROWS.slice(0, ROWS.length / 2);

  test.each<[string, keyof typeof RECORDED, Answer, RegExp]>([
    [
      'a download that breaks off',
      'google',
      (response) => {
        response.writeHead(200, { 'content-length': RECORDED.google.length });
        response.write(RECORDED.google.subarray(0, 1000));
        setTimeout(() => response.destroy(), 20);
      },
      /Google's list of devices cannot be read/,
    ],
    [
      'a list cut in the middle',
      'google',
      marked(LIST.slice(0, LIST.length / 2)),
      /has shrunk|do not have the fields/,
    ],
    ['a list that shrank by half', 'google', utf16(half), /has shrunk: of \d+ entries/],
    [
      'another name for a column',
      'google',
      marked(LIST.replace('Model\r\n', 'Code\r\n')),
      /must name the columns Retail Branding, Marketing Name and Model/,
    ],
    [
      'a column more in every row but the first',
      'google',
      utf16(ROWS.map((row) => `${row},x`)),
      /do not have the fields/,
    ],
    ['a page in its place', 'google', Buffer.from('<html>\n'), /must name the columns/],
    ['nothing', 'google', Buffer.alloc(0), /must name the columns/],
    ['JSON cut in the middle', 'appledb', RECORDED.appledb.subarray(0, 300), /was cut off/],
    [
      'other fields',
      'appledb',
      Buffer.from(JSON.stringify(apple.map(({ name }) => ({ title: name })))),
      /AppleDB has changed/,
    ],
    [
      'devices gone',
      'appledb',
      Buffer.from(JSON.stringify(apple.filter(({ name }) => name !== 'iPhone 17 Pro'))),
      /AppleDB has shrunk/,
    ],
    ['an object in place of the list', 'appledb', Buffer.from('{"a":1}'), /it has no list/],
    ['JSON that is null', 'endoflife', Buffer.from('null'), /it has no list/],
    ['no products', 'endoflife', Buffer.from('{"result":[]}'), /is empty/],
    [
      'an error of the server',
      'endoflife',
      (response) => response.writeHead(503).end(),
      /endoflife.date cannot be read: the server answered 503/,
    ],
    ['bytes that are no text', 'endoflife', Buffer.from([0xff, 0x00, 0xfe]), /is not JSON/],
  ])('%s', async (_, upstream, answer, reason) => {
    const root = folder();
    // The extract is the whole of what the data has of it.
    await proposed({ google: utf16(MANY) }, { root, write: true });
    const { failures, forAPerson } = await proposed(
      { google: utf16(MANY), [upstream]: answer },
      { root },
    );
    expect(failures).toEqual([expect.stringMatching(reason)]);
    if (upstream !== 'appledb') expect(forAPerson.apple).toHaveLength(2);
    if (upstream !== 'endoflife') expect(forAPerson.days).not.toEqual([]);
  });

  test('more than it may have', async () => {
    const { failures } = await proposed({}, { bounds: { bytes: 500, milliseconds: 5000 } });
    expect(failures).toHaveLength(3);
    for (const failure of failures) expect(failure).toMatch(/it has more than 500 bytes/);
  });

  test('one that does not end', async () => {
    const { failures } = await proposed(
      { appledb: (response) => response.write('[') },
      { bounds: { bytes: 1_000_000, milliseconds: 300 } },
    );
    expect(failures).toEqual(['AppleDB cannot be read: it took too long']);
  });
});

test('facts with problems are not changed', async () => {
  const root = folder();
  writeFileSync(join(root, 'devices/google/pixel-9.json'), '{}');
  await expect(proposed({}, { root })).rejects.toThrow(RefusedError);
});

test('an answer that rests on a file of a device is not altered', () => {
  const { facts } = checkFacts(folder());
  const root = folder();
  const path = join(root, 'devices/google/pixel-9.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"yes"', '"no"'));
  const kept: string[] = [];
  const trial = () => tried(root, facts, readCatalogue(root), TODAY, (copy) => kept.push(copy));
  expect(trial).toThrow(RefusedError);
  expect(trial).toThrow('google/pixel-9 (yes -> no)');
  expect(kept).toEqual([]);
});

test('no device is lost', () => {
  const root = folder();
  const { facts } = checkFacts(root);
  const { brands } = readCatalogue(root);
  const trial = () => tried(root, facts, { brands, devices: {} }, TODAY, () => {});
  expect(trial).toThrow('The change would lose devices: google/pixel-8 (unknown -> null)');
});

test('a name that no device can have is left out, and the others are not', async () => {
  const { newDevices, failures } = await proposed({
    google: utf16([...MANY, 'Google,<b>@all</b> [x](y),x,Evil 2']),
  });
  expect(failures).toEqual([]);
  expect(newDevices).toContain('google/pixel-11-pro');
  expect(newDevices.join()).not.toContain('all');
});

test('the text of a proposal cannot be left by what comes from outside', async () => {
  const evil = { ...apple[0], identifier: ['iPhone99,1'], name: 'iPhone\n```\n@everyone' };
  const proposal = await proposed({ appledb: Buffer.from(JSON.stringify([...apple, evil])) });
  const text = textOf(proposal);
  expect(text).toContain('new: iPhone @everyone (2025-02-28): iPhone99,1');
  expect(text.match(/^```/gm)!.length).toBe(text.split('```').length - 1);
  const many = { ...proposal, newDevices: Array.from({ length: 5000 }, (_, i) => `a/${i}`) };
  expect(textOf(many).length).toBeLessThan(65_536);
});
