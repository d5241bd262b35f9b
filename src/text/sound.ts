import { osaDistance } from './distance.ts';

/** Replacements for words that are written by ear, such as "ayfon", "piksel", "gugl"; applied in this order. */
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
 * A phonetic key of a word: words that sound alike to speakers of many languages have the same key.
 *
 * @param word lower-case ASCII letters
 * @example soundOf('ayfon') === soundOf('iphone')
 */
export function soundOf(word: string): string {
  return RULES.reduce((sound, [pattern, letters]) => sound.replace(pattern, letters), word);
}

/**
 * The consonants of a phonetic key, with the class of its first vowel before them. People who write a name by ear get
 * its consonants right more often than its vowels: "ifan", "ajfoun".
 *
 * @param sound a key from {@link soundOf}
 * @example consonantsOf(soundOf('ajfoun')) === consonantsOf(soundOf('iphone'))
 */
export function consonantsOf(sound: string): string {
  const first = /^[aou]/.test(sound) ? 'a' : /^[ei]/.test(sound) ? 'i' : '';
  return first + sound.replace(/[aeiou]/g, '');
}

/** In keys of at least this length, two vowels may differ. */
const LONG = 6;
const encoder = new TextEncoder();

/** True if two keys with the same consonants may be the same name: short ones may differ in one vowel, long ones in two. */
export function isNearSound(sound: string, other: string): boolean {
  const [a, b] = [encoder.encode(sound), encoder.encode(other)];
  const limit = Math.min(a.length, b.length) < LONG ? 1 : 2;
  return osaDistance(a, 0, a.length, b, 0, b.length, limit) <= limit;
}
