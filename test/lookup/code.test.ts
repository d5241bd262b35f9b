import { describe, expect, it } from 'vitest';
import { answerOfCode, Lookup } from '../../src/lookup/index.ts';
import { openDataset } from '../search/dataset.ts';

const { bytes, snapshot } = openDataset();
const lookup = new Lookup(bytes);

/** What is written, the answer, and the code that it rests on; null: the code says nothing. */
describe('the answer of a code', () => {
  it.each([
    ['A3104', 'no', 'A3104'],
    ['a2848', 'yes', 'A2848'],
    ['SM-S9280', 'no', 'SM-S9280'],
    ['sm s9280', 'no', 'SM-S9280'],
    ['S9280', 'no', 'SM-S9280'],
    ['SM-S9280ZTHTGY', 'no', 'SM-S9280'],
    ['SM-F7310/DS', 'no', 'SM-F7310'],
    ['Samsung Galaxy S24 Ultra SM-S9280 12/512GB', 'no', 'SM-S9280'],
    ['Galaxy S24 Ultra (S9280), Titanium Gray', 'no', 'SM-S9280'],
    ['Apple iPhone 15 Pro 256GB [A3104]', 'no', 'A3104'],
    ['iPhone SE (A2783) 64GB', 'yes', 'A2783'],
    ['OnePlus 13 PJZ110 16GB', 'no', 'PJZ110'],
    ['Huawei P40 Pro ELS-AN00', 'no', 'ELS-AN00'],
    ['Galaxy Tab S9 WiFi SM-X710', 'no', 'SM-X710'],
    ['Galaxy Tab S9 5G SM-X716B', 'yes', 'SM-X716B'],
  ])('%s: %s', (text, supports, modelCode) => {
    expect(answerOfCode(lookup, text)?.verdict).toMatchObject({ supports, modelCode });
  });

  it.each([
    ['', 'is no code'],
    ['iPhone 15 Pro', 'is a name'],
    ['iPhone 14 Pro A3108', 'names another device than its code'],
    ['iPhone 14 A2649 A2884', 'has codes of two answers'],
    ['Galaxy S24 Ultra SM-S928BZ', 'goes on behind a code'],
    ['hello A1B2C3', 'has a code of nobody'],
  ])('%s %s', (text) => {
    expect(answerOfCode(lookup, text)).toBeNull();
  });

  it('is the device’s own where nothing is known of the variant', () => {
    const { verdict, device } = answerOfCode(lookup, 'Galaxy S24 Ultra SM-S928B/DS')!;
    expect(verdict).toMatchObject({ supports: device.supports, basis: 'device' });
    expect(verdict.exceptionRegions).toEqual(device.exceptionRegions);
  });

  it('is the same alone and in a title, for every variant with another answer than its device', () => {
    const wrong: string[] = [];
    let asked = 0;
    for (const { code, brand, model } of exceptions()) {
      const alone = answerOfCode(lookup, code);
      if (alone?.verdict.basis !== 'variant') continue;
      for (const title of [`${brand} ${model} ${code}`, `${model} (${code}) 128GB black`]) {
        asked++;
        const inTitle = answerOfCode(lookup, title);
        const isSame = inTitle?.device.slug === alone.device.slug;
        if (!isSame || inTitle.verdict.supports !== alone.verdict.supports) wrong.push(title);
      }
    }
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(1000);
  });
});

/** The codes of variants whose answer may be another than the device's. */
function* exceptions(): Generator<{ code: string; brand: string; model: string }> {
  for (let d = 0; d < snapshot.devices.size; d++) {
    const { slug, brand, model, supports, exceptionRegions } = snapshot.devices.record(d);
    if (supports !== 'partial' && exceptionRegions.length === 0) continue;
    for (const { codes } of lookup.device(slug)!.variants) {
      for (const code of codes)
        if (/^(?=.*[a-z])(?=.*\d)[\w,-]{4,}$/i.test(code)) yield { code, brand, model };
    }
  }
}
