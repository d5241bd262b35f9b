import { expect, it } from 'vitest';
import { direct } from './direct.ts';

it('leads retired slugs at once to the last', () => {
  expect(direct({ a: 'b', b: 'c', x: 'y' })).toEqual({ a: 'c', b: 'c', x: 'y' });
});
