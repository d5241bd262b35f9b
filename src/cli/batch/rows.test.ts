import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { Row } from './row.ts';
import { rowsOf } from './rows.ts';
import { InputError, openSource, type Source } from './source.ts';

const folder = mkdtempSync(join(tmpdir(), 'esim-rows-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function rows(name: string, bytes: string | Uint8Array, columns = ['model']): Promise<Row[]> {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  const all: Row[] = [];
  for await (const row of rowsOf(openSource(file, undefined), { columns })) all.push(row);
  return all;
}
const texts = async (name: string, bytes: string | Uint8Array): Promise<(string | null)[]> =>
  (await rows(name, bytes)).map(({ text }) => text);
const utf16 = (text: string, big = false): Buffer => {
  const bytes = Buffer.from(text, 'utf16le');
  return big ? bytes.swap16() : bytes;
};

describe('a file of rows', () => {
  const CSV = 'brand,model\nApple,iPhone 15\n"Nokia, Oy","3310 ""new"""\n';
  test.each([
    ['a.csv', CSV],
    ['a.csv', `\ufeff${CSV}`],
    ['a.csv', CSV.replaceAll('\n', '\r\n')],
    ['a.csv', CSV.replace('brand,model', 'brand, Model ')],
    ['a.csv', CSV.replace('brand,model', 'brand,"\r\nmodel"')],
    ['a.csv', 'Brand;MODEL\nApple;iPhone 15\n"Nokia; Oy";"3310 ""new"""\n'],
    ['a.csv', 'brand\tmodel\nApple\tiPhone 15\n"Nokia\tOy"\t"3310 ""new"""\n'],
    ['a.csv', 'brand|model\nApple|iPhone 15\nNokia|"3310 ""new"""\n'],
    ['a.csv', 'sep=;\r\nbrand;model\r\nApple, Inc.;iPhone 15\r\n;3310 "new"\r\n'],
    ['a.csv', '\ufeff"sep=|"\nbrand|model\n|iPhone 15\n|3310 "new"\n'],
    ['a.csv', 'brand,model\n,iPhone 15\n,3310 "new"\n'],
    ['a.csv', 'Customers\r\n\r\nbrand;model\r\nApple;iPhone 15\r\n;3310 "new"\r\n'],
    ['a.csv', 'Unit;;\r\n;;\r\nbrand;model;n\r\nApple;iPhone 15;1\r\n;3310 "new";2\r\n'],
    ['a.csv', 'sep=;\r\nA, model\r\nbrand;model\r\nApple;iPhone 15\r\n;3310 "new"\r\n'],
    ['a.tsv', 'List\nbrand\tmodel\nApple\tiPhone 15\n\t3310 "new"\n'],
    ['a.tsv', 'brand\tmodel\nApple\tiPhone 15\nNokia, Oy\t"3310 ""new"""\n'],
    ['a.CSV', utf16(`\ufeff${CSV}`)],
    ['a.csv', utf16(CSV)],
    ['a.csv', utf16(`\ufeff${CSV}`, true)],
    ['a.csv', utf16(CSV, true)],
    ['a.csv.gz', gzipSync(CSV)],
    ['a.csv', gzipSync(CSV)],
    ['a.json', '[{"brand":"Apple","model":"iPhone 15"},{"model":"3310 \\"new\\""}]'],
    ['a.json', '["iPhone 15","3310 \\"new\\""]'],
    ['a.json', '{"model":"iPhone 15"}\n{"model":"3310 \\"new\\""}\n'],
    ['a.jsonl', '{"model":"iPhone 15"}\n{"model":"3310 \\"new\\""}\n'],
    ['a.json.gz', gzipSync('[{"model":"iPhone 15"},{"model":"3310 \\"new\\""}]')],
    ['a.txt', utf16('\ufeffiPhone 15\r\n3310 "new"\r\n')],
    ['a.txt.gz', gzipSync('iPhone 15\n3310 "new"\n')],
  ])('%s is read as it is written', async (name, bytes) => {
    expect(await texts(name, bytes)).toEqual(['iPhone 15', '3310 "new"']);
  });

  test('quotes within a line belong to their cell', async () => {
    const file = 'model,n\niPad Pro 12.9",1\n6.1" iPhone,2\n"12.9" iPad,3\n"""a""\nb",4\n';
    expect(await texts('a.csv', file)).toEqual([
      'iPad Pro 12.9"',
      '6.1" iPhone',
      '"12.9" iPad',
      '"a"\nb',
    ]);
  });

  test.each([
    'name,model\nA,"iPhone 15\nB,Pixel 8\nC,"Pixel 9"\nD,Pixel 10\n',
    'name,model\r\nA,"iPhone 15\r\nB,"Pixel 8" 5G\r\n',
  ])('a quote that takes the next lines into its cell is refused: %j', async (text) => {
    await expect(rows('a.csv', text)).rejects.toThrow(
      'Record 2 is not readable as CSV: a quote is opened and not closed in the line A,"iPhone 15',
    );
  });

  test('a pipe delivers the header in parts', async () => {
    const parts = ['sep', '=;\r', '\nname;mo', 'del\r\nA, B;Pixel 8\r\n'];
    const bytes = (async function* () {
      for (const part of parts) yield Buffer.from(part);
    })();
    const source: Source = { bytes, format: 'csv', size: null, read: () => 0 };
    const read: Row[] = [];
    for await (const row of rowsOf(source, { columns: ['model'] })) read.push(row);
    expect(read.map(({ text, dialect }) => [text, dialect?.delimiter])).toEqual([['Pixel 8', ';']]);
  });

  test('of an older encoding keeps its letters', async () => {
    const bytes = Buffer.from('model;note\nRazr;f\u00fcr\n', 'latin1');
    expect((await rows('a.csv', bytes))[0]!.fields.note).toBe('f\u00fcr');
  });

  test.each([
    ['a.xlsx', Buffer.from('504b030414000600', 'hex'), /spreadsheet/],
    ['a.csv', Buffer.from('504b030414000600', 'hex'), /spreadsheet.*CSV/],
    ['a.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /older format of Excel/],
    ['a.csv', Buffer.from('25504446', 'hex'), /PDF/],
    ['a.csv.gz', gzipSync(Buffer.from('504b030414000600', 'hex')), /spreadsheet/],
    ['a.csv.gz', gzipSync('model\n'.repeat(99)).subarray(0, 20), /unpacked/],
    ['a.csv', 'name,"the\nmodel"\nx,y\n', /no column "model".*name, the model$/],
    ['a.csv', 'Pixel 8\nPixel 9\n', /no column "model".*Pixel 8 \(a list .* --input lines\)$/],
    ['a.jsonl', '{"name":1}\n', /no column "model"/],
    ['a.jsonl', '[1]\n', /neither/],
    ['a.json', '[1]', /neither/],
    ['a.csv', 'model\nx\n"y\n', /line 3.*a quote opens .* never closes/],
    ['a.csv', `model\nx\n"${'y\n'.repeat(600_000)}`, /line \d+.*more than 1 MB.*a quote/],
  ])('%s is refused with a sentence', async (name, bytes, sentence) => {
    const reading = rows(name, bytes);
    await expect(reading).rejects.toThrow(sentence);
    await expect(reading).rejects.toBeInstanceOf(InputError);
  });

  test('keeps every cell: short rows, more cells than names, names twice, no name', async () => {
    const [first, second] = await rows('a.csv', 'a,model,a,,model\n1,2\n1,2,3,4,5,6,7\n');
    const columns = ['a', 'model', 'a_2', 'column_4', 'model_2', 'column_6', 'column_7'];
    expect(first!.columns).toEqual(columns);
    expect(Object.keys(first!.fields)).toEqual(columns);
    expect(Object.values(first!.fields)).toEqual(['1', '2', '', '', '', '', '']);
    expect(Object.values(second!.fields)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(first!.text).toBe('2');
  });

  test('keeps columns that an object would not', async () => {
    const [row] = await rows('a.csv', 'model,__proto__,constructor,2,1\nx,a,b,c,d\n');
    expect(row!.columns!.map((c) => row!.fields[c])).toEqual(['x', 'a', 'b', 'c', 'd']);
  });

  test('has the columns of its first thousand rows, and loses none later', async () => {
    const wide = `model\n${'x\n'.repeat(900)}x,y\n`;
    expect((await rows('a.csv', wide))[0]!.columns).toEqual(['model', 'column_2']);
    const empty = `model\n${'x\n'.repeat(2000)}x,,\n`;
    expect(await rows('a.csv', empty)).toHaveLength(2001);
    const late = `model\n${'x\n'.repeat(2000)}x,y\n`;
    await expect(rows('a.csv', late)).rejects.toThrow(/Record 2002 has more cells/);
  });

  test('every cell comes through, whatever it holds', async () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((t) => !t.includes('\0'));
    const table = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 });
    const delimiter = fc.constantFrom(',', ';', '\t', '|');
    const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
    await fc.assert(
      fc.asyncProperty(table, delimiter, fc.constantFrom('\n', '\r\n'), async (cells, by, end) => {
        const lines = [['model', 'other'], ...cells].map((row) => row.map(quoted).join(by) + end);
        const read = await rows('p.csv', lines.join(''));
        expect(read.map(({ fields }) => [fields.model, fields.other])).toEqual(cells);
      }),
      { numRuns: 60 },
    );
  });

  test('random bytes are rows or a sentence, never another fault', async () => {
    const source = (bytes: Uint8Array, format: Source['format']): Source => ({
      bytes: (async function* () {
        yield bytes.subarray(0, 7);
        yield bytes.subarray(7);
      })(),
      format,
      size: null,
      read: () => 0,
    });
    const formats = fc.constantFrom('csv', 'tsv', 'json', 'jsonl', 'lines' as const);
    const start = fc.constantFrom(
      ...['', 'model\n', 'model,"', '\ufeffmodel;', '{"model":', '[', '"', '\u0000m'],
    );
    await fc.assert(
      fc.asyncProperty(
        start,
        fc.uint8Array({ maxLength: 200 }),
        formats,
        async (text, rest, format) => {
          const bytes = Buffer.concat([Buffer.from(text), rest]);
          for (const input of [bytes, gzipSync(bytes)]) {
            try {
              for await (const row of rowsOf(source(input, format), { columns: ['model'] })) {
                expect(row.text === null || typeof row.text === 'string').toBe(true);
              }
            } catch (error) {
              expect(error).toBeInstanceOf(InputError);
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
