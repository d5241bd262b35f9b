import { describe, expect, it } from 'vitest';
import { wholeDevices, wholeFacts } from '../whole-data.ts';

const facts = wholeFacts();
const devices = wholeDevices();

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
});
