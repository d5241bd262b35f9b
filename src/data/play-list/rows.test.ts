import { describe, expect, it } from 'vitest';
import { PlayListError, type PlayRow, readPlayList } from './rows.ts';

describe('readPlayList', () => {
  const csv = 'Retail Branding,Marketing Name,Device,Model\n1&1,"1&1, Puck",DIW362,DIW362P 1U1\n';
  const row: PlayRow = { brand: '1&1', name: '1&1, Puck', code: 'DIW362P 1U1' };
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(csv, 'utf16le')]);

  it.each([
    ['UTF-16 as Google publishes it', utf16, 'DIW362'],
    ['UTF-8', Buffer.from(csv), 'DIW362'],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${csv}`), 'DIW362'],
    [
      'tabs',
      Buffer.from('brand\tmarketing_name\tmodel_code\n1&1\t1&1, Puck\tDIW362P 1U1\n'),
      undefined,
    ],
  ])('reads %s', (_, bytes, device) => {
    const rows = [{ ...row, ...(device === undefined ? {} : { device }) }];
    expect(readPlayList(bytes)).toEqual({ rows, malformed: [] });
  });

  it.each([
    ['a,b,d', '3 columns instead of 4'],
    ['a,b,d,m,x', '5 columns instead of 4'],
    ['a,b,d,', 'the model is empty'],
    [',b,d,m', 'the brand is empty'],
    [`a,b,d,${'m'.repeat(65)}`, 'the model is longer than 64'],
    [`a,${'b'.repeat(101)},d,m`, 'the name is longer than 100'],
    ['a,b\uFFFD,d,m', 'characters were lost'],
    ['Motorola,Defy,umts_jordan,unknown', 'the model names no device'],
    ['AG Mobile,AGM A9,AGM_A9,Android', 'the model names no device'],
  ])('reports %s', (line, why) => {
    const { rows, malformed } = readPlayList(Buffer.from(`${csv}${line}\na,b,d,good\n`));
    expect(malformed).toMatchObject([{ line: 3, why }]);
    expect(rows.map((r) => r.code)).toEqual(['DIW362P 1U1', 'good']);
  });

  it.each([
    ["Alba 7\\'\\'", 'Alba 7"'],
    ["Smart\\'TAB", "Smart'TAB"],
    ['Caf\\u00e9', 'Café'],
    ['Two  spaces', 'Two spaces'],
    ['', 'M1'],
    // Filed before the device had a name: all of these would be one device.
    ['TBD', 'M1'],
    ['NA', 'M1'],
    ['Nano', 'Nano'],
  ])('reads the escapes of the list: %s', (name, expected) => {
    const tsv = `brand\tmarketing_name\tmodel_code\nA\t${name}\tM1\n`;
    expect(readPlayList(Buffer.from(tsv)).rows[0]!.name).toBe(expected);
  });

  it('refuses what is no list', () => {
    expect(() => readPlayList(Buffer.from('name,code\na,b\n'))).toThrow(PlayListError);
    expect(() => readPlayList(new Uint8Array())).toThrow(PlayListError);
  });
});
