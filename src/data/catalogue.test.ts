import { describe, expect, it } from 'vitest';
import { catalogueEntries } from './catalogue.ts';

describe('when a device of the catalogue went on sale', () => {
  const seen = (date: string) => ({ date, estimate: true, source: 'google-play-first-seen' });

  it.each([
    ['the year of the editions between which it came', '2021-06-26', '2021-07-04', seen('2021')],
    ['the year that ended between the two', '2019-11-20', '2020-02-06', seen('2019')],
    ['not told where they are too far apart', '2023-04-04', '2025-10-04', undefined],
  ])('%s', (_, missing, at, released) => {
    const device = { model: 'X', codes: ['X1'], missing, seen: at };
    const [entry] = catalogueEntries('catalogue/a.json', {
      generated: '',
      brands: { acme: [device] },
    });
    expect(entry!.facts.released).toEqual(released);
  });

  it('the stated day before any estimate', () => {
    const device = { model: 'X', codes: ['X1'], released: '2020-03-01', seen: '2020-02-06' };
    const [entry] = catalogueEntries('catalogue/a.json', {
      generated: '',
      brands: { acme: [device] },
    });
    expect(entry!.facts.released).toEqual({ date: '2020-03-01', source: 'endoflife-date' });
  });
});
