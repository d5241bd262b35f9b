import type { CompiledBrand, CompiledDevice } from '../model/index.ts';
import { type SectionData, shareFirstBytes } from '../snapshot/index.ts';
import type { Folder } from '../text/fold.ts';
import { hasDigit, isNetwork, yearOf } from '../text/tokens.ts';
import { abbreviationsOf, writeAbbreviations } from './abbreviations.ts';
import { type BrandWord, brandWordsOf, formsOf } from './forms.ts';
import { kindsOf } from './kinds.ts';
import { tokenSections } from './token-stream.ts';
import { KIND_SHIFT, NUMERIC_BIT } from './vocabulary.ts';

/** A bare name that goes on with at least this many numbers is a family, not a device. */
const ROOT_OF_MANY = 5;

/** Set in `search.flags`: the name begins so many others that, alone, it means the newest of them. */
export const ROOT = 1;

/**
 * The sections "search.*" of the snapshot: the distinct tokens of all names, the tokens of each
 * name, from a word to the names that hold it, from a whole name to its device, and what the ranking
 * needs beside them. Opening them makes views and sums lengths: whatever follows from the names is
 * computed here.
 *
 * @param devices in tie order, newest first
 * @param folder folds names
 */
export function searchSections(
  devices: readonly CompiledDevice[],
  brands: readonly CompiledBrand[],
  folder: Folder,
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

  return {
    'search.words': shareFirstBytes(words),
    'search.wordFlags': Uint8Array.from(
      words,
      (word, i) =>
        kinds.core[i]! | (hasDigit(word) ? NUMERIC_BIT : 0) | (kinds.usual[i]! << KIND_SHIFT),
    ),
    'search.formCounts': Uint8Array.from(forms, (f) => f.length),
    'search.formLengths': Uint8Array.from(all, (f) => f.length),
    ...tokenSections(all.flat().map((token) => ids.get(token)!)),
    'search.kinds': kinds.tokens,
    'search.flags': flagsOf(devices, forms),
    ...brandSections(devices, brands, brandWords, forms, ids),
    'search.abbreviations': writeAbbreviations(abbreviationsOf(devices, brands, forms, folder)),
  };
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

function flagsOf(devices: readonly CompiledDevice[], forms: string[][][]): Uint8Array {
  // For each beginning of a name, the numbers with which names go on after it.
  const numbers = new Map<string, Set<string>>();
  for (const [i, device] of devices.entries()) {
    let key = device.brandSlug;
    for (const token of forms[i]![0] ?? []) {
      const number = /^([a-z])?\d+(?:\.\d+)?[a-z]?$/.exec(token);
      if (number !== null) {
        // "Galaxy S24" goes on after "Galaxy", and after "Galaxy S".
        const beginnings = number[1] === undefined ? [key] : [key, `${key} ${number[1]}`];
        for (const begun of beginnings) {
          numbers.set(begun, (numbers.get(begun) ?? new Set()).add(token));
        }
      }
      key += ` ${token}`;
    }
  }
  return Uint8Array.from(devices, (device, i) => {
    const key = [device.brandSlug, ...(forms[i]![0] ?? [])].join(' ');
    return (numbers.get(key)?.size ?? 0) >= ROOT_OF_MANY ? ROOT : 0;
  });
}
