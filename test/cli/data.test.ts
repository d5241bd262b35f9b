import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { formatJson } from '../../src/data/index.ts';
import { run } from './command.ts';

const ONE = {
  model: 'One',
  category: 'phone',
  released: { date: '2024-03', source: 'shop' },
  claims: [{ supports: 'yes', source: 'maker', checked: '2024-04' }],
  variants: [{ codes: ['AC-1'] }],
};
const TWO = { ...ONE, model: 'Two', variants: [{ codes: ['AC-2'] }] };

/** Files of a small data folder, by their path. */
const FILES: Readonly<Record<string, unknown>> = {
  'brands.json': { acme: { name: 'Acme' } },
  'regions.json': { japan: { name: 'Japan', countries: ['JP'] } },
  'sources.json': {
    list: { title: 'Devices', publisher: 'A provider', kind: 'list', url: 'https://list.example/' },
    maker: { title: 'eSIM', publisher: 'Acme', kind: 'maker', url: 'https://acme.example/' },
    shop: { title: 'One', publisher: 'A shop', kind: 'shop', url: 'https://shop.example/' },
    'google-play-devices': {
      title: 'Devices',
      publisher: 'Google',
      kind: 'catalogue',
      url: 'https://play.example/',
    },
    'google-play-first-seen': {
      title: 'Editions',
      publisher: 'Google',
      kind: 'catalogue',
      withoutUrl: 'derived',
    },
  },
  'dataset.json': { date: '2026-11-21' },
  'redirects.json': {},
  'never-existed.json': [],
  'devices/acme/one.json': ONE,
  'devices/acme/two.json': TWO,
};

/** An empty folder that is gone when the test is over. */
function emptyFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'esim-lookup-data-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

/** A data folder of its own; `changed` replaces files, and null removes one. */
async function folder(changed: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const root = emptyFolder();
  for (const [path, content] of Object.entries({ ...FILES, ...changed })) {
    if (content === null) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  }
  await run(['data', '--data', root, 'fix']);
  return root;
}

const data = (root: string, ...args: string[]) => run(['data', '--data', root, ...args]);

function written(name: string, content: string | Uint8Array): string {
  const file = join(emptyFolder(), name);
  writeFileSync(file, content);
  return file;
}

describe('data check', () => {
  test('finds nothing in sound facts', async () => {
    const { code, out, err } = await data(await folder(), 'check');
    expect({ code, out, err }).toEqual({ code: 0, out: '', err: '2 devices read, 0 problems\n' });
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
    expect(err).toBe('1 files rewritten, 1 that cannot be\n');
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
    const { code, out, err } = await data(root, 'review');
    expect(out).toContain(
      'Acme One (acme/one):\n  before: yes (verified)\n  now:    no (verified)\n',
    );
    expect(out).toContain('Acme Three (acme/three) is new: yes (verified).');
    expect(out).not.toContain('Two');
    expect({ code, err }).toEqual({ code: 0, err: '\n2 files changed, 0 problems\n' });
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
    expect(again.err).toContain('devices/acme/three.json is that device.');
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
    [['new', 'Acme', 'One'], 1, 'devices/acme/one.json is that device.'],
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

  test('writes its table between the marks of a file, and nowhere else', async () => {
    const root = await folder();
    const marked = 'Before\n<!-- stats:begin -->\nold\n<!-- stats:end -->\nAfter\n';
    const readme = written('README.md', marked);
    expect((await data(root, 'stats', '--write-readme', readme)).code).toBe(0);
    const text = readFileSync(readme, 'utf8');
    expect(text).toMatch(/^Before\n<!-- stats:begin -->[\s\S]*<!-- stats:end -->\nAfter\n$/);
    expect(text).not.toContain('old');
    const plain = written('README.md', 'No marks\n');
    const { code, err } = await data(root, 'stats', '--write-readme', plain);
    expect(code).toBe(2);
    expect(err).toContain('<!-- stats:begin -->');
    expect(readFileSync(plain, 'utf8')).toBe('No marks\n');
  });

  test('reports where sources contradict each other', async () => {
    const claims = [...ONE.claims, { supports: 'no', source: 'shop', checked: '2024-05' }];
    const root = await folder({ 'devices/acme/one.json': { ...ONE, claims } });
    const { out, err } = await data(root, 'conflicts');
    expect(out).toMatch(/\| One \|.*yes: Acme.*no: A shop.*\| yes \|/);
    expect(err).toBe('1 conflicts\n');
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

describe('data import list', () => {
  const list =
    'brand,model,supports\nAcme,One,yes\nAcme,Two,no\nAcme,Nine,yes\nAcme,,yes\nAcme,One,perhaps\n';

  test('weighs every row and reports those that it cannot read', async () => {
    const file = written('list.csv', list);
    const { code, out, err } = await data(
      await folder(),
      'import',
      'list',
      file,
      '--source',
      'list',
    );
    expect(code).toBe(1);
    expect(out.trim().split('\n')).toEqual([
      'conflict  acme/two: the facts say yes, the list no',
      'new       Acme Nine',
      'malformed row 4: the brand or model is empty',
      'malformed row 5: supports is "perhaps"',
    ]);
    expect(err).toContain('3 rows of list: 1 agree, 1 conflict, 0 speak of devices left open');
  });

  test('asks for a source that is known', async () => {
    const file = written('list.csv', list);
    const root = await folder();
    const { code, err } = await data(root, 'import', 'list', file, '--source', 'rumour');
    expect(code).toBe(2);
    expect(err).toContain('No source "rumour" in sources.json');
    expect((await data(root, 'import', 'list', file)).code).toBe(2);
  });

  test.each([
    ['no list', 'name,code\na,b\n'],
    ['nothing', ''],
    ['an open quote', 'brand,model\n"Acme,One\n'],
  ])('refuses %s', async (_, text) => {
    const args = ['import', 'list', written('list.csv', text), '--source', 'list'];
    const { code, out, err } = await data(await folder(), ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^esim-lookup: Cannot read [^\n]+\n$/);
  });
});

describe('data import play-list', () => {
  const csv =
    'Retail Branding,Marketing Name,Device,Model\r\n' +
    'Acme,One,one,AC-1\r\n' +
    'Acme,Three 5G,three,AC-3\r\n' +
    'Zenith,Acmé Pad,pad,Z-1\r\n';
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(csv, 'utf16le')]);

  test.each([
    ['UTF-16, as Google publishes it', utf16],
    ['UTF-8', Buffer.from(csv)],
  ])('proposes new devices and codes from %s, and writes nothing', async (_, bytes) => {
    const root = await folder();
    const { code, out, err } = await data(root, 'import', 'play-list', written('p.csv', bytes));
    expect(code).toBe(0);
    expect(out).toContain('2 new devices');
    expect(out).toContain('acme/three-5g');
    expect(out).toContain('zenith/acme-pad');
    expect(existsSync(join(root, 'catalogue'))).toBe(false);
    expect(err).not.toContain('\r'); // no bar where nobody looks at a terminal
  });

  test('applies the change once', async () => {
    const root = await folder();
    const file = written('p.csv', utf16);
    expect((await data(root, 'import', 'play-list', file, '--write')).code).toBe(0);
    const first = emptyFolder();
    cpSync(root, first, { recursive: true });
    const { out } = await data(root, 'import', 'play-list', file, '--write');
    expect(out).toContain('0 new devices');
    expect((await run(['data', 'diff', first, root])).code).toBe(1);
    expect((await run(['data', 'diff', await folder(), root])).err).toContain('2 new');
    expect((await data(root, 'check')).code).toBe(0);
  });

  test('reports malformed rows with their line, and reads the rest', async () => {
    const broken = `${csv}Acme,Four,four\r\nAcme,Five,five,\r\nAcme,Six,six,AC-6\r\n`;
    const file = written('p.csv', broken);
    const { code, out } = await data(await folder(), 'import', 'play-list', file);
    expect(code).toBe(1);
    expect(out).toContain('line 5: 3 columns instead of 4');
    expect(out).toContain('line 6: the model is empty');
    expect(out).toContain('acme/six');
  });

  test.each([
    ['no list', Buffer.from('name,code\na,b\n')],
    ['nothing', Buffer.from('')],
    ['bytes', Buffer.from([0xff, 0xfe, 0x00])],
  ])('refuses %s', async (_, bytes) => {
    const file = written('p', bytes);
    const { code, out, err } = await data(await folder(), 'import', 'play-list', file);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^esim-lookup: Cannot read [^\n]+\n$/); // a sentence, no stack
  });
});
