import { describe, expect, it } from 'vitest';
import { ANY_VERSION, appleIdentifier, iosVersion } from './apple.ts';

describe('appleIdentifier', () => {
  it.each([
    ['Spotify/8.7.70 iOS/16.0 (iPhone14,8)', 'iPhone14,8', 'iPhone'],
    ['x [Watch OS,10.0,21R355,Watch7,3]', 'Watch7,3', 'Watch'],
    ['model/iPad16,10 hwp', 'iPad16,10', 'iPad'],
    ['(iPod9,1)', 'iPod9,1', 'iPod touch'],
    ['AppleTV14,1/17.0', 'AppleTV14,1', 'Apple TV'],
    ['iPhone iPhone;iPhone18,1 iPad1,1', 'iPhone18,1', 'iPhone'],
    ['(iPhone14,3__weibo__12.11.2)', 'iPhone14,3', 'iPhone'],
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

describe('iosVersion', () => {
  it.each([
    ['CPU iPhone OS 17_1_2 like Mac OS X) Version/17.1.2', 17, 17],
    ['CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Safari', 26, 26],
    ['CPU iPhone OS 18_7 like Mac OS X) Version/27.1 Safari', 27, 27],
    ['CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Safari', 18, 18],
    ['CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148', 18, 18],
    ['CPU iPhone OS 18_6 like Mac OS X) Mobile/15E148', 18, 255],
    ['CPU iPhone OS 26_1 like Mac OS X) Mobile/15E148', 26, 26],
    ['CPU OS 15_3 like Mac OS X', 15, 15],
    ['App (iPhone; iOS 16.5; Scale/3.00)', 16, 16],
    ['Spotify/8.7.70 iOS/16.0', 16, 16],
    ['[FBAN/FBIOS;FBSV/27.0]', 27, 27],
    ['[Watch OS,10.0,21R355]', 10, 10],
    ['(iPhone; U; CPU like Mac OS X)', ANY_VERSION.low, ANY_VERSION.high],
    ['iPhone', ANY_VERSION.low, ANY_VERSION.high],
    ['OS 0_1', ANY_VERSION.low, ANY_VERSION.high],
    ['OS 99999', ANY_VERSION.low, ANY_VERSION.high],
  ])('reads %j as %i to %i', (ua, low, high) => {
    expect(iosVersion(ua)).toEqual({ low, high });
  });
});
