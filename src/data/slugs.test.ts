import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatSlugs, parseSlugs } from './slugs.ts';

it('writes slugs by brand and reads them again', () => {
  expect(formatSlugs(['b/x', 'a/z', 'a/y', 'a/y'])).toBe('a: y z\nb: x\n');
  const slug = fc.stringMatching(/^[a-z0-9]{1,4}\/[a-z0-9]{1,4}(-[a-z0-9]{1,3})?$/);
  fc.assert(
    fc.property(fc.uniqueArray(slug), (slugs) => {
      expect(parseSlugs(formatSlugs(slugs))).toEqual([...slugs].sort());
    }),
  );
});
