import { describe, expect, it } from 'vitest';
import { isTabletScreen } from './tablet-screen.ts';

describe('the screen of a tablet', () => {
  it.each([
    ['600x1024', '213', true],
    ['800x1280', '213;240', true],
    ['1920x1200', '360', true],
    // A phone of 2012, a foldable, a phone of today.
    ['800x1280', '320', false],
    ['480x800', '160', false],
    ['1536x2152', '420', false],
    ['1080x2400', '240', false],
    ['800x1280;720x1600', '240', false],
    ['', '', false],
    ['800x1280', '', false],
  ])('%s at %s: %s', (screens, densities, expected) => {
    expect(isTabletScreen(screens, densities)).toBe(expected);
  });
});
