import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openLookup } from '../../src/lookup/index.ts';
import { root, run } from './command.ts';

const snapshot = new URL('dist/esim.snapshot', `file://${root}`);
const lookup = await openLookup({ snapshot });
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 ' +
  '(KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe('check', () => {
  test('prints a table that people read', async () => {
    const { code, out, err } = await run(['check', 'iphone', '15', 'pro', '--limit', '1']);
    expect(code).toBe(0);
    expect(out).toBe(
      'yes      Apple iPhone 15 Pro  not in hong-kong, macau, mainland-china  ← iphone 15 pro\n\n' +
        'Results\nyes  Apple iPhone 15 Pro  2023  not in hong-kong, macau, mainland-china\n',
    );
    expect(err).toBe('');
  });

  test.each(['iphone 15 pro', 'pixel 8', 'SM-S928B', 'A2848', '아이폰 15'])(
    'prints the answer of the library for %s with --json',
    async (q) => {
      const { code, out } = await run(['check', '--json', '-l', '25', q]);
      const answer = lookup.check(q, { limit: 25 });
      expect(JSON.parse(out)).toEqual(answer);
      expect(code).toBe(answer.verdict.meant === 'none' ? 1 : 0);
    },
  );

  test.each([
    ['89044011112233441122334411223321', 'This number is an EID.'],
    ['490154203237518', 'This number is an IMEI.'],
    ['490154203237519', 'the check digits do not match'],
  ])('says what the number of one unit is: %s', async (number, words) => {
    const { code, out, err } = await run(['check', number]);
    expect(err).toContain(words);
    expect({ code, out }).toEqual({ code: 1, out: '' });
  });

  test('answers for the device beside the number of one unit, and does not repeat the number', async () => {
    const { code, out, err } = await run(['check', 'Pixel 8 IMEI 490154203237518', '--explain']);
    expect(out).toMatch(/^yes {6}Google Pixel 8 {2}← Pixel 8\n/);
    expect(out + err).not.toContain('490154203237518');
    expect(code).toBe(0);
  });

  test('prints the answer as CSV', async () => {
    const { out } = await run(['check', '--csv', 'iphone 15 pro']);
    expect(out).toBe(
      'query,esim_supports,esim_exception_regions,esim_basis,esim_device,esim_slug,esim_meant,esim_unit,esim_problem\n' +
        'iphone 15 pro,yes,hong-kong macau mainland-china,device,Apple iPhone 15 Pro,' +
        'apple/iphone-15-pro,one,,\n',
    );
  });

  test.each([
    [['A3104'], 'model code A3104, sold in hong-kong, macau, mainland-china'],
    [['iphone 15 pro hong kong'], 'sold in hong-kong'],
    [['iphone 15 pro', '--region', 'hk'], 'sold in hong-kong'],
  ])('%j has the answer of the unit', async (args, unit) => {
    const { out } = await run(['check', ...args]);
    expect(out).toMatch(/^no {7}Apple iPhone 15 Pro/);
    expect(out).toContain(unit);
  });

  test('asks which one if several devices fit, and prints how the query was read', async () => {
    const { out, err, code } = await run(['check', 'iphone se', '--explain']);
    expect(out).toMatch(/^partial {2}Apple iPhone SE/);
    const [, choices = ''] = out.split('\nWhich one?\n');
    expect(choices).toMatch(
      /^yes +Apple iPhone SE \(3rd generation\) +2022 +not in mainland-china$/m,
    );
    expect(choices).not.toMatch(/iPhone 1\d/);
    expect(err).toContain('meant: several');
    expect(code).toBe(0);
  });

  test('says of a device that it takes only its carrier\u2019s plans', async () => {
    const { out } = await run(['check', 'apple watch ultra 2', '--limit', '1']);
    expect(out).toBe(
      "yes      Apple Watch Ultra 2  only its carrier's plans  ← apple watch ultra 2\n\n" +
        "Results\nyes  Apple Watch Ultra 2  2023  only its carrier's plans\n",
    );
    const { out: both } = await run(['check', 'galaxy watch6 LTE', '--limit', '1']);
    expect(both).toContain("not in mainland-china, only its carrier's plans  ←");
    const { out: none } = await run(['check', 'galaxy watch6 bluetooth', '--limit', '1']);
    expect(none.split('\n')[0]).not.toContain('plans');
  });

  test.each(['SM-S9280 or SM-S928B', 'SM-S928B or SM-S9280'])(
    'names no code that did not decide: %s',
    async (query) => {
      const { out } = await run(['check', query]);
      expect(out).toMatch(/^partial {2}Samsung Galaxy S24 Ultra {2}← /);
      expect(out).not.toContain('model code');
      expect((await run(['check', query, '--csv'])).out).toContain(',one,,\n');
    },
  );

  test('says what the choices do not show, and marks an estimated year', async () => {
    const { out } = await run(['check', 'pixel']);
    expect(out.split('\n')[1]).toBe(
      '         All that are listed support eSIM, others that fit do not or are not known to',
    );
    for (const query of ['iphone se', 'ipad 10']) {
      expect((await run(['check', query])).out).not.toContain('listed');
    }
    const { out: estimated } = await run(['check', 'Netgear Nighthawk M6', '--limit', '1']);
    expect(estimated).toContain('Netgear Nighthawk M6  ≈ 2026');
  });

  test.each([
    [
      ['--csv', 'package.json'],
      'package.json is a file. Answer its rows with --file package.json.',
    ],
    [['iphone 15', '--column', 'model'], '--column needs --file'],
    [['iphone 15', '--summary'], '--summary needs --file'],
  ])('refuses what is meant for a file: %j', async (args, words) => {
    const { out, err, code } = await run(['check', ...args]);
    expect([out, code]).toEqual(['', 2]);
    expect(err).toContain(words);
  });

  test('refuses a region that is none', async () => {
    const { err, code } = await run(['check', 'iphone 15 pro', '--region', 'atlantis']);
    expect(err).toContain('There is no region or country "atlantis".');
    expect(code).toBe(2);
  });
});

describe('detect', () => {
  test.each([
    [
      ['--model', 'A3104', '--platform', 'iOS'],
      { 'sec-ch-ua-model': '"A3104"', 'sec-ch-ua-platform': '"iOS"' },
    ],
    [
      ['--model', '"Pixel 8"', '--platform', 'Android'],
      { 'sec-ch-ua-model': '"Pixel 8"', 'sec-ch-ua-platform': '"Android"' },
    ],
    [['--user-agent', SAFARI], { 'user-agent': SAFARI }],
    [['--model', 'a"b\\c'], { 'sec-ch-ua-model': '"a\\"b\\\\c"' }],
  ])('%j answers as the library', async (args, headers) => {
    const { out, code } = await run(['detect', '--json', ...args]);
    const answer = lookup.detect(headers);
    expect(JSON.parse(out)).toEqual(answer);
    expect(code).toBe(answer.verdict.meant === 'none' ? 1 : 0);
  });

  test('says it in a line', async () => {
    const { out } = await run(['detect', '--user-agent', SAFARI]);
    expect(out).toBe('yes  Apple iPhone  not in hong-kong, macau, mainland-china  basis: family\n');
  });
});

describe('device', () => {
  test('prints everything known', async () => {
    const { out, code } = await run(['device', 'apple/iphone-15-pro', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(lookup.device('apple/iphone-15-pro'));
    const { out: text } = await run(['device', 'apple/iphone-15-pro']);
    expect(text).toMatch(/^yes {2}Apple iPhone 15 Pro/);
    expect(text).toContain('A3104');
    expect(text).toContain('\nReleased: 2023-09-22\n');
  });

  test('says of a device that it takes only its carrier\u2019s plans', async () => {
    const { out } = await run(['device', 'apple/watch-ultra-2']);
    expect(out).toContain("\nIt works only with its carrier's plans. Travel eSIMs do not work.\n");
    expect((await run(['device', 'apple/iphone-15-pro'])).out).not.toContain('plans');
  });

  test('says of an estimated year that it is one', async () => {
    const estimated = lookup
      .check('zte', { limit: 25 })
      .results.map(({ slug }) => lookup.device(slug)!)
      .find(({ released }) => released?.estimate)!;
    const { out } = await run(['device', estimated.slug]);
    expect(out).toContain(`\nReleased: about ${estimated.released!.date}, an estimate\n`);
  });
});

describe('the exit code', () => {
  test.each([
    [['check', 'pixel 8'], 0],
    [['check', 'zzzzqqqqxxxx'], 1],
    [['detect', '--user-agent', 'curl/8.0'], 1],
    [['device', 'no/such'], 1],
    [['check'], 1], // an empty standard input
    [['check', 'x', '--limit', '0'], 2],
    [['check', 'x', '--limit', '26'], 2],
    [['check', 'x', '--limit', 'ten'], 2],
    [['check', 'x'.repeat(201)], 2],
    [['check', ' '], 2],
    [['check', 'x', '--json', '--csv'], 2],
    [['check', 'x', '--file', 'y'], 2],
    [['check', '--file', 'no-such-file.csv'], 2],
    [['check', '--file', 'src'], 2],
    [['detect'], 2],
    [['detect', '--log', 'x', '--model', 'y'], 2],
    [['detect', '--log', 'no-such-file.log'], 2],
    [['completion', 'powershell'], 2],
    [['nonsense'], 2],
    [['data', 'nonsense'], 2],
    [['--bogus'], 2],
    [['--help'], 0],
    [['check', '--help'], 0],
    [['--version'], 0],
  ] as [string[], number][])('of %j is %i', async (args, code) => {
    const result = await run(args);
    expect(result.code).toBe(code);
    expect(result.err).not.toMatch(/\n\s+at /); // no stack traces
    if (code === 2) expect(result.err).not.toBe('');
    if (code === 2 && args.includes('--limit')) expect(result.err).toContain('--limit');
  });

  test.each([
    ['missing', null],
    ['empty', ''],
    ['no snapshot', 'x'.repeat(100)],
  ])('tells a data set that is %s', async (_, content) => {
    const copy = mkdtempSync(join(tmpdir(), 'esim-lookup-'));
    try {
      for (const part of ['dist', 'package.json']) {
        cpSync(join(root, part), join(copy, part), { recursive: true });
      }
      symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
      rmSync(join(copy, 'dist/esim.snapshot'));
      if (content !== null) writeFileSync(join(copy, 'dist/esim.snapshot'), content);
      const { code, err } = await run(['check', 'pixel 8'], { home: copy });
      expect(code).toBe(3);
      expect(err).toMatch(/^esim-lookup: .*snapshot/);
    } finally {
      rmSync(copy, { recursive: true });
    }
  });
});

describe('colour', () => {
  const line = ['check', 'pixel 8', '-l', '1'];
  test('is for a terminal alone', async () => {
    expect((await run(line)).out).not.toContain('\u001b');
  });
  test('is there where it is asked for, and NO_COLOR wins', async () => {
    expect((await run(line, { env: { FORCE_COLOR: '1' } })).out).toContain('\u001b[32m');
    const both = { env: { FORCE_COLOR: '1', NO_COLOR: '1' } };
    expect((await run(line, both)).out).not.toContain('\u001b');
  });
});

describe('help', () => {
  test.each([[], ['check'], ['detect']])('of %j teaches by examples', async (...command) => {
    const { out } = await run([...command.flat(), '--help']);
    expect(out).toContain('Examples:\n  esim-lookup ');
  });
  test('says the exit codes', async () => {
    expect((await run(['--help'])).out).toContain('Exit codes:\n  0  ');
  });
});
