import { expect, it } from 'vitest';
import { loadFacts } from '../../src/data/index.ts';

/** Lower the number when a page is found again. A new source comes with its address. */
const NOT_KEPT = 28;

it('has ever fewer sources that nobody can find again', () => {
  const { sources } = loadFacts('data').facts;
  const lost = Object.keys(sources).filter((id) => sources[id]!.withoutUrl === 'not-kept');
  expect(lost.length, lost.join(', ')).toBeLessThanOrEqual(NOT_KEPT);
});
