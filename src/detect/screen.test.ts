import { describe, expect, it } from 'vitest';
import { byScreen, type Seen } from './screen.ts';

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

const names = (size: string, version = 26): string[] | undefined =>
  byScreen(ALL, { low: version, high: version })
    .get(size)
    ?.map((m) => m.name);

describe('byScreen', () => {
  it('keeps who reports the size, standard or zoomed', () => {
    expect(names('430x932@3')).toEqual(['large']);
    expect(names('375x812@2')).toEqual(['coarse']);
  });

  it('keeps who may report it zoomed, because nobody says what it reports then', () => {
    expect(names('375x812@3')).toEqual(['small', 'large', 'untold']);
    expect(names('320x693@3')).toEqual(['small', 'untold']);
    expect(names('402x874@3')).toEqual(['untold']);
  });

  it('keeps who runs the system, and whose screen nobody knows', () => {
    expect(names('375x812@3', 16)).toEqual(['small', 'large', 'untold', 'old']);
    expect(names('430x932@3', 27)).toEqual(['large', 'bare']);
  });

  it('says nothing of a system that is newer than the facts', () => {
    expect(byScreen(ALL, { low: 28, high: 28 }).size).toBe(0);
    expect(byScreen(ALL, { low: 18, high: 255 }).size).toBeGreaterThan(0);
  });

  it.each([
    ['a size that nobody states', '390x700@3'],
    ['another scale', '430x932@2'],
  ])('says nothing of %s', (_, size) => {
    expect(names(size)).toBeUndefined();
  });
});
