/** What is written by ear: "ayfon", "piksel", "gugl". Applied one after the other. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/^(?:eye|ai|ay|aj|ey|ej)/, 'i'],
  // The long vowel of English: "lite", "prime".
  [/i([bdfgklmnprstv])e$/, 'ai$1'],
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
