import { describe, expect, it } from 'vitest';
import type { DeviceEntry } from '../../data/index.ts';
import { loadFacts } from '../../data/index.ts';
import type { DeviceFacts } from '../../model/index.ts';
import { LatestYears } from './latest-year.ts';
import { isDated, NearestYears } from './nearest-year.ts';
import { withReleaseYears } from './release-years.ts';

function device(model: string, facts: Partial<DeviceFacts> = {}): DeviceEntry {
  return {
    file: 'devices/acme/one.json',
    origin: 'curated',
    brandSlug: 'acme',
    modelSlug: model.toLowerCase(),
    facts: { model, category: 'phone', ...facts },
  };
}
const of = (model: string, date: string): DeviceEntry =>
  device(model, { released: { date, source: 'day' } });
const claims = (...dates: string[]) => ({
  claims: dates.map((checked, i) => ({ supports: 'no' as const, source: `list-${i}`, checked })),
});

describe('LatestYears', () => {
  const years = new LatestYears([of('A310', '2021-05'), of('A320', '2021-06')], '2026-11-22');
  const lone = new LatestYears([], '2026-11-22');

  it.each([
    [
      'of a list',
      years,
      device('A311', { listed: { date: '2025-10-04', source: 'list' } }),
      ['2025', 'list'],
    ],
    ['of a series', years, device('A315'), ['2021', 'nearest-codes']],
    [
      'of a word that is older than the series',
      years,
      device('A315', claims('2022', '2020-03')),
      ['2020', 'oldest-claim'],
    ],
    [
      'of a word on a variant',
      lone,
      device('B', { variants: [{ codes: [], ...claims('2023-01') }] }),
      ['2023', 'oldest-claim'],
    ],
    ['of a maker of whom nothing is known', lone, device('B'), ['2026', 'oldest-claim']],
  ] as const)('%s', (_, book, entry, [date, source]) => {
    expect(book.of(entry)).toEqual({ date, source, estimate: true });
  });

  it('is within a year for most known devices, each estimated from the others', () => {
    const { facts } = loadFacts('data');
    const devices = withReleaseYears(facts.devices, facts.releaseYears, facts.date);
    const all = new NearestYears(devices, isDated);
    const errors = devices
      .filter(isDated)
      .filter((_, i) => i % 20 === 0)
      .flatMap((entry) => {
        const released = all.nearest(entry);
        if (released === undefined) return [];
        return [Math.abs(Number(released.date) - Number(entry.facts.released!.date.slice(0, 4)))];
      });
    const within = (n: number) => errors.filter((e) => e <= n).length / errors.length;
    expect(errors.length).toBeGreaterThan(150);
    expect(within(1)).toBeGreaterThan(0.8);
    expect(within(2)).toBeGreaterThan(0.9);
  }, 60_000);
});
