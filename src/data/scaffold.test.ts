import { expect, it } from 'vitest';
import { NO_FACTS } from './facts.fixture.ts';
import type { DeviceEntry, Facts } from './facts.ts';
import { scaffold } from './scaffold.ts';

const entry = (origin: DeviceEntry['origin'], model: string, modelSlug: string): DeviceEntry => ({
  file: `devices/acme/${modelSlug}.json`,
  origin,
  brandSlug: 'acme',
  modelSlug,
  facts: {
    model,
    category: 'tablet',
    listed: { date: '2020-01', source: 'play' },
    variants: [{ codes: ['A1'] }],
  },
});
const FACTS: Facts = {
  ...NO_FACTS,
  brands: { acme: { name: 'Acme' } },
  devices: [entry('curated', 'One', 'one'), entry('catalogue', 'Two', 'two-old')],
};

it.each([
  ['a new device', 'Acme', 'Acme Three 5G', 'devices/acme/three-5g.json', 'Three 5G', 'phone'],
  [
    'one of the catalogue, which keeps its slug',
    'acme',
    'TWO',
    'devices/acme/two-old.json',
    'TWO',
    'tablet',
  ],
])('begins the file of %s', (_, brand, model, file, name, category) => {
  const made = scaffold(FACTS, brand, model, 'phone');
  expect(made).toMatchObject({ file });
  const facts = JSON.parse((made as { text: string }).text) as Record<string, unknown>;
  expect(facts).toMatchObject({ model: name, category });
  expect(facts).not.toHaveProperty('claims');
  expect(facts).not.toHaveProperty('listed');
});

it.each([
  [
    'a device that has a file',
    'acme',
    'one',
    'This device has a file already: devices/acme/one.json.',
  ],
  [
    'a brand that is not listed',
    'zenith',
    'one',
    'No brand "zenith" in brands.json: add it there first.',
  ],
  ['a name without a letter', 'acme', '红', 'The name has no letter or digit to make a slug of.'],
])('refuses %s', (_, brand, model, why) => {
  expect(scaffold(FACTS, brand, model, 'phone')).toEqual({ why });
});
