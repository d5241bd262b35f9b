import { type OrderFact, orderSections } from '../codes/index.ts';
import type {
  AppleOrderNumbers,
  CompiledBrand,
  CompiledDevice,
  Qualities,
} from '../model/index.ts';
import { asBytes, frontEncodeBytes, type SectionData } from '../snapshot/index.ts';
import { hasDigit, isNetwork, yearOf } from '../text/characters.ts';
import type { Folder } from '../text/fold.ts';
import { abbreviationsOf, withShortForms, writeAbbreviations } from './abbreviations.ts';
import { type BrandWord, brandWordsOf, formsOf } from './forms.ts';
import { FAMILY_WORD, kindsOf, LINE_WORD } from './kinds.ts';
import { qualitySections } from './qualities.ts';
import { tokenSections } from './token-stream.ts';
import { KIND_SHIFT, NUMERIC_BIT } from './vocabulary.ts';

/** A name that at least so many numbers may follow is that of a family as well as of a device. */
const ROOT_OF_MANY = 5;

/** A line is a maker's house line ("Galaxy", "Pixel") if at least this share of its phones has it. */
const HOUSE_SHARE = 0.9;
/** The least number of phones of a maker with a house line, before the share is taken. */
const LEAST_PHONES = 10;
/** The first year of the phones that count for a house line; older names differ from those of today. */
const FIRST_YEAR = 2018;
/** Stored for a brand without a house line. */
export const NO_WORD = 0xffff;

/** A flag of `search.flags`: the name is the beginning of so many others that, alone, it means the newest of them. */
export const ROOT = 1;
/** The same without the words that go without saying: "Galaxy Fold" is the beginning of "Galaxy Z Fold8" so. */
export const ROOT_OF_LINE = 2;

/**
 * Writes the sections "search.*" of the snapshot: the distinct words of all names, the tokens of each name with their
 * kinds, the words of brands, abbreviations, qualities and order numbers.
 *
 * @param devices the devices in the order of the table, newest first
 * @param folder folds names
 * @param qualities the lines that have each quality
 * @param shortForms the short forms of the lexicon, with what they mean
 * @param orderNumbers the order numbers of Apple's devices
 * @throws {RangeError} if a column is too narrow for the data
 */
export function searchSections(
  devices: readonly CompiledDevice[],
  brands: readonly CompiledBrand[],
  folder: Folder,
  qualities: Qualities,
  shortForms: readonly { means: string; words: readonly string[] }[],
  orderNumbers: AppleOrderNumbers,
): Record<string, SectionData> {
  const forms = devices.map((device) => formsOf(device, folder));
  const inNames = new Map(brands.map((brand) => [brand.slug, new Set<string>()]));
  for (const [d, { brandSlug }] of devices.entries()) {
    for (const word of forms[d]!.flat()) inNames.get(brandSlug)?.add(word);
  }
  const brandWords = brands.map((brand) => brandWordsOf(brand, inNames.get(brand.slug)!, folder));
  const words = [...new Set([...forms.flat(2), ...brandWords.flat().map(({ word }) => word)])]
    .filter((word) => word.length < 256)
    .sort();
  if (words.length > 0xffff) throw new RangeError('Names have at most 65,535 distinct words.');
  const ids = new Map(words.map((word, i) => [word, i]));
  const all = forms.flat();
  const kinds = kindsOf(devices, brands, brandWords, forms, ids);
  const names = namesOf(forms, kinds.tokens);

  return {
    'search.words': frontEncodeBytes(words.map(asBytes)),
    'search.wordFlags': Uint8Array.from(
      words,
      (word, i) =>
        kinds.core[i]! | (hasDigit(word) ? NUMERIC_BIT : 0) | (kinds.usual[i]! << KIND_SHIFT),
    ),
    'search.formCounts': Uint8Array.from(forms, (f) => f.length),
    ...tokenSections(all.map((form) => form.map((token) => ids.get(token)!))),
    'search.kinds': kinds.stored,
    'search.flags': flagsOf(devices, names),
    ...brandSections(devices, brands, brandWords, forms, ids),
    'search.houseLines': houseLines(devices, brands, names, ids),
    'search.abbreviations': writeAbbreviations(
      withShortForms(abbreviationsOf(devices, brands, forms, folder), shortForms),
    ),
    ...qualitySections(devices, qualities),
    ...orderSections(ordersOf(devices, orderNumbers).values()),
  };
}

/** The order numbers that name one of the devices of Apple. */
function ordersOf(
  devices: readonly CompiledDevice[],
  orderNumbers: AppleOrderNumbers,
): Map<string, OrderFact> {
  const slugs = devices.filter((d) => d.brandSlug === 'apple').map((d) => d.modelSlug);
  const orders = new Map<string, OrderFact>();
  for (const models of Object.values(orderNumbers)) {
    for (const [modelSlug, numbers] of Object.entries(models)) {
      const owner = slugs.indexOf(modelSlug);
      if (owner < 0) continue;
      for (const said of numbers) {
        const number = said.slice(0, 5);
        const isMainland = said.endsWith('CH') || orders.get(number)?.isMainland === true;
        orders.set(number, { number, owner, isMainland });
      }
    }
  }
  return orders;
}

function brandSections(
  devices: readonly CompiledDevice[],
  brands: readonly CompiledBrand[],
  brandWords: readonly (readonly BrandWord[])[],
  forms: readonly (readonly (readonly string[])[])[],
  ids: ReadonlyMap<string, number>,
): Record<string, SectionData> {
  const bySlug = new Map(brands.map((brand, i) => [brand.slug, i]));
  const counts = new Uint16Array(brands.length);
  const bareNumbers = new Uint16Array(brands.length);
  for (const [d, { brandSlug }] of devices.entries()) {
    const brand = bySlug.get(brandSlug)!;
    counts[brand] = counts[brand]! + 1;
    const [name] = forms[d]!;
    if (name?.length === 1 && isBareNumber(name[0]!)) bareNumbers[brand] = bareNumbers[brand]! + 1;
  }
  return {
    'search.brandWordCounts': Uint8Array.from(brandWords, (w) => w.length),
    'search.brandWords': Uint16Array.from(brandWords.flat(), ({ word }) => ids.get(word)!),
    'search.brandWordKinds': Uint8Array.from(brandWords.flat(), ({ kind }) => kind),
    'search.brandDevices': counts,
    'search.bareNumbers': bareNumbers,
  };
}

const isBareNumber = (token: string): boolean =>
  hasDigit(token) && !isNetwork(token) && yearOf(token) === 0;

/** A token of the first name of a device, with its kind. */
interface NameToken {
  word: string;
  kind: number;
}

/** The tokens of the first name of each device. */
function namesOf(
  forms: readonly (readonly (readonly string[])[])[],
  kinds: readonly number[],
): NameToken[][] {
  let at = 0;
  return forms.map((own) => {
    const name = (own[0] ?? []).map((word, t) => ({ word, kind: kinds[at + t]! }));
    at += own.flat().length;
    return name;
  });
}

/** The house line of each brand, as the number of its word; {@link NO_WORD} for none. */
function houseLines(
  devices: readonly CompiledDevice[],
  brands: readonly CompiledBrand[],
  names: readonly NameToken[][],
  ids: ReadonlyMap<string, number>,
): Uint16Array {
  const phones = new Map<string, number>();
  const counts = new Map<string, Map<string, number>>();
  for (const [d, { brandSlug, category, releaseYear }] of devices.entries()) {
    if (category !== 'phone' || (releaseYear ?? 0) < FIRST_YEAR) continue;
    phones.set(brandSlug, (phones.get(brandSlug) ?? 0) + 1);
    const own = counts.get(brandSlug) ?? new Map<string, number>();
    counts.set(brandSlug, own);
    const lines = names[d]!.filter(({ kind }) => kind === LINE_WORD);
    for (const { word } of lines) own.set(word, (own.get(word) ?? 0) + 1);
  }
  return Uint16Array.from(brands, ({ slug }) => {
    const least = HOUSE_SHARE * Math.max(LEAST_PHONES, phones.get(slug) ?? 0);
    const line = [...(counts.get(slug) ?? [])].find(([, count]) => count >= least);
    return line === undefined ? NO_WORD : ids.get(line[0])!;
  });
}

/** The flags {@link ROOT} and {@link ROOT_OF_LINE} of each device: "iPhone SE". */
function flagsOf(devices: readonly CompiledDevice[], names: readonly NameToken[][]): Uint8Array {
  const short = names.map((name) => name.filter(({ kind }) => kind !== FAMILY_WORD));
  const roots = rootsOf(devices, names);
  const ofLine = rootsOf(devices, short);
  return Uint8Array.from(devices, (_, d) => (roots[d] ? ROOT : 0) | (ofLine[d] ? ROOT_OF_LINE : 0));
}

/** For each device, whether at least {@link ROOT_OF_MANY} numbers follow its name in other names. */
function rootsOf(devices: readonly CompiledDevice[], names: readonly NameToken[][]): boolean[] {
  // For each beginning of a name, the numbers with which names go on after it.
  const numbers = new Map<string, Set<string>>();
  for (const [d, { brandSlug }] of devices.entries()) {
    let key = brandSlug;
    for (const { word } of names[d]!) {
      const number = /^([a-z])?\d+(?:\.\d+)?[a-z]?$/.exec(word);
      if (number !== null) {
        // "Galaxy S24" goes on after "Galaxy", and after "Galaxy S".
        const beginnings = number[1] === undefined ? [key] : [key, `${key} ${number[1]}`];
        for (const begun of beginnings) {
          numbers.set(begun, (numbers.get(begun) ?? new Set()).add(word));
        }
      }
      key += ` ${word}`;
    }
  }
  return devices.map(({ brandSlug }, d) => {
    const key = [brandSlug, ...names[d]!.map(({ word }) => word)].join(' ');
    return (numbers.get(key)?.size ?? 0) >= ROOT_OF_MANY;
  });
}
