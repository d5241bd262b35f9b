import { expect, test } from 'vitest';
import { WordCache } from './word-cache.ts';

test('a word is computed once, and again when thousands of others were asked for since', () => {
  const computed: string[] = [];
  const lengths = new WordCache((word) => {
    computed.push(word);
    return word.length;
  });
  expect([lengths.of('pixel'), lengths.of('pixel')]).toEqual([5, 5]);
  for (let i = 0; i < 3000; i++) lengths.of(`word${i}`);
  lengths.of('pixel');
  expect(computed.filter((word) => word === 'pixel')).toHaveLength(1);
  for (let i = 0; i < 20_000; i++) lengths.of(`other${i}`);
  lengths.of('pixel');
  expect(computed.filter((word) => word === 'pixel')).toHaveLength(2);
});
