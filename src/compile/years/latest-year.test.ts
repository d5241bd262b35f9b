import { describe, expect, it } from 'vitest';
import type { DeviceEntry } from '../../data/index.ts';
import type { DeviceFacts } from '../../model/index.ts';
import { LatestYears } from './latest-year.ts';

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
});
