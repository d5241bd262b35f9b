import { expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from './dataset.ts';

const lookup = new Lookup(openDataset().bytes);
/** The devices of which a text means one that takes an eSIM; empty for any other answer. */
const yesOf = (text: string): string[] => {
  const { meant, verdict, devices } = lookup.answer(text);
  return meant === 'one' && verdict.supports === 'yes' ? devices.map(({ slug }) => slug) : [];
};
const wrongYes = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => yesOf(text).map((slug) => `${text}: ${slug}`));

it.each(['case', 'cover', 'wallet', ''])(
  'a number of one line is not that of another: flip %s',
  (word) => {
    const models = ['galaxy s3', 'Galaxy S4', 's5', 'galaxy s6', 'Samsung S8', 'nubia N2'];
    expect(
      wrongYes(models.flatMap((model) => [`${model} flip ${word}`, `${model} fold ${word}`])),
    ).toEqual([]);
  },
);

it.each([
  ['p8 pro', 'google/pixel-8-pro'],
  ['apple i13', 'apple/iphone-13'],
  ['z5 fold', 'samsung/galaxy-z-fold5'],
  ['22s ultra', 'samsung/galaxy-s22-ultra'],
])('the letter of a number stands for a line: %s', (text, slug) => {
  expect(lookup.answer(text).devices[0]?.slug).toBe(slug);
});
