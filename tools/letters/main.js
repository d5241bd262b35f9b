// npm run letters: writes the outlines of the letters on preview images, src/site/og/letters/*.json, from
// the typefaces in package.json beside this file. Run it if a text on the images has changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { regionList } from '../../src/locale/index.ts';
import { fixedTexts } from '../../src/site/og/texts.ts';
import { Typeface } from './typeface.js';

const OUT = new URL('../../src/site/og/letters/', import.meta.url);
const regions = JSON.parse(
  readFileSync(new URL('../../data/regions.json', import.meta.url), 'utf8'),
);
delete regions.$schema;

/** The files of each language's typeface. The first that has a letter draws it. */
const FILES = {
  latin: ['ibm-plex-serif-latin', 'ibm-plex-serif-latin-ext'],
  ru: ['ibm-plex-serif-cyrillic'],
  ja: ['noto-sans-jp-japanese'],
  ko: ['noto-sans-kr-korean'],
  'zh-Hans': ['noto-sans-sc-chinese-simplified'],
  'zh-Hant': ['noto-sans-tc-chinese-traditional', 'noto-sans-tc-118', 'noto-sans-tc-119'],
  ar: ['noto-sans-arabic-arabic'],
  hi: ['noto-sans-devanagari-devanagari'],
};

/** The letters of device names and of languages in Latin script. */
const LATIN = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)),
  ...'ÀÁÂÄÅÇÉÈÊÎÍÓÔÖØÚÜàáâãäåæçèéêëìíîïñòóôõöøùúûüýßœğİışŞ¿¡–—’“”·×°²³½™®',
];

/**
 * Returns the letters of a text; whole words in Arabic and Hindi, where neighbours change the form of a letter.
 */
function piecesOf(language, text) {
  const isJoined = language === 'ar' || language === 'hi';
  return text.match(isJoined ? /[^\0-~\s]+/g : /[^\0-~\s]/gu);
}

/** Returns the names of all regions, alone and in a list, in which words and prefixes join them. */
function regionTexts(language) {
  const ids = Object.keys(regions);
  const lists = [ids, ids.toReversed(), ids.slice(0, 2), ...ids.map((id) => [id])];
  return lists.map((list) => regionList(language, list, regions)).join(' ');
}

function write(name, typeface, pieces) {
  const { notice, shapes, drawn } = typeface.draw(pieces);
  const lines = (values) => `[\n${values.map((v) => JSON.stringify(v)).join(',\n')}\n]`;
  const entries = Object.entries(drawn).map(([p, parts]) => `${JSON.stringify(p)}:[${parts}]`);
  writeFileSync(
    new URL(`${name}.json`, OUT),
    `{"notice":${JSON.stringify(notice)},\n"shapes":${lines(shapes)},\n"pieces":{\n${entries.join(',\n')}\n}}\n`,
  );
}

for (const [language, files] of Object.entries(FILES)) {
  const typeface = await Typeface.open(files);
  if (language === 'latin') {
    write(language, typeface, LATIN);
    continue;
  }
  const fixed = new Set(piecesOf(language, fixedTexts(language).join(' ')));
  const further = new Set(piecesOf(language, regionTexts(language)));
  write(language, typeface, [...fixed].sort());
  write(`${language}.regions`, typeface, [...further].filter((piece) => !fixed.has(piece)).sort());
}
