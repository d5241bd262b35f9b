import { expect, test } from 'vitest';
import { withoutMeasures } from './measures.ts';

test.each([
  ['pixel 8 8+128gb 6.2 zoll', 'pixel 8'],
  ['redmi note 12 8/256', 'redmi note 12'],
  ['redmi note 12 8+ 256gb', 'redmi note 12'],
  ['fairphone 3+ 64gb', 'fairphone 3+'],
  ['promax256gb', 'promax'],
  ['galaxy s24 200-mp 5000mah android 14', 'galaxy s24'],
  ['spark 6 go 64 go', 'spark 6 go'],
  ['honor 90 gt 256 gt', 'honor 90 gt'],
  ['pixel 8 $ 499', 'pixel 8'],
  ['ipad pro 12.9 zoll', 'ipad pro 12.9 zoll'],
  ['galaxy tab 3 7.0 inch', 'galaxy tab 3 7.0 inch'],
  ['pixel fold 7.6"', 'pixel fold'],
  ['realme 14 pro 5g fhd+ hdr10+', 'realme 14 pro 5g'],
  ['realme 14 pro+ fhd', 'realme 14 pro+ fhd'],
  ['android one s10', 'android one s10'],
])('%s', (text, rest) => {
  expect(withoutMeasures(text).trim().replace(/ +/g, ' ')).toBe(rest);
});
