import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type CompiledDevice, type RegionId, Supports, Trait } from '../../src/model/index.ts';
import { wholeDevices } from '../whole-data.ts';

const CASES = new URL('../cases/regional-facts/', import.meta.url);

/**
 * One fact that is known from outside the data set. With `codes` it speaks of the variants of those
 * codes, with `regions` of the units sold there, with neither of the device as a whole; `trait` asks
 * that the device or one of its variants has a trait with at least these fields.
 */
const Row = v.strictObject({
  brand: v.string(),
  models: v.pipe(v.array(v.string()), v.minLength(1)),
  codes: v.optional(v.array(v.string())),
  regions: v.optional(v.array(v.string())),
  supports: v.optional(Supports),
  trait: v.optional(
    v.strictObject({
      trait: Trait.entries.trait,
      value: v.optional(v.number()),
      regions: v.optional(v.array(v.string())),
    }),
  ),
  why: v.string(),
});

const devices = wholeDevices();

/** The answer for a unit sold in a region, as a reader takes it from the device record. */
function supportsIn({ supports, exceptionRegions }: CompiledDevice, region: RegionId): Supports {
  if (!exceptionRegions.includes(region)) return supports;
  return supports === 'no' ? 'yes' : 'no';
}

describe.each(readdirSync(CASES).sort())('%s', (file) => {
  const rows = v.parse(v.array(Row), JSON.parse(readFileSync(new URL(file, CASES), 'utf8')));
  const cases = rows.flatMap((row, i) =>
    row.models.map((model) => ({ ...row, model, at: `${i + 1}: ${row.brand} ${model}` })),
  );

  it.each(cases)('$at: $why', ({ brand, model, codes, regions, supports, trait }) => {
    const found = devices.filter((d) => d.brand === brand && d.model === model);
    expect(found.map((d) => `${d.brandSlug}/${d.modelSlug}`)).toHaveLength(1);
    const device = found[0]!;
    if (supports !== undefined) {
      if (codes === undefined && regions === undefined) expect(device.supports).toBe(supports);
      for (const region of regions ?? []) {
        expect([region, supportsIn(device, region)]).toEqual([region, supports]);
      }
      for (const code of codes ?? []) {
        const variant = device.variants.find((one) => one.codes.includes(code));
        expect([code, variant?.supports]).toEqual([code, supports]);
      }
    }
    if (trait !== undefined) {
      const traits = [...device.traits, ...device.variants.flatMap((one) => one.traits)];
      expect(traits).toContainEqual(expect.objectContaining(trait));
    }
  });
});
