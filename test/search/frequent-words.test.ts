import { describe, expect, it } from 'vitest';
import { openDataset } from './dataset.ts';
import { Dice, SEED } from './seed.ts';
import { frequentWords, meaningsOf } from './words.ts';

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

describe('a line that is a frequent word', () => {
  const lines = meaningsOf('everyday').flatMap(({ means, words }) =>
    means === 'frequent' ? words : [],
  );

  it.each([
    (word: string) => `I cannot ${word} the esim on my account`,
    (word: string) => `please ${word} that my esim is not active yet`,
    (word: string) => `is there a ${word} for everybody with an esim`,
    (word: string) => `${word} esim plans`,
    (word: string) => `the ${word} of my esim is over`,
  ])('names nothing in a sentence about an eSIM: %s', (write) => {
    const meant = lines.map(write).filter((text) => search.interpret(text).meant !== 'none');
    // Of 26 lines none to 4. While "esim" alone made a question one about phones, most were.
    expect(meant.length, meant.join('\n')).toBeLessThanOrEqual(4);
  });

  it('is asked for in a short question, and beside a word for phones', () => {
    for (const text of ['edge esim', 'magic esim?', 'which edge phones have esim'])
      expect(search.interpret(text).meant, text).not.toBe('none');
  });
});
