import { describe, expect, it } from 'vitest';
import { namesNoModel, readHints } from './hints.ts';

const read = (model: string | null, platform: string | null) =>
  readHints((name) => (name === 'sec-ch-ua-model' ? model : platform));

describe('readHints', () => {
  it.each([
    ['"SM-S928B"', '"Android"', 'SM-S928B', 'android'],
    ['SM-S928B', 'android', 'SM-S928B', 'android'],
    ['""', '"Linux"', null, 'linux'],
    ['"K"', '"Android"', null, 'android'],
    [null, '"Windows"', null, 'desktop'],
    [null, '"macOS"', null, 'macos'],
    [null, '"Chrome OS"', null, 'desktop'],
    ['"iPhone16,1"', '"iOS"', 'iPhone16,1', 'ios'],
    ['"Pixel 9"', '"Fuchsia"', 'Pixel 9', 'none'],
    ['"Pixel 9"', null, 'Pixel 9', 'none'],
    [null, null, null, 'none'],
  ])('reads %j and %j', (model, platform, expectedModel, expectedPlatform) => {
    expect(read(model, platform)).toEqual({ model: expectedModel, platform: expectedPlatform });
  });
});

describe('namesNoModel', () => {
  it.each([
    ...['', 'K', 'unknown', 'Android SDK built for arm64', 'sdk_gphone64_arm64', 'Generic'],
    ...['AOSP on ARM64', 'AOSP TV on x86', 'GSI on ARM64', 'Xiaomi for arm64'],
  ])('%j', (model) => {
    expect(namesNoModel(model)).toBe(true);
  });

  it.each(['K3', 'Android One', 'Phone 2', 'A2', 'generic phone', 'Armor X5', 'Power for all'])(
    'not %j',
    (model) => {
      expect(namesNoModel(model)).toBe(false);
    },
  );
});
