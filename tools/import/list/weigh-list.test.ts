import { describe, expect, it } from 'vitest';
import type { Supports } from '../../../src/model/index.ts';
import { type KnownDevice, ListError, readList, weighList } from './weigh-list.ts';

const device = (model: string, supports: Supports, ...aliases: string[]): KnownDevice => ({
  brandSlug: 'acme',
  modelSlug: model.toLowerCase().replaceAll(' ', '-'),
  model,
  aliases,
  supports,
});
const DEVICES = [
  device('One', 'yes'),
  device('One Pro', 'no', 'One Plus'),
  device('Two', 'unknown', 'One'),
];
const BRANDS = { acme: { name: 'Acme', aliases: [] } };

describe('readList', () => {
  it.each([
    ['commas', 'Brand,Model,Supports\nAcme,"One, Pro",no\n'],
    ['tabs', 'brand\tmodel\tsupports\nAcme\tOne, Pro\tno\n'],
  ])('reads %s', (_, text) => {
    expect(readList(text)).toEqual({
      rows: [{ brand: 'Acme', model: 'One, Pro', supports: 'no' }],
      malformed: [],
    });
  });

  it('takes a list of names for a list of those that have it', () => {
    expect(readList('brand,model\nAcme,One\n').rows[0]!.supports).toBe('yes');
  });

  it('reports what it cannot read', () => {
    const { rows, malformed } = readList('brand,model,supports\nAcme,,yes\nAcme,One,perhaps\n');
    expect(rows).toEqual([]);
    expect(malformed).toEqual([
      'row 1: the brand or model is empty',
      'row 2: supports is "perhaps"',
    ]);
  });

  it('refuses what is no list', () => {
    expect(() => readList('name\nOne\n')).toThrow(ListError);
  });
});

describe('weighList', () => {
  it.each([
    ['One', 'yes', 'agrees', 'acme/one'],
    ['Acme One', 'yes', 'agrees', 'acme/one'],
    ['ONE', 'no', 'conflicts', 'acme/one'],
    ['One+', 'yes', 'conflicts', 'acme/one-pro'],
    ['Two', 'yes', 'decides', 'acme/two'],
    ['Two', 'unknown', 'agrees', 'acme/two'],
    ['One', 'unknown', 'agrees', 'acme/one'],
    ['Three', 'yes', 'unknown', null],
  ] as const)('%s %s: %s', (model, supports, kind, slug) => {
    const weighed = weighList([{ brand: 'ACME', model, supports }], DEVICES, BRANDS);
    const [found] = weighed[kind];
    expect(found).toBeDefined();
    if (slug !== null) expect(found).toMatchObject({ slug });
    const count = Object.values(weighed).reduce((n, list) => n + list.length, 0);
    expect(count).toBe(1);
  });

  it('does not know a brand that nobody listed', () => {
    const row = { brand: 'Zenith', model: 'One', supports: 'yes' as const };
    expect(weighList([row], DEVICES, BRANDS).unknown).toEqual([row]);
  });
});
