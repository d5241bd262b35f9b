import { expect, it } from 'vitest';
import { openDataset } from './dataset.ts';
import { FILES } from './lexicon.ts';

const { search, devices } = openDataset();
const inches = FILES.find(({ role }) => role === 'inch')!.entries.flatMap(({ words }) => words);
const first = (query: string): string => devices[search.find(query, 1)[0] ?? -1]?.model ?? '';

it.each([...inches, '"', '″'])('reads a size that is of a name: 11 %s', (inch) => {
  expect(first(`ipad pro 11 ${inch}`)).toMatch(/^iPad Pro 11-inch/);
  expect(first(`ipad pro 12.9 ${inch} 256gb`)).toMatch(/^iPad Pro 12\.9-inch/);
  expect(first(`ipad air 13${inch}`)).toMatch(/^iPad Air 13-inch/);
  expect(first(`11 ${inch} ipad pro`)).toMatch(/^iPad Pro 11-inch/);
});

it.each([...inches, '"', '″'])('leaves a size out that is of no name: 11 %s', (inch) => {
  expect(first(`galaxy tab s9 11 ${inch}`)).toBe('Galaxy Tab S9');
  expect(first(`iphone 15 6,1 ${inch}`)).toBe('iPhone 15');
  expect(first(`tv 55 ${inch}`)).toBe('');
  expect(first(`6 ${inch} pixel 8`)).toBe('Pixel 8');
  expect(first(`13 ${inch} laptop`)).toBe('');
});

it('lists the tablets of a maker where a size is said and no name', () => {
  expect(first('samsung tablet 11 inch')).toMatch(/^Galaxy Tab/);
});

it.each(['used fold 5g 8/256', 'galaxy s 8/256', 'redmi note 12/512'])(
  'takes no size of the memory for the number of a device: %s',
  (query) => {
    expect(first(query)).not.toMatch(/(?:8|12)\b/);
  },
);
