import { describe, expect, it } from 'vitest';
import type { CodeNames } from '../../model/index.ts';
import { NO_FACTS } from '../facts.fixture.ts';
import type { Facts } from '../facts.ts';
import { codeNames } from './code-names.ts';

const facts = (names: CodeNames): Facts => ({
  ...NO_FACTS,
  brands: { acme: { name: 'Acme' } },
  sources: { table: { title: 'T', publisher: 'T', kind: 'catalogue' } },
  codeNames: names,
  devices: [
    {
      file: 'catalogue/acme.json',
      origin: 'catalogue',
      brandSlug: 'acme',
      modelSlug: 'one',
      facts: { model: 'One', category: 'phone', variants: [{ codes: ['V1901A', 'Acme M12'] }] },
    },
  ],
});

const names = (code: string, ...given: string[]): CodeNames => ({
  table: { acme: { [code]: given } },
});

describe('code-names', () => {
  it.each([
    ['an empty file', facts({}), []],
    ['a name', facts(names('V1901A', 'One')), []],
    ['several names', facts(names('V1901A', 'One', 'Uno')), []],
    ['a code in another case', facts(names('v1901a', 'One')), []],
    ['no such code', facts(names('V1902A', 'Two')), ['table.acme.V1902A']],
    ['no such brand', facts({ table: { acne: { V1901A: ['One'] } } }), ['table.acne.V1901A']],
    ['no such source', facts({ rumour: { acme: { V1901A: ['One'] } } }), ['rumour']],
    ['the code without the brand', facts(names('Acme M12', 'M12')), []],
    ['the code again', facts(names('V1901A', 'V1901A')), ['table.acme.V1901A']],
    ['another code', facts(names('V1901A', 'One', 'V1902A')), ['table.acme.V1901A']],
  ])('%s', (_, given, fields) => {
    const problems = [...codeNames.check(given)];
    expect(problems.map((p) => p.field)).toEqual(fields);
    for (const { file, rule } of problems) {
      expect({ file, rule }).toEqual({ file: 'code-names.json', rule: 'code-names' });
    }
  });
});
