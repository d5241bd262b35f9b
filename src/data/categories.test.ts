import { describe, expect, test } from 'vitest';
import { categoryIn } from './categories.ts';

describe('what devices are by the table', () => {
  const category = categoryIn({
    one: { tablet: { acme: ['Wall*', 'P_5'] } },
    two: { watch: { acme: ['Time'] }, phone: { acme: ['Wall 6'] } },
  });

  test.each([
    ['acme', 'Wall 65', 'W65', 'tablet'],
    ['acme', 'One', 'wall_6', 'tablet'],
    ['acme', 'p 5', 'X', 'tablet'],
    ['acme', 'Time', 'X', 'watch'],
    ['acme', 'Timer', 'X', null],
    ['other', 'Wall 65', 'W65', null],
  ])('%s: %s (%s) is %s', (brand, name, code, expected) => {
    expect(category(brand, name, code)).toBe(expected);
  });
});
