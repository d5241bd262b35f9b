import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repairMojibake } from './mojibake.ts';

const CONTINUING = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The text of UTF-8 bytes that a program reads as Windows-1252. */
const misread = (text: string): string =>
  [...new TextEncoder().encode(text)]
    .map((byte) =>
      byte >= 0x80 && byte < 0xa0 ? CONTINUING[byte - 0x80]! : String.fromCharCode(byte),
    )
    .join('');

describe('mojibake', () => {
  it('becomes the text that was meant', () => {
    const unit = fc.constantFrom(...'iP1 éüñ«»\u00a0“”’–…', 'айфон', '三', '갤', '📱');
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(repairMojibake(misread(text))).toBe(text);
      }),
    );
  });

  it('separates words where a byte is lost', () => {
    expect(repairMojibake('â€œiPhone 15â€')).toBe('“iPhone 15 ');
  });

  it.each(['«RÉSUMÉ»', 'São Paulo', 'ÄÖÜ', 'Ñandú', 'iPhone à Paris', 'Đài Loan', 'ÃO'])(
    'is not seen in %s',
    (text) => {
      expect(repairMojibake(text)).toBe(text);
    },
  );
});
