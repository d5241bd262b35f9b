import { expect, it } from 'vitest';
import { twinsBySlug } from './twins.ts';

it('knows every device of its groups but itself, once', () => {
  const twins = twinsBySlug({
    one: [{ code: 'A', devices: ['x/1', 'x/2'] }],
    two: [{ code: 'B', devices: ['x/3', 'x/1', 'x/2'] }],
  });
  expect(Object.fromEntries(twins)).toEqual({
    'x/1': ['x/2', 'x/3'],
    'x/2': ['x/1', 'x/3'],
    'x/3': ['x/1', 'x/2'],
  });
});
