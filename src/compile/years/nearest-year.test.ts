import { describe, expect, it } from 'vitest';
import type { DeviceEntry } from '../../data/index.ts';
import { loadFacts } from '../../data/index.ts';
import type { DeviceFacts } from '../../model/index.ts';
import { ESTIMATED_FROM, isKnown, NearestYears } from './nearest-year.ts';
import { withReleaseYears } from './release-years.ts';

const LISTED = { date: '2016-03-18', source: 'google-play-first-seen' };

function device(model: string, year?: number, more: Partial<DeviceFacts> = {}): DeviceEntry {
  const released = year === undefined ? {} : { released: { date: String(year), source: 'day' } };
  return {
    file: 'catalogue/acme.json',
    origin: 'catalogue',
    brandSlug: 'acme',
    modelSlug: model.toLowerCase(),
    facts: { model, category: 'phone', listed: LISTED, ...released, ...more },
  };
}

const SERIES = [
  device('A310', 2011),
  device('A320', 2011),
  device('A500', 2013),
  device('A510', 2013),
  device('Tab 7', 2015, { category: 'tablet' }),
];

describe('the year of the nearest codes', () => {
  const years = new NearestYears([...SERIES, { ...device('A310', 2011), brandSlug: 'single' }]);
  const nearest = (year: number): DeviceFacts['released'] => ({
    date: String(year),
    source: ESTIMATED_FROM.nearest,
    estimate: true,
  });
  it.each<[string, DeviceEntry, DeviceFacts['released']]>([
    ['of a series', device('A315'), nearest(2011)],
    ['of the other series', device('A505'), nearest(2013)],
    ['of a tablet', device('Tab 8', undefined, { category: 'tablet' }), nearest(2015)],
    ['by a code', device('Glow', undefined, { variants: [{ codes: ['A511'] }] }), nearest(2013)],
    [
      'of a maker without known devices: the middle of the edition',
      { ...device('A315'), brandSlug: 'other' },
      { date: '2013', source: ESTIMATED_FROM.edition, estimate: true },
    ],
    [
      'of a maker with one known device: the middle of the edition',
      { ...device('A311'), brandSlug: 'single' },
      { date: '2013', source: ESTIMATED_FROM.edition, estimate: true },
    ],
    [
      'of a later edition: none',
      device('A315', undefined, { listed: { ...LISTED, date: '2017-01-01' } }),
      undefined,
    ],
    [
      'of no edition: none',
      { ...device('A315'), facts: { model: 'A315', category: 'phone' } },
      undefined,
    ],
  ])('%s', (_, entry, released) => {
    expect(years.of(entry)).toEqual(released);
  });

  it('learns nothing from years that were read off the list itself', () => {
    const seen = { date: '2016', source: 'google-play-first-seen', estimate: true } as const;
    expect(
      new NearestYears([device('A316', undefined, { released: seen })]).of(device('A315')),
    ).toBe(undefined);
  });

  it('is within a year for nine in ten known devices, each estimated from the others', () => {
    const { facts } = loadFacts('data');
    const devices = withReleaseYears(facts.devices, facts.releaseYears, facts.date);
    const all = new NearestYears(devices);
    const errors = devices.filter(isKnown).flatMap((entry) => {
      const released = all.of(entry);
      if (released?.source !== ESTIMATED_FROM.nearest) return [];
      return [Math.abs(Number(released.date) - Number(entry.facts.released!.date.slice(0, 4)))];
    });
    const within = (years: number) => errors.filter((e) => e <= years).length / errors.length;
    expect(errors.length).toBeGreaterThan(1500);
    expect(within(1)).toBeGreaterThan(0.9);
    expect(within(2)).toBeGreaterThan(0.97);
  });
});
