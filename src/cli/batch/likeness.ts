import type { DeviceDetail } from '../../lookup/index.ts';

/** How much of a text the names of a device must account for. */
const ENOUGH = 0.5;
/** How alike two words are that differ by a typing error (Dice's coefficient of their bigrams). */
const ALIKE = 0.5;

/**
 * Do a device's names account for the text that found it?
 *
 * A person who searches sees what was found and chooses. A row of a file is answered unseen, so that
 * a device which shares only a number with the text must not answer for it.
 *
 * @example accountsFor('ipone 15 pro', iPhone15Pro) // true
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
  for (const word of words(text)) {
    all += word.length;
    const found =
      known.has(word) ||
      (word.length > 1 && joined.some((name) => name.includes(word))) ||
      [...known].some((other) => alike(word, other));
    if (found) accounted += word.length;
  }
  // A text in another script has no words here: the search alone can read it.
  return all === 0 || accounted / all >= ENOUGH;
}

/** Lower-case words of Latin letters and digits. */
function words(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  );
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
