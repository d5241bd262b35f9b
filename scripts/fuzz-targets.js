// The targets of scripts/fuzz.js. Each takes bytes and throws if the code misbehaves.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.js';

const { Api } = await import('../src/http/index.ts');
const { Lookup, SnapshotError } = await import('../src/lookup/index.ts');
const { rowsOf } = await import('../src/cli/batch/rows.ts');
const { InputError } = await import('../src/cli/batch/source.ts');

const { checksum, FORMAT } = await import('../src/snapshot/container.ts');

const SUPPORTS = new Set(['yes', 'no', 'partial', 'unknown']);
const must = (holds, what) => {
  if (!holds) throw new Error(what);
};

/**
 * Returns the targets: each with first inputs, words to insert, a function to run, and its share of all runs.
 */
export function targets() {
  const bytes = readFileSync(join(root, 'dist', 'esim.snapshot'));
  const lookup = new Lookup(bytes);
  const api = new Api({ lookup: () => lookup, baseUrl: null });
  const answer = (route, search, header) => {
    const asked = { method: 'GET', search, header };
    return api.answer(route, `/api/${route}`, asked);
  };

  return [
    {
      name: 'query',
      seeds: [
        ...['q=iphone+15+pro', 'q=sm-s928b&limit=3', 'limit=25&q=does+the+pixel+8+support+esim'],
        ...['q=%EC%95%84%EC%9D%B4%ED%8F%B0&region=japan', 'q=galaxy%20s24%20ultra%20256gb'],
      ],
      words: [
        '%',
        '%ff',
        '%00',
        '&',
        '=',
        'q=',
        'limit=',
        '10',
        'region=',
        '+',
        'iphone',
        'sm-',
        'ß',
        '٣',
      ],
      maxBytes: 1200,
      run(input) {
        const { status, body } = answer('check', input.toString('latin1'), () => null);
        must(status === 200 || status === 400, `status ${status}`);
        const value = JSON.parse(body);
        if (status === 400) return must(value.errors.length > 0, 'no reason');
        must(value.count === value.results.length && value.count <= 25, 'count');
        for (const { supports } of value.results) must(SUPPORTS.has(supports), supports);
      },
    },
    {
      name: 'headers',
      seeds: [
        'user-agent: Mozilla/5.0 (Linux; Android 14; SM-S928B Build/UP1A) Mobile Safari/537.36',
        'user-agent: Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0',
        'sec-ch-ua-model: "Pixel 8 Pro"\nsec-ch-ua-platform: "Android"\nsec-ch-ua-mobile: ?1',
        'user-agent: App/1.0 (com.example; build:1; iOS 16.2.0) iPhone15,2',
      ],
      words: [
        '"',
        '\\',
        ';',
        '(',
        ')',
        'Build/',
        'iPhone',
        'SM-',
        'Android ',
        '?1',
        'K',
        'wv',
        '\n',
      ],
      run(input) {
        const headers = new Map();
        for (const line of input.toString('latin1').split('\n')) {
          const at = line.indexOf(':');
          if (at > 0) headers.set(line.slice(0, at).toLowerCase(), line.slice(at + 1).trim());
        }
        const { status, body } = answer('detect', '', (name) => headers.get(name) ?? null);
        must(status === 200, `status ${status}`);
        const { match, verdict } = JSON.parse(body);
        must(SUPPORTS.has(verdict.supports), verdict.supports);
        must(match === null || lookup.device(match.slug) !== null, 'no such device');
      },
    },
    {
      name: 'snapshot',
      seeds: async () => [await smallSnapshot()],
      words: [
        '\0',
        '\xff\xff\xff\xff',
        '\x00\x00\x00\x80',
        '[',
        '"u32"',
        '"text"',
        ',',
        '0',
        '9999999',
      ],
      maxBytes: 1 << 20,
      run: (input) => opened(input)?.check('pixel 8'),
    },
    {
      name: 'sections',
      seeds: async () => [await smallSnapshot()],
      words: [
        '\0',
        '\xff\xff',
        '\x00\x00\x00\x80',
        '[',
        '{',
        '"u32"',
        ',',
        '0',
        '9999999',
        '\t',
        '\x1f',
      ],
      maxBytes: 1 << 20,
      // A forged snapshot can have a right checksum. Nothing may hang or grow without bound. A question may
      // throw, and the service then logs a 500.
      run(input) {
        const lookup = opened(sealed(input));
        if (lookup === null) return;
        for (const ask of QUESTIONS) {
          try {
            ask(lookup);
          } catch (error) {
            must(!/allocation|array length/i.test(error.message), error.stack);
          }
        }
      },
      // Each run opens all tables.
      share: 0.1,
    },
    {
      name: 'rows',
      seeds: [
        ...[
          'brand,model\nApple,iPhone 15\n"Nokia, Oy","33""10"\n',
          'model;x\na;b\n',
          '["a",{"model":1}]',
        ],
        ...['{"model":"x"}\n{"model":"y","z":1}\n', '\ufeffmodel\tmodel\n1\t2\t3\n'],
      ],
      words: [
        '"',
        '""',
        ',',
        ';',
        '\t',
        '\r\n',
        '\n',
        '\0',
        '\xff\xfe',
        '{',
        '[',
        'model',
        '\x1f\x8b\x08',
      ],
      async run(input) {
        for (const format of ['csv', 'tsv', 'json', 'jsonl', 'lines']) {
          const source = {
            bytes: (async function* () {
              yield input.subarray(0, 9);
              yield input.subarray(9);
            })(),
            ...{ format, size: null, read: () => 0 },
          };
          try {
            for await (const { text, fields, columns } of rowsOf(source, { columns: ['model'] })) {
              must(text === null || typeof text === 'string', 'no text');
              if (columns !== undefined && format !== 'jsonl' && format !== 'json') {
                must(
                  Object.keys(fields).every((name) => columns.includes(name)),
                  'a cell is lost',
                );
              }
            }
          } catch (error) {
            if (!(error instanceof InputError)) throw error;
          }
        }
      },
      share: 0.25,
    },
  ];
}

/** Opens a snapshot; null if it is refused with the documented error. */
function opened(input) {
  try {
    return new Lookup(Uint8Array.from(input));
  } catch (error) {
    if (!(error instanceof SnapshotError)) throw error;
    return null;
  }
}

/** Some questions that reach every table. */
const QUESTIONS = [
  (lookup) => lookup.check('pixel 8'),
  (lookup) => lookup.check('iphnoe 15 hong kong'),
  (lookup) => lookup.detect({ 'sec-ch-ua-model': '"SM-S928B"' }),
  (lookup) => lookup.detect({ 'user-agent': 'Mozilla/5.0 (Linux; Android 14; Foo X1) Mobile' }),
  (lookup) => lookup.device(lookup.check('a').results[0]?.slug ?? 'google/pixel-8'),
];

/** Sets the checksum of the bytes, so that the reader gets past it. */
function sealed(input) {
  const bytes = new Uint8Array(Math.max(24, (input.length + 7) & ~7));
  bytes.set(input);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x4d495365, true);
  view.setUint32(4, FORMAT, true);
  view.setUint32(8, bytes.length, true);
  view.setUint32(12, checksum(bytes), true);
  return bytes;
}

/** Returns a snapshot of a few devices, so that a run takes a millisecond. */
async function smallSnapshot() {
  const { compile } = await import('../src/compile/index.ts');
  const { loadFacts } = await import('../src/data/index.ts');
  const { facts } = loadFacts(join(root, 'data'));
  return Buffer.from(compile({ ...facts, devices: facts.devices.slice(0, 12) }).bytes);
}
