import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CATEGORIES,
  type CompiledBrand,
  type CompiledDevice,
  type CompiledVariant,
  GRADES,
  type SourceDetail,
  SUPPORTS,
  slugify,
} from '../model/index.ts';
import { FORMAT, writeContainer } from './container.ts';
import { deviceSections } from './device-sections.ts';
import { SnapshotError } from './errors.ts';
import { openSnapshot } from './snapshot.ts';
import { unknownBecause } from './unknown-because.ts';

const META = { version: '2026.11.21-00000000', date: '2026-11-21', devices: 0, codes: 0 };
const SOURCES: Record<string, SourceDetail> = Object.fromEntries(
  ['list', 'maker'].map((id) => [
    id,
    {
      id,
      title: `Title of ${id}`,
      publisher: 'P',
      kind: id,
      url: id === 'list' ? null : 'https://x.test',
      via: null,
      of: null,
    },
  ]),
);
const RULES = { absence: 'Absent.', 'pre-esim': 'Before.' };
const REGIONS = { japan: { name: 'Japan', countries: ['JP'] } };
const BRANDS: CompiledBrand[] = [
  { slug: 'a-brand', name: 'A Brand', aliases: [], weight: 0 },
  { slug: 'b', name: 'B', aliases: ['Bee', 'Be'], weight: 7 },
];

const source = fc.constantFrom('list', 'maker');
const text = fc.stringMatching(/^[A-Za-z0-9+ÄßéŁ红魔👍 ]{1,30}$/u).map((s) => s.trim() || 'x');
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value);
const regions = fc.subarray(['japan', 'mainland-china', 'united-states']);
const claim = fc.record({
  supports: fc.constantFrom(...SUPPORTS),
  source,
  checked: fc.constantFrom('2025', '2026-07'),
});
const trait = fc.record({
  trait: fc.constantFrom('esim-only', 'active-profiles'),
  source,
  checked: fc.constant('2025'),
});

const variant: fc.Arbitrary<CompiledVariant> = fc.record({
  codes: fc.array(text, { maxLength: 3 }),
  name: maybe(text),
  edition: maybe(fc.constantFrom('connectivity', 'carrier')),
  regions,
  supports: fc.constantFrom(...SUPPORTS),
  own: fc.boolean(),
  grade: maybe(fc.constantFrom(...GRADES)),
  claims: fc.array(claim, { maxLength: 2 }),
  traits: fc.array(trait, { maxLength: 1 }) as fc.Arbitrary<CompiledVariant['traits']>,
  note: maybe(text),
});

const released = fc.record(
  {
    date: fc.constantFrom('2016', '2024', '2024-01', '2024-01-31'),
    source,
    estimate: fc.constant(true as const),
  },
  { requiredKeys: ['date', 'source'] },
);

const device: fc.Arbitrary<CompiledDevice> = fc
  .record({
    brand: fc.constantFrom(...BRANDS),
    model: text,
    ownSlug: fc.boolean(),
    category: fc.constantFrom(...CATEGORIES),
    supports: fc.constantFrom(...SUPPORTS),
    exceptionRegions: regions,
    regionAnswers: fc.dictionary(
      fc.constantFrom('japan', 'mainland-china'),
      fc.constantFrom(...SUPPORTS),
    ),
    grade: maybe(fc.constantFrom(...GRADES)),
    dependsOn: fc.subarray(['carrier', 'edition']),
    rule: maybe(fc.constantFrom('absence', 'pre-esim')),
    released: maybe(released),
    aliases: fc.array(text, { maxLength: 2 }),
    twins: fc.array(text, { maxLength: 2 }),
    os: maybe(fc.constant({ name: 'iOS' as const, first: 11, last: 27, source: 'maker' })),
    screens: fc.constantFrom(undefined, [
      { width: 390, height: 844, scale: 3, source: 'list', checked: '2026' },
      {
        width: 320,
        height: 693,
        scale: 3,
        zoomed: true as const,
        source: 'maker',
        checked: '2026',
      },
    ]),
    family: maybe(fc.constantFrom('iPhone', 'Galaxy S')),
    variants: fc.array(variant, { maxLength: 3 }),
    claims: fc.array(claim, { maxLength: 2 }),
    traits: fc.array(trait, { maxLength: 1 }) as fc.Arbitrary<CompiledDevice['traits']>,
    note: maybe(text),
  })
  .map(({ brand, ownSlug, screens, ...d }) => ({
    ...d,
    ...(screens === undefined ? {} : { screens }),
    brand: brand.name,
    brandSlug: brand.slug,
    modelSlug: (ownSlug && slugify(d.model)) || 'a-slug',
    releaseYear: d.released === null ? 0 : Number(d.released.date.slice(0, 4)),
  }));

const slugOf = (d: CompiledDevice): string => `${d.brandSlug}/${d.modelSlug}`;

const snapshotOf = (devices: readonly CompiledDevice[]): Uint8Array =>
  writeContainer(
    META,
    deviceSections({
      devices,
      brands: BRANDS,
      regions: REGIONS,
      redirects: Object.fromEntries(devices.slice(0, 1).map((d) => ['b/old', slugOf(d)])),
      removed: { 'a television': { b: ['screen'] } },
      sources: SOURCES,
      rules: RULES,
      prominence: Uint8Array.from(devices, (_, i) => 255 - i),
    }),
  );

/** What the detail answer must say of a device, written down independently of the columns. */
function expectedDetail(d: CompiledDevice) {
  const cited = new Set(
    [d, ...d.variants].flatMap((part) => [...part.claims, ...part.traits].map((s) => s.source)),
  );
  if (d.released) cited.add(d.released.source);
  if (d.os) cited.add(d.os.source);
  for (const screen of d.screens ?? []) cited.add(screen.source);
  const { rule, family: _, regionAnswers: _answers, variants, ...rest } = d;
  return {
    ...rest,
    slug: `${d.brandSlug}/${d.modelSlug}`,
    rule: rule === null ? null : { id: rule, statement: RULES[rule as keyof typeof RULES] },
    unknownBecause: d.supports === 'unknown' ? unknownBecause(d.claims, variants) : null,
    variants: variants.map(({ own: _own, ...v }) => v),
    sources: [...cited].sort().map((id) => SOURCES[id]),
    dataset: { version: META.version, date: META.date },
  };
}

describe('a snapshot', () => {
  it('gives back every field of every device', () => {
    fc.assert(
      fc.property(fc.array(device, { maxLength: 8 }), (devices) => {
        const table = openSnapshot(snapshotOf(devices)).devices;
        expect(table.size).toBe(devices.length);
        let variants = 0;
        for (const [i, d] of devices.entries()) {
          expect(table.detail(i)).toEqual(expectedDetail(d));
          expect(table.model(i)).toBe(d.model);
          expect(table.regionAnswers(i)).toEqual(d.regionAnswers);
          expect(table.year[i]).toBe(d.releaseYear);
          expect(table.prominence[i]).toBe(255 - i);
          expect(table.osFirst[i]).toBe(d.os?.first ?? 0);
          expect(table.osLast[i]).toBe(d.os?.last ?? 0);
          expect(d.family).toBe(table.family[i] ? table.families[table.family[i]! - 1] : null);
          for (const v of d.variants) {
            expect(table.variantIsOwn(variants)).toBe(v.own);
            expect(table.deviceOfVariant(variants)).toBe(i);
            for (let c = table.codeStart[variants]!; c < table.codeStart[variants + 1]!; c++) {
              expect(table.variantOfCode(c)).toBe(variants);
            }
            variants++;
          }
        }
      }),
    );
  });

  it('finds a device by its slugs, and says where a retired slug leads', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(device, { maxLength: 8, selector: (d) => `${d.brandSlug}/${d.modelSlug}` }),
        (devices) => {
          const table = openSnapshot(snapshotOf(devices)).devices;
          for (const [i, d] of devices.entries())
            expect(table.find(d.brandSlug, d.modelSlug)).toBe(i);
          expect(table.find('b', 'no-such-model')).toBe(-1);
          expect(table.find('no-such-brand', 'a-slug')).toBe(-1);
          expect(table.redirect('b/old')).toBe(devices[0] && slugOf(devices[0]));
          expect(table.redirect('toString')).toBe(undefined);
          expect(table.removed('b/screen')).toBe('a television');
          expect(table.removed('b/old')).toBeNull();
          expect(table.removed('toString/name')).toBeNull();
        },
      ),
    );
  });

  it('knows its brands', () => {
    const { devices } = openSnapshot(snapshotOf([]));
    expect(devices.brands).toEqual(BRANDS);
    expect(devices.regions).toEqual(REGIONS);
  });
});

describe('bytes that cannot be served', () => {
  const [sample] = fc.sample(fc.array(device, { minLength: 5, maxLength: 5 }), {
    numRuns: 1,
    seed: 1,
  });
  const good = snapshotOf(sample!);
  const fault = (bytes: Uint8Array): string => {
    try {
      openSnapshot(bytes);
      return 'opened';
    } catch (error) {
      return error instanceof SnapshotError ? error.fault : String(error);
    }
  };
  const withWord = (at: number, value: number): Uint8Array => {
    const bytes = good.slice();
    new DataView(bytes.buffer).setUint32(at, value, true);
    return bytes;
  };

  it.each([
    ['whole', good, 'opened'],
    ['empty', new Uint8Array(), 'not-a-snapshot'],
    [
      'of another kind',
      new TextEncoder().encode('<!doctype html><title>Not here</title>'),
      'not-a-snapshot',
    ],
    ['of a newer format', withWord(4, FORMAT + 1), 'newer-format'],
    ['of an older format', withWord(4, FORMAT - 1), 'older-format'],
    ['longer than it says', new Uint8Array([...good, 0, 0, 0, 0, 0, 0, 0, 0]), 'corrupted'],
  ])('%s', (_, bytes, expected) => {
    expect(fault(bytes)).toBe(expected);
  });

  it('cut short anywhere', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: good.length - 1 }), (length) => {
        expect(['truncated', 'not-a-snapshot']).toContain(fault(good.slice(0, length)));
      }),
    );
  });

  it('with one byte changed anywhere behind the format', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: good.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        (at, change) => {
          const bytes = good.slice();
          bytes[at]! ^= change;
          expect(['truncated', 'corrupted']).toContain(fault(bytes));
        },
      ),
    );
  });

  it('reads a snapshot from the middle of a larger buffer', () => {
    const buffer = new Uint8Array(good.length + 3);
    buffer.set(good, 3);
    expect(fault(buffer.subarray(3))).toBe('opened');
  });
});
