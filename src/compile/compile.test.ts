import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_FACTS } from '../data/facts.fixture.ts';
import type { DeviceEntry, Facts } from '../data/index.ts';
import { slugify } from '../model/index.ts';
import { openSnapshot } from '../snapshot/index.ts';
import { compile } from './compile.ts';

const entry = (brandSlug: string, model: string, year: string, code: string): DeviceEntry => ({
  file: `devices/${brandSlug}/${slugify(model)}.json`,
  origin: 'curated',
  brandSlug,
  modelSlug: slugify(model),
  facts: {
    model,
    category: 'phone',
    released: { date: year, source: 'list' },
    claims: [{ supports: 'yes', source: 'list', checked: '2025' }],
    variants: [{ codes: [code] }],
  },
});

const FACTS: Facts = {
  ...NO_FACTS,
  brands: { acme: { name: 'Acme', weight: 3 }, zenith: { name: 'Zenith' } },
  regions: { japan: { name: 'Japan', countries: ['JP'] } },
  sources: { list: { title: 'L', publisher: 'P', kind: 'list' } },
  devices: [
    entry('acme', 'One', '2024', 'A1'),
    entry('acme', 'One Pro', '2024', 'A2'),
    entry('acme', 'Two', '2025-03', 'A3'),
    entry('zenith', 'One', '2024', 'Z1'),
    entry('zenith', 'Flip', '2023', 'Z2'),
  ],
};

describe('compile', () => {
  it('gives the same bytes for the same facts, in whatever order they were read', () => {
    const { bytes } = compile(FACTS);
    const shuffled = fc.shuffledSubarray([...FACTS.devices], { minLength: FACTS.devices.length });
    fc.assert(
      fc.property(shuffled, fc.boolean(), (devices, turned) => {
        const brands = turned
          ? Object.fromEntries(Object.entries(FACTS.brands).reverse())
          : FACTS.brands;
        expect(compile({ ...FACTS, devices, brands }).bytes).toEqual(bytes);
      }),
      { numRuns: 30 },
    );
  });

  it('gives another version when a fact changes', () => {
    const [first, ...rest] = FACTS.devices;
    const changed = { ...first!, facts: { ...first!.facts, category: 'tablet' as const } };
    const { meta } = compile(FACTS);
    expect(meta.version).toMatch(/^2026\.11\.21-[0-9a-f]{8}$/);
    expect(compile({ ...FACTS, devices: [changed, ...rest] }).meta.version).not.toBe(meta.version);
    expect(compile({ ...FACTS, date: '2026-11-22' }).meta.version).not.toBe(meta.version);
  });

  it('holds the sources that devices name, and no others', () => {
    const orders: Facts = {
      ...FACTS,
      sources: { ...FACTS.sources, shop: { title: 'S', publisher: 'S', kind: 'list' } },
      appleOrderNumbers: { list: { one: ['MA002'] }, shop: { one: ['MA012'] } },
    };
    const { container, devices } = openSnapshot(compile(orders).bytes);
    const { sources } = JSON.parse(container.text('details.registry')) as { sources: object };
    expect(Object.keys(sources)).toEqual(['list']);
    expect(devices.detail(0).sources.map(({ id }) => id)).toEqual(['list']);
  });

  it('counts devices and codes', () => {
    expect(compile(FACTS).meta).toMatchObject({ devices: 5, codes: 5 });
  });
});
