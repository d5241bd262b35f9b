import { describe, expect, it } from 'vitest';
import { ANY_VERSION, iosVersion, running } from './ios-version.ts';

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

describe('running', () => {
  const old = { first: 11, last: 16 };
  const current = { first: 18, last: 27 };
  const unknown = { first: 0, last: 0 };
  const all = [old, current, unknown];

  it.each([
    [16, 16, [old, unknown]],
    [17, 17, [unknown]],
    [16, 18, all],
    [27, 27, [current, unknown]],
    // A system that came out after the facts were gathered.
    [28, 28, [current, unknown]],
    [0, 255, all],
  ])('keeps of versions %i to %i those that run one', (low, high, kept) => {
    expect(running(all, { low, high })).toEqual(kept);
  });
});
