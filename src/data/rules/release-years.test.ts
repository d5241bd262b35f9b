import { describe, expect, it } from 'vitest';
import type { ReleaseYears } from '../../model/index.ts';
import { NO_FACTS } from '../facts.fixture.ts';
import type { DeviceEntry, Facts } from '../facts.ts';
import { releaseYears } from './release-years.ts';

function facts(
  years: ReleaseYears,
  origin: DeviceEntry['origin'] = 'catalogue',
  seen = '2016-03-18',
): Facts {
  return {
    ...NO_FACTS,
    brands: { acme: { name: 'Acme' } },
    sources: { table: { title: 'T', publisher: 'T', kind: 'catalogue' } },
    releaseYears: years,
    devices: [
      {
        file: origin === 'curated' ? 'devices/acme/one.json' : 'catalogue/acme.json',
        origin,
        brandSlug: 'acme',
        modelSlug: 'one',
        facts: { model: 'One', category: 'phone', listed: { date: seen, source: 'table' } },
      },
    ],
  };
}

const years = (year: number, slug = 'one', source = 'table', brand = 'acme'): ReleaseYears => ({
  [source]: { [brand]: { [slug]: year } },
});

describe('release-years', () => {
  it.each([
    ['an empty file', facts({}), []],
    ['the year before the list', facts(years(2015)), []],
    ['the year of the list', facts(years(2016)), []],
    ['a year after the list', facts(years(2017)), ['table.acme.one']],
    ['a list by its year', facts(years(2017), 'catalogue', '2017'), []],
    ['no such model', facts(years(2015, 'two')), ['table.acme.two']],
    ['no such brand', facts(years(2015, 'one', 'table', 'acne')), ['table.acne.one']],
    ['no such source', facts(years(2015, 'one', 'rumour')), ['rumour']],
    ['a device with a file of its own', facts(years(2015), 'curated'), ['table.acme.one']],
  ])('%s', (_, given, fields) => {
    const problems = [...releaseYears.check(given)];
    expect(problems.map((p) => p.field)).toEqual(fields);
    for (const { file, rule } of problems) {
      expect({ file, rule }).toEqual({ file: 'release-years.json', rule: 'release-years' });
    }
  });
});
