/** The kind of device that an Apple hardware identifier or user agent names. */
export type AppleKind = 'iPhone' | 'iPad' | 'iPod touch' | 'Watch' | 'Apple TV';

const IDENTIFIERS: readonly (readonly [word: string, kind: AppleKind])[] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['iPod', 'iPod touch'],
  ['Watch', 'Watch'],
  ['AppleTV', 'Apple TV'],
];

/** A hardware identifier and its kind of device. */
export interface AppleIdentifier {
  id: string;
  kind: AppleKind;
}

/**
 * Finds the first hardware identifier, such as `iPhone18,1`, anywhere in a text. Apps, such as those of Meta,
 * send it. It is more exact than the words around it.
 *
 * Apple's mail client writes a C in place of the comma (`Apple-iPhone14C3/1902.69`). Texts that serve as file
 * names have an underscore there.
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
      first = { id: text.slice(at, end).replace(/[C_](?=\d+$)/, ','), kind };
      position = at;
    }
  }
  return first;
}

const SEPARATORS = ',C_';

/** Returns the end index of the `16,1` that begins at an index; -1 if none begins there. */
function identifierEnd(text: string, from: number): number {
  const comma = digitsEnd(text, from);
  if (comma === from || comma > from + 3 || !SEPARATORS.includes(text[comma]!)) return -1;
  const end = digitsEnd(text, comma + 1);
  return end === comma + 1 || end > comma + 4 ? -1 : end;
}

function digitsEnd(text: string, from: number): number {
  let i = from;
  while (i < text.length && isDigit(text.charCodeAt(i))) i++;
  return i;
}

const isDigit = (c: number): boolean => c >= 0x30 && c <= 0x39;
