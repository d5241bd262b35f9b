import { expect, it } from 'vitest';
import { openDataset } from './dataset.ts';
import { readLabelled, TABLES } from './labelled.ts';
import { Dice } from './seed.ts';

const { search } = openDataset();
const words = TABLES.flatMap((file) => readLabelled(file)).map(({ q }) => q.split(' '));
const JOINTS = [' ', ', ', ' or ', ' and ', ' not the ', ' / ', '\n', ' but now '];
const ASKED = 4000;

/** Pieces of several questions as one: names, denials and places meet that no label has together. */
function mixed(dice: Dice): string {
  const piece = (): string => {
    const all = dice.one(words);
    const from = dice.below(all.length);
    return all.slice(from, from + dice.from(1, 8)).join(' ');
  };
  return Array.from({ length: dice.from(2, 4) }, piece).join(dice.one(JOINTS));
}

it('pieces of questions are read to an end', () => {
  const dice = new Dice('mixed');
  const thrown = Array.from({ length: ASKED }, () => mixed(dice)).filter((text) => {
    try {
      const { meant, devices } = search.interpret(text);
      return (meant === 'none') !== (devices.length === 0);
    } catch {
      return true;
    }
  });
  expect(thrown).toEqual([]);
});

it('a question whose other devices share all their words with the one that it is about is read', () => {
  const text =
    'ok voice note because mi driving, um so i switched to the 7a last week from an old huawei, pixel i mean, and t-mobile says no sim found';
  expect(search.interpret(text).meant).toBe('one');
});
