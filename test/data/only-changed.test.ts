import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileDevices, type DatedEntry, withReleaseYears } from '../../src/compile/index.ts';
import type { DeviceEntry, Facts } from '../../src/data/index.ts';
import { slugOf, wholeDevices, wholeFacts } from '../whole-data.ts';

const facts = wholeFacts();
/** Makers whose years are stated, estimated from other devices, and bounded by the oldest claim. */
const MAKERS = new Set(['acer', 'google', 'meizu', 'sony']);
const some = facts.devices.filter(({ brandSlug }) => MAKERS.has(brandSlug));

/** What a contributor does to a file: the changed entry, or `null` if the file is removed. */
const CHANGES: Readonly<Record<string, (entry: DeviceEntry) => DeviceEntry | null>> = {
  removed: () => null,
  renamed: (entry) => ({ ...entry, facts: { ...entry.facts, model: `${entry.facts.model} Pro` } }),
  'without a year': ({ facts: { released: _, ...rest }, ...entry }) => ({ ...entry, facts: rest }),
  'in the oldest list alone': ({ facts: { released: _, ...rest }, ...entry }) => ({
    ...entry,
    facts: { ...rest, listed: { date: '2016-03-18', source: 'google-play-first-seen' } },
  }),
  'without claims': ({ facts: { claims: _, ...rest }, ...entry }) => ({ ...entry, facts: rest }),
  'with a file of its own': (entry) => ({ ...entry, origin: 'curated' }),
};

it('the answers of some devices are those that compiling all devices gives', () => {
  const slugs = new Set(facts.devices.filter((_, i) => i % 997 === 0).map(slugOf));
  const some = compileDevices(facts, (d) => slugs.has(slugOf(d)));
  const all = new Map(wholeDevices().map((d) => [slugOf(d), d]));
  expect(some.map(slugOf)).toEqual([...slugs]);
  expect(some).toEqual([...slugs].map((slug) => all.get(slug)));
});

it('so are those of devices that were just changed', () => {
  const change = fc.tuple(fc.nat(some.length - 1), fc.constantFrom(...Object.keys(CHANGES)));
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
      const devices: (DeviceEntry | null)[] = [...some];
      for (const [at, kind] of changes) {
        const entry = devices[at];
        if (entry) devices[at] = CHANGES[kind]!(entry);
      }
      const now: Facts = { ...facts, devices: devices.filter((entry) => entry !== null) };
      const changed = new Set(changes.slice(1).map(([at]) => some[at]!.modelSlug));
      const only = ({ modelSlug }: { modelSlug: string }): boolean => changed.has(modelSlug);
      expect(compileDevices(now, only)).toEqual(compileDevices(now).filter(only));
      // A rule can ask for the year of any device that a source describes.
      const described = (dated: DatedEntry[]) =>
        dated.filter(({ facts: f }) => f.claims).map(({ facts: f }) => f.released);
      const years = [now.devices, now.releaseYears, now.date] as const;
      expect(described(withReleaseYears(...years, only))).toEqual(
        described(withReleaseYears(...years)),
      );
    }),
    { numRuns: 10, seed: 20_261_122 },
  );
});
