import { describe, expect, it } from 'vitest';
import { appleIdentifier } from './apple.ts';

describe('appleIdentifier', () => {
  it.each([
    ['Spotify/8.7.70 iOS/16.0 (iPhone14,8)', 'iPhone14,8', 'iPhone'],
    ['x [Watch OS,10.0,21R355,Watch7,3]', 'Watch7,3', 'Watch'],
    ['model/iPad16,10 hwp', 'iPad16,10', 'iPad'],
    ['(iPod9,1)', 'iPod9,1', 'iPod touch'],
    ['AppleTV14,1/17.0', 'AppleTV14,1', 'Apple TV'],
    ['iPhone iPhone;iPhone18,1 iPad1,1', 'iPhone18,1', 'iPhone'],
    ['(iPhone14,3__weibo__12.11.2)', 'iPhone14,3', 'iPhone'],
    ['Apple-iPhone14C3/1902.69', 'iPhone14,3', 'iPhone'],
    ['iPad13_18', 'iPad13,18', 'iPad'],
  ])('finds in %j %s', (text, id, kind) => {
    expect(appleIdentifier(text)).toEqual({ id, kind });
  });

  it.each([
    'iPhone',
    'iPhone 14',
    'iPhone14',
    'iPhone14,',
    'iPhone,1',
    'iPhone12345,1',
    'iPhone1,12345',
    'Watch OS,10',
  ])('finds none in %j', (text) => {
    expect(appleIdentifier(text)).toBeNull();
  });
});
