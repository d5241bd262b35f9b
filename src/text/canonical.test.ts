import { describe, expect, it } from 'vitest';
import { canonicalQuery } from './canonical.ts';

describe('canonicalQuery', () => {
  it.each([
    ['  iPhone　１５ ', 'iphone 15'],
    ['Galaxy\t S24\n', 'galaxy s24'],
    ['ﬁnd X5', 'find x5'],
    ['', ''],
    ['   ', ''],
    ['\ud800', '\ufffd'],
  ])('%j', (query, canonical) => {
    expect(canonicalQuery(query)).toBe(canonical);
    expect(canonicalQuery(canonical)).toBe(canonical);
  });
});
