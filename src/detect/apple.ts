/** An Apple hardware identifier or the kind of device that an Apple user agent speaks of. */
export type AppleKind = 'iPhone' | 'iPad' | 'iPod touch' | 'Watch' | 'Apple TV';

const IDENTIFIERS: readonly (readonly [word: string, kind: AppleKind])[] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['iPod', 'iPod touch'],
  ['Watch', 'Watch'],
  ['AppleTV', 'Apple TV'],
];

/** An identifier that was found, and what it identifies. */
export interface AppleIdentifier {
  id: string;
  kind: AppleKind;
}

/**
 * Finds the first hardware identifier, such as `iPhone18,1`, anywhere in a text. Apps of Meta and
 * others send it; it says more than the words around it.
 *
 * @example appleIdentifier('Spotify/8.7.70 iOS/16.0 (iPhone14,8)')?.id // 'iPhone14,8'
 */
export function appleIdentifier(text: string): AppleIdentifier | null {
  let first: AppleIdentifier | null = null;
  let position = text.length;
  for (const [word, kind] of IDENTIFIERS) {
    for (let at = text.indexOf(word); at >= 0 && at < position; at = text.indexOf(word, at + 1)) {
      const end = identifierEnd(text, at + word.length);
      if (end < 0) continue;
      first = { id: text.slice(at, end), kind };
      position = at;
    }
  }
  return first;
}

/** Where `16,1` ends that begins at a place; -1 where none does. */
function identifierEnd(text: string, from: number): number {
  const comma = digitsEnd(text, from);
  if (comma === from || comma > from + 3 || text.charCodeAt(comma) !== 0x2c) return -1;
  const end = digitsEnd(text, comma + 1);
  return end === comma + 1 || end > comma + 4 ? -1 : end;
}

function digitsEnd(text: string, from: number): number {
  let i = from;
  while (i < text.length && isDigit(text.charCodeAt(i))) i++;
  return i;
}

const isDigit = (c: number): boolean => c >= 0x30 && c <= 0x39;

/** The major versions of iOS that a user agent leaves possible; 0 to 255 where it names none. */
export interface VersionRange {
  low: number;
  high: number;
}

export const ANY_VERSION: VersionRange = { low: 0, high: 255 };

/** The version at which Safari froze what it says of the system: `OS 18_6`, later `OS 18_7`. */
const FROZEN = 18;

/**
 * The version of iOS or iPadOS that a user agent speaks of.
 *
 * Safari 26 and later say `OS 18_6` or `18_7` whatever the system; its own version is then the
 * system's. Without `Version/` a frozen value may be true or not, so that both stay possible.
 */
export function iosVersion(ua: string): VersionRange {
  const os = systemVersion(ua);
  if (os === null) return ANY_VERSION;
  const browser = numberAfter(ua, 'Version/', 0)?.value ?? 0;
  if (browser >= 26 && browser > os.major) return { low: browser, high: browser };
  const frozen = os.major === FROZEN && os.minor >= 6 && browser === 0;
  return { low: os.major, high: frozen ? ANY_VERSION.high : os.major };
}

/** `OS 17_1`, `iOS 26_6_2`, `iOS/16.0`, `iPadOS 17.2`; Meta's `FBSV/27.0`. */
function systemVersion(ua: string): { major: number; minor: number } | null {
  for (let at = ua.indexOf('OS'); at >= 0; at = ua.indexOf('OS', at + 2)) {
    const next = ua.charCodeAt(at + 2);
    if (next !== 0x20 && next !== 0x2f && next !== 0x2c && next !== 0x2d) continue;
    const found = versionAt(ua, at + 3);
    if (found !== null) return found;
  }
  const meta = ua.indexOf('FBSV/');
  return meta < 0 ? null : versionAt(ua, meta + 5);
}

function versionAt(ua: string, from: number): { major: number; minor: number } | null {
  const major = numberAt(ua, from);
  if (major === null || major.value === 0 || major.value > 99) return null;
  const separator = ua[major.end];
  const minor = separator === '_' || separator === '.' ? numberAt(ua, major.end + 1) : null;
  return { major: major.value, minor: minor?.value ?? 0 };
}

function numberAfter(
  ua: string,
  mark: string,
  from: number,
): { value: number; end: number } | null {
  const at = ua.indexOf(mark, from);
  return at < 0 ? null : numberAt(ua, at + mark.length);
}

function numberAt(text: string, from: number): { value: number; end: number } | null {
  let end = from;
  let value = 0;
  while (end < from + 4 && isDigit(text.charCodeAt(end))) {
    value = value * 10 + text.charCodeAt(end) - 0x30;
    end++;
  }
  return end === from ? null : { value, end };
}
