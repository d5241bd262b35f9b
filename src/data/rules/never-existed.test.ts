import { describe, expect, it } from 'vitest';
import { NO_FACTS } from '../facts.fixture.ts';
import type { Facts } from '../facts.ts';
import { loadFacts } from '../load.ts';
import { neverExisted } from './never-existed.ts';

type Names = Facts['neverExisted'];

const plus = {
  brand: 'Apple',
  model: 'iPhone 17 Plus',
  reason: 'The Air took its place.',
  source: 'x',
};

function facts(names: Names, model = 'iPhone 17', aliases: string[] = []): Facts {
  return {
    ...NO_FACTS,
    brands: { apple: { name: 'Apple' } },
    sources: { x: { title: 'X', publisher: 'X', kind: 'list' } },
    neverExisted: names,
    devices: [
      {
        file: 'devices/apple/x.json',
        origin: 'curated',
        brandSlug: 'apple',
        modelSlug: 'x',
        facts: { model, category: 'phone', aliases },
      },
    ],
  };
}

describe('never-existed', () => {
  it.each([
    ['nothing wrong', facts([plus]), []],
    ['a device of that name', facts([plus], 'iPhone 17 Plus'), ['model']],
    ['spelled another way', facts([plus], 'iPhone 17+'), ['model']],
    [
      'an alias of that name',
      facts([plus], 'iPhone Air', ['Air', 'iPhone 17 Plus']),
      ['aliases[1]'],
    ],
    ['unknown brand', facts([{ ...plus, brand: 'Appel' }]), ['names[0].brand']],
    ['unknown source', facts([{ ...plus, source: 'y' }]), ['names[0].source']],
    ['not sorted', facts([plus, { ...plus, model: 'iPhone 16 Mini' }]), ['names[1].model']],
    ['twice', facts([plus, plus]), ['names[1].model']],
  ])('%s', (_, given, fields) => {
    expect([...neverExisted.check(given)].map((p) => p.field)).toEqual(fields);
  });

  it('holds for the data set, and the list is not empty', () => {
    const given = loadFacts('data').facts;
    expect(given.neverExisted.length).toBeGreaterThan(0);
    expect([...neverExisted.check(given)]).toEqual([]);
  });
});
