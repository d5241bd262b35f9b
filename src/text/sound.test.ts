import { describe, expect, it } from 'vitest';
import { soundOf } from './sound.ts';

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
