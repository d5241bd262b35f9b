import { describe, expect, it } from 'vitest';
import { FILES, LEXICON } from '../../test/search/lexicon.ts';
import { Keyboard } from './keyboard.ts';
import { foldLetters } from './letters.ts';
import { Spellings } from './spellings.ts';

const keyboard = new Keyboard(new Spellings(LEXICON), LEXICON);
const read = (text: string): string => keyboard.read(foldLetters(text));

describe('Keyboard', () => {
  it.each([
    ['Russian', 'ыфьыгтп ф54', 'samsung a54'],
    ['Russian, a beginning', 'шзрщту 15 зк', 'iphone 15 pr'],
    ['Ukrainian', 'іфьігтп', 'samsung'],
    ['Korean', 'ㅎ미ㅁ툐 ㄴ24', 'galaxy s24'],
    ['Hebrew', 'ןפיםמק 14', 'iphone 14'],
    ['Arabic', 'هحاخىث 15', 'iphone 15'],
    ['Japanese', 'いpほね 13', 'iphone 13'],
    ['Japanese, a small kana typed with l', 'がぁxy', 'galaxy'],
    ['Japanese, a small kana typed with x', 'ぴぇl9', 'pixel9'],
  ])('reads a name that was typed with another layout on: %s', (_, text, typed) => {
    expect(read(text)).toBe(typed);
  });

  it.each([
    ['Russian', 'fqajy', 'iphone'],
    ['Russian', 'cfvceyu', 'samsung'],
    ['Korean', 'dkdlvhs', 'iphone'],
    ['a word', 'hello', ''],
  ])(
    'finds a name of another script that was typed with the Latin layout on: %s',
    (_, text, name) => {
      expect(keyboard.spelt(text)).toBe(name);
    },
  );

  it('takes no word of the lexicon for a name so typed', () => {
    const words = FILES.flatMap(({ role, entries }) =>
      ['keyboard', 'script-name', 'abbreviation'].includes(role)
        ? []
        : entries.flatMap((entry) => entry.words),
    );
    expect(words.filter((word) => keyboard.spelt(word) !== '')).toEqual([]);
  });

  it('drops the consonant of a kana that is not yet typed', () => {
    expect(read('ぴくせr')).toBe('ぴくせ');
    expect(read('あいふぉんx')).toBe('あいふぉんx');
  });

  it('leaves the words of other languages', () => {
    const words = FILES.flatMap(({ role, entries }) =>
      role === 'keyboard' ? [] : entries.flatMap((entry) => entry.words),
    ).flatMap((phrase) => foldLetters(phrase).split(' '));
    const bare = new Keyboard(new Spellings(LEXICON), { senses: () => [], longestOf: () => 0 });
    expect(words.filter((word) => bare.read(word) !== word)).toEqual([]);
  });

  it.each(['のて', 'もと', 'фывапро', 'ㅋㅋㅋㅋ', 'שדגכ'])('leaves %s', (text) => {
    expect(read(text)).toBe(foldLetters(text));
  });
});
