import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatJson } from '../../src/data/index.ts';
import { run } from './command.ts';
import { data, folder, ONE, TWO, written } from './data-folder.ts';

describe('data check', () => {
  test('finds nothing in sound facts', async () => {
    const { code, out, err } = await data(await folder(), 'check');
    expect({ code, out, err }).toEqual({ code: 0, out: '', err: '2 devices read, 0 problems\n' });
  });

  test('outside a checkout says where to run it', async () => {
    const { code, err } = await data('no-such-folder', 'check');
    expect(code).toBe(2);
    expect(err).toContain('There is no folder "no-such-folder". Run the command in a checkout');
  });

  test('names a file that is missing as missing', async () => {
    const root = await folder();
    rmSync(join(root, 'regions.json'));
    const { out } = await data(root, 'check');
    expect(out).toContain('regions.json\n  (file)\n    The file is missing. Restore it');
  });

  test('names file, field, value and rule of every problem', async () => {
    const claims = [{ supports: 'yes', source: 'rumour', checked: '2027' }];
    const root = await folder({ 'devices/acme/one.json': { ...ONE, claims } });
    const { code, out, err } = await data(root, 'check');
    expect(code).toBe(1);
    expect(out).toContain('devices/acme/one.json');
    expect(out).toMatch(/claims\[0\]\.source = "rumour"[^[]*\[known-source\]/);
    expect(out).toMatch(/claims\[0\]\.checked = "2027"[^[]*\[possible-date\]/);
    expect(err).toBe('2 devices read, 2 problems\n');
    const { out: json } = await data(root, 'check', '--json');
    expect(JSON.parse(json)).toMatchObject([
      { rule: 'known-source', value: '"rumour"' },
      { rule: 'possible-date', value: '"2027"' },
    ]);
  });
});

describe('data fix', () => {
  test('says what it did, and fails on what it cannot read', async () => {
    const root = await folder();
    writeFileSync(join(root, 'devices/acme/one.json'), JSON.stringify(ONE));
    writeFileSync(
      join(root, 'devices/acme/two.json'),
      '{\n  "model": "Two",\n  "category" "phone"\n}\n',
    );
    const { code, out, err } = await data(root, 'fix');
    expect(code).toBe(1);
    expect(out).toContain('devices/acme/one.json: fields in order');
    expect(out).toMatch(
      /devices\/acme\/two\.json\n {2}line 3: \(file\)\n {4}The file is not JSON: /,
    );
    expect(err).toBe('1 file rewritten, 1 that cannot be rewritten\n');
  });
});

describe('a file that is not JSON', () => {
  const LINES = ['{', '  "model": "One",', '  "claims": [', '    { "a": 1 }', '  ]', '}', ''];
  test.each([
    [2, '  "model": "One"', 3],
    [2, '  "model": "One,', 2],
    [2, '  model: "One",', 2],
    [4, '    { "a": 1 },', 5],
    [4, '    { "a" 1 }', 4],
    [4, '    { "a": tru }', 4],
    [4, '    { "a": 1', 5],
    [6, '}}', 6],
    [6, '', 5],
  ])('with line %i as %j is faulty in line %i', async (number, text, line) => {
    const root = await folder();
    writeFileSync(join(root, 'devices/acme/two.json'), LINES.with(number - 1, text).join('\n'));
    const { out } = await data(root, 'check');
    expect(out).toContain(`devices/acme/two.json\n  line ${line}: (file)\n`);
  });
});

describe('data review', () => {
  const git = (cwd: string, ...args: string[]): void => {
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@acme.example'];
    execFileSync('git', [...who, ...args], { cwd, stdio: 'ignore' });
  };
  async function repository(): Promise<string> {
    const root = await folder();
    git(root, 'init', '-b', 'main');
    git(root, 'add', '.');
    git(root, 'commit', '-m', 'Facts');
    return root;
  }
  const put = (root: string, file: string, value: unknown): void =>
    writeFileSync(join(root, file), formatJson(value));

  test('has nothing to say where nothing changed', async () => {
    const { code, out } = await data(await repository(), 'review');
    expect(code).toBe(0);
    expect(out).toContain('Nothing below');
  });

  test('says the answer before and now of what changed, and of nothing else', async () => {
    const root = await repository();
    const no = [{ supports: 'no', source: 'maker', checked: '2024-04' }];
    put(root, 'devices/acme/one.json', { ...ONE, claims: no });
    put(root, 'devices/acme/three.json', { ...ONE, model: 'Three', variants: [] });
    await data(root, 'fix');
    const { code, out, err } = await data(root, 'review');
    expect(out).toContain(
      'Acme One (acme/one):\n  before: yes (verified)\n  now:    no (verified)\n',
    );
    expect(out).toContain('Acme Three (acme/three) is new: yes (verified).');
    expect(out).not.toContain('Two');
    expect({ code, err }).toEqual({ code: 0, err: '\n2 files changed, 0 problems\n' });
  });

  const claim = (change: object): object => ({
    ...ONE,
    claims: [{ supports: 'yes', source: 'maker', checked: '2024-04', ...change }],
  });
  const one = 'devices/acme/one.json';
  const released = { date: '2024', source: 'x' };
  test.each([
    [one, claim({ source: 'makre' }), 'line 6: claims[0].source', 'known-source'],
    [one, { ...ONE, released }, 'line 5: released.source', 'known-source'],
    [one, claim({ regions: ['atlantis'] }), 'line 6: claims[0].regions[0]', 'known-region'],
    [one, claim({ supports: 'maybe' }), 'line 6: claims[0].supports', 'schema'],
    [one, { ...ONE, esim: true }, 'line 8: esim\n', 'schema'],
    ['devices/acmy/six.json', { ...ONE, model: 'Six', variants: [] }, '(file)', 'known-brand'],
    ['sources/acme.json', { publisher: 'Acme' }, 'sources', 'schema'],
    ['regions.json', { japan: { name: 'Japan' } }, 'line 3: japan.countries', 'schema'],
    ['brands.json', { acme: {} }, 'line 3: acme.name', 'schema'],
  ])('of one fault in %s %j names this one alone', async (file, value, where, rule) => {
    const root = await repository();
    mkdirSync(dirname(join(root, file)), { recursive: true });
    put(root, file, value);
    await data(root, 'fix');
    const { code, out, err } = await data(root, 'review');
    expect(code, out).toBe(1);
    expect(out).toContain(`\n${file}\n  ${where}`);
    expect(out.match(/\[[a-z]+-?[a-z]+\]$/gm)).toEqual([`[${rule}]`]);
    expect(err).toBe('\n1 file changed, 1 problem\n');
    expect((await data(root, 'conflicts')).code).toBe(0);
  });

  test('tells a file with problems from one that was removed', async () => {
    const root = await repository();
    put(root, 'devices/acme/one.json', { ...ONE, category: 'fone' });
    rmSync(join(root, 'devices/acme/two.json'));
    const { out } = await data(root, 'review');
    expect(out).toContain('Acme One (acme/one) has problems and is left out. Before: yes');
    expect(out).toContain('Acme Two (acme/two) is gone. Before: yes');
  });

  describe('of a device that is gone', () => {
    const gone = async (
      more: (root: string) => void = () => {},
    ): Promise<Awaited<ReturnType<typeof data>>> => {
      const root = await repository();
      rmSync(join(root, 'devices/acme/two.json'));
      more(root);
      await data(root, 'fix');
      return data(root, 'review');
    };

    test('says that its address leads nowhere', async () => {
      const { code, out } = await gone();
      expect(code).toBe(1);
      expect(out).toContain('redirects.json\n  (file) = "acme/two"\n');
      expect(out).toContain('[lost-slug]');
    });

    test('is content when a file leads it on, or says what it was', async () => {
      const on = await gone((root) => put(root, 'redirects.json', { 'acme/two': 'acme/one' }));
      expect(on.code, on.out).toBe(0);
      const none = await gone((root) =>
        put(root, 'removed.json', { 'a television, a box or a monitor': { acme: ['two'] } }),
      );
      expect(none.code, none.out).toBe(0);
    });

    test('finds one that led to it', async () => {
      const root = await repository();
      put(root, 'redirects.json', { 'acme/old': 'acme/two' });
      git(root, 'commit', '-am', 'Lead on');
      rmSync(join(root, 'devices/acme/two.json'));
      const { out } = await data(root, 'review');
      expect(out).toContain('acme/old = "acme/two"\n    No device has this slug.');
    });

    test('knows those of the catalogue', async () => {
      const root = await repository();
      mkdirSync(join(root, 'catalogue'));
      const three = { model: 'Three', codes: ['AC-3'] };
      put(root, 'catalogue/a.json', { generated: 'By hand.', brands: { acme: [three] } });
      git(root, 'add', '.');
      git(root, 'commit', '-m', 'List');
      put(root, 'catalogue/a.json', {
        generated: 'By hand.',
        brands: { acme: [{ ...three, model: 'Four' }] },
      });
      const { out } = await data(root, 'review');
      expect(out).toContain('(file) = "acme/three"');
    });
  });

  test('names the other files that changed', async () => {
    const root = await repository();
    const source = { title: 'A list', kind: 'list', url: 'https://other.example/list' };
    put(root, 'sources/other.json', { publisher: 'Other', sources: { other: source } });
    const { out } = await data(root, 'review');
    expect(out).toContain('Changed as well: sources/other.json.');
  });

  test('names the problems of what changed', async () => {
    const root = await repository();
    put(root, 'devices/acme/one.json', { ...ONE, variants: [{ codes: ['AC-2'] }] });
    const { code, out } = await data(root, 'review');
    expect(code).toBe(1);
    expect(out).toContain('[shared-code]');
    expect(out).toContain('Acme One (acme/one): yes (verified), as before.');
  });
});

describe('data new', () => {
  test('begins a file, and never over another', async () => {
    const root = await folder();
    const { code, out } = await data(root, 'new', 'Acme', 'Acme Three', '--category', 'watch');
    expect({ code, out }).toEqual({ code: 0, out: `${root}/devices/acme/three.json\n` });
    const text = readFileSync(out.trim(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ model: 'Three', category: 'watch' });
    const again = await data(root, 'new', 'Acme', 'Three');
    expect(again.code).toBe(1);
    expect(again.err).toContain('This device has a file already: devices/acme/three.json.');
    expect(readFileSync(out.trim(), 'utf8')).toBe(text);
    expect(await data(root, 'check')).toMatchObject({ code: 0, out: '' });
  });

  test('takes a device out of the catalogue, and passes the check', async () => {
    const nine = { model: 'Nine', codes: ['AC-9'], seen: '2024-01-01' };
    const ten = { model: 'Ten', codes: ['AC-10'], seen: '2024-01-01' };
    const root = await folder({
      'catalogue/acme.json': { generated: 'by a test', brands: { acme: [nine, ten] } },
    });
    const { code, out } = await data(root, 'new', 'Acme', 'Nine');
    expect(code).toBe(0);
    expect(JSON.parse(readFileSync(out.trim(), 'utf8'))).toMatchObject({
      model: 'Nine',
      variants: [{ codes: ['AC-9'] }],
    });
    const left = readFileSync(join(root, 'catalogue/acme.json'), 'utf8');
    expect(left).toContain('"Ten"');
    expect(left).not.toContain('"Nine"');
    expect(await data(root, 'check')).toMatchObject({ code: 0, out: '' });
  });

  test.each([
    [['new', 'Zenith', 'One'], 1, 'No brand "Zenith" in brands.json'],
    [['new', 'Acme', 'One'], 1, 'This device has a file already: devices/acme/one.json.'],
    [['new', 'Acme', '!!!'], 1, 'no letter or digit'],
    [['new', 'Acme', 'Four', '--category', 'car'], 2, 'car'],
    [['new', 'Acme'], 2, 'model'],
  ])('%j is refused', async (args, code, why) => {
    const result = await data(await folder(), ...args);
    expect(result.code).toBe(code);
    expect(result.err).toContain(why);
  });
});

describe('data diff', () => {
  test('says what changed for users, answers first', async () => {
    const claims = [
      ...ONE.claims,
      { supports: 'no', regions: ['japan'], source: 'maker', checked: '2024-04' },
    ];
    const before = await folder();
    const after = await folder({
      'devices/acme/one.json': { ...ONE, claims },
      'devices/acme/two.json': null,
      'devices/acme/three.json': { ...TWO, model: 'Three' },
      'devices/acme/four.json': { model: 'Four', category: 'phone' },
    });
    const { code, out, err } = await run(['data', 'diff', before, after]);
    expect(code).toBe(0);
    expect(out).toBe('acme/one: yes -> yes except japan\nacme/two: gone\nacme/three: new, yes\n');
    expect(err).toBe('1 answers changed, 1 devices gone, 2 new (1 with an answer)\n');
    const { out: json } = await run(['data', 'diff', '--json', before, after]);
    expect(JSON.parse(json)).toHaveLength(4);
  });

  test('reads snapshots as well as folders', async () => {
    const before = await folder();
    const file = join(before, 'built.snapshot');
    expect((await data(before, 'build', '--out', file)).code).toBe(0);
    const { code, out, err } = await run(['data', 'diff', file, before]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe('0 answers changed, 0 devices gone, 0 new (0 with an answer)\n');
  });

  test('follows a device to its new name', async () => {
    const after = await folder({
      'devices/acme/two.json': null,
      'devices/acme/two-plus.json': { ...TWO, model: 'Two Plus' },
      'redirects.json': { 'acme/two': 'acme/two-plus' },
    });
    const { out } = await run(['data', 'diff', await folder(), after]);
    expect(out).not.toContain('gone');
  });

  test('refuses what is not there', async () => {
    const { code, err } = await run(['data', 'diff', '/nowhere/old', '/nowhere/new']);
    expect(code).toBe(2);
    expect(err).toBe('esim-lookup: Cannot read /nowhere/old: it is not there\n');
  });
});

describe('data stats, conflicts and slugs', () => {
  test('counts devices and answers', async () => {
    const root = await folder({ 'devices/acme/four.json': { model: 'Four', category: 'watch' } });
    const { code, out } = await data(root, 'stats');
    expect(code).toBe(0);
    expect(out).toMatch(/^all +3 +2 +0 +0 +1 +2$/m);
    expect(out).toMatch(/^Acme +3 +2 +0 +0 +1 +2$/m);
    expect(out).toContain('2 decided, 2 of them with a year that a source states');
    const { out: json } = await data(root, 'stats', '--json');
    expect(JSON.parse(json).total).toMatchObject({ devices: 3, yes: 2, unknown: 1 });
  });

  test('reports where sources contradict each other', async () => {
    const claims = [...ONE.claims, { supports: 'no', source: 'shop', checked: '2024-05' }];
    const root = await folder({ 'devices/acme/one.json': { ...ONE, claims } });
    const { out, err } = await data(root, 'conflicts');
    expect(out).toMatch(/\| One \|.*yes: Acme.*no: A shop.*\| yes \|/);
    expect(err).toBe('1 conflict of sources\n');
    await data(root, 'conflicts', '--write');
    expect(readFileSync(join(root, 'CONFLICTS.md'), 'utf8').trim()).toBe(out.trim());
  });

  test('adds slugs to the list of those released and removes none', async () => {
    const file = written('slugs.txt', 'acme: zero\n');
    const { err } = await data(await folder(), 'slugs', file);
    expect(err).toContain('2 slugs added');
    expect(readFileSync(file, 'utf8')).toContain('acme: one two zero');
    expect((await data(await folder(), 'slugs', file)).err).toContain('0 slugs added');
  });
});
