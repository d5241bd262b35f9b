import { describe, expect, it } from 'vitest';
import type { CatalogueDevice, CodeNames } from '../../model/index.ts';
import type { BrandNames } from '../brand-names.ts';
import { BRANDS } from '../brands.fixture.ts';
import type { DeviceEntry } from '../facts.ts';
import { leftOut } from '../not-carried.ts';
import type { Catalogue } from './catalogue.ts';
import { namesOfCodes } from './code-names.ts';
import { type Evidence, evidenceOf, NO_EVIDENCE } from './evidence.ts';
import { mergePlayList } from './merge.ts';
import type { PlayRow } from './rows.ts';
import { summarise } from './summary.ts';
import { readTable } from './table.ts';

const EMPTY: Catalogue = { brands: {}, devices: {} };

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

  it('takes a line of phones of a brand of tablets for phones', () => {
    const forms = ['Tabs 1', 'Tabs 2', 'Tabs 3', 'Tabs 4', 'Tabs 5', 'Tabs 6', 'Tabs 7', 'Tabs 8'];
    const lines = [...forms.map((n) => `${n}\ttablet`), 'Call 1\tphone', 'Call 2\tphone'];
    const table = readTable(
      `brand\tmarketing_name\tform_factor\n${lines.map((l) => `Acme\t${l}\n`).join('')}`,
    );
    const rows = [row('Acme', 'Call 3', 'C3'), row('Acme', 'Wide 3', 'W3')];
    const merged = merge(rows, EMPTY, (names) => evidenceOf(names, { forms: table }));
    expect(merged.catalogue.devices.acme).toMatchObject([
      { model: 'Call 3' },
      { model: 'Wide 3', category: 'tablet' },
    ]);
    expect(merged.catalogue.devices.acme![0]!.category ?? 'phone').toBe('phone');
  });

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

  it('takes the code where the name is only the brand, with the form filed under that name', () => {
    const forms = 'brand\tmarketing_name\tform_factor\tmanufacturer_sdk\nAcme\tAcme\ttablet\t\n';
    const merged = merge(
      [row('Acme', 'Acme', 'A880'), row('Acme', 'Acme', 'Acme Slide 7')],
      EMPTY,
      (names) => evidenceOf(names, { forms: readTable(forms) }),
    );
    expect(merged.catalogue.devices.acme).toEqual([
      { model: 'A880', category: 'tablet', named: false, codes: ['A880'] },
      { model: 'Slide 7', category: 'tablet', codes: ['Acme Slide 7'] },
    ]);
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
    expect(catalogue.devices.lg?.map(({ model }) => model)).toEqual(['G5', 'K4']);
    const merged = merge(rows, catalogue, () => ({ ...NO_EVIDENCE, names: namesOfCodes(names) }));
    expect(merged.catalogue.devices.lg).toEqual([
      { model: 'G5', assumed: true, codes: ['LG-H850'] },
      { model: 'K4', assumed: true, codes: ['X230'], aliases: ['K7'] },
    ]);
  });

  it('reads stored names by the rules of today: builds, storage and several names', () => {
    const before = {
      brands: { acme: { name: 'Acme' } },
      devices: {
        acme: [
          { model: 'S22', codes: ['S22_EEA'] },
          { model: 'S22 M', codes: ['S22_M_EEA', 'S22_M_US'] },
          { model: 'X 2GB', codes: ['X_2GB'] },
          { model: 'X3 64GB', codes: ['X3_64GB'] },
          { model: 'Memo 30/30X', codes: ['Memo 30/30X'] },
        ],
      },
    };
    const { catalogue, redirects } = merge([], before);
    expect(catalogue.devices.acme).toMatchObject([
      { model: 'Memo 30', aliases: ['Memo 30X'], codes: ['Memo 30/30X'] },
      { model: 'S22', codes: ['S22_EEA', 'S22_M_EEA', 'S22_M_US'] },
      { model: 'X 2GB', codes: ['X_2GB'] },
      { model: 'X3', codes: ['X3_64GB'] },
    ]);
    expect(redirects).toEqual({ 'acme/s22-m': 'acme/s22' });
  });

  it('takes the name that a code has behind its brand, where the list has the name of the factory', () => {
    const before = {
      brands: { acme: { name: 'Acme' } },
      devices: { acme: [{ model: 'T221', seen: '2015-03-01', codes: ['Acme Blade A5', 'T221'] }] },
    };
    const { catalogue, redirects } = merge([row('Acme', 'T221', 'Acme Blade A5')], before);
    expect(catalogue.devices.acme).toMatchObject([
      { model: 'Blade A5', seen: '2015-03-01', codes: ['Acme Blade A5'] },
      { model: 'T221', seen: '2015-03-01', codes: ['T221'] },
    ]);
    expect(redirects).toEqual({});
  });

  it('takes a number that begins with the inches of a tablet for one, where a brand makes no phones', () => {
    const { catalogue } = merge([
      row('Acme', 'MD7081', 'MD7081'),
      row('Maker', 'K7', 'SM-A1'),
      row('Maker', 'MD7081', 'MD7081'),
    ]);
    expect(catalogue.devices.acme).toMatchObject([{ category: 'tablet', assumed: true }]);
    expect(catalogue.devices.maker?.map(({ category = 'phone' }) => category)).toEqual([
      'phone',
      'phone',
    ]);
  });

  it.each([
    ['a tablet of the brand is stated', ['Slab'], 'tablet'],
    ['it has more phones than that', ['Slab', 'A1', 'A2'], undefined],
    ['nothing is stated', [], undefined],
  ])('reads ten inches in three digits: %s', (_case, others, category) => {
    const evidence = () => ({
      ...NO_EVIDENCE,
      forms: {
        ...NO_EVIDENCE.forms,
        of: (_brand: string, key: string) => new Set(key === 'slab' ? ['tablet'] : []),
      },
    });
    const rows = ['E108GC', ...others].map((name) => row('Acme', name, name));
    const { catalogue } = merge(rows, undefined, evidence);
    expect(catalogue.devices.acme?.find(({ model }) => model === 'E108GC')?.category).toBe(
      category,
    );
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

  it('takes none either if another source names the code, as the console has the name of the list', () => {
    const forms = readTable(
      'brand\tmarketing_name\tform_factor\tmanufacturer_sdk\nLGE\tE210\tphone\tmanufacturer=LG; sdk=28\n',
    );
    const firstSeen = readTable(
      'brand\tmodel_code\tabsent_on\tfirst_seen_on\nLGE\tE210\t\t2016-03-18\n',
    );
    const { devices } = merge([row('LGE', 'E210', 'E210')], EMPTY, (brands) =>
      evidenceOf(
        brands,
        { forms, firstSeen },
        { codeNames: { box: { lg: { E210: ['Ursus E210'] } } } },
      ),
    ).catalogue;
    expect(devices.lg).toEqual([{ model: 'Ursus E210', codes: ['E210'] }]);
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

  it('keeps a device that only has the name by which a curated one is also called', () => {
    const aka: DeviceEntry[] = curated.map((c) => ({
      ...c,
      facts: { ...c.facts, aliases: ['S24 5G'] },
    }));
    const laid = (device: CatalogueDevice) =>
      mergePlayList(
        [row('Samsung', 'S24 5G', device.codes[0]!)],
        { brands: {}, devices: { samsung: [device] } },
        aka,
        BRANDS,
        () => NO_EVIDENCE,
      );
    const other = device('S24 5G', 'SC-X1', 'SC-X2');
    const kept = laid(other);
    expect(kept.catalogue.devices.samsung).toEqual([other]);
    expect(kept).toMatchObject({ redirects: {}, missing: [] });

    const same = laid(device('S24 5G', 'SM-S921B', 'SM-S921X'));
    expect(same.catalogue.devices).toEqual({});
    expect(same).toMatchObject({
      redirects: { 'samsung/s24-5g': 'samsung/galaxy-s24' },
      missing: [{ slug: 'samsung/galaxy-s24', code: 'SM-S921X' }],
    });

    aka.push({
      ...aka[0]!,
      modelSlug: 'galaxy-s24-fe',
      facts: { model: 'Galaxy S24 FE', category: 'phone', variants: [{ codes: ['SM-S721B'] }] },
    });
    const moved = laid(device('S24 5G', 'SM-S721B'));
    expect(moved.redirects).toEqual({ 'samsung/s24-5g': 'samsung/galaxy-s24-fe' });
  });

  it('lets go of what turns out to be no device of a person', () => {
    const before = {
      brands: {},
      devices: { lg: [device('Emulator', 'sdk_x'), device('G5', 'LG-H850', 'emulator x')] },
    };
    const merged = merge([row('LGE', 'Emulator', 'sdk_x'), row('LGE', 'G5', 'emulator x')], before);
    expect(merged.catalogue.devices.lg).toMatchObject([{ model: 'G5', codes: ['LG-H850'] }]);
  });

  it('moves a device to the brand that has its name now, and leaves a redirect', () => {
    const before = {
      brands: { huawei: { name: 'Huawei' } },
      devices: {
        huawei: [device('Honor X', 'H1'), device('Y6', 'Y6')],
        mi: [device('Note 9', 'N9')],
      },
    };
    const { catalogue, redirects } = merge([row('Huawei', 'Honor X', 'H1')], before);
    expect(catalogue.devices).toMatchObject({
      honor: [{ model: 'X', codes: ['H1'] }],
      huawei: [{ model: 'Y6' }],
      xiaomi: [{ model: 'Mi Note 9' }],
    });
    expect(redirects).toEqual({ 'huawei/honor-x': 'honor/x', 'mi/note-9': 'xiaomi/mi-note-9' });
  });

  it('makes one device of the builds for several markets, under the slug of the plain name', () => {
    const devices = { lg: [device('T65_EEA', 'T65_EEA'), device('T65', 'T65')] };
    const { catalogue, redirects } = merge([row('LGE', 'T65_US', 'T65_US')], {
      brands: {},
      devices,
    });
    expect(catalogue.devices.lg).toMatchObject([
      { model: 'T65', codes: ['T65', 'T65_EEA', 'T65_US'] },
    ]);
    expect(redirects).toEqual({ 'lg/t65-eea': 'lg/t65' });
  });

  it('takes the name on the box from the code where the list has a factory code', () => {
    const codes: CodeNames = { list: { ulefone: { 'Armor 27 Pro': ['Armor 27 Pro'] } } };
    const merged = merge(
      [row('Ulefone', 'GQ5008AF3', 'Armor 27 Pro')],
      { brands: {}, devices: { ulefone: [device('GQ5008AF3', 'Armor 27 Pro')] } },
      (brands) => evidenceOf(brands, {}, { codeNames: codes }),
    );
    expect(merged.catalogue.devices.ulefone).toMatchObject([
      { model: 'Armor 27 Pro', slug: 'gq5008af3' },
    ]);
  });

  it('takes a phone with the screen of a tablet for a tablet', () => {
    const forms =
      'brand\tmarketing_name\tform_factor\tscreens\tdensities\nLG\tA7\tphone\t600x1024\t213\n';
    const merged = merge([row('LGE', 'A7', 'LG-1')], EMPTY, (names) =>
      evidenceOf(names, { forms: readTable(forms) }),
    );
    expect(merged.catalogue.devices.lg).toMatchObject([{ category: 'tablet' }]);
  });

  it('makes devices of the codes that were one under the name of a market', () => {
    const stored = { ...device('Mexico', 'LG Rock'), codes: ['LG Rock', 'LG Stone'] };
    const { catalogue, redirects } = merge(
      [row('LGE', 'Mexico', 'LG Rock'), row('LGE', 'Mexico', 'LG Stone')],
      { brands: {}, devices: { lg: [stored] } },
    );
    expect(catalogue.devices.lg).toMatchObject([
      { model: 'Rock', codes: ['LG Rock'] },
      { model: 'Stone', codes: ['LG Stone'] },
    ]);
    expect(redirects).toEqual({ 'lg/mexico': 'lg/stone' });
  });

  it('replaces a codename of the list that a source names otherwise', () => {
    const codeNames: CodeNames = { list: { lg: { Homeboy: ['Pad 8'] } } };
    const merged = merge(
      [row('LGE', 'Homeboy', 'LG-V1')],
      { brands: {}, devices: { lg: [device('Homeboy', 'LG-V1'), device('Home', 'LG-V2')] } },
      (brands) => evidenceOf(brands, {}, { codeNames }),
    );
    expect(merged.catalogue.devices.lg).toMatchObject([
      { model: 'Home' },
      { model: 'Pad 8', slug: 'homeboy' },
    ]);
  });

  it('keeps the codes of a device that was taken in before its other rows come', () => {
    const codeNames: CodeNames = { list: { lg: { A1: ['One'], A2: ['One'], A3: ['Two'] } } };
    const merged = merge(
      [
        row('LGE', 'A1', 'A1'),
        row('LGE', 'A2', 'A2'),
        row('LGE', 'A3', 'A3'),
        row('LGE', 'A1', 'A4'),
      ],
      { brands: {}, devices: { lg: [device('A1', 'A1'), device('A2', 'A2'), device('A3', 'A3')] } },
      (brands) => evidenceOf(brands, {}, { codeNames }),
    );
    const codes = merged.catalogue.devices.lg!.flatMap((d) => d.codes).sort();
    expect(codes).toEqual(['A1', 'A2', 'A3', 'A4']);
  });

  const FORMS = 'brand\tmarketing_name\tbuild_device\tform_factor\n';
  it.each([
    ['the form of its Build.DEVICE', `${FORMS}LG\tLG Pro Slate\tA7\ttablet\n`, 'tablet'],
    ['none of two kinds', `${FORMS}LG\tX\tA7\ttablet\nLG\tY\tA7\tphone\n`, undefined],
    ['none of a television', `${FORMS}LG\tX\tA7\ttv\n`, undefined],
    ['none of another case', `${FORMS}LG\tX\ta7\ttablet\n`, undefined],
    ['that of its name first', `${FORMS}LG\tX\tA7\ttablet\nLG\tOne\tB\tphone\n`, undefined],
  ])('takes for a device without a form of its own %s', (_, forms, category) => {
    const merged = merge([{ ...row('LGE', 'One', 'LG-1'), device: 'A7' }], EMPTY, (names) =>
      evidenceOf(names, { forms: readTable(forms) }),
    );
    expect(merged.catalogue.devices.lg![0]!.category).toBe(category);
  });

  it('takes the category that a source beside the console states', () => {
    const categories = { list: { tablet: { lg: ['One*'] } } };
    const merged = merge(
      [row('LGE', 'One', 'LG-1')],
      { brands: {}, devices: { lg: [{ ...device('One X', 'LG-2'), assumed: true }] } },
      (names) => evidenceOf(names, {}, { categories }),
    );
    expect(merged.catalogue.devices.lg).toMatchObject([
      { model: 'One', category: 'tablet' },
      { model: 'One X', category: 'tablet' },
    ]);
  });

  it('tells the brand of a row by its code if its name says nothing', () => {
    const merged = merge([row('Huawei', 'Germany', 'Honor X1')]);
    expect(Object.keys(merged.catalogue.devices)).toEqual(['honor']);
  });

  it('leaves no copy under the brand that had the rows of a device before', () => {
    const days = { missing: '2016-01-01', seen: '2016-02-01' };
    const held = { ...device('Mini', 'M1'), ...days };
    const merged = merge(
      [row('LGE', 'Mini', 'M1')],
      { brands: {}, devices: { samsung: [held, { ...device('Tab 10', 'Tab 10'), ...days }] } },
      () => ({
        ...NO_EVIDENCE,
        seen: (brand, code) => (brand === 'lg' && code === 'M1' ? days : null),
      }),
    );
    expect(merged.catalogue.devices.lg).toMatchObject([{ model: 'Mini' }]);
    expect(merged.catalogue.devices.samsung).toMatchObject([{ model: 'Tab 10' }]);
    expect(merged.redirects).toEqual({ 'samsung/mini': 'lg/mini' });
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
