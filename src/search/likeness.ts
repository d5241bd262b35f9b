import type { DeviceDetail } from '../model/index.ts';
import { foldCode } from '../snapshot/index.ts';
import { type PlainWords, plainWords } from './plain-words.ts';
import { SUFFIXES } from './words/suffixes.ts';

/** How much of a text the names of a device must account for. */
const ENOUGH = 0.5;
/** How alike two words are that differ by a typing error (Dice's coefficient of their bigrams). */
const ALIKE = 0.5;
/** "S911" may be a part of "SM-S911B"; "S9" is rather a name. */
const PART_OF_CODE = 4;
/** So many letters may be those of several words. */
const SHORT = 3;
/** People call the Galaxy A55 5G the A55; the iPhone 3G is no iPhone. */
const UNSAID_NETWORK = /^[45]g$/;

/** What a device is called, in the words that a search reads. */
export interface Names {
  brand: readonly string[];
  /** Its model and its aliases. */
  models: readonly (readonly string[])[];
  /** Folded. */
  codes: readonly string[];
}

/** Reads the names of a device once for all that is asked of them. */
export function namesOf({
  brand,
  model,
  aliases,
  variants,
}: Pick<DeviceDetail, 'brand' | 'model' | 'aliases' | 'variants'>): Names {
  return {
    brand: plainWords(brand).words,
    models: [model, ...aliases].map((name) => plainWords(name).words),
    codes: variants.flatMap((v) => v.codes).map(foldCode),
  };
}

/**
 * Do a device's names account for the text that found it?
 *
 * A person who searches sees what was found and chooses. A row of a file is answered unseen, so that
 * a device which shares only a number with the text must not answer for it. What a shop writes beside
 * a name counts against no device, and so it takes more than a number beside it.
 *
 * @example accountsFor(plainWords('ipone 15 pro'), namesOf(iPhone15Pro)) // true
 * @example accountsFor(plainWords('iPhone 15 Pro 256GB Titan Blau'), namesOf(iPhone15Pro)) // true
 * @example accountsFor(plainWords('Fridge 9'), namesOf(appleWatchSeries9)) // false
 */
export function accountsFor(
  { words, noise, hasMeasure }: PlainWords,
  { brand, models, codes }: Names,
): boolean {
  const names = [brand, ...models];
  const known = new Set(names.flat());
  const joined = [...names.map((parts) => parts.join('')), ...codes];
  let all = 0;
  let accounted = 0;
  let hasLetters = false;
  for (const [i, word] of words.entries()) {
    const isKnown = known.has(word);
    // "smartphone" is no "iphone" with a typing error.
    if (noise[i] && !isKnown) continue;
    const found =
      isKnown ||
      (word.length > 1 && joined.some((name) => name.includes(word))) ||
      [...known].some((other) => alike(word, other));
    all += word.length;
    if (!found) continue;
    accounted += word.length;
    hasLetters ||= /[a-z]/.test(word);
  }
  const isTitle = hasMeasure || noise.includes(true);
  if (isTitle && (!hasLetters || !noise.includes(false))) return false;
  return all > 0 && accounted / all >= ENOUGH;
}

/**
 * Does a text say which device of its family it means?
 *
 * "iPhone" finds the newest one, and "Samsung" a Galaxy S: true of a search, wrong of a row, whose
 * phone may be ten years old. So every number of one of the names must be in the text ("Pixel 9"), or
 * the whole of a name that has none ("Pixel Fold"), or a part of a code ("S911B"). A suffix must be
 * said, too: where we do not know the Tab P12, the Tab P12 Pro is found.
 *
 * @example isOneDevice(plainWords('Pixel Pro'), namesOf(pixel11Pro)) // false
 * @example isOneDevice(plainWords('Google Pixel 11 Pro 256GB'), namesOf(pixel11Pro)) // true
 */
export function isOneDevice(
  { words, noise, parts }: PlainWords,
  { brand, models, codes }: Names,
): boolean {
  const joined = words.join('');
  const known = new Set([...brand, ...models.flat()]);
  const others = words.filter((word, i) => !noise[i] && !known.has(word));
  const isSaid = (word: string) =>
    joined.includes(word) || words.some((other) => alike(other, word));
  const numbers = new Set(numbersOf(words));
  const byName = models.some((ofName) => {
    const needed = numbersOf(ofName);
    const unsaid = ofName.filter((word) => SUFFIXES.has(word) && !isSaid(word));
    if (unsaid.some((suffix) => !others.some((word) => mayStandFor(word, suffix)))) return false;
    if (needed.length > 0) return needed.every((n) => numbers.has(n));
    // The Surface Laptop 5G is no Surface Laptop.
    return ofName.every(isSaid);
  });
  if (byName) return true;
  const said = parts.filter((part) => part.length >= PART_OF_CODE && /[a-z]\d|\d[a-z]/.test(part));
  // Shops add the colour and the country: "SM-S911BZKGEUE".
  return codes.some(
    (code) =>
      (code.length > PART_OF_CODE && joined.includes(code)) ||
      said.some((part) => code.includes(part)),
  );
}

/** May a word be a suffix with a typing error, or its abbreviation: "prp", "s24u", the "pm" of "15pm"? */
function mayStandFor(word: string, suffix: string): boolean {
  const first = suffix.charAt(0);
  return /\d/.test(word) || word.length <= SHORT ? word.includes(first) : word.startsWith(first);
}

function numbersOf(words: readonly string[]): string[] {
  const counted = words.filter((word) => !UNSAID_NETWORK.test(word));
  return counted.flatMap((word) => word.match(/\d+/g) ?? []);
}

function alike(a: string, b: string): boolean {
  // Numbers are never alike: the 8 is another phone than the 9.
  if (a.length < 3 || b.length < 3 || /^\d+$/.test(a)) return false;
  const ofA = bigrams(a);
  const ofB = bigrams(b);
  let common = 0;
  for (const pair of ofA) if (ofB.has(pair)) common++;
  return (2 * common) / (ofA.size + ofB.size) >= ALIKE;
}

function bigrams(word: string): Set<string> {
  const pairs = new Set<string>();
  for (let i = 0; i + 1 < word.length; i++) pairs.add(word.slice(i, i + 2));
  return pairs;
}
