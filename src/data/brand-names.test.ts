import { describe, expect, it } from 'vitest';
import { BrandNames } from './brand-names.ts';

describe('the brand that a list means', () => {
  const names = new BrandNames({
    seller: { name: 'Seller', listedAs: [{ name: 'Factory', begins: 'Seller' }] },
    line: { name: 'Line', listedAs: [{ name: 'Factory', begins: 'Seller Line' }] },
  });

  it('is the one with the longest beginning', () => {
    expect(names.of('Factory', 'Seller 7')?.slug).toBe('seller');
    expect(names.of('Factory', 'Seller Line 7')).toMatchObject({
      slug: 'line',
      names: ['Seller Line'],
    });
    expect(names.of('Factory', 'Other 7')?.slug).toBe('factory');
  });

  it.each([
    ['Acme Corporation', 'Acme'],
    ['Acme Corporation PLC', 'Acme'],
    ['Acme Limited', 'Acme'],
    ['Acme S.A.', 'Acme'],
    ['Acme (Sweden)', 'Acme'],
    ['Acme（Indonesia）', 'Acme'],
    ['Flag', 'Flag'],
    ['Line Limited', 'Line Limited'],
  ])('%s: %s', (name, bare) => {
    expect(names.withoutNote(name)).toBe(bare);
  });
});
