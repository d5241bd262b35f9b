import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILES, FOLDER, LEXICON } from '../../test/search/lexicon.ts';
import { standInOf } from '../snapshot/index.ts';
import { Folder } from './fold.ts';
import { isOpaque } from './scripts.ts';
import { Spellings } from './spellings.ts';

const words = (text: string): string => FOLDER.fold(text).replace(/\s+/g, ' ').trim();

const HIRAGANA = /^[\u3041-\u3096\u30fc]+$/;
const inHiragana = (word: string): string =>
  word.replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));

describe('a name in hiragana', () => {
  const names = [...LEXICON.words('script-name')].filter(
    ([word, { means }]) => /^[\u30a1-\u30fc]{3,}$/.test(word) && String(means).length > 1,
  );

  it.each(names)('is the one in katakana: %s', (word, { means }) => {
    expect(words(inHiragana(word))).toBe(means);
  });

  it('is in no word of questions', () => {
    const asked = FILES.flatMap(({ role, entries }) =>
      role === 'script-name' ? [] : entries.flatMap((entry) => entry.words),
    ).filter((word) => HIRAGANA.test(word));
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((word) => !words(word).split(' ').every(isOpaque))).toEqual([]);
  });
});

describe('fold', () => {
  it.each([
    ['Galaxy S24', 'galaxy s24'],
    ['Galaxy® S22™', 'galaxy s22'],
    ['pixèl', 'pixel'],
    ['ıphone İPAD', 'iphone ipad'],
    ['iPhone\u200b13', 'iphone13'],
    ['iPhone 13。Pixel 7', 'iphone 13. pixel 7'],
    ['iPhone 13؟ Pixel 7।', 'iphone 13? pixel 7.'],
    ['iPhone 13 🇭🇰', 'iphone 13 flaghk'],
    ['iPhone 13 🇺🇳', 'iphone 13'],
    ['ｉＰｈｏｎｅ　１３', 'iphone 13'],
    ['S23⁺', 's23+'],
    ['Xperia 5 Ⅲ', 'xperia 5 iii'],
    ['Oppo ﬁnd', 'oppo find'],
    ['iPhоne', 'iphone'],
    ['айфон 15', 'iphone 15'],
    ['айфона', 'iphone'],
    ['самсунг с22', 'samsung s22'],
    ['айфон хр', 'iphone xr'],
    ['шзрщту', 'iphone'],
    ['三星s24', 'samsung s24'],
    ['小米十四', 'xiaomi 14'],
    ['갤럭시폴드4', 'galaxy fold 4'],
    ['ピクセル8プロ', 'pixel 8 pro'],
    ['あいふぉん13ぷろまっくす', 'iphone 13 pro max'],
    ['ギャラクしーみに', 'galaxy mini'],
    ['らくらく', 'rakuraku'],
    ['آیفون ۱۵', 'iphone 15'],
    ['بالايفون ١٥ البرو', 'iphone 15 pro'],
    ['אייפון', 'iphone'],
    ['הפרו', 'pro'],
    ['आईफ़ोन १३', 'iphone 13'],
    ['ไอโฟน13โปรแม็กซ์', 'iphone 13 pro max'],
    ['galaxy с 7 днями', 'galaxy 7 dnyami'],
    ['galaxy с 7', 'galaxy s 7'],
    ['xiaomi 13 в 2025', 'xiaomi 13 2025'],
    ['플립4·폴드4', 'flip 4; fold 4'],
    ['ギャラクシー・フォールド', 'galaxy fold'],
    ['pixel 9 à la fnac', 'pixel 9 )a) la fnac'],
    ['o iphone 16 é bom', 'o iphone 16 )e) bom'],
  ])('%s', (text, folded) => {
    expect(words(text)).toBe(folded);
  });

  it('stands in for words that it does not know, the same for the same word', () => {
    expect(isOpaque(words('柔光版'))).toBe(true);
    expect(words('柔光版')).toBe(words('柔光版'));
    expect(words('柔光版')).not.toBe(words('纪念版'));
  });

  it('takes a name with a particle for no misspelt name', () => {
    const read = (text: string): string => FOLDER.fold(text, new Map()).trim().split(/ +/)[0]!;
    expect(['아이폰도', '갤럭시가', '아이폰이', '아이폰은'].map(read)).toEqual([
      'iphone',
      'galaxy',
      'iphone',
      'iphone',
    ]);
    expect(isOpaque(read('이이폰'))).toBe(true);
  });

  it('gives ASCII for anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(FOLDER.fold(text)).toMatch(/^[\x00-\x7f]*$/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('fold with the words of the lexicon', () => {
  const known = new Set(['港版', '国行', 'novaya', '的']);
  const lexicon = {
    senses: (word: string) =>
      known.has(word) ? [{ role: 'region' as const, means: null, isLatin: false }] : [],
    longestOf: (c: string) => (/[港国的]/.test(c) ? 2 : 0),
  };
  const folder = new Folder(new Spellings(LEXICON), lexicon);
  const words = (text: string): string[] => folder.fold(text).split(' ').filter(Boolean);

  it('parts the words of a run', () => {
    expect(words('港版国行iPhone')).toEqual([standInOf('港版'), standInOf('国行'), 'iphone']);
    expect(words('国行手')).toEqual([standInOf('国行'), standInOf('手')]);
  });

  it('parts a counter of one character from the rest, but only behind a digit', () => {
    const counters = {
      senses: (word: string) =>
        word === '枚' ? [{ role: 'unit' as const, means: 'count', isLatin: false }] : [],
      longestOf: () => 1,
    };
    const read = (text: string): string[] =>
      new Folder(new Spellings(LEXICON), counters).fold(text).split(' ').filter(Boolean);
    expect(read('2枚入る')).toEqual(['2', standInOf('枚'), standInOf('入る')]);
    expect(read('2枚入るiPhone')).toEqual(['2', standInOf('枚'), standInOf('入る'), 'iphone']);
    expect(read('枚入る')).toEqual([standInOf('枚入る')]);
  });

  it('takes no known word for a name with an ending', () => {
    expect(words('новая')).toEqual(['novaya']);
    const noWords = { senses: () => [], longestOf: () => 0 };
    expect(new Folder(new Spellings(LEXICON), noWords).fold('новая').trim()).toBe('nova');
  });
});
