/**
 * Undoes what log systems and proxies do to the spaces of a user agent: percent-encoding
 * (`Mozilla%2F5.0%20(Linux%3B`), and plus signs (`Mozilla/5.0+(Linux;`, as IIS writes its logs). A text
 * with a space is not encoded.
 */
export function plainText(text: string): string {
  if (text.includes(' ')) return text;
  const decoded = percentDecoded(text);
  return decoded.includes('+(') ? decoded.replaceAll('+', ' ') : decoded;
}

/**
 * Decodes percent-encoded ASCII. Everything else stays as it is: headers are not always well formed,
 * and no model's code needs another character.
 *
 * @example percentDecoded('Redmi%20Note%2012') // 'Redmi Note 12'
 */
export function percentDecoded(text: string): string {
  return text.includes('%')
    ? text.replace(/%([2-7][0-9a-f])/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
    : text;
}

/** The words that the readers of user agents look for, in their usual case. */
const WORDS: readonly string[] = [
  ...['Mozilla', 'Linux', 'Android', 'Build', 'MIUI', 'AppleWebKit', 'SamsungBrowser', 'Version'],
  ...['HarmonyOS', 'OpenHarmony', 'Tizen', 'Opera', 'FBDV', 'FBMF', 'FBSV'],
  ...['iPhone', 'iPad', 'iPod', 'Watch', 'AppleTV', 'CPU', 'OS', 'iOS', 'iPadOS', 'watchOS'],
  ...['Mac', 'X', 'Macintosh', 'CFNetwork', 'Windows', 'Simulator', 'U'],
];

const USUAL = new Map(WORDS.map((word) => [word.toLowerCase(), word]));

/**
 * Restores the usual case of the words of a user agent, for text in a single case (`mozilla/5.0 (linux; android
 * 13; sm-a546b)`) or beside identifiers in lower case (`iphone12,3`).
 */
export function inUsualCase(text: string): string {
  return text.replace(/[a-z]+/gi, (word) => USUAL.get(word.toLowerCase()) ?? word);
}

/** True if all letters are lower case or all are upper case. Most texts are decided at their second letter. */
export function isOneCase(text: string): boolean {
  let lower = false;
  let upper = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c >= 0x61 && c <= 0x7a) lower = true;
    else if (c >= 0x41 && c <= 0x5a) upper = true;
    if (lower && upper) return false;
  }
  return lower || upper;
}
