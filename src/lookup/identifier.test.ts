import { expect, test } from 'vitest';
import { mostDigits } from './identifier.ts';

test('no sign stands for more digits than are counted for it', () => {
  for (let c = 0; c <= 0x10ffff; c++) {
    // Halves of surrogate pairs are no characters.
    if (c >= 0xd800 && c < 0xe000) continue;
    const sign = String.fromCodePoint(c);
    const digits = sign.normalize('NFKC').match(/\d/g)?.length ?? 0;
    if (digits > mostDigits(sign)) expect.fail(`U+${c.toString(16)} stands for ${digits} digits`);
  }
});
