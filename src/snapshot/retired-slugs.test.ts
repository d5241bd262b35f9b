import { expect, it } from 'vitest';
import type { CompiledDevice } from '../model/index.ts';
import { RetiredSlugs, storedRetired } from './retired-slugs.ts';

const devices = ['one', 'two'].map(
  (modelSlug) => ({ brandSlug: 'b', modelSlug }) as CompiledDevice,
);
const kinds = ['a camera', 'a television'];
const retired = new RetiredSlugs(
  storedRetired(
    devices,
    { 'b/old': 'b/two', 'b/older': 'b/one', 'b/lost': 'b/nothing' },
    { 'a camera': { b: ['lens'] }, 'a television': { c: ['screen', 'wall'] } },
    kinds,
  ),
  kinds,
);

it.each([
  ['b/old', 1, null],
  ['b/older', 0, null],
  ['b/lost', -1, null],
  ['b/lens', -1, 'a camera'],
  ['c/wall', -1, 'a television'],
  ['b/one', -1, null],
  ['toString', -1, null],
])('%s leads to %i and was %s', (slug, heir, removed) => {
  expect(retired.heir(slug)).toBe(heir);
  expect(retired.removed(slug)).toBe(removed);
});
