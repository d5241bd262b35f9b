import { describe, expect, it } from 'vitest';
import { withReleaseYears } from '../../src/compile/index.ts';
import { derivedYear } from '../../src/compile/years/derived-year.ts';
import {
  ESTIMATED_FROM,
  isDated,
  isKnown,
  NearestYears,
} from '../../src/compile/years/nearest-year.ts';
import { wholeFacts } from '../whole-data.ts';

const facts = wholeFacts();
const devices = withReleaseYears(facts.devices, facts.releaseYears, facts.date);

describe('the year of the nearest codes', () => {
  it('is within a year for nine in ten known devices, each estimated from the others', () => {
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

  it('is within a year for most devices of any time, each estimated from the others', () => {
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
  });
});

describe('the codes and names of devices whose day of sale is stated', () => {
  const late = new Map<string, number[]>();
  for (const { released, model, variants = [] } of facts.devices.map((d) => d.facts)) {
    if (released === undefined || released.estimate) continue;
    const codes = variants.flatMap((variant) => variant.codes);
    for (const derived of [derivedYear(model, []), ...codes.map((c) => derivedYear('', [c]))]) {
      if (derived === undefined) continue;
      const by = Number(released.date.slice(0, 4)) - Number(derived.date);
      late.set(derived.source, [...(late.get(derived.source) ?? []), by]);
    }
  }

  // The one that is further off came to Japan after two years: its other codes tell it apart.
  it.each([
    ['year-in-name', 20, 1],
    ['docomo-codes', 60, 0.98],
    ['softbank-codes', 3, 1],
  ])('%s, %i or more: at least %d of them within a year', (source, least, share) => {
    const all = late.get(source) ?? [];
    expect(all.length).toBeGreaterThanOrEqual(least);
    const near = all.filter((by) => Math.abs(by) <= 1).length;
    expect(near / all.length).toBeGreaterThanOrEqual(share);
  });
});
