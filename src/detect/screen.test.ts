import { describe, expect, it } from 'vitest';
import { membersWithScreen, type Seen } from './screen.ts';

const size = (width: number, height: number, scale: number) => ({ width, height, scale });
const phone = (name: string, screens: Seen['screens'], zoomKnown = true) => ({
  name,
  first: 15,
  last: 27,
  screens,
  zoomKnown,
});

const small = phone('small', [size(375, 812, 3), size(320, 693, 3)]);
const large = phone('large', [size(430, 932, 3), size(375, 812, 3)]);
const coarse = phone('coarse', [size(414, 896, 2), size(375, 812, 2)]);
const untold = phone('untold', [size(402, 874, 3)], false);
const old = { ...phone('old', [size(375, 812, 3)]), first: 11, last: 16 };
const bare = { ...phone('bare', [], false), first: 27 };
const ALL = [small, large, coarse, untold, old, bare];

const names = (width: number, height: number, scale: number, version = 26): string[] | null =>
  membersWithScreen(ALL, size(width, height, scale), { low: version, high: version })?.map(
    (m) => m.name,
  ) ?? null;

describe('membersWithScreen', () => {
  it('keeps who reports the size, standard or zoomed', () => {
    expect(names(430, 932, 3)).toEqual(['large']);
    expect(names(375, 812, 2)).toEqual(['coarse']);
  });

  it('keeps who may report it zoomed, because nobody says what it reports then', () => {
    expect(names(375, 812, 3)).toEqual(['small', 'large', 'untold']);
    expect(names(320, 693, 3)).toEqual(['small', 'untold']);
    expect(names(402, 874, 3)).toEqual(['untold']);
  });

  it('keeps who runs the system, and whose screen nobody knows', () => {
    expect(names(375, 812, 3, 16)).toEqual(['small', 'large', 'untold', 'old']);
    expect(names(430, 932, 3, 27)).toEqual(['large', 'bare']);
  });

  it.each([
    ['a size that nobody states', 390, 700, 3, 26],
    ['a size that a member without a known zoom only may have', 360, 700, 3, 26],
    ['another scale', 430, 932, 2, 26],
    ['a system that is newer than the facts', 430, 932, 3, 28],
  ])('says nothing of %s', (_, width, height, scale, version) => {
    expect(names(width, height, scale, version)).toBeNull();
  });
});
