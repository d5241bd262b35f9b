import { describe, expect, it } from 'vitest';
import { lineOf } from './line.ts';

describe('lineOf', () => {
  it.each([
    ['Galaxy S26 Ultra', 'acme/galaxy s'],
    ['17T', 'acme/'],
    ['Redmi Note 13 Pro', 'acme/redmi note'],
    ['Flip', 'acme/flip'],
  ])('%s', (model, line) => {
    expect(lineOf({ brandSlug: 'acme', model })).toBe(line);
  });
});
