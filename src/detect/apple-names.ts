/** The name of an iPhone or iPad: the first word, then words or brackets. */
const NAME =
  /\b(?:iPhone|iPad)(?: (?:[A-Za-z]+(?![\w/=:])|\d{1,2}[a-z]?(?![\w.])|\([^()]{1,24}\))){1,6}/;

/** iOS or iPadOS as apps write them, and no word that contains the letters: "Kiosk", "Studios". */
const SYSTEM = /iOS|IOS(?![A-Z])|(?<![A-Za-z])ios(?![a-z])|iPadOS|ipados/;

/**
 * Returns the texts of an app's user agent that may be the name of an iPhone or iPad, the longest first.
 * Returns none unless the user agent also names the system. "iPhone" alone is the kind of device, not a name.
 *
 * @example appleNames('App/3 (iPhone 14 Pro; iOS 17.0)') // ['iPhone 14 Pro', 'iPhone 14']
 */
export function appleNames(ua: string): string[] {
  if (!SYSTEM.test(ua)) return [];
  const words = NAME.exec(ua)?.[0].match(/\([^()]*\)|\S+/g) ?? [];
  return words
    .slice(1)
    .map((_, i) => words.slice(0, i + 2).join(' '))
    .reverse();
}

/**
 * True if the name may be a kind and a version of its system: an app's "iPhone 12" may be an iPhone with iOS
 * 12.
 */
export const mayBeVersion = (name: string): boolean => /^\w+ \d+$/.test(name);
