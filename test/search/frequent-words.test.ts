import { describe, expect, it } from 'vitest';
import { openDataset } from './dataset.ts';
import { Dice, SEED } from './seed.ts';
import { frequentWords } from './words.ts';

const { snapshot, search, devices } = openDataset();
const languages = frequentWords();
const ASKED = 2000;

/** Questions of so many frequent words of one language, and what they mean. */
function asked(count: number) {
  const dice = new Dice(`${count} frequent words`);
  return Array.from({ length: ASKED }, () => {
    const words = dice.one(languages);
    const text = Array.from({ length: count }, () => dice.one(words)).join(' ');
    return { text, ...search.interpret(text) };
  });
}

/**
 * Words that people use every day and that are no names: whoever types them alone means no device. Some are
 * names as well ("light", "nova"), and the beginning of one may be a name that is still typed.
 */
describe(`frequent words of a language, seed ${SEED}`, () => {
  it('are hardly ever the misspelt name of a device, alone', () => {
    const misread = asked(1).filter(
      ({ meant, explain }) =>
        meant !== 'none' && explain().some(({ as }) => as === 'typing error' || as === 'sound'),
    );
    const said = misread.map(({ text, devices: [d] }) => `${text}: ${devices[d!]!.model}`);
    // 1.7 % of 4,200. Before a misspelt word alone had to be that of a known maker or line, 15 % of 8,385
    // words of nine languages were.
    expect(misread.length / ASKED, said.join('\n')).toBeLessThan(0.035);
  });

  it.each([
    [2, 0.04],
    [3, 0.015],
  ])('mean no device, %i together', (count, most) => {
    const meant = asked(count).filter((answer) => answer.meant !== 'none');
    const said = meant.map(({ text, devices: [d] }) => `${text}: ${devices[d!]!.model}`);
    // 1.9 and 0.3 % of 4,200.
    expect(meant.length / ASKED, said.join('\n')).toBeLessThan(most);
    const yes = meant.filter(
      ({ meant, devices: [d] }) => meant === 'one' && snapshot.devices.supports(d!) === 'yes',
    );
    // None of 8,400; but the words of a name may be frequent ones.
    expect(yes.length, yes.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(3);
  });
});
