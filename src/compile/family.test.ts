import { describe, expect, it } from 'vitest';
import type { Brand } from '../model/index.ts';
import { familyOf } from './family.ts';

const brand: Brand = {
  name: 'Brand',
  families: [
    { name: 'Galaxy S', prefixes: ['Galaxy S'] },
    { name: 'Galaxy Tab', prefixes: ['Galaxy Tab'] },
    { name: 'Galaxy Tab S', prefixes: ['Galaxy Tab S'] },
    { name: 'Redmi', prefixes: ['Redmi'] },
    { name: 'Redmi Note', prefixes: ['Redmi Note'] },
    { name: 'Phone', prefixes: ['Phone'] },
  ],
};

describe('familyOf', () => {
  it.each([
    ['Galaxy S24+', 'Galaxy S'],
    ['Galaxy S', 'Galaxy S'],
    ['Galaxy S Light Luxury', 'Galaxy S'],
    ['Galaxy Star', null],
    ['Galaxy Tab S9 Ultra', 'Galaxy Tab S'],
    ['Galaxy Tab A9', 'Galaxy Tab'],
    ['Redmi Note 13 Pro', 'Redmi Note'],
    ['Redmi 12', 'Redmi'],
    ['Phone (2a)', 'Phone'],
    ['Phones', null],
    ['Old Redmi', null],
  ])('%s: %s', (model, family) => {
    expect(familyOf(model, brand)).toBe(family);
  });

  it('knows no family of a brand without', () => {
    expect(familyOf('Redmi 12', { name: 'Brand' })).toBeNull();
  });
});
