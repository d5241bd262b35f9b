import { expect, it } from 'vitest';
import { withoutNotes } from './token-notes.ts';

it.each([
  ['SH65 2GB/32GB 4800mAh GMS', 'SH65'],
  ['Hisense E50s 128GB', 'Hisense E50s'],
  ['TECNO Mobile LI9', 'TECNO LI9'],
  ['MZ-MEIZU 20', 'MEIZU 20'],
  ['ONEPLUS+A3010', 'ONEPLUS A3010'],
  ['Redmi%20Note%2011S', 'Redmi Note 11S'],
  ['Galaxy S24+', null],
  ['128GB', null],
  ['Pixel 9 Pro', null],
  ['Mobile', null],
  ['MZ-', null],
])('%s is %s without notes', (token, bare) => {
  expect(withoutNotes(token)).toBe(bare);
});
