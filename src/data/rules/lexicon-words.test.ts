import { expect, it } from 'vitest';
import type { LexiconFile } from '../../model/index.ts';
import { NO_FACTS } from '../facts.fixture.ts';
import { lexiconWords } from './lexicon-words.ts';

const source = 'a test';
const regions = {
  japan: { name: 'Japan', countries: ['JP'] },
  'hong-kong': { name: 'Hong Kong', countries: ['HK'] },
};
const entry = (words: string[], means?: string | number) => ({
  language: 'und',
  source,
  words,
  ...(means === undefined ? {} : { means }),
});
const file = (role: LexiconFile['role'], ...entries: LexiconFile['entries']): LexiconFile => ({
  role,
  note: '',
  entries,
});
const fieldsOf = (...lexicon: LexiconFile[]): string[] =>
  [...lexiconWords.check({ ...NO_FACTS, regions, lexicon })].map(
    ({ file: name, field }) => `${name} ${field}`,
  );

it.each<[string, LexiconFile[], string[]]>([
  ['right', [file('region', entry(['japan', '日版', 'japón'], 'japan'))], []],
  [
    'an unknown region',
    [file('region', entry(['japan'], 'nippon'))],
    ['lexicon/region.json entries[0].means'],
  ],
  ['no meaning', [file('region', entry(['japan']))], ['lexicon/region.json entries[0].means']],
  ['an ending that proves none', [file('order-ending', entry(['za']))], []],
  ['an ending of two', [file('order-ending', entry(['za'], 'hong-kong japan'))], []],
  [
    'an ending of an unknown one',
    [file('order-ending', entry(['za'], 'hong-kong nippon'))],
    ['lexicon/order-ending.json entries[0].means'],
  ],
  [
    'a word of two regions',
    [file('region', entry(['za'], 'hong-kong japan'))],
    ['lexicon/region.json entries[0].means'],
  ],
  [
    'capitals',
    [file('region', entry(['Japan'], 'japan'))],
    ['lexicon/region.json entries[0].words[0]'],
  ],
  [
    'no capitals where they are asked for',
    [{ ...file('region-code', entry(['jp'], 'japan')), capitals: true }],
    ['lexicon/region-code.json entries[0].words[0]'],
  ],
  [
    'a letter in two pieces',
    [file('region', entry(['japo\u0301n'], 'japan'))],
    ['lexicon/region.json entries[0].words[0]'],
  ],
  [
    'nothing to read',
    [file('region', entry(['--'], 'japan'))],
    ['lexicon/region.json entries[0].words[0]'],
  ],
  [
    'two meanings, but for an accent',
    [file('region', entry(['japón'], 'japan'), entry(['japon'], 'hong-kong'))],
    ['lexicon/region.json entries[1].words[0]'],
  ],
  [
    'a word twice',
    [file('region', entry(['japan', 'japan'], 'japan'))],
    ['lexicon/region.json entries[0].words[1]'],
  ],
  [
    'a role twice',
    [file('region', entry(['japan'], 'japan')), file('region', entry(['hk'], 'hong-kong'))],
    ['lexicon/region.json role'],
  ],
])('%s', (_, lexicon, fields) => {
  expect(fieldsOf(...lexicon)).toEqual(fields);
});
