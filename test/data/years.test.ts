import { describe, expect, it } from 'vitest';
import { compileDevices } from '../../src/compile/index.ts';
import { loadFacts } from '../../src/data/index.ts';

const { facts } = loadFacts('data');
const devices = compileDevices(facts);

describe('the year of release', () => {
  it('is an integer of every device, that of its date', () => {
    const thisYear = Number(facts.date.slice(0, 4));
    const wrong = devices.filter(
      ({ releaseYear: year, released }) =>
        !Number.isInteger(year) ||
        year < 2000 ||
        year > thisYear + 1 ||
        released?.date.slice(0, 4) !== String(year),
    );
    expect(wrong.map((d) => `${d.brandSlug}/${d.modelSlug}`)).toEqual([]);
  });

  it('names a source that data/sources has', () => {
    const unlisted = devices.filter((d) => !Object.hasOwn(facts.sources, d.released!.source));
    expect(unlisted.map((d) => `${d.brandSlug}/${d.modelSlug}`)).toEqual([]);
  });

  it('is marked as an estimate as often as docs/data.md says', () => {
    const stated = (list: typeof devices) =>
      list.filter(({ released }) => released?.estimate === undefined).length / list.length;
    const having = devices.filter((d) => d.supports === 'yes' || d.supports === 'partial');
    // "8 devices in 100, and half of those with an eSIM"
    expect(Math.round(100 * stated(devices))).toBe(8);
    expect(stated(having)).toBeGreaterThan(0.45);
    expect(stated(having)).toBeLessThan(0.6);
  });
});
