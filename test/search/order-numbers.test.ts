import { describe, expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { wholeFacts } from '../whole-data.ts';
import { openDataset } from './dataset.ts';
import { Dice, SEED } from './seed.ts';

const { bytes } = openDataset();
const lookup = new Lookup(bytes);
const { appleOrderNumbers } = wholeFacts();

/** The device of each order number, and which numbers are of units for mainland China. */
const slugs = new Map<string, string>();
const mainland = new Set<string>();
for (const models of Object.values(appleOrderNumbers)) {
  for (const [modelSlug, numbers] of Object.entries(models)) {
    for (const said of numbers) {
      const number = said.slice(0, 5);
      slugs.set(number, `apple/${modelSlug}`);
      if (said.endsWith('CH')) mainland.add(number);
    }
  }
}
const held = [...slugs];

const SIGNS = '0123456789ACDEFGHJKLMNPQRTUVWXY';
const MARKETS = ['ZD', 'LL', 'J', 'CH', 'ZA', 'ZP', 'QL', 'HN', 'KH', 'X', 'B', 'RU'];
const ASKED = 400;
const dice = new Dice('order numbers');

console.log(`SEARCH_SEED=${SEED}`);

const drawn = (count: number) => Array.from({ length: count }, () => dice.one(held));
/** An order number that no list names. */
function unheld(): string {
  for (;;) {
    const middle = Array.from({ length: 3 }, () => dice.one([...SIGNS])).join('');
    const number = `M${middle}${dice.one(['2', '3', '4'])}`;
    if (!slugs.has(number) && /[A-Z]/.test(middle)) return number;
  }
}

describe('an order number of Apple', () => {
  it('names its device, with the letters of any market', () => {
    for (const [number, slug] of drawn(ASKED)) {
      const text = dice.one(['M', 'N', 'F', 'P']) + number.slice(1) + dice.one(MARKETS);
      const forms = [
        `${text}/A`,
        `esim ${text}/A`,
        `SKU-${text}/A (new)`,
        `${text} / A`,
        `${text}\\A`,
      ];
      for (const asked of forms) {
        const { verdict, devices } = lookup.answer(asked);
        expect([asked, verdict.meant, devices[0]?.slug]).toEqual([asked, 'one', slug]);
      }
    }
  });

  it('names its device without a market, alone, beside the maker and in a question', () => {
    for (const [number, slug] of drawn(ASKED)) {
      for (const asked of [number, `Apple ${number}`, `does ${number} support esim?`]) {
        const { verdict, devices } = lookup.answer(asked);
        expect([asked, verdict.meant, devices[0]?.slug]).toEqual([asked, 'one', slug]);
      }
    }
  });

  it('says where the unit is sold', () => {
    for (const [number] of drawn(ASKED)) {
      const { said } = lookup.answer(`${number}CH/A`);
      expect([number, said.region]).toEqual([number, 'mainland-china']);
    }
  });

  it('is never told yes of a unit for mainland China where that has none', () => {
    for (const number of mainland) {
      const bare = lookup.answer(number);
      const china = lookup.answer(`${number}CH/A`);
      expect([number, bare.verdict.supports]).toEqual([number, china.verdict.supports]);
      expect([number, lookup.answer(`${number}ZA/A`).verdict.supports]).toEqual([
        number,
        china.verdict.supports,
      ]);
    }
  });

  it.each([
    ['iphone 15 MTP43CH', 'no'],
    ['iphone 15 MTP43CHA', 'no'],
    ['iPhone 15, MTP43-CH, 128 GB', 'no'],
    ['mtp43 ch a iphone 15', 'no'],
    ['15 MTP43CHA esim?', 'no'],
    ['iphone 15 MTP43ZA', 'partial'],
    ['iphone 15 MTP43LLA', 'yes'],
    // A preposition, a code of Asus and a name are no endings.
    ['iphone 13 mlpf3 za 300 eur', 'yes'],
    ['asus memo pad me572cl', 'no'],
    ['oneplus nord2ce', 'no'],
  ])('is read without its slash: %s', (text, supports) => {
    expect(lookup.answer(text).verdict.supports).toBe(supports);
  });

  it('says where the unit is sold before any other word does', () => {
    for (const number of mainland) {
      const { supports } = lookup.answer(`${number}CH/A`).verdict;
      for (const asked of [
        `${number}LL/A`,
        `Apple ${number} US version`,
        `Apple ${number} japan`,
      ]) {
        expect([asked, lookup.answer(asked).verdict.supports]).toEqual([asked, supports]);
      }
    }
  });

  it('names no device where no list has it, however near it is to one', () => {
    const wrong: string[] = [];
    for (let i = 0; i < ASKED; i++) {
      const number = unheld();
      for (const asked of [`${number}ZD/A`, `esim ${number}LL/A`]) {
        const { verdict } = lookup.answer(asked);
        if (verdict.meant === 'one' && verdict.supports === 'yes') wrong.push(asked);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is no device of Apple beside another maker, and bare none beside another thing', () => {
    for (const [number] of drawn(ASKED / 4)) {
      for (const maker of ['Samsung', 'Nokia', 'Lenovo', 'Huawei']) {
        const { meant, devices } = lookup.answer(`${maker} ${number}`);
        const slug = meant === 'one' ? devices[0]!.brandSlug : '';
        expect([maker, number, slug]).not.toEqual([maker, number, 'apple']);
      }
      for (const thing of ['printer', 'toner', 'washing machine', 'battery 9000']) {
        const { verdict } = lookup.answer(`${thing} ${number}`);
        expect([thing, number, verdict.supports]).not.toEqual([thing, number, 'yes']);
      }
    }
  });
});
