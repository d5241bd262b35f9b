import { expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from '../search/dataset.ts';

const lookup = new Lookup(openDataset().bytes);
const { devices } = lookup.snapshot;

it('no code beside a place has an answer that excepts this very place', () => {
  const wrong: string[] = [];
  for (let device = 0; device < devices.size; device++) {
    const regions = devices.exceptionRegions(device);
    if (regions.length === 0) continue;
    const { slug } = devices.record(device);
    const first = devices.codeStart[devices.variantStart[device]!]!;
    const end = devices.codeStart[devices.variantStart[device + 1]!]!;
    for (let entry = first; entry < end; entry++) {
      const code = devices.codes.at(entry);
      for (const region of regions) {
        const { exceptionRegions } = lookup.unit(slug, { code, region })!;
        if (exceptionRegions.includes(region)) wrong.push(`${slug} ${code} ${region}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
