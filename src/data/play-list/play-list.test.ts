import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Brands, CatalogueDevice } from '../../model/index.ts';
import { type CodeNames, namesOfCodes } from '../code-names.ts';
import type { DeviceEntry } from '../facts.ts';
import { leftOut } from '../not-carried.ts';
import { BrandNames } from './brand-names.ts';
import { type Evidence, evidenceOf, NO_EVIDENCE, readTable } from './evidence.ts';
import { catalogueFiles, readCatalogue, writeCatalogue } from './files.ts';
import { kindOf } from './kind.ts';
import { type Catalogue, mergePlayList } from './merge.ts';
import { modelName, repeatsCode, tidied } from './name.ts';
import { PlayListError, type PlayRow, readPlayList } from './rows.ts';
import { summarise } from './summary.ts';

const BRANDS: Brands = {
  xiaomi: {
    name: 'Xiaomi',
    listedAs: [
      { name: 'Redmi', line: 'Redmi' },
      { name: 'Mi', line: 'Mi' },
    ],
  },
  nokia: { name: 'Nokia', codesAreNames: true },
  ulefone: { name: 'Ulefone', codesAreNames: true },
  crosscall: { name: 'Crosscall', codesAreNames: true },
  honor: {
    name: 'Honor',
    listedAs: [
      { name: 'Huawei', begins: 'Honor' },
      { name: 'Huawei', begins: '荣耀' },
    ],
  },
  lg: { name: 'LG', listedAs: [{ name: 'LGE' }] },
  tecno: { name: 'Tecno', listedAs: [{ name: 'TECNO Mobile' }] },
  realme: { name: 'realme', aliases: ['真我'] },
  samsung: { name: 'Samsung' },
  bq: { name: 'bq' },
  'bq-ru': { name: 'BQ', listedAs: [{ name: 'BQru' }] },
};
const EMPTY: Catalogue = { brands: {}, devices: {} };

describe('readPlayList', () => {
  const csv = 'Retail Branding,Marketing Name,Device,Model\n1&1,"1&1, Puck",DIW362,DIW362P 1U1\n';
  const row: PlayRow = { brand: '1&1', name: '1&1, Puck', code: 'DIW362P 1U1' };
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(csv, 'utf16le')]);

  it.each([
    ['UTF-16 as Google publishes it', utf16],
    ['UTF-8', Buffer.from(csv)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${csv}`)],
    ['tabs', Buffer.from('brand\tmarketing_name\tmodel_code\n1&1\t1&1, Puck\tDIW362P 1U1\n')],
  ])('reads %s', (_, bytes) => {
    expect(readPlayList(bytes)).toEqual({ rows: [row], malformed: [] });
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

describe('the name on the box', () => {
  it.each([
    ['LGE', 'LG G7 ThinQ', 'lg', 'G7 ThinQ'],
    ['Redmi', 'Note 13', 'xiaomi', 'Redmi Note 13'],
    ['Redmi', 'Redmi Note 13', 'xiaomi', 'Redmi Note 13'],
    ['Redmi', 'REDMI A7 Pro', 'xiaomi', 'Redmi A7 Pro'],
    ['Xiaomi', 'REDMI Note 17', 'xiaomi', 'Redmi Note 17'],
    ['realme', '真我11 Pro', 'realme', '11 Pro'],
    ['Realme', '真我 V20', 'realme', 'V20'],
    ['realme', '真我', 'realme', '真我'],
    ['Tecno', 'TECNO Mobile SPARK 8', 'tecno', 'SPARK 8'],
    ['TECNO Mobile', 'TECNO SPARK 10', 'tecno', 'SPARK 10'],
    ['OPPO', 'Reno4 中国版', 'oppo', 'Reno4'],
    ['Huawei', 'HONOR 20', 'honor', '20'],
    ['Huawei', '荣耀20i', 'honor', '荣耀20i'],
    ['Huawei', 'P30', 'huawei', 'P30'],
    ['Samsung', 'Galaxy S24', 'samsung', 'Galaxy S24'],
    ['Samsung', 'Samsungish', 'samsung', 'Samsungish'],
    ['AT&T', 'AT&T Calypso® 4', 'at-t', 'Calypso 4'],
    ['New_Brand', 'New_Brand X', 'new-brand', 'X'],
    ['Acme', 'Acme', 'acme', 'Acme'],
    ['bq', 'Aquaris X2', 'bq', 'Aquaris X2'],
    ['BQru', 'BQ-5059', 'bq-ru', '5059'],
    ['Ulefone', 'Armor_22', 'ulefone', 'Armor 22'],
    ['Crosscall', 'Core- X3', 'crosscall', 'Core-X3'],
  ])('%s, %s', (listed, name, slug, expected) => {
    const brand = new BrandNames(BRANDS).of(listed, name)!;
    expect(brand.slug).toBe(slug);
    expect(modelName(name, brand, listed)).toBe(expected);
  });

  it.each([
    ['Note_13_Pro_EEA', 'Note 13 Pro'],
    ['N10 EEA', 'N10'],
    ['A30-RU', 'A30'],
    ['MUSEUM', 'MUSEUM'],
    ['EU', 'EU'],
  ])('is tidied: %s', (name, expected) => {
    expect(tidied(name)).toBe(expected);
  });

  it.each([
    ['A5800-D', 'Lenovo A5800-D', 'Lenovo', true],
    ['DIW362P', 'DIW362P', '1&1', true],
    ['V2110', 'V2111', 'vivo', true],
    ['Pixel 8', 'Pixel 8', 'Google', false],
    ['Jewel', 'Jewel', 'Cell_C', false],
    ['Galaxy S24', 'SM-S921B', 'Samsung', false],
    ['Mi 9', 'MI 9', 'Xiaomi', false],
    ['5.4', 'Nokia 5.4', 'Nokia', false],
    ['Armor 22', 'Armor_22', 'Ulefone', false],
    ['GQ5010', 'GQ5010', 'Ulefone', true],
  ])('%s only repeats %s: %s %s', (model, code, brand, expected) => {
    expect(repeatsCode(model, code, new BrandNames(BRANDS).of(brand)!)).toBe(expected);
  });
});

describe('what a row is', () => {
  const none = new Set<string>();
  it.each([
    ['Galaxy Z Fold6', 'SM-F956B', new Set(['tablet']), null, 'phone', false],
    ['Galaxy Tab S10', 'SM-X820', none, null, 'tablet', false],
    ['Galaxy Watch Ultra', 'SM-L705U', none, null, 'watch', false],
    ['Anything', 'X', new Set(['tv']), null, 'out', false],
    ['Arçelik Android TV', 'X', none, null, 'out', true],
    ['1&1 TV BOX', 'X', none, null, 'out', true],
    ['荣耀平板5', 'AGS2-AL00HN', none, null, 'tablet', true],
    ['小米手表', 'WT19', none, null, 'watch', true],
    ['LED42K380U', 'LED42K380U', none, null, 'out', true],
    ['CAR AVN SYSTEM', 'TCC893X_EVM', none, null, 'out', true],
    ['Chromebook 11', 'X', none, null, 'out', true],
    // The console files these as phones.
    ['MiBOX1S', 'MiBOX1S', new Set(['phone']), null, 'out', false],
    ['SmartTVBox', 'SMARTTVBOX', new Set(['phone']), null, 'out', false],
    ['MCM3000', 'IPSetTopBox', none, null, 'out', false],
    ['Interactive_Whiteboard', 'SC02-I5', none, null, 'out', false],
    ['Emulator', 'Android SDK built for x86', new Set(['phone']), null, 'out', false],
    ['55E82,49E82', 'AQUOS 50U3A', none, null, 'out', false],
    ['AQUOS R8', 'SH-52D', none, null, 'phone', true],
    ['gcar emulator', 'Automotive SDK built for x86', new Set(['phone']), null, 'out', false],
    ['8T-C**DW1X', 'AQUOS-TVH21A', none, 'phone', 'out', false],
    ['NW-A300Series', 'NW-A300Series', none, 'phone', 'out', false],
    ['Interactive Display', 'WA65D', new Set(['tablet']), null, 'out', false],
    ['interactive flat panel display', 'NXW_GB86_13UP', none, 'tablet', 'out', false],
    ['KSTB6188', 'KSTB6188', none, null, 'out', false],
    ['Nano QLED', 'Dawlance Nano QLED', none, 'phone', 'out', false],
    ['MemoPad 7', 'X', none, null, 'tablet', true],
    ['TicWatch C2', 'X', none, null, 'watch', true],
    ['M785P', 'M785P', none, 'tablet', 'tablet', true],
    ['M785P', 'M785P', none, null, 'phone', true],
    ['MI PAD 4', 'MI PAD 4', new Set(['phone']), null, 'tablet', false],
    ['Tab M8 (4th gen)', 'TB300FU', new Set(['phone']), null, 'tablet', false],
    ['moto tab g62', 'XT2261-1', none, null, 'tablet', false],
    ['Fonepad Note 6', 'K00G', new Set(['phone']), null, 'phone', false],
    ['Coolpad N7 Air', '2021', new Set(['phone']), null, 'phone', false],
    ['Coolpad Y803-8', 'Coolpad Y803-8', none, null, 'phone', true],
    ['Iconia T10-21M', 'Acer_Iconia_T10-21M', new Set(['phone']), null, 'tablet', false],
    ['B1-780', 'B1-780', none, null, 'tablet', false],
    ['3T10 4G', '8088G', new Set(['phone']), null, 'tablet', false],
    ['1T 7 3G', '9009G', none, null, 'tablet', true],
    ['ONETOUCH PIXI3(7)', '9007A', none, null, 'tablet', true],
    ['PIXI 3 (4.5)', '4027A', none, null, 'phone', true],
    ['50 NXTPAPER 5G', 'T702D', none, null, 'phone', true],
    ['Both', 'X', new Set(['phone', 'tablet']), null, 'phone', true],
  ] as const)('%s (%s)', (name, code, stated, usual, kind, assumed) => {
    expect(kindOf(name, code, stated, usual)).toEqual({ kind, assumed });
  });
});

describe('mergePlayList', () => {
  const curated: DeviceEntry[] = [
    {
      file: 'devices/samsung/galaxy-s24.json',
      origin: 'curated',
      brandSlug: 'samsung',
      modelSlug: 'galaxy-s24',
      facts: { model: 'Galaxy S24', category: 'phone', variants: [{ codes: ['SM-S921B'] }] },
    },
  ];
  const merge = (
    rows: PlayRow[],
    current: Catalogue = EMPTY,
    evidence: (brands: BrandNames) => Evidence = () => NO_EVIDENCE,
  ) => mergePlayList(rows, current, curated, BRANDS, evidence);
  const row = (brand: string, name: string, code: string): PlayRow => ({ brand, name, code });
  const device = (model: string, ...codes: string[]): CatalogueDevice => ({ model, codes });

  it('groups codes by name and leaves what is curated to its file', () => {
    const merged = merge([
      row('LGE', 'G5', 'LG-H850'),
      row('LGE', 'LG G5', 'LG-H830'),
      row('Samsung', 'Galaxy S24', 'SM-S921B'),
      row('Samsung', 'Galaxy S24', 'SM-S921X'),
      row('Sony', 'BRAVIA 4K', 'BRAVIA 4K'),
    ]);
    expect(merged.catalogue.devices).toEqual({
      lg: [{ model: 'G5', assumed: true, codes: ['LG-H830', 'LG-H850'] }],
    });
    expect(merged).toMatchObject({
      out: 1,
      missing: [{ slug: 'samsung/galaxy-s24', code: 'SM-S921X' }],
    });
  });

  it('takes form factors, editions and dates from other lists', () => {
    const table = (text: string) => readTable(text.replaceAll(' | ', '\t'));
    const merged = mergePlayList([row('LGE', 'Pad X', 'V1')], EMPTY, [], BRANDS, (names) =>
      evidenceOf(names, {
        forms: table('brand | marketing_name | form_factor\nLG | LG Pad X | tablet\n'),
        firstSeen: table(
          'brand | model_code | absent_on | first_seen_on\nLGE | V1 | 2018-05-16 | 2018-09-18\n',
        ),
        dates: table('brand | marketing_name | release\nLG | Pad X | 2018-07-01\n'),
      }),
    );
    expect(merged.catalogue.devices.lg).toEqual([
      {
        model: 'Pad X',
        category: 'tablet',
        released: '2018-07-01',
        missing: '2018-05-16',
        seen: '2018-09-18',
        codes: ['V1'],
      },
    ]);
  });

  it('takes the form that the console files under the maker of another brand, and under the code', () => {
    const forms = [
      'brand\tmarketing_name\tform_factor\tmanufacturer_sdk',
      'Optimus\tV700\ttablet\tmanufacturer=LGE; sdk=18',
      'LG\tV800\tphone\tmanufacturer=LGE; sdk=21',
      'Optimus\tV800\ttablet\tmanufacturer=LGE; sdk=21',
      'Box\tST600\ttv\tmanufacturer=Nobody Yet; sdk=28',
    ];
    const rows = [
      row('LGE', 'V700', 'V700'),
      row('LGE', 'V800', 'V800'),
      row('Nobody Yet', 'ST600', 'ST600'),
    ];
    const merged = merge(rows, EMPTY, (names) =>
      evidenceOf(
        names,
        { forms: readTable(`${forms.join('\n')}\n`) },
        { codeNames: { box: { lg: { V700: ['G10'] } } } },
      ),
    );
    expect(merged.catalogue.devices).toEqual({
      lg: [
        { model: 'G10', category: 'tablet', codes: ['V700'] },
        { model: 'V800', named: false, codes: ['V800'] },
      ],
    });
    expect(merged.out).toBe(1);
  });

  it('names bare codes by the table of names, and keeps further names as aliases', () => {
    const names: CodeNames = {
      table: {
        lg: {
          V2026: ['Y12s', 'Y12A', 'Y12i'],
          V2042: ['Y12s'],
          V2099: ['Y12i'],
          V2099X: ['Y12i'],
          cp3705A: ['Legacy'],
          G9: ['Other'],
        },
        samsung: { 'SM-S921X': ['Galaxy S24'] },
      },
    };
    const merged = merge(
      [
        row('LGE', 'V2026', 'V2026'),
        row('LGE', 'V2042', 'V2042'),
        row('LGE', 'V2099', 'V2099'),
        row('LGE', 'Named', 'G9'),
        row('LGE', 'V2042', 'V2099X'),
        row('LGE', 'V2042', 'V2050'),
        row('LGE', '3705A', 'cp3705A'),
        row('Samsung', 'SM-S921X', 'SM-S921X'),
      ],
      EMPTY,
      () => ({ ...NO_EVIDENCE, names: namesOfCodes(names) }),
    );
    expect(merged.catalogue.devices).toEqual({
      lg: [
        { model: 'Legacy', assumed: true, codes: ['cp3705A'] },
        { model: 'Named', assumed: true, codes: ['G9'] },
        { model: 'Y12i', codes: ['V2099', 'V2099X'] },
        { model: 'Y12s', aliases: ['Y12A'], codes: ['V2026', 'V2042', 'V2050'] },
      ],
    });
    expect(merged.missing).toEqual([{ slug: 'samsung/galaxy-s24', code: 'SM-S921X' }]);
  });

  it('takes several names that the list writes as one apart, also where they are stored so', () => {
    const rows = [row('LGE', 'LG K4 / K7', 'X230'), row('LGE', 'LG G5', 'LG-H850')];
    const names: CodeNames = { list: { lg: { X230: ['K4', 'K7'], 'LG-H850': ['G6'] } } };
    const { catalogue } = merge(rows);
    expect(catalogue.devices.lg?.map(({ model }) => model)).toEqual(['G5', 'K4 / K7']);
    const merged = merge(rows, catalogue, () => ({ ...NO_EVIDENCE, names: namesOfCodes(names) }));
    expect(merged.catalogue.devices.lg).toEqual([
      { model: 'G5', assumed: true, codes: ['LG-H850'] },
      { model: 'K4', slug: 'k4-k7', assumed: true, codes: ['X230'], aliases: ['K7'] },
    ]);
  });

  it('leaves out what nobody carries, and takes it from a catalogue that has it', () => {
    const rows = [row('LGE', 'Wall 65', 'W65'), row('LGE', 'LG G5', 'LG-H850')];
    const { catalogue } = merge(rows);
    const evidence = () => ({ ...NO_EVIDENCE, isLeftOut: leftOut({ boards: { lg: ['Wall*'] } }) });
    const merged = merge(rows, catalogue, evidence);
    expect(merged.catalogue.devices).toEqual({
      lg: [{ model: 'G5', assumed: true, codes: ['LG-H850'] }],
    });
    expect(merged.out).toBe(1);
  });

  describe('a name that a maker uses again', () => {
    const names: CodeNames = {
      table: { lg: { V2352: ['Y28 (2024)'], 'LG Defy': ['Defy (2021)'] } },
    };
    const editions: Record<string, { missing: string | null; seen: string }> = {
      'lg/Y28': { missing: null, seen: '2016-03-18' },
      'lg/V2352': { missing: '2024-05-05', seen: '2024-06-16' },
      'lg/V2360': { missing: '2024-05-05', seen: '2024-06-16' },
      'lg/LG Defy': { missing: '2021-01-26', seen: '2021-02-03' },
    };
    const evidence = () => ({
      ...NO_EVIDENCE,
      names: namesOfCodes(names),
      seen: (brandSlug: string, code: string) => editions[`${brandSlug}/${code}`] ?? null,
    });
    const rows = [
      row('LGE', 'Y28', 'Y28'),
      row('LGE', 'Y28', 'V2352'),
      row('LGE', 'Defy', 'MB525'),
      row('LGE', 'Defy', 'LG Defy'),
    ];
    const two = [
      { model: 'Defy', codes: ['MB525'] },
      { model: 'Defy (2021)', codes: ['LG Defy'], seen: '2021-02-03' },
      { model: 'Y28', codes: ['Y28'], seen: '2016-03-18' },
      { model: 'Y28 (2024)', codes: ['V2352'], seen: '2024-06-16' },
    ];

    it('is that of two devices, each with its own year', () => {
      expect(merge(rows, EMPTY, evidence).catalogue.devices.lg).toMatchObject(two);
    });

    it('is taken apart where the catalogue has held both for one', () => {
      const before = {
        brands: {},
        devices: { lg: [device('Defy', 'LG Defy', 'MB525'), device('Y28', 'V2352', 'Y28')] },
      };
      expect(merge(rows, before, evidence).catalogue.devices.lg).toMatchObject(two);
    });

    it('is reported as long as nobody has told the two apart', () => {
      const { late } = merge([...rows, row('LGE', 'Y28', 'V2360')], EMPTY, evidence);
      expect(late).toEqual([{ slug: 'lg/y28', code: 'V2360', seen: '2024-06-16' }]);
    });
  });

  it('takes no edition for a device that had the code of another before it', () => {
    const forms = readTable(
      'brand\tmarketing_name\tform_factor\tmanufacturer_sdk\n' +
        'LGE\tAtom\tphone\tmanufacturer=LG; sdk=28;30\n' +
        'LGE\tOld\tphone\tmanufacturer=LG; sdk=22\n',
    );
    const firstSeen = readTable(
      'brand\tmodel_code\tabsent_on\tfirst_seen_on\n' +
        'LGE\tAtom\t\t2016-03-18\nLGE\tOld\t\t2016-03-18\n',
    );
    const rows = [row('LGE', 'Atom', 'Atom'), row('LGE', 'Old', 'Old')];
    const before = {
      brands: {},
      devices: { lg: [{ ...device('Atom', 'Atom'), seen: '2016-03-18' }] },
    };
    for (const current of [EMPTY, before]) {
      const { devices } = merge(rows, current, (brands) =>
        evidenceOf(brands, { forms, firstSeen }),
      ).catalogue;
      expect(devices.lg!.map(({ seen }) => seen)).toEqual([undefined, '2016-03-18']);
    }
  });

  it('changes nothing when it is done again, and loses no device that the list no longer names', () => {
    const rows = [row('LGE', 'G5', 'LG-H850'), row('Nova_X', 'P9', 'P9')];
    const { catalogue } = merge(rows);
    expect(merge(rows, catalogue).catalogue).toEqual(catalogue);
    expect(merge([], catalogue).catalogue).toEqual(catalogue);
    expect(catalogue.brands).toEqual({ 'nova-x': { name: 'Nova X' } });
  });

  it('gives a device the name that was found for its code, and keeps its slug', () => {
    const before = merge([row('LGE', 'LG-H850', 'LG-H850')]).catalogue;
    expect(before.devices.lg).toMatchObject([{ model: 'H850', named: false }]);
    const merged = merge([row('LGE', 'G5', 'LG-H850')], before);
    expect(merged.catalogue.devices.lg).toMatchObject([{ model: 'G5', slug: 'h850' }]);
    expect(summarise(before, merged, 1, [])).toMatchObject({
      renamed: [{ slug: 'lg/h850', from: 'H850', to: 'G5' }],
      newDevices: [],
    });
  });

  it('merges a code into the device that has the name, and leads its slug there', () => {
    const before = {
      brands: {},
      devices: {
        lg: [device('G5', 'LG-H830'), { ...device('H850', 'LG-H850'), named: false as const }],
      },
    };
    const merged = merge([row('LGE', 'G5', 'LG-H850')], before);
    expect(merged.catalogue.devices.lg).toMatchObject([{ codes: ['LG-H830', 'LG-H850'] }]);
    expect(merged.redirects).toEqual({ 'lg/h850': 'lg/g5' });
  });

  it('leads a device that became curated to its file', () => {
    const before = { brands: {}, devices: { samsung: [device('S921B', 'SM-S921B')] } };
    const merged = merge([], before);
    expect(merged.catalogue.devices).toEqual({});
    expect(merged.redirects).toEqual({ 'samsung/s921b': 'samsung/galaxy-s24' });
  });

  it('lets go of what turns out to be no device of a person', () => {
    const before = {
      brands: {},
      devices: { lg: [device('Emulator', 'sdk_x'), device('G5', 'LG-H850', 'emulator x')] },
    };
    const merged = merge([row('LGE', 'Emulator', 'sdk_x'), row('LGE', 'G5', 'emulator x')], before);
    expect(merged.catalogue.devices.lg).toMatchObject([{ model: 'G5', codes: ['LG-H850'] }]);
  });

  it('takes a code that differs by case alone for the same device', () => {
    const merged = merge([row('LGE', 'T1', 'T1-821W'), row('LGE', 't1_8p0lte', 'T1-821w')]);
    expect(merged.catalogue.devices.lg).toMatchObject([{ model: 'T1', codes: ['T1-821W'] }]);
  });

  it('gives names of one slug slugs of their own', () => {
    const merged = merge([
      row('Samsung', 'Galaxy S24 增强版', 'SM-X'),
      row('Samsung', '领世旗舰', 'SM-Y'),
    ]);
    expect(merged.catalogue.devices.samsung!.map((d) => d.slug).sort()).toEqual([
      'galaxy-s24-sm-x',
      'sm-y',
    ]);
  });
});

describe('the files of the catalogue', () => {
  const catalogue: Catalogue = {
    brands: { nova: { name: 'Nova' } },
    devices: { lg: [{ model: 'G5', codes: ['A'] }], nova: [{ model: 'P9', codes: ['B'] }] },
  };

  it('are one for a listed brand and one for a letter', () => {
    expect([...catalogueFiles(catalogue, BRANDS).keys()]).toEqual([
      'catalogue/brands.json',
      'catalogue/lg.json',
      'catalogue/other/n.json',
    ]);
  });

  it('are read as they were written, and removed when they are empty', () => {
    const root = mkdtempSync(join(tmpdir(), 'catalogue-'));
    writeCatalogue(root, catalogue, BRANDS);
    expect(readCatalogue(root)).toEqual(catalogue);
    expect(readFileSync(join(root, 'catalogue/lg.json'), 'utf8')).toContain('"model": "G5"');
    const { lg: _, ...devices } = catalogue.devices;
    writeCatalogue(root, { ...catalogue, devices }, BRANDS);
    expect(readCatalogue(root).devices).toEqual(devices);
  });
});
