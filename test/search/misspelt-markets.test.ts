import { describe, expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from './dataset.ts';

const lookup = new Lookup(openDataset().bytes);
const supportsOf = (text: string) => lookup.answer(text).verdict.supports;

/** Devices with eSIM whose units for mainland China and Hong Kong have none. */
const DEVICES = ['iPhone 13', 'iPhone 16', 'Galaxy S24 Ultra'];
const asked = (texts: readonly string[]): string[] =>
  DEVICES.flatMap((device) => texts.map((text) => text.replace('{d}', device)));

describe('a misspelt market', () => {
  it.each([
    ['a place of sale', ['{d} bought in chian', '{d} bought in bejing', 'my {d} is from shanghia']],
    ['a version', ['{d} chineese model', '{d} chinease version', '{d} version hongkng']],
    ['a long word', ['{d} chinesse', '{d} hongkng', '{d} mainlad']],
    [
      'two words',
      [
        '{d} hon kong variant',
        '{d} bought in hong knog',
        '{d} hong knog',
        '{d} bought in Shen Zhen',
      ],
    ],
    ['glued to another', ['{d} hkversion', '{d} mainlandchina', '{d} (chinaversion)']],
  ])('is read as %s', (_, texts) => {
    expect(asked(texts).filter((text) => supportsOf(text) !== 'no')).toEqual([]);
  });

  it.each([
    '{d} phone chain',
    '{d} bejing',
    '{d} acheté seule',
    '{d} corte de pantalla',
    '{d} 512gb hàng công ty màu tím',
    '{d} gift for karen',
    '{d} bought in germny',
    '{d} canadian versoin',
  ])('is another word in "%s"', (text) => {
    expect(asked([text]).filter((own) => supportsOf(own) !== 'yes')).toEqual([]);
  });

  it('is read with its letters in another order, and in two words', () => {
    expect(supportsOf('Galaxy S24 Ultra tawain version')).toBe('no');
    expect(lookup.answer('Galaxy Z Flip3 5G bought in Untied States').said.region).toBe(
      'united-states',
    );
  });

  it('says nothing of a device with one answer everywhere', () => {
    const of = (text: string) => lookup.answer(text).said.region;
    expect(of('Pixel 8 bought in chian')).toBeNull();
  });
});
