import { expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from './dataset.ts';

const { bytes, snapshot, brands, devices: names } = openDataset();
const lookup = new Lookup(bytes);
const table = snapshot.devices;
/** So well-known devices are asked for by what tells them from others of their maker. */
const KNOWN = 150;

/** The model without the names of its maker in front: "Redmi Note 12 Pro" is "note 12 pro". */
function bareName(d: number): string {
  const { brand, model } = names[d]!;
  const { name, aliases } = brands.get(brand)!;
  const ofMaker = new Set([name, ...aliases].map((word) => word.toLowerCase()));
  const words = model.toLowerCase().split(' ');
  const first = words.findIndex((word) => !ofMaker.has(word));
  return first < 0 ? '' : words.slice(first).join(' ').replace(/[()]/g, '');
}

const asked = names
  .map((_, d) => ({ d, q: bareName(d) }))
  .filter(({ d, q }) => table.prominence[d]! >= KNOWN && /\d/.test(q) && q.length > 1);

it('a well-known device is meant by its name without its maker', () => {
  const missed = asked.filter(({ d, q }) => {
    const { slug } = table.record(d);
    return !lookup.answer(q).devices.some((device) => device.slug === slug);
  });
  expect(asked.length).toBeGreaterThan(1000);
  // "fold 5g" means a later one: the network is said of hundreds.
  expect(missed.length / asked.length, missed.map(({ q }) => q).join('; ')).toBeLessThan(0.01);
});

it('a name without its maker never means one device that few know alone', () => {
  const wrong = asked.flatMap(({ d, q }) => {
    const { meant, devices } = lookup.answer(q);
    if (meant !== 'one') return [];
    const [found] = devices;
    const at = names.findIndex(
      ({ brand, model }) => brand === found!.brand && model === found!.model,
    );
    return table.prominence[at]! < table.prominence[d]!
      ? [`${q}: ${found!.brand} ${found!.model}`]
      : [];
  });
  expect(wrong).toEqual([]);
});

it('a digit alone means no device, whatever has it as its code', () => {
  for (let digit = 0; digit <= 9; digit++) {
    expect(lookup.answer(String(digit)).meant).toBe('none');
  }
});

it('a name without its generation means no single device', () => {
  const ofGeneration = / *\(?\b(?:gen(?:eration)? \d+|\d+(?:st|nd|rd|th) generation)\)?$/i;
  const groups = new Map<string, string[]>();
  for (let d = 0; d < names.length; d++) {
    const { brand, model } = names[d]!;
    const name = `${brand} ${model}`.replace(ofGeneration, '');
    if (name.endsWith(model) || table.prominence[d]! < 90) continue;
    groups.set(name, [...(groups.get(name) ?? []), table.record(d).slug]);
  }
  const families = [...groups].filter(([, members]) => members.length > 1);
  const missed = families.flatMap(([name, members]) => {
    const { meant, devices } = lookup.answer(name);
    const all = devices.map(({ slug }) => slug);
    // "ipad" is more than the list holds.
    const areMeant = members.filter((slug) => all.includes(slug)).length > 1;
    return meant === 'several' && areMeant ? [] : [name];
  });
  expect(families.length).toBeGreaterThan(8);
  expect(missed).toEqual([]);
});
