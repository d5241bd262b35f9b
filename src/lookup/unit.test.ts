import { describe, expect, test } from 'vitest';
import { openDataset } from '../../test/search/dataset.ts';
import { Lookup } from './lookup.ts';

const lookup = new Lookup(openDataset().bytes);

describe('the code of a unit', () => {
  test.each([
    ['as the data set writes it', 'SM-S9280', 'no', 'SM-S9280'],
    ['without its beginning', 'S9280', 'no', 'SM-S9280'],
    ['with what the box adds', 'SM-S928B/DS', 'yes', 'SM-S928B'],
    ['in an order number', 'SM-S9280ZKDTGY', 'no', 'SM-S9280'],
    ['that no device has', 'SM-S9999', 'yes', null],
    ['that is a sibling of known ones', 'SM-S928X', 'yes', null],
    ['of another device', 'SM-S9210', 'unknown', null],
    ['of another maker', 'A3104', 'unknown', null],
    ['that is a sibling of those of another device', 'SM-S921X', 'unknown', null],
  ])('%s (%s): %s', (_, code, supports, modelCode) => {
    const verdict = lookup.unit('samsung/galaxy-s24-ultra', { code });
    expect(verdict).toMatchObject({ supports, modelCode, meant: 'one' });
  });

  test.each(['SM-S9280 or SM-S928B', 'SM-S928B or SM-S9280'])(
    'is none of several with different answers: %s',
    (text) => {
      for (const region of [undefined, 'HK', 'US']) {
        const { verdict } = lookup.answer(text, region === undefined ? {} : { region });
        expect(verdict).toMatchObject({
          supports: 'partial',
          basis: 'device',
          modelCode: null,
          regions: [],
        });
      }
    },
  );

  test('of another device decides, whatever the place of sale', () => {
    const unit = { code: 'SM-S9210', region: 'US' };
    expect(lookup.unit('samsung/galaxy-s24-ultra', unit)?.supports).toBe('unknown');
  });

  test('that is an order number of the device is not that of another one', () => {
    const unit = { code: 'MLPF3ZD/A' };
    expect(lookup.unit('apple/iphone-13', unit)?.supports).toBe('yes');
    expect(lookup.unit('apple/iphone-15-pro', unit)?.supports).toBe('unknown');
  });
});
