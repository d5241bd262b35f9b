import { describe, expect, it } from 'vitest';
import { FILES as ALL, FOLDER } from '../../test/search/lexicon.ts';
import type { LexiconFile } from '../model/index.ts';
import { Lexicon, phraseToken, standInOf, storedLexicon } from '../snapshot/index.ts';
import { compileLexicon, phraseOf } from './lexicon.ts';

const source = 'a test';
/** What Cyrillic letters are in Latin. */
const SPELLINGS = ALL.filter(({ role }) => role === 'transliteration');
const FILES: readonly LexiconFile[] = [
  {
    role: 'region-code',
    note: '',
    capitals: true,
    entries: [{ language: 'und', means: 'india', source, words: ['IN'] }],
  },
  {
    role: 'region',
    note: '',
    entries: [
      { language: 'en', means: 'hong-kong', source, words: ['hong kong', 'hk'] },
      { language: 'ja', means: 'hong-kong', source, words: ['香港', 'hk版'] },
      { language: 'und', means: 'india', source, words: ['india', 'in'] },
    ],
  },
];

const lexiconOf = (files: readonly LexiconFile[]): Lexicon =>
  new Lexicon(() => storedLexicon(compileLexicon(files)));

describe('phraseOf', () => {
  it.each([
    ['hülle', 'hulle'],
    ['U.S.', 'u s'],
    ['hong-kong', 'hong kong'],
    ['us版', 'us 版'],
    ['चीनी', 'चीनी'],
    ['китай', 'kitai'],
    ['tele2', 'tele 2'],
  ])('gives %j as %j', (word, phrase) => {
    expect(phraseOf(word, FOLDER)).toBe(phrase);
  });
});

describe('Lexicon', () => {
  const lexicon = lexiconOf(FILES);

  it('gives what a phrase can be, with its meaning', () => {
    const hongKong = { role: 'region', means: 'hong-kong', isLatin: false };
    const standIns = [standInOf('香港'), `hk ${standInOf('版')}`];
    for (const phrase of ['hong kong', 'hk', '香港', 'hk 版', ...standIns]) {
      expect(lexicon.senses(phrase)).toEqual([hongKong]);
    }
    expect(lexicon.senses('kong')).toEqual([]);
    expect(lexicon.senses('__proto__')).toEqual([]);
  });

  it('gives every sense of a word', () => {
    expect(lexicon.senses('in')).toEqual([
      { role: 'region', means: 'india', isLatin: false },
      { role: 'region-code', means: 'india', isLatin: false },
    ]);
    expect(lexicon.sense('hk', 'region-code')).toBeUndefined();
  });

  it('says which denials are written in Latin letters only', () => {
    const denials = lexiconOf([
      ...SPELLINGS,
      {
        role: 'negation',
        note: '',
        entries: [
          { language: 'nl', source, words: ['nee', 'net'] },
          { language: 'ru', source, words: ['нет'] },
        ],
      },
    ]);
    const isLatin = (word: string): boolean | undefined => denials.sense(word, 'negation')?.isLatin;
    expect(['nee', 'net', 'no'].map(isLatin)).toEqual([true, false, undefined]);
  });

  it('finds the longest phrase that begins at a token', () => {
    const tokens = ['pixel', '8', 'hong', 'kong', 'hk'];
    expect(tokens.map((_, i) => lexicon.phraseAt(tokens.map(phraseToken), i))).toEqual([
      0, 0, 2, 0, 0,
    ]);
    expect(lexicon.phraseAt([phraseToken('hong')], 0)).toBe(0);
    expect(lexicon.phraseAt([], 0)).toBe(0);
  });

  it('lists the words of a role', () => {
    const words = [...lexicon.words('region')].map(([phrase]) => phrase);
    expect(words.sort()).toEqual(['hk', 'hk 版', 'hong kong', 'in', 'india', '香港'].sort());
  });

  it('leaves out words of context that no name can be taken for', () => {
    const words = ['mein', 'новая', '是否支持'];
    const context = lexiconOf([
      ...SPELLINGS,
      { role: 'question', note: '', entries: [{ language: 'und', source, words }] },
    ]);
    expect([...context.words('question')].map(([phrase]) => phrase)).toEqual(['mein', 'novaya']);
  });

  it.each<[string, string, LexiconFile]>([
    [
      'in which another word would be read',
      'ステンレス',
      {
        role: 'number',
        note: '',
        entries: [{ language: 'ja', means: 10, source, words: ['テン'] }],
      },
    ],
    [
      'one letter away from a name',
      '에서',
      {
        role: 'script-name',
        note: '',
        entries: [{ language: 'und', means: 'air', source, words: ['에어'] }],
      },
    ],
  ])('keeps a word of context %s', (_, word, file) => {
    const entries = [{ language: 'und', source, words: [word] }];
    const [context, other] = [[], [file]].map((files) =>
      lexiconOf([...files, { role: 'function-word', note: '', entries }]),
    );
    expect(context!.senses(word)).toEqual([]);
    expect(other!.senses(word)).not.toEqual([]);
  });

  it('keeps a phrase of small words of which one alone is a denial', () => {
    const files: LexiconFile[] = [
      {
        role: 'function-word',
        note: '',
        entries: [{ language: 'sv', source, words: ['har sin', 'har', 'sin'] }],
      },
      { role: 'negation', note: '', entries: [{ language: 'es', source, words: ['sin'] }] },
    ];
    expect(
      lexiconOf(files)
        .senses('har sin')
        .map(({ role }) => role),
    ).toEqual(['function-word']);
  });

  it('leaves out phrases of words that say the same', () => {
    const plan = lexiconOf([
      {
        role: 'plan',
        note: '',
        entries: [{ language: 'en', source, words: ['data', 'plan', 'data plan', 'top up'] }],
      },
    ]);
    expect([...plan.words('plan')].map(([phrase]) => phrase).sort()).toEqual([
      'data',
      'plan',
      'top up',
    ]);
  });

  it('is empty if no file is', () => {
    expect(lexiconOf([]).senses('hk')).toEqual([]);
  });
});
