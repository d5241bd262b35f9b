import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, run, runNode } from './command.ts';
import { data, emptyFolder, folder, written } from './data-folder.ts';

/** Runs `npm run import` on a data folder. */
const runImport = (facts: string, ...args: string[]) =>
  runNode(['--import', 'tsx', join(root, 'tools/import/main.ts'), '--data', facts, ...args]);

describe('import list', () => {
  const list =
    'brand,model,supports\nAcme,One,yes\nAcme,Two,no\nAcme,Nine,yes\nAcme,,yes\nAcme,One,perhaps\n';

  test('weighs every row and reports those that it cannot read', async () => {
    const file = written('list.csv', list);
    const { code, out, err } = await runImport(await folder(), 'list', file, '--source', 'list');
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
    const facts = await folder();
    const { code, err } = await runImport(facts, 'list', file, '--source', 'rumour');
    expect(code).toBe(2);
    expect(err).toContain('No source "rumour" in data/sources');
    expect((await runImport(facts, 'list', file)).code).toBe(2);
  });

  test.each([
    ['no list', 'name,code\na,b\n'],
    ['nothing', ''],
    ['an open quote', 'brand,model\n"Acme,One\n'],
  ])('refuses %s', async (_, text) => {
    const args = ['list', written('list.csv', text), '--source', 'list'];
    const { code, out, err } = await runImport(await folder(), ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^import: Cannot read [^\n]+\n$/);
  });
});

describe('import play-list', () => {
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
    const facts = await folder();
    const { code, out, err } = await runImport(facts, 'play-list', written('p.csv', bytes));
    expect(code).toBe(0);
    expect(out).toContain('2 new devices');
    expect(out).toContain('acme/three-5g');
    expect(out).toContain('zenith/acme-pad');
    expect(existsSync(join(facts, 'catalogue'))).toBe(false);
    expect(err).not.toContain('\r'); // no bar where nobody looks at a terminal
  });

  test('applies the change once', async () => {
    const facts = await folder();
    const file = written('p.csv', utf16);
    expect((await runImport(facts, 'play-list', file, '--write')).code).toBe(0);
    const first = emptyFolder();
    cpSync(facts, first, { recursive: true });
    const { out } = await runImport(facts, 'play-list', file, '--write');
    expect(out).toContain('0 new devices');
    expect((await run(['data', 'diff', first, facts])).code).toBe(1);
    expect((await run(['data', 'diff', await folder(), facts])).err).toContain('2 new');
    expect((await data(facts, 'check')).code).toBe(0);
  });

  test('reports malformed rows with their line, and reads the rest', async () => {
    const broken = `${csv}Acme,Four,four\r\nAcme,Five,five,\r\nAcme,Six,six,AC-6\r\n`;
    const file = written('p.csv', broken);
    const { code, out } = await runImport(await folder(), 'play-list', file);
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
    const { code, out, err } = await runImport(await folder(), 'play-list', file);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^import: Cannot read [^\n]+\n$/); // a sentence, no stack
  });
});
