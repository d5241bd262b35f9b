import { osaDistance } from './distance.ts';

/** What is written by ear: "ayfon", "piksel", "gugl". Applied one after the other. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/^(?:eye|ai|ay|aj|ei|ey|ej)/, 'i'],
  // "One" is spoken with the sound that "Huawei" begins with: "wanplus", "uawei".
  [/^one/, 'wan'],
  [/^h?u(?=[aeio])/, 'w'],
  // The long vowel of English: "lite", "prime".
  [/i([bdfgklmnprstv])e$/, 'ai$1'],
  // "Xperia" is spoken as "experia", "Xiaomi" as "siaomi".
  [/^x(?=[^aeiouy])/, 'eks'],
  [/^x/, 's'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/ck|qu|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/oo|ou/g, 'u'],
  [/ee|ea/g, 'i'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
  [/e$/, ''],
  // At the end of a word many languages have no voiced consonant.
  [/b$/, 'p'],
  [/d$/, 't'],
  [/g$/, 'k'],
];

/**
 * The sound of a word, roughly, as people of many languages would write it down: words that sound
 * alike have the same one.
 *
 * @param word small Latin letters
 * @example soundOf('ayfon') === soundOf('iphone')
 */
export function soundOf(word: string): string {
  return RULES.reduce((sound, [pattern, letters]) => sound.replace(pattern, letters), word);
}

/**
 * The consonants of a sound, after the kind of vowel that it begins with. People who write a name by ear
 * get its consonants right and its vowels less often: "ifan", "ajfoun".
 *
 * @param sound as `soundOf` gives it
 * @example consonantsOf(soundOf('ajfoun')) === consonantsOf(soundOf('iphone'))
 */
export function consonantsOf(sound: string): string {
  const first = /^[aou]/.test(sound) ? 'a' : /^[ei]/.test(sound) ? 'i' : '';
  return first + sound.replace(/[aeiou]/g, '');
}

/** In sounds of at least this many letters two vowels may differ. */
const LONG = 6;
const encoder = new TextEncoder();

/**
 * Are two sounds with the same consonants near enough to be one name? A short one may differ in one
 * vowel, a long one in two.
 */
export function isNearSound(sound: string, other: string): boolean {
  const [a, b] = [encoder.encode(sound), encoder.encode(other)];
  const limit = Math.min(a.length, b.length) < LONG ? 1 : 2;
  return osaDistance(a, 0, a.length, b, 0, b.length, limit) <= limit;
}
