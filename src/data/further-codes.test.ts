import { expect, it } from 'vitest';
import type { DeviceEntry } from './facts.ts';
import { withFurtherCodes } from './further-codes.ts';

const entry = (modelSlug: string, variants: DeviceEntry['facts']['variants']): DeviceEntry => ({
  file: '',
  origin: 'catalogue',
  brandSlug: 'acme',
  modelSlug,
  facts: { model: modelSlug, category: 'phone', ...(variants ? { variants } : {}) },
});
const variantsOf = (variants: DeviceEntry['facts']['variants'], codes: string[]) =>
  withFurtherCodes([entry('one', variants)], { list: { acme: { one: codes } } })[0]!.facts.variants;

it.each([
  ['join those of which nothing else is known', [{ codes: ['A1'] }], [{ codes: ['A1', 'A2'] }]],
  [
    'stand apart from those of a region',
    [{ codes: ['A1'], regions: ['japan'] }],
    [{ codes: ['A1'], regions: ['japan'] }, { codes: ['A2'] }],
  ],
  ['are the first of a device without any', undefined, [{ codes: ['A2'] }]],
  ['are left out where they are held', [{ codes: ['a2'] }], [{ codes: ['a2'] }]],
])('further codes %s', (_, variants, grown) => {
  expect(variantsOf(variants, ['A2'])).toEqual(grown);
});

it('leaves every other device as it is', () => {
  const devices = [entry('two', [{ codes: ['B'] }])];
  expect(withFurtherCodes(devices, { list: { acme: { one: ['A'] } } })).toEqual(devices);
});
