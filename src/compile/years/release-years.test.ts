import { describe, expect, it } from 'vitest';
import type { DeviceEntry } from '../../data/index.ts';
import type { DeviceFacts } from '../../model/index.ts';
import { withReleaseYears } from './release-years.ts';

const YEARS = { table: { acme: { one: 2013 } }, list: { acme: { one: 2014, two: 2015 } } };

const device = (
  modelSlug: string,
  facts: Partial<DeviceFacts> = {},
  origin: DeviceEntry['origin'] = 'catalogue',
): DeviceEntry => ({
  file: 'catalogue/acme.json',
  origin,
  brandSlug: 'acme',
  modelSlug,
  facts: { model: modelSlug, category: 'phone', ...facts },
});

const stated = { date: '2012-05-01', source: 'day' };

describe('the year of a device', () => {
  it.each<[string, DeviceEntry, DeviceFacts['released']]>([
    ['of the first source', device('one'), { date: '2013', source: 'table', estimate: true }],
    ['of another source', device('two'), { date: '2015', source: 'list', estimate: true }],
    ['of none', device('three'), undefined],
    ['of a name of every object', device('constructor'), undefined],
    [
      'of the name',
      device('three', { model: 'Three (2014)' }),
      { date: '2014', source: 'year-in-name', estimate: true },
    ],
    [
      'of a code',
      device('three', { variants: [{ codes: ['SH-05F'] }, { codes: ['SH-04F'] }] }),
      { date: '2014', source: 'docomo-codes', estimate: true },
    ],
    [
      'of the file rather than of the name',
      device('one', { model: 'One (2015)' }),
      { date: '2013', source: 'table', estimate: true },
    ],
    [
      'of the file rather than of the first edition of a list',
      device('one', { released: { date: '2015', source: 'list', estimate: true } }),
      { date: '2013', source: 'table', estimate: true },
    ],
    [
      'of the name rather than of the first edition of a list',
      device('three', {
        model: 'Three (2014)',
        released: { date: '2015', source: 'list', estimate: true },
      }),
      { date: '2014', source: 'year-in-name', estimate: true },
    ],
    [
      'of the first edition of a list rather than of a code',
      device('three', {
        released: { date: '2015', source: 'list', estimate: true },
        variants: [{ codes: ['SH-04F'] }],
      }),
      { date: '2015', source: 'list', estimate: true },
    ],
    ['that is stated', device('one', { released: stated }), stated],
    ['with a file of its own', device('one', {}, 'curated'), undefined],
  ])('%s', (_, entry, released) => {
    const [dated] = withReleaseYears([entry], YEARS, '2026-11-22');
    expect(dated!.facts.released).toEqual(released);
    expect({ ...dated!.facts, released: null }).toEqual({ ...entry.facts, released: null });
  });
});
