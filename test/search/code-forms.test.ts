import { describe, expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from './dataset.ts';

const { bytes, devices } = openDataset();
const lookup = new Lookup(bytes);

/** Some hundred codes of Samsung, of phones, tablets and watches of all years. */
const CODES = devices
  .filter(({ brand }) => brand === 'Samsung')
  .flatMap(({ codes }) => codes)
  .filter((code) => /^SM-[A-Z]\d{3}[A-Z]\d?$/.test(code))
  .filter((_, i) => i % 8 === 0);

/** Texts that have a code inside a longer word. */
const FORMS: Record<string, (unit: string) => string> = {
  'a version of the firmware': (unit) => `${unit}XXU9EXG1`,
  'a version of the firmware of a carrier': (unit) => `baseband ${unit}SQS3AXGA`,
  'the version in a build number': (unit) => `UP1A.231005.007.${unit}XXSHHXE1`,
  'the file of a firmware': (unit) => `file AP_${unit}ZCU4CXA2`,
  'an FCC ID': (unit) => `FCC ID: A3LSM${unit}`,
  'an FCC ID without a label': (unit) => `A3LSM${unit}`,
  'a line of a debugger': (unit) => `model:SM_${unit} transport_id:3`,
};

describe('a code inside a longer word', () => {
  it.each(Object.keys(FORMS))('%s', (form) => {
    expect(CODES.length).toBeGreaterThan(100);
    const wrong = CODES.filter((code) => {
      const text = FORMS[form]!(code.slice(3));
      const { verdict, meant } = lookup.answer(text);
      const own = lookup.answer(code);
      return verdict.supports !== own.verdict.supports || meant !== own.meant;
    });
    expect(wrong).toEqual([]);
  });
});
