import { describe, expect, it } from 'vitest';
import type { AppleOrderNumbers } from '../../model/index.ts';
import { NO_FACTS } from '../facts.fixture.ts';
import type { DeviceEntry, Facts } from '../facts.ts';
import { appleOrderNumbers } from './apple-order-numbers.ts';

const device = (brandSlug: string, modelSlug: string): DeviceEntry => ({
  file: `devices/${brandSlug}/${modelSlug}.json`,
  origin: 'curated',
  brandSlug,
  modelSlug,
  facts: { model: modelSlug, category: 'phone' },
});

const facts = (numbers: AppleOrderNumbers): Facts => ({
  ...NO_FACTS,
  sources: {
    list: { title: 'L', publisher: 'L', kind: 'catalogue' },
    shop: { title: 'S', publisher: 'S', kind: 'catalogue' },
  },
  appleOrderNumbers: numbers,
  devices: [device('apple', 'iphone-1'), device('apple', 'iphone-2'), device('acme', 'one')],
});

describe('apple-order-numbers', () => {
  it.each<[string, AppleOrderNumbers, string[]]>([
    ['an empty file', {}, []],
    ['numbers of two devices', { list: { 'iphone-1': ['MA002'], 'iphone-2': ['MA012'] } }, []],
    [
      'two sources that agree',
      { list: { 'iphone-1': ['MA002'] }, shop: { 'iphone-1': ['MA002'] } },
      [],
    ],
    [
      'two sources that do not',
      { list: { 'iphone-1': ['MA002'] }, shop: { 'iphone-2': ['MA002'] } },
      ['shop.iphone-2'],
    ],
    [
      'two devices of one source',
      { list: { 'iphone-1': ['MA002'], 'iphone-2': ['MA002'] } },
      ['list.iphone-2'],
    ],
    ['a number twice', { list: { 'iphone-1': ['MA002', 'MA002'] } }, ['list.iphone-1']],
    [
      'two markets of one number',
      { list: { 'iphone-1': ['MA002', 'MA002CH'] } },
      ['list.iphone-1'],
    ],
    ['no such device', { list: { 'iphone-3': ['MA002'] } }, ['list.iphone-3']],
    ['a device of another maker', { list: { one: ['MA002'] } }, ['list.one']],
    ['no such source', { rumour: { 'iphone-1': ['MA002'] } }, ['rumour']],
  ])('%s', (_, given, fields) => {
    const problems = [...appleOrderNumbers.check(facts(given))];
    expect(problems.map((p) => p.field)).toEqual(fields);
    for (const { file, rule } of problems) {
      expect({ file, rule }).toEqual({
        file: 'apple-order-numbers.json',
        rule: 'apple-order-numbers',
      });
    }
  });
});
