import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from './command.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'esim-lookup-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const CSV =
  'id,brand,model\n1,Apple,iPhone 15 Pro\n2,Apple,A3104\n3,,"no, such ""phone"" qzx"\n4,,\n';
const parsed = (out: string): unknown[] =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('check --file', () => {
  test('repeats the columns of a CSV file and adds the answer', async () => {
    const path = file('a.csv', `\ufeff${CSV}`);
    const { out, err, code } = await run(['check', '--file', path, '--csv']);
    expect(out.split('\n').slice(0, 3)).toEqual([
      '\ufeffid,brand,model,esim_supports,esim_exception_regions,esim_basis,esim_device,esim_slug,esim_meant,esim_unit,esim_problem',
      '1,Apple,iPhone 15 Pro,yes,hong-kong macau mainland-china,device,Apple iPhone 15 Pro,apple/iphone-15-pro,one,,',
      '2,Apple,A3104,no,,variant,Apple iPhone 15 Pro,apple/iphone-15-pro,one,"model code A3104, sold in hong-kong, macau, mainland-china",',
    ]);
    expect(out).toContain('3,,"no, such ""phone"" qzx",unknown,,none,,,none,,\n');
    expect(err).toBe(
      '4 rows: 1 yes, 1 no, 0 partial, 0 unknown, 1 not found, 1 empty\n' +
        'Not found, most frequent first:\n  1 × no, such "phone" qzx\n',
    );
    expect(code).toBe(0);
  });

  const TABLE = 'Nr.;Gerät;Größe\r\n1;Pixel 8;"a; ""b"""\r\n';
  const ANSWERED =
    'Nr.;Gerät;Größe;esim_supports;esim_exception_regions;esim_basis;esim_device;esim_slug;esim_meant;esim_unit;esim_problem\n' +
    '1;Pixel 8;"a; ""b""";yes;;device;Google Pixel 8;google/pixel-8;one;;\n';
  test.each([
    ['UTF-8', Buffer.from(TABLE), ''],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${TABLE}`), '\ufeff'],
    ['UTF-16', Buffer.from(`\ufeff${TABLE}`, 'utf16le'), '\ufeff'],
    ['Windows-1252', Buffer.from(TABLE, 'latin1'), '\ufeff'],
  ])('the spreadsheet that wrote %s opens the answers', async (name, bytes, mark) => {
    const path = join(folder, `${name}.csv`);
    writeFileSync(path, bytes);
    const { out } = await run(['check', '--file', path, '--column', 'Gerät', '--csv']);
    expect(out).toBe(mark + ANSWERED);
  });

  // "型号" in GBK, "機種" in Shift JIS, "Модель" in Windows-1251.
  test.each(['d0cdbac5', '8b408eed', 'cceee4e5ebfc'])(
    'a header in another encoding (%s) is not shown without a word',
    async (hex) => {
      const path = join(folder, `${hex}.csv`);
      const rows = Buffer.from(',land\r\niPhone 15,HK\r\n');
      writeFileSync(path, Buffer.concat([Buffer.from(hex, 'hex'), rows]));
      const { code, err } = await run(['check', '--file', path]);
      expect(code).toBe(2);
      expect(err).toContain('read as Windows-1252');
      expect(err).toContain('save it as CSV (UTF-8)');
      const plain = await run(['check', '--file', file('plain.csv', 'modell,land\r\nx,HK\r\n')]);
      expect(plain.err).not.toContain('1252');
    },
  );

  test('reads the .txt file of a spreadsheet as a table if a column is named', async () => {
    const path = join(folder, 'unicode-text.txt');
    writeFileSync(path, Buffer.from('\ufeffNr.\tGerät\r\n1\tPixel 8\r\n', 'utf16le'));
    const { out } = await run(['check', '--file', path, '--column', 'Gerät', '--csv']);
    expect(out.split('\n')[1]).toBe(
      '1\tPixel 8\tyes\t\tdevice\tGoogle Pixel 8\tgoogle/pixel-8\tone\t\t',
    );
  });

  test('replaces the answers of an earlier run', async () => {
    const { out: once } = await run(['check', '--file', file('k.csv', CSV), '--csv']);
    const { out: twice } = await run(['check', '--file', file('l.csv', once), '--csv']);
    expect(twice).toBe(once);
  });

  test('counts the number of one unit, and does not repeat it', async () => {
    const path = file('units.csv', 'model\n490154203237518\nqqxzjvkw\n');
    const { out, err } = await run(['check', '--file', path, '--summary']);
    expect(err).toBe('');
    expect(out).toBe(
      '2 rows: 0 yes, 0 no, 0 partial, 0 unknown, 2 not found\n' +
        'Not found, most frequent first:\n' +
        '  1 × (an IMEI, which names no model)\n  1 × qqxzjvkw\n',
    );
  });

  test('answers a row with a device and the number of its unit', async () => {
    const rows = 'model\niPhone X IMEI 490154203237518\n490154203237518 Pixel 8\n';
    const { out } = await run(['check', '--file', file('lines.csv', rows), '--summary']);
    expect(out).toBe('2 rows: 1 yes, 1 no, 0 partial, 0 unknown, 0 not found\n');
  });

  describe('with a column that says where a unit was bought', () => {
    const SOLD = ['Hong Kong', 'JP', '', 'Bayern'].map((place) => `iPhone 15;${place}`).join('\n');
    const ANSWERS = [
      { answer: { supports: 'no', basis: 'variant', regions: ['hong-kong'] } },
      { answer: { supports: 'yes' } },
      { answer: { supports: 'yes', exceptionRegions: ['hong-kong', 'macau', 'mainland-china'] } },
      { problem: '"Bayern" in the column "country" is no region or country.' },
    ];

    test.each([[[]], [['--column', 'model,country']], [['--region-column', 'country']]])(
      'answers for that place, and no row whose place it does not know: %j',
      async (args) => {
        const path = file('bought.csv', `model;country\n${SOLD}\n`);
        const { out, err, code } = await run(['check', '--file', path, '--json', ...args]);
        expect(parsed(out)).toMatchObject(ANSWERS);
        expect(parsed(out)[3]).not.toHaveProperty('answer');
        expect(err).toBe(
          'The column "country" says where each unit was bought.\n' +
            '4 rows: 2 yes, 1 no, 0 partial, 0 unknown, 0 not found, 1 not answered\n' +
            'Not answered, most frequent first:\n' +
            '  1 × "Bayern" in the column "country" is no region or country.\n',
        );
        expect(code).toBe(0);
      },
    );

    test('a place in the text that contradicts it leaves what holds in both', async () => {
      const path = file(
        'two.csv',
        'model,country\niPhone 15 Hong Kong version,Germany\niPhone 15 Japan,Germany\nSM-S9280,DE\n',
      );
      const { out } = await run(['check', '--file', path, '--json']);
      expect(parsed(out)).toMatchObject([
        { answer: { supports: 'partial', exceptionRegions: ['hong-kong'] } },
        { answer: { supports: 'yes' } },
        { answer: { supports: 'no', modelCode: 'SM-S9280' } },
      ]);
    });

    test('writes the problem into a column of its own', async () => {
      const path = file('bought.csv', 'model,Land\niPhone 15,Bayern\n');
      const { out } = await run(['check', '--file', path, '--csv']);
      expect(out.split('\n')[1]).toBe(
        'iPhone 15,Bayern,,,,,,,,"""Bayern"" in the column ""Land"" is no region or country."',
      );
    });

    test('a flag is its country, and another sign is a problem', async () => {
      const path = file('flags.csv', 'model,country\niPhone 15,🇭🇰\niPhone 15,🇯🇵\niPhone 15,🌍\n');
      const { out } = await run(['check', '--file', path, '--json']);
      expect(parsed(out)).toMatchObject([
        { answer: { supports: 'no', regions: ['hong-kong'] } },
        { answer: { supports: 'yes', regions: ['japan'] } },
        { problem: '"🌍" in the column "country" is no region or country.' },
      ]);
    });

    test('prints the problem to people', async () => {
      const path = file('bought.csv', 'model,Land\niPhone 15,Bayern\n,HK\n');
      const { out } = await run(['check', '--file', path]);
      expect(out).toBe(
        'problem  "Bayern" in the column "Land" is no region or country.  ← iPhone 15\n' +
          'unknown  empty row\n',
      );
    });

    test('an empty cell has the answer for --region', async () => {
      const path = file('bought.csv', 'model,country\niPhone 15,\niPhone 15,Japan\n');
      const args = ['check', '--file', path, '--json', '--region', 'Hongkong'];
      const { out } = await run(args);
      expect(parsed(out)).toMatchObject([
        { answer: { supports: 'no' } },
        { answer: { supports: 'yes' } },
      ]);
    });

    test('is ignored on demand', async () => {
      const path = file('bought.csv', 'model,country,region\niPhone 15,Hong Kong,\n');
      const { code, err } = await run(['check', '--file', path, '--json']);
      expect({ code, err }).toMatchObject({
        code: 2,
        err: expect.stringContaining('"country" and "region"'),
      });
      const { out } = await run(['check', '--file', path, '--json', '--no-region-column']);
      expect(parsed(out)).toMatchObject([{ answer: { supports: 'yes', basis: 'device' } }]);
    });

    test('a JSON line with a place that the first thousand lack is refused', async () => {
      const line = '{"model":"iPhone 15"}\n';
      const path = file('late.jsonl', `${line.repeat(1000)}{"model":"iPhone 15","country":"HK"}\n`);
      const { code, err } = await run(['check', '--file', path, '--json']);
      expect(err).toContain('A row has a field "country", which the first 1000 rows lack.');
      expect(code).toBe(2);
    });
  });

  test('finds the header below a title', async () => {
    const path = file('title.csv', 'Customers 2026, June\r\n\r\nName;Model\r\nA;Pixel 8\r\n');
    const { out, err } = await run(['check', '--file', path, '--csv']);
    expect(out.split('\n')[1]).toBe('A;Pixel 8;yes;;device;Google Pixel 8;google/pixel-8;one;;');
    expect(err).toMatch(/^2 lines above the header left out\./);
  });

  test('says of a row that is no question what is wrong with it', async () => {
    const path = file('long.jsonl', `{"model":"${'x'.repeat(201)}"}\n`);
    const { out } = await run(['check', '--file', path, '--json']);
    expect(parsed(out)).toMatchObject([{ problem: 'Shorten it to 200 characters.' }]);
  });

  test('joins columns', async () => {
    const { out } = await run([
      'check',
      '--file',
      file('b.csv', CSV),
      '--column',
      'brand,model',
      '--json',
    ]);
    expect(parsed(out)[0]).toMatchObject({
      input: { id: '1', brand: 'Apple', model: 'iPhone 15 Pro' },
      answer: { supports: 'yes', basis: 'device', name: 'Apple iPhone 15 Pro' },
    });
  });

  test.each([
    ['c.tsv', 'id\tmodel\n1\tPixel 8\n'],
    ['c.jsonl', '{"model":"Pixel 8","id":1}\n'],
    ['c.ndjson', '"Pixel 8"\n\n'],
    ['c.txt', 'Pixel 8\r\n'],
  ])('reads %s', async (name, text) => {
    const { out } = await run(['check', '--file', file(name, text), '--json']);
    expect(parsed(out)).toEqual([
      expect.objectContaining({ answer: expect.objectContaining({ name: 'Google Pixel 8' }) }),
    ]);
  });

  test.each([
    ['d.csv', 'id,name\n1,x\n', 'There is no column "model". Name one with --column: id, name'],
    ['e.jsonl', '{"name":1}\n', 'There is no column "model". Name one with --column: name'],
    ['f.jsonl', '{"model":"x"}\n{oops\n', 'Line 2 is not JSON.'],
    ['g.jsonl', '[1]\n', 'Line 1 is neither an object nor a text.'],
    ['h.csv', 'model\n"never closed\nx\n', 'Not readable as CSV'],
    ['i.csv', `model\n"${'x'.repeat(2_000_000)}\n`, 'Not readable as CSV'],
  ])('says what is wrong with %s', async (name, text, message) => {
    const { code, err } = await run(['check', '--file', file(name, text), '--csv']);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });

  test('writes no formula into a spreadsheet', async () => {
    const { out } = await run([
      'check',
      '--file',
      file('j.csv', 'model\n=HYPERLINK(1)\n'),
      '--csv',
    ]);
    expect(out.split('\n')[1]).toMatch(/^'=HYPERLINK/);
  });

  test('counts the devices that take only their carrier\u2019s plans', async () => {
    const path = file('watches.csv', 'model\nApple Watch Ultra 2\nPixel 8\nApple Watch Ultra 3\n');
    const { out, err } = await run(['check', '--file', path]);
    expect(out).toContain("yes      Apple Watch Ultra 3  only its carrier's plans\n");
    expect(err).toContain("2 rows with a device that works only with its carrier's plans.\n");
    const { out: csv } = await run(['check', '--file', path, '--csv']);
    expect(csv).toContain(
      'Apple Watch Ultra 2,yes,,device,Apple Watch Ultra 2,apple/watch-ultra-2,one,,\n',
    );
  });

  test('leaves a lone sign as it is', async () => {
    const path = file('signs.csv', 'model,country\niPhone 15,-\niPhone 15,+\n');
    const { out } = await run(['check', '--file', path, '--csv']);
    expect(out).toMatch(/^iPhone 15,-,yes,/m);
    expect(out).toMatch(/^iPhone 15,\+,yes,/m);
  });

  test('gives the sums alone', async () => {
    const { out, err } = await run(['check', '--file', file('k.csv', CSV), '--summary', '--json']);
    expect(JSON.parse(out)).toMatchObject({ rows: 4, empty: 1, notFound: 1 });
    expect(err).toBe('');
  });
});

describe('the standard input', () => {
  test('is a name a line', async () => {
    const { out } = await run(['check'], { input: 'Pixel 8\niPhone X\n' });
    expect(out).toBe('yes      Google Pixel 8  ← Pixel 8\nno       Apple iPhone X  ← iPhone X\n');
  });
  test('is CSV where a column is named', async () => {
    const args = ['check', '--file', '-', '--column', 'phone', '--json'];
    const { out } = await run(args, { input: 'phone\nPixel 8\n' });
    expect(parsed(out)[0]).toMatchObject({ input: { phone: 'Pixel 8' } });
  });
});

describe('detect --log', () => {
  const agent =
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) ' +
    'Chrome/120.0.0.0 Mobile Safari/537.36';
  const entry = (ua: string): string =>
    `203.0.113.9 - - [21/Nov/2026:10:00:00 +0000] "GET / HTTP/1.1" 200 12 "-" "${ua}"\n`;

  test('answers every line', async () => {
    const path = file('access.log', entry(agent) + entry('curl/8.0') + entry('-'));
    const { out, err } = await run(['detect', '--log', path, '--json']);
    expect(parsed(out)).toEqual([
      { input: { userAgent: agent }, answer: expect.objectContaining({ name: 'Google Pixel 8' }) },
      { input: { userAgent: 'curl/8.0' }, answer: expect.objectContaining({ basis: 'none' }) },
    ]);
    expect(err).toContain('2 rows: 1 yes, 0 no, 0 partial, 0 unknown, 1 not found');
  });

  test('reads the standard input', async () => {
    const { out } = await run(['detect', '--log', '-', '--csv'], { input: entry(agent) });
    expect(out.split('\n')[1]).toContain(',yes,,device,Google Pixel 8,google/pixel-8');
  });
});

describe('a long file', () => {
  /** Says on the standard error how much memory the process had at its most, in kilobytes. */
  const hook =
    "process.on('exit',()=>process.stderr.write('peak '+process.resourceUsage().maxRSS+'\\n'))";
  // Without a limit, the peak depends on when V8 collects: 69 MB more for a long file on a busy machine, 4 MB with it.
  const node = [
    '--max-old-space-size=32',
    '--import',
    `data:text/javascript,${encodeURIComponent(hook)}`,
  ];
  const rows = (count: number): string => {
    let text = 'id,model\n';
    for (let i = 0; i < count; i++) text += `${i},pixel ${i % 11} of customer ${i % 50}\n`;
    return text;
  };
  async function peak(path: string): Promise<number> {
    const { err } = await run(['check', '--file', path, '--csv'], { node });
    return Number(/peak (\d+)/.exec(err)![1]);
  }

  test('needs the memory of a short one', async () => {
    const short = await peak(file('short.csv', rows(10_000)));
    const long = await peak(file('long.csv', rows(300_000)));
    expect(long - short).toBeLessThan(30_000);
  });

  test('may be left by a reader who has seen enough', async () => {
    const { execFileSync } = await import('node:child_process');
    const path = file('many.txt', 'Pixel 8\n'.repeat(50_000));
    const command = `"${process.execPath}" dist/bundle/main.js check --file "${path}" | head -n 1`;
    expect(execFileSync('sh', ['-c', command], { encoding: 'utf8' })).toContain('Google Pixel 8');
  });
});
