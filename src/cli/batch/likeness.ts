import type { DeviceDetail } from '../../lookup/index.ts';
import { fold, noiseWords } from '../../search/index.ts';

/** How much of a text the names of a device must account for. */
const ENOUGH = 0.5;
/** How alike two words are that differ by a typing error (Dice's coefficient of their bigrams). */
const ALIKE = 0.5;
/** Memory, a battery, a camera, a screen, a system: "8/256 GB", "50-MP", "6.5 inch", "Android 13". */
const MEASURE =
  /\d+(?:[.,/+]\d+)*[ -]?(?:[gtm]b|mah|mp|hz|w|mm|cm|zoll|inch|["″”])(?![a-z\d])|\bandroid \d+/g;

/** "S911" may be a part of "SM-S911B"; "S9" is rather a name. */
const PART_OF_CODE = 4;

/** Letters that only the search can read. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\P{L}]/u;

/** People write Apple's names in two words. */
const I_PHONE = /\bi[ -](?=phone|pad)/g;

/** Words of titles and questions that say nothing of a device: "smartphone", "schwarz", "handy". */
const NOISE = new Set(noiseWords((text) => words(text).join(' ')));

/**
 * Do a device's names account for the text that found it?
 *
 * A person who searches sees what was found and chooses. A row of a file is answered unseen, so that
 * a device which shares only a number with the text must not answer for it. What a shop writes beside
 * a name counts against no device, and so it takes more than a number beside it.
 *
 * @example accountsFor('ipone 15 pro', iPhone15Pro) // true
 * @example accountsFor('iPhone 15 Pro 256GB Titan Blau ohne Vertrag', iPhone15Pro) // true
 * @example accountsFor('Fridge 9', appleWatchSeries9) // false
 */
export function accountsFor(
  text: string,
  {
    brand,
    model,
    aliases,
    variants,
  }: Pick<DeviceDetail, 'brand' | 'model' | 'aliases' | 'variants'>,
): boolean {
  const names = [brand, model, ...aliases, ...variants.flatMap((v) => v.codes)].map(words);
  const known = new Set(names.flat());
  const joined = names.map((parts) => parts.join(''));
  let all = 0;
  let accounted = 0;
  const whole = plain(text);
  const rest = whole.replace(MEASURE, ' ');
  let hasLetters = OTHER_SCRIPT.test(text);
  let isTitle = rest !== whole;
  let isAllNoise = !hasLetters;
  for (const word of words(rest)) {
    const isNoise = NOISE.has(word);
    const isKnown = known.has(word);
    isTitle ||= isNoise;
    isAllNoise &&= isNoise;
    // "smartphone" is no "iphone" with a typing error.
    if (isNoise && !isKnown) continue;
    const found =
      isKnown ||
      (word.length > 1 && joined.some((name) => name.includes(word))) ||
      [...known].some((other) => alike(word, other));
    all += word.length;
    if (!found) continue;
    accounted += word.length;
    hasLetters ||= /[a-z]/.test(word);
  }
  if (isTitle && (isAllNoise || !hasLetters)) return false;
  // A text in another script has no words here: the search alone can read it.
  return all === 0 || accounted / all >= ENOUGH;
}

/**
 * Does a text say which device of its family it means?
 *
 * "iPhone" finds the newest one, and "Samsung" a Galaxy S: true of a search, wrong of a row, whose
 * phone may be ten years old. So every number of one of the names must be in the text ("Pixel 9"), or
 * the whole of a name that has none ("Pixel Fold"), or a part of a code ("S911B").
 *
 * @example isOneDevice('Pixel Pro', pixel11Pro) // false
 * @example isOneDevice('Google Pixel 11 Pro 256GB', pixel11Pro) // true
 */
export function isOneDevice(
  text: string,
  { model, aliases, variants }: Pick<DeviceDetail, 'model' | 'aliases' | 'variants'>,
): boolean {
  // "айфон" is no more than "iphone" is.
  const latin = fold(text);
  const said = words(latin);
  const joined = said.join('');
  const isSaid = (word: string) =>
    joined.includes(word) || said.some((other) => alike(other, word));
  const numbers = new Set(numbersOf(latin));
  const byName = [model, ...aliases].some((name) => {
    const needed = numbersOf(name);
    if (needed.length > 0) return needed.every((n) => numbers.has(n));
    return words(withoutNetwork(name)).every(isSaid);
  });
  if (byName) return true;
  const codes = variants.flatMap((v) => v.codes).map((code) => words(code).join(''));
  const parts = said.filter((word) => word.length >= PART_OF_CODE && /[a-z]\d|\d[a-z]/.test(word));
  // Shops add the colour and the country: "SM-S911BZKGEUE".
  return codes.some(
    (code) =>
      (code.length > PART_OF_CODE && joined.includes(code)) ||
      parts.some((part) => code.includes(part)),
  );
}

function numbersOf(text: string): string[] {
  return withoutNetwork(text).match(/\d+/g) ?? [];
}

/** People call the Galaxy A55 5G the A55. */
function withoutNetwork(text: string): string {
  return plain(text).replace(/\b[45]g\b/g, ' ');
}

/** Lower-case words of Latin letters and digits. */
function words(text: string): string[] {
  return plain(text).match(/[a-z0-9]+/g) ?? [];
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(I_PHONE, 'i');
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
