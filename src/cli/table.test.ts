import { expect, test } from 'vitest';
import { table } from './table.ts';

test.each([
  ['Pixel 8', 7],
  ['Cafe\u0301', 4], // the accent is a character of its own
  ['\u9886\u4e16\u65d7\u8230 8', 10], // Chinese characters
  ['\u{1f4f1}', 2], // an emoji
])('%j takes %i columns', (name, columns) => {
  const longer = 'a longer name';
  const [, line] = table([
    [longer, 'yes'],
    [name, 'yes'],
  ]).split('\n');
  expect(line!.slice(name.length)).toBe(`${' '.repeat(longer.length - columns + 2)}yes`);
});
