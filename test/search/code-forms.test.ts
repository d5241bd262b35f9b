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

/** Codes of units without eSIM of devices that are sold with one elsewhere. */
const WITHOUT = devices
  .filter(({ brand }) => brand === 'Samsung')
  .flatMap(({ brand, model, codes }) => codes.map((code) => ({ name: `${brand} ${model}`, code })))
  .filter(({ code }) => /^SM-[A-Z]\d{4}$/.test(code))
  .filter(({ name, code }) => {
    const { verdict } = lookup.answer(code);
    return verdict.supports === 'no' && lookup.answer(name).verdict.supports === 'yes';
  });

/** Texts in which a space stands in a code that something is written together with. */
const SPACED: Record<string, (name: string, code: string) => string> = {
  'a label with a period': (name, code) => `${name} model no.${code}`,
  'the name with a hyphen': (name, code) => `${name}-${code}`,
  'a label of another language': (name, code) => `${name}, réf.${code} 128 GB`,
  'the name with a slash': (name, code) => `${name}/${code}`,
  'two SIMs behind a slash': (name, code) => `${name} ${code}/DS 128GB`,
};

describe('a code with a space behind', () => {
  it.each(Object.keys(SPACED))('%s', (form) => {
    expect(WITHOUT.length).toBeGreaterThan(20);
    const spaced = (code: string): string => code.replace(/(?<=[A-Z])(?=\d)/, ' ');
    const wrong = WITHOUT.map(({ name, code }) => SPACED[form]!(name, spaced(code))).filter(
      (text) => lookup.answer(text).verdict.supports !== 'no',
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['iphone 12 model no.A 2404', 'no'],
    ['oneplus 15 ref.PLK 110', 'no'],
    ['Galaxy S24 ver.2 SM-S 921B', 'yes'],
  ])('%s', (text, supports) => {
    expect(lookup.answer(text).verdict.supports).toBe(supports);
  });
});

describe('an unlisted code of Samsung', () => {
  it.each([
    ['of a market where units have none', 'SM-G991D', 'Galaxy S21 5G', 'partial'],
    ['of a carrier that may rename the device', 'SM-G996S', 'Galaxy S21+', 'unknown'],
    ['of a market with several letters', 'SM-S901J', 'Galaxy S22', 'partial'],
    ['of a device without a listed unit there', 'SM-G980D', 'Galaxy S20', 'partial'],
    ['with the letter O for a zero', 'SM-S928O', 'Galaxy S24 Ultra', 'no'],
    ['with a zero too many', 'SM-S92600', 'Galaxy S24+', 'no'],
    ['of a device that lacks it in China alone', 'SM-S928X', 'Galaxy S24 Ultra', 'yes'],
  ])('%s', (_, code, name, supports) => {
    const texts = [code, code.replace('-', ' '), `${name} ${code}`, `${code} ${name}`];
    const answers = texts.map((text) => lookup.answer(text).verdict.supports);
    expect(answers).toEqual(texts.map(() => supports));
  });

  it('that is only begun is answered as the device', () => {
    expect(lookup.answer('SM-S901').verdict.supports).toBe('yes');
  });
});

describe('a code in a query string', () => {
  it.each(['&os', '&os=android', '&lang=de&sdk=33'])('with %s', (rest) => {
    const wrong = WITHOUT.map(({ code }) => `model=${code}${rest}`).filter(
      (text) => lookup.answer(text).verdict.supports !== 'no',
    );
    expect(wrong).toEqual([]);
  });
});

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

/** Cyrillic letters that look like Latin ones. */
const CYRILLIC: Readonly<Record<string, string>> = {
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  H: 'Н',
  K: 'К',
  M: 'М',
  P: 'Р',
  S: 'Ѕ',
  T: 'Т',
  X: 'Х',
};

describe('a code with Cyrillic letters', () => {
  it.each([
    ['ХQ-СС72', 'XQ-CC72'],
    ['СPН2451', 'CPH2451'],
    ['СРН2451', 'CPH2451'],
    ['ХТ2343-1', 'XT2343-1'],
    ['ЅС-03К', 'SC-03K'],
  ])('%s is %s', (text, code) => {
    expect(lookup.answer(text).said.code).toBe(code);
  });

  it('is that of Samsung', () => {
    const wrong = CODES.filter((code) => {
      const text = code.replace(/[ABCEHKMPSTX]/g, (letter) => CYRILLIC[letter]!);
      return lookup.answer(text).said.code !== code;
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['рено10', 'Reno10 5G'],
    ['айфон-хс', 'iPhone XS'],
    ['галакси с23', 'Galaxy S23'],
  ])('is none in %s', (text, model) => {
    expect(lookup.answer(text).devices[0]?.model).toBe(model);
  });
});

it('has an answer, whichever it is', () => {
  for (const { codes } of devices)
    for (const code of codes) expect(() => lookup.answer(code), code).not.toThrow();
});

it.each([
  ['zte-Z835', 'Maven 3'],
  ['ZTE_Z835', 'Maven 3'],
  ['ZTE.Z835 esim?', 'Maven 3'],
])('a short code behind its maker and a sign: %s', (text, model) => {
  expect(lookup.answer(text).devices.map((device) => device.model)).toEqual([model]);
});
