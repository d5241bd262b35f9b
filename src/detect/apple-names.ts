/** A name of an iPhone or iPad: its first word, and words or brackets behind it. */
const NAME =
  /\b(?:iPhone|iPad)(?: (?:[A-Za-z]+(?![\w/=:])|\d{1,2}[a-z]?(?![\w.])|\([^()]{1,24}\))){1,6}/;

/**
 * Returns the texts of an app's user agent that may be an iPhone's or an iPad's name, the longest first, if it names
 * the system as well. The word alone is none: it is the kind of device.
 *
 * @example appleNames('App/3 (iPhone 14 Pro; iOS 17.0)') // ['iPhone 14 Pro', 'iPhone 14']
 */
export function appleNames(ua: string): string[] {
  if (!/ios/i.test(ua)) return [];
  const words = NAME.exec(ua)?.[0].match(/\([^()]*\)|\S+/g) ?? [];
  return words
    .slice(1)
    .map((_, i) => words.slice(0, i + 2).join(' '))
    .reverse();
}

/** Can the name be a kind and a version of its system? "iPhone 12" of an app may be an iPhone with iOS 12. */
export const mayBeVersion = (name: string): boolean => /^\w+ \d+$/.test(name);
