import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFacts } from './check.ts';
import { formatFacts } from './format.ts';

const FILE = 'devices/acme/one.json';
const GOOD = `{
  "$schema": "../../../schema/device.json",
  "model": "One",
  "category": "phone",
  "claims": [{ "supports": "yes", "source": "list", "checked": "2024-02-29" }]
}
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facts-'));
  const put = (file: string, value: unknown): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${JSON.stringify(value)}\n`);
  };
  for (const file of ['regions', 'redirects']) put(`${file}.json`, {});
  put('never-existed.json', { names: [] });
  put('brands.json', { acme: { name: 'Acme' } });
  put('dataset.json', { date: '2024-03-01' });
  const url = 'https://list.example/phones';
  put('sources/l.json', {
    publisher: 'L',
    sources: { list: { title: 'List', kind: 'list', url } },
  });
  mkdirSync(join(root, dirname(FILE)), { recursive: true });
  cpSync('data/LICENSE', join(root, 'LICENSE'));
  formatFacts(root);
});
afterEach(() => rmSync(root, { recursive: true }));

/** The problems of the device's file. */
function problemsOf(text: string | Buffer) {
  writeFileSync(join(root, FILE), text);
  return checkFacts(root).problems.filter(({ file }) => file === FILE);
}
const inModel = (model: string): string => GOOD.replace('"One"', JSON.stringify(model));
/** The day it is at this moment, so many hours east of Greenwich. */
const dayAt = (hours: number): string =>
  new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);

describe('checkFacts', () => {
  it('has nothing to say of a good file', () => {
    expect(problemsOf(GOOD)).toEqual([]);
  });

  it.each([
    ['a key twice', GOOD.replace('"category"', '"model": "Two",\n  "category"'), 4, 'model'],
    ['a day that the month has not', GOOD.replace('02-29', '02-30'), 5, 'claims[0].checked'],
    ['a day of no leap year', GOOD.replace('2024-02-29', '2023-02-29'), 5, 'claims[0].checked'],
    ['a month that the year has not', GOOD.replace('02-29', '13'), 5, 'claims[0].checked'],
    ['a date to come', GOOD.replace('2024-02-29', '2098'), 5, 'claims[0].checked'],
    ['a tag', inModel('One <b>Pro</b>'), 3, 'model'],
    ['an entity', inModel('One &amp; Two'), 3, 'model'],
    ['a link', inModel('One [Pro](https://a.example)'), 3, 'model'],
    ['a zero-width space', inModel('One\u200bPro'), 3, 'model'],
    ['a mark of direction', inModel('One\u202ePro'), 3, 'model'],
    ['a soft hyphen', inModel('One\u00adPro'), 3, 'model'],
    ['a space that does not break', inModel('One\u00a0Pro'), 3, 'model'],
    ['an unknown source', GOOD.replace('"list"', '"lost"'), 5, 'claims[0].source'],
    ['a letter that is not UTF-8', Buffer.from(inModel('Oné'), 'latin1'), 3, ''],
    ['a comma too many', GOOD.replace('}]', '}],'), 6, ''],
  ])('names line, field, reason and cure of %s', (_, text, line, field) => {
    const [problem, ...more] = problemsOf(text).filter(({ rule }) => rule !== 'format');
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ line, field });
    expect(problem!.why).not.toBe('');
    expect(problem!.cure).not.toBe('');
  });

  it.each([
    ['plus and brackets', 'One+ (2nd gen) & Co'],
    ['less than', 'One < Two'],
    ['letters of every script', 'Mi 電話 Ünë'],
  ])('takes %s', (_, model) => {
    expect(problemsOf(inModel(model))).toEqual([]);
  });

  it.each([-12, 0, 14])('takes the day that it is at UTC%i', (hours) => {
    expect(problemsOf(GOOD.replace('2024-02-29', dayAt(hours)))).toEqual([]);
  });

  it('leaves a file with a key twice as it is', () => {
    const text = GOOD.replace('"category"', '"model": "Two", "category"');
    problemsOf(text);
    formatFacts(root);
    expect(readFileSync(join(root, FILE), 'utf8')).toBe(text);
  });

  const rule = (settings: string): string => `{
  "$schema": "../../schema/rule.json",
  "statement": "A phone has no eSIM.",
  "reason": "Nobody sells one.",
  "sources": ["list"],
  "settings": ${settings}
}
`;
  it.each([
    ['a setting of another kind', 'sony-code', '{ "since": 2020 }', 6, 'settings.since'],
    ['a missing setting', 'sony-code', '{}', 6, 'settings.since'],
    ['an unknown setting', 'sony-code', '{ "since": "2020", "till": "2021" }', 6, 'settings.till'],
    [
      'an expression that is none',
      'code-regions',
      '{ "shapes": [{ "brands": ["acme"], "shape": "^(", "regions": ["japan"] }] }',
      6,
      'settings.shapes[0].shape',
    ],
    ['a file that no rule reads', 'sony-codes', '{}', undefined, ''],
  ])('names the place, the reason and the cure of %s of a rule', (_, id, settings, line, field) => {
    const file = `rules/${id}.json`;
    mkdirSync(join(root, 'rules'));
    writeFileSync(join(root, file), rule(settings));
    const [problem, ...more] = checkFacts(root).problems.filter(
      (p) => p.file === file && p.rule !== 'format',
    );
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ field });
    expect(problem!.line).toBe(line);
    expect(problem!.why).not.toBe('');
    expect(problem!.cure).not.toBe('');
  });
});
