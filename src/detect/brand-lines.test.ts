import { describe, expect, it } from 'vitest';
import type { CompiledBrand, CompiledDevice } from '../model/index.ts';
import { learnLines, lineWord, WIDELY_SOLD } from './brand-lines.ts';

const brands = [
  { slug: 'huawei', weight: WIDELY_SOLD },
  { slug: 'small', weight: 0 },
] as CompiledBrand[];

const named = (brandSlug: string, models: readonly string[]): CompiledDevice[] =>
  models.map((model) => ({ brandSlug, model, aliases: [] }) as unknown as CompiledDevice);

describe('learnLines', () => {
  const mates = ['Mate 7', 'Mate 8', 'Mate 9', 'Mate 10', 'Mate 20'];
  const { brands: lines, shared } = learnLines(
    [...named('huawei', mates), ...named('small', ['Mate20', 'Mate X', 'Tab 1', 'Tab 2'])],
    brands,
  );

  it('learns the words that begin most names of a brand that many people carry', () => {
    expect(lines).toEqual({ mate: 'huawei' });
  });

  it('excludes the names that another brand has too', () => {
    expect(shared).toEqual(['mate20']);
  });
});

describe('lineWord', () => {
  it.each([
    ['Reno10 Pro', 'reno'],
    ['CAMON 20', 'camon'],
    ['13 Pro', ''],
  ])('of %s is %j', (name, word) => {
    expect(lineWord(name)).toBe(word);
  });
});
