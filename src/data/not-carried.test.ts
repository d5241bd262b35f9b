import { describe, expect, test } from 'vitest';
import { leftOut } from './not-carried.ts';

describe('rows of the list that nobody carries', () => {
  const isOut = leftOut({
    boards: { acme: ['Wall*', 'Panel 5'], walls: ['*'] },
    televisions: { acme: ['LCD-*'] },
  });

  test.each([
    ['acme', 'Wall 65', 'W65', true],
    ['acme', 'WALL', 'W65', true],
    ['acme', 'panel_5', 'P5', true],
    ['acme', 'Panel 5', 'P5', true],
    ['acme', 'Panel 50', 'P50', false],
    ['acme', 'Aquos 40', 'lcd-40x', true],
    ['acme', 'One', 'A1', false],
    ['walls', 'Anything', 'X', true],
    ['other', 'Wall 65', 'W65', false],
  ])('%s: %s (%s) is out: %s', (brand, name, code, out) => {
    expect(isOut(brand, name, code)).toBe(out);
  });
});
