import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DeviceFacts, SourceFile } from '../model/index.ts';
import { tellIssue, tellSyntax } from './schema-problem.ts';

const GOOD = {
  model: 'One',
  category: 'phone',
  claims: [{ supports: 'yes', source: 'list', checked: '2024-02' }],
};
const claim = (changed: object): object => ({
  ...GOOD,
  claims: [{ ...GOOD.claims[0], ...changed }],
});

test.each([
  [
    claim({ supports: 'maybe' }),
    'This value is not allowed here.',
    'Use one of: "yes", "no", "partial", "unknown".',
  ],
  [claim({ sorce: 'x' }), 'There is no field "sorce" here.', 'Remove it, or correct its name.'],
  [{ category: 'phone' }, 'The field "model" is missing.', 'Add "model".'],
  [{ ...GOOD, model: 15 }, 'It is the number 15.', 'Write text in quotes.'],
  [{ ...GOOD, aliases: 'Uno' }, 'It is the text "Uno".', 'Write a list in brackets.'],
  [claim({ note: null }), 'It is null.', 'Write text in quotes.'],
  [
    claim({ checked: '21.11.2026' }),
    'It does not have the required form.',
    'Write YYYY, YYYY-MM or YYYY-MM-DD.',
  ],
  [claim({ regions: [] }), 'It is too short.', 'Use at least 1 characters or items.'],
])('%j', (device, why, cure) => {
  const { issues } = v.safeParse(DeviceFacts, device);
  expect(issues?.map(tellIssue)).toEqual([{ why, cure }]);
});

test.each([
  { url: 'example.com/a' },
  { url: 'javascript:alert(1)' },
  { url: 'https://a b' },
  { url: 'https://a.example', via: 'ftp://b.example/c' },
])('of an address that no reader can open: %j', (where) => {
  const sources = { one: { title: 'T', kind: 'press', ...where } };
  const { issues } = v.safeParse(SourceFile, { publisher: 'P', sources });
  const cures = new Set(issues?.map((issue) => tellIssue(issue).cure));
  expect(cures).toEqual(new Set(['Write the whole address, from https:// on.']));
});

test('of a byte order mark says that there is one', () => {
  try {
    JSON.parse('\ufeff{}');
  } catch (error) {
    expect(tellSyntax((error as Error).message)).toEqual({
      why: 'The file begins with a byte order mark.',
      cure: 'Save it as UTF-8 without one.',
    });
    return;
  }
  expect.unreachable();
});

test.each([
  '{"a": 1 "b": 2}',
  '{"a": 1,}',
  '{"a": "1}',
  '{"a": [1',
  '[{"a": 1},\n]\n',
  "{'a': 1}",
  '',
])('says of %j what is wrong, and not at which character', (text) => {
  try {
    JSON.parse(text);
  } catch (error) {
    const { why, cure } = tellSyntax((error as Error).message);
    expect(why).toMatch(/^The file is not JSON: .+\.$/);
    expect(why).not.toMatch(/position|\bline\b|\n/);
    expect(cure).toMatch(/^(Close|Look) /);
    return;
  }
  expect.unreachable();
});
