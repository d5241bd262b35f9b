import { describe, expect, it } from 'vitest';
import { consonantsOf, isNearSound, soundOf } from './sound.ts';

describe('soundOf', () => {
  it.each([
    ['ayfon', 'iphone'],
    ['aifon', 'iphone'],
    ['eyephone', 'iphone'],
    ['ajfon', 'iphone'],
    ['ejpad', 'ipad'],
    ['layt', 'lite'],
    ['maks', 'max'],
    ['ifone', 'iphone'],
    ['aypad', 'ipad'],
    ['piksel', 'pixel'],
    ['gugl', 'google'],
    ['galaksi', 'galaxy'],
    ['samsoong', 'samsung'],
    ['shiaomi', 'xiaomi'],
    ['redmee', 'redmi'],
    ['nokija', 'nokia'],
    ['huavei', 'huawei'],
    ['zenphone', 'zenfone'],
    ['wanplus', 'oneplus'],
    ['eksperia', 'xperia'],
    ['wawei', 'huawei'],
    ['samsunk', 'samsung'],
  ])('%s is %s', (written, name) => {
    expect(soundOf(written)).toBe(soundOf(name));
  });

  it.each([
    ['redmi', 'realme'],
    ['pixel', 'pixi'],
    ['nova', 'nokia'],
  ])('%s is not %s', (a, b) => {
    expect(soundOf(a)).not.toBe(soundOf(b));
  });
});

describe('isNearSound', () => {
  const isNear = (a: string, b: string): boolean =>
    consonantsOf(soundOf(a)) === consonantsOf(soundOf(b)) && isNearSound(soundOf(a), soundOf(b));

  it.each([
    ['ajfoun', 'iphone'],
    ['iksperia', 'xperia'],
    ['ferfon', 'fairphone'],
    ['piksl', 'pixel'],
    ['shaomi', 'xiaomi'],
  ])('%s is nearly %s', (written, name) => {
    expect(isNear(written, name)).toBe(true);
  });

  it.each([
    ['offen', 'iphone'],
    ['same', 'xiaomi'],
    ['redmi', 'realme'],
    ['pencil', 'pixel'],
  ])('%s is not', (written, name) => {
    expect(isNear(written, name)).toBe(false);
  });
});
