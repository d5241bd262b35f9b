/** The major versions of iOS that a user agent leaves possible, both inclusive; 0 to 255 if it names none. */
export interface VersionRange {
  low: number;
  high: number;
}

export const ANY_VERSION: VersionRange = { low: 0, high: 255 };

/** The first and the last major version that a device runs; 0 if unknown. */
export interface RunRange {
  first: number;
  last: number;
}

/**
 * Returns the members of a family that run one of these versions.
 *
 * A version newer than every known one came out after the facts were gathered. Every member that runs the
 * newest known version may then run it. A member whose versions are unknown is always possible.
 *
 * @example running([{ first: 12, last: 18 }, { first: 14, last: 27 }], { low: 26, high: 26 }).length // 1
 */
export function running<T extends RunRange>(
  members: readonly T[],
  { low, high }: VersionRange,
): T[] {
  const newest = members.reduce((version, { last }) => Math.max(version, last), 0);
  const from = Math.min(low, newest);
  return members.filter(({ first, last }) => last === 0 || (first <= high && last >= from));
}

/** The major version that Safari reports since it froze the system's version: `OS 18_6`, later `OS 18_7`. */
const FROZEN = 18;

/**
 * Returns the version of iOS or iPadOS that a user agent names.
 *
 * Safari 26 and later say `OS 18_6` or `18_7` on every system, and Safari's own version equals the system's.
 * Without `Version/`, a frozen value leaves 18 and every later version possible.
 *
 * @example iosVersion('… iPhone OS 18_6 … Version/26.0 …') // { low: 26, high: 26 }
 */
export function iosVersion(ua: string): VersionRange {
  const os = systemVersion(ua);
  if (os === null) return ANY_VERSION;
  const browser = numberAfter(ua, 'Version/', 0)?.value ?? 0;
  if (browser >= 26 && browser > os.major) return { low: browser, high: browser };
  const frozen = os.major === FROZEN && os.minor >= 6 && browser === 0;
  return { low: os.major, high: frozen ? ANY_VERSION.high : os.major };
}

/** Reads `OS 17_1`, `iOS 26_6_2`, `iOS/16.0`, `iPadOS 17.2` and Meta's `FBSV/27.0`; null if there is none. */
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

const isDigit = (c: number): boolean => c >= 0x30 && c <= 0x39;
