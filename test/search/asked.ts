import type { DeviceRecord, LexiconRole } from '../../src/model/index.ts';
import type { Snapshot } from '../../src/snapshot/index.ts';
import { tokenize } from '../../src/text/index.ts';
import { FILES, FOLDER } from './lexicon.ts';
import { comparable } from './mechanical.ts';
import type { Dice } from './seed.ts';
import { meaningsOf, wordsOf } from './words.ts';

/** A generated question that nobody may answer with `yes` as if it meant one device. */
export interface Asked {
  text: string;
  /** Why a `yes` would be wrong. */
  why: string;
}

/** Draws questions of one kind; null where the draw gives none. */
export type Asker = (dice: Dice) => Asked | null;

const plans = wordsOf('plan');
const travel = wordsOf('travel');
const times = meaningsOf('unit').flatMap(({ means, words }) => (means === 'time' ? words : []));
const regions = meaningsOf('region');
const alleged = meaningsOf('condition').filter(({ means }) => means === 'alleged');
const copies = [...wordsOf('counterfeit'), ...alleged.flatMap(({ words }) => words)];
const things = wordsOf('other-thing');
const conditions = wordsOf('condition');
const colours = wordsOf('colour');

const lacks = meaningsOf('choice').filter(({ means }) => means.startsWith('lacks'));
/** Makers whose devices nobody else makes. */
const KNOWN = ['Apple', 'Samsung', 'Google', 'Nokia', 'Sony', 'LG', 'Huawei', 'Xiaomi'];
/** A model that begins with the name of a line. */
const LINE = /^(?:iPhone|iPad|Galaxy|Pixel|Xperia|Redmi|Mate) .*\d/;
/** What is sold alone for a device, and the words before the device that it fits, by language. */
const wares = FILES.filter(({ role }) => role === 'accessory').flatMap(({ entries }) =>
  entries
    .filter(({ means }) => means === 'alone')
    .flatMap(({ language, words }) => {
      const fits = FILES.filter(({ role }) => role === 'part')
        .flatMap((file) => file.entries)
        .filter((entry) => entry.means === 'fits' && entry.language === language)
        .flatMap((entry) => entry.words);
      return fits.length === 0 ? [] : [{ words, fits }];
    }),
);

/** The words of a role with a meaning, by language; those without a meaning if it is `null`. */
function wordsByLanguage(role: LexiconRole, means: string | null): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of FILES.filter((own) => own.role === role))
    for (const entry of file.entries.filter((own) => (own.means ?? null) === means))
      found.set(entry.language, [...(found.get(entry.language) ?? []), ...entry.words]);
  return found;
}

const versions = wordsByLanguage('version', null);
const without = wordsByLanguage('negation', 'lacks');
const watches = wordsByLanguage('category', 'watch');
const fitsBefore = wordsByLanguage('part', 'fits');
/** Languages in which "without" and "for" stand before what is lacking or what something is for. */
const PREPOSED = 'en de fr es pt it nl pl ru uk cs sv id vi ro el'.split(' ');
/** A denied version, and another one, by language. */
const NOT_GLOBAL: Readonly<Record<string, string>> = {
  en: '{d}, not the global version but the {r} one',
  de: '{d}, nicht die globale Version sondern die {r}',
  fr: '{d}, pas la version globale mais la {r}',
  es: '{d}, no es la versión global sino la {r}',
  pt: '{d}, não é a versão global mas a {r}',
  it: '{d}, non la versione globale ma quella {r}',
  nl: '{d}, niet de globale versie maar de {r}',
  id: '{d} bukan global yang versi {r}',
  ru: '{d}, не глобальная версия, а {r}',
};

const tokensOf = (text: string): string[] => tokenize(FOLDER.fold(text));

/**
 * The kinds of questions, by name. What is right is taken from the data set alone, never from the
 * search.
 */
export function askers(snapshot: Snapshot): Record<string, Asker> {
  const { devices } = snapshot;
  const records = Array.from({ length: devices.size }, (_, d) => devices.record(d));
  const byProminence = records
    .map((_, d) => d)
    .sort((a, b) => devices.prominence[b]! - devices.prominence[a]! || a - b);
  const full = ({ brand, model }: DeviceRecord): string => `${brand} ${model}`;
  const keyOf = ({ brand, model }: DeviceRecord): string => `${brand}/${comparable(brand, model)}`;
  /** The names that some device with a `yes` has. */
  const saysYes = new Set<string>();
  /** The words of all names, by brand. */
  const names = new Map<string, { tokens: Set<string>; supports: string }[]>();
  const words = new Set<string>();
  const byToken = new Map<string, { tokens: Set<string>; supports: string }[]>();
  for (const [d, record] of records.entries()) {
    const { aliases } = devices.detail(d);
    for (const model of [record.model, ...aliases]) {
      if (record.supports === 'yes')
        saysYes.add(`${record.brand}/${comparable(record.brand, model)}`);
      const tokens = new Set([...tokensOf(record.brand), ...tokensOf(model)]);
      for (const token of tokens) words.add(token);
      const known = names.get(record.brand) ?? [];
      names.set(record.brand, known);
      const named = { tokens, supports: record.supports };
      known.push(named);
      for (const token of tokens) {
        const key = `${record.brand}/${token}`;
        const list = byToken.get(key);
        if (list === undefined) byToken.set(key, [named]);
        else list.push(named);
      }
    }
  }
  /** The devices of a brand whose names hold all words of a text. */
  const fitting = (brand: string, text: string) => {
    const asked = [...new Set(tokensOf(text))];
    const lists = asked.map((token) => byToken.get(`${brand}/${token}`) ?? []);
    const [rarest = []] = lists.sort((a, b) => a.length - b.length);
    return rarest.filter(({ tokens }) => asked.every((t) => tokens.has(t)));
  };
  const draw = (dice: Dice): number =>
    dice.below(2) === 0 ? byProminence[dice.below(3000)]! : dice.below(records.length);
  const around = (dice: Dice, text: string): string =>
    dice.one([
      text,
      `${text} ${dice.one(conditions)}`,
      `${text} 128GB ${dice.one(colours)}`,
      `does ${text} support esim`,
      `${text} e-sim`,
      text.toLowerCase(),
    ]);

  /** The codes of a device that can be nothing else, with the number of their variant. */
  const codesOf = (d: number): { code: string; variant: number }[] => {
    const found: { code: string; variant: number }[] = [];
    for (
      let variant = devices.variantStart[d]!;
      variant < devices.variantStart[d + 1]!;
      variant++
    ) {
      for (let c = devices.codeStart[variant]!; c < devices.codeStart[variant + 1]!; c++) {
        const code = devices.codes.at(c);
        const isOne =
          devices.codes.exact(code.toLowerCase().replace(/[^a-z\d,]/g, '')).length === 1;
        // An identifier of Apple is that of all units.
        if (isOne && !code.includes(',') && /\d.*\d/.test(code)) found.push({ code, variant });
      }
    }
    return found;
  };
  /** The codes of a device whose units have an answer of their own that is no yes. */
  const codesWithout = (d: number): string[] =>
    codesOf(d)
      .filter(({ variant }) => devices.variantIsOwn(variant))
      .filter(({ variant }) => devices.variantSupports(variant) !== 'yes')
      .map(({ code }) => code);

  return {
    'a device without eSIM'(dice) {
      const record = records[draw(dice)]!;
      if (record.supports === 'yes' || saysYes.has(keyOf(record))) return null;
      return { text: around(dice, full(record)), why: `${full(record)} says ${record.supports}` };
    },
    'a market whose units have none'(dice) {
      const record = records[draw(dice)]!;
      if (record.supports !== 'yes' || record.exceptionRegions.length === 0) return null;
      const region = dice.one(record.exceptionRegions);
      const said = regions.filter(({ means }) => means === region).flatMap((entry) => entry.words);
      if (said.length === 0) return null;
      return { text: `${full(record)} ${dice.one(said)}`, why: `not in ${region}` };
    },
    'a code of a unit that has none'(dice) {
      const d = draw(dice);
      const codes = records[d]!.supports === 'yes' ? codesWithout(d) : [];
      if (codes.length === 0) return null;
      const code = dice.one(codes);
      const text = dice.one([
        code,
        code.toLowerCase(),
        `${full(records[d]!)} ${code}`,
        `${code} esim`,
        `${full(records[d]!)} (${code})`,
        `hi, I fly to Lisbon on Monday and would like to know if my ${full(records[d]!)} works there, the screen says ${code}`,
      ]);
      return { text, why: `${code} has none` };
    },
    'one of two codes of a device'(dice) {
      const d = draw(dice);
      const codes = records[d]!.supports === 'yes' ? codesWithout(d) : [];
      const others = codesOf(d).filter(({ code }) => !codes.includes(code));
      if (codes.length === 0 || others.length === 0) return null;
      const both = dice.some([dice.one(codes), dice.one(others).code], 2);
      const text = dice.one([
        both.join(dice.one([' / ', '/', '=', ', ', ' or '])),
        `${full(records[d]!)} ${both.join(' ')}`,
      ]);
      return { text, why: 'one of the codes has none' };
    },
    'a name of which a word is left out'(dice) {
      const record = records[draw(dice)]!;
      const parts = full(record).split(' ');
      if (parts.length < 3) return null;
      // Without its line a name is another one: "Apple 13" is the iPhone 13.
      parts.splice(dice.from(2, parts.length - 1), 1);
      const text = parts.join(' ');
      const asked = new Set(tokensOf(text));
      const fits = fitting(record.brand, text);
      const isExact = fits.some(({ tokens }) => tokens.size === asked.size);
      if (isExact || fits.every(({ supports }) => supports === 'yes')) return null;
      return { text, why: 'several names hold these words, and not all say yes' };
    },
    'a number that no device has'(dice) {
      const record = records[draw(dice)]!;
      const text = full(record).replace(/\d+/, (n) => String(Number(n) + dice.from(1, 60)));
      if (text === full(record) || !/\d/.test(text)) return null;
      const number = /[a-z]?\d+[a-z]?/i.exec(text)![0];
      const has = (names.get(record.brand) ?? []).some(({ tokens }) =>
        [...tokens].some((t) => t.replace(/\D/g, '') === number.replace(/\D/g, '')),
      );
      return has ? null : { text, why: 'no device of the brand has the number' };
    },
    'a plan'(dice) {
      const region = dice.one(dice.one(regions).words);
      const time = `${dice.from(1, 31)} ${dice.one(times)}`;
      const volume = dice.one([
        `${dice.from(1, 50)} GB`,
        `${dice.from(1, 50)}gb`,
        'unlimited',
        dice.one(plans),
      ]);
      const parts = dice.some(['esim', region, time, volume, dice.one(travel)], 4);
      return { text: [...new Set(['esim', ...parts])].join(' '), why: 'it asks for a plan' };
    },
    'another thing'(dice) {
      const thing = dice.one(things);
      if (tokensOf(thing).some((token) => words.has(token))) return null;
      return {
        text: dice.one([
          thing,
          `${thing} ${dice.from(2, 9)}`,
          `${thing} pro ${dice.from(2, 4)}`,
          `${thing} esim`,
        ]),
        why: 'it is no device of ours',
      };
    },
    'a copy'(dice) {
      const record = records[draw(dice)]!;
      const copy = dice.one(copies);
      if (tokensOf(copy).some((token) => words.has(token))) return null;
      return {
        text: dice.one([`${full(record)} ${copy}`, `${copy} ${full(record)}`]),
        why: 'it is a copy',
      };
    },
    'a device that the asker lacks'(dice) {
      const record = records[draw(dice)]!;
      if (record.supports !== 'yes') return null;
      const { means, words } = dice.one(lacks);
      const parts = [dice.one(words), full(record)];
      if (means === 'lacks-behind') parts.reverse();
      return { text: `${parts.join(' ')}. esim?`, why: 'nobody has it' };
    },
    'a line with the name of another maker'(dice) {
      const record = records[byProminence[dice.below(1000)]!]!;
      const other = dice.one(KNOWN.filter((brand) => brand !== record.brand));
      const isOfLine = KNOWN.includes(record.brand) && LINE.test(record.model);
      if (!isOfLine || record.supports !== 'yes') return null;
      return { text: around(dice, `${other} ${record.model}`), why: `${other} makes none` };
    },
    'what is sold for a device'(dice) {
      const { words, fits } = dice.one(wares);
      const record = records[draw(dice)]!;
      if (record.supports !== 'yes') return null;
      const before = dice.one(['', '', 'hi, ', 'price? ', 'SKU 4711: ']);
      const text = `${before}${dice.one(words)} ${dice.one(fits)} ${full(record)}`;
      return { text, why: 'it is about an accessory' };
    },
    'a unit that lacks the eSIM'(dice) {
      const record = records[draw(dice)]!;
      const language = dice.one(PREPOSED);
      const version = dice.one(versions.get(language) ?? ['version']);
      // "Deutsche ohne eSIM" names a market, and some words say more than a version.
      if (record.supports !== 'yes' || version.includes(' ')) return null;
      const text = `${full(record)} ${version} ${dice.one(without.get(language)!)} esim`;
      return { text, why: 'the text says that the unit has none' };
    },
    'another kind of device for it'(dice) {
      const record = records[draw(dice)]!;
      const language = dice.one(PREPOSED);
      const [kinds, fits] = [watches.get(language), fitsBefore.get(language)];
      if (
        record.supports !== 'yes' ||
        record.category !== 'phone' ||
        kinds === undefined ||
        fits === undefined
      )
        return null;
      const text = `${dice.one(kinds)} ${dice.one(fits)} ${full(record)}`;
      return { text, why: 'it asks for a watch' };
    },
    'a market beside a denied version'(dice) {
      const record = records[draw(dice)]!;
      if (record.supports !== 'yes' || record.exceptionRegions.length === 0) return null;
      const region = dice.one(record.exceptionRegions);
      const [language, template] = dice.one(Object.entries(NOT_GLOBAL));
      const said = wordsByLanguage('region', region).get(language);
      if (said === undefined) return null;
      const text = template.replace('{d}', full(record)).replace('{r}', dice.one(said));
      return { text, why: `not in ${region}` };
    },
    'the code of another device'(dice) {
      const d = draw(dice);
      const [a, b] = [records[draw(dice)]!, records[d]!];
      const isYes = (record: DeviceRecord): boolean =>
        record.supports === 'yes' || saysYes.has(keyOf(record));
      const first = devices.codeStart[devices.variantStart[d]!]!;
      const end = devices.codeStart[devices.variantStart[d + 1]!]!;
      if (first === end || (isYes(a) && isYes(b))) return null;
      const code = devices.codes.at(dice.from(first, end - 1));
      // A number and some letters, and no name.
      if (!/^(?=.*\d.*\d)(?=.*[a-z])[a-z\d-]{6,}$/i.test(code)) return null;
      const text = dice.one([
        `${full(a)} ${code}`,
        `${code} ${full(a)}`,
        `${full(a)} (${code}) 128GB ${dice.one(colours)}`,
      ]);
      return { text, why: `the code is of ${full(b)}, and not both say yes` };
    },
    'one of two devices'(dice) {
      const [a, b] = [records[draw(dice)]!, records[draw(dice)]!];
      if (a.supports === 'yes' && b.supports === 'yes') return null;
      if (saysYes.has(keyOf(a)) && saysYes.has(keyOf(b))) return null;
      const text = `${full(a)} ${dice.one(['or', 'vs', 'oder', 'ou', 'o', 'и', 'and', '/'])} ${full(b)}`;
      return { text, why: 'it names two, and one has none' };
    },
  };
}
