import { stepHash } from './hash.ts';

/** The length of the longest code in bytes: lengths are stored in one byte. */
export const LONGEST_CODE = 255;

const COMMA = 44;
const PLUS = 43;

/**
 * Maps each byte of a code to its folded form: lower-case letters, digits and the comma of Apple's identifiers stay,
 * upper-case letters become lower-case, other ASCII becomes 0 (left out). A plus stays here and becomes a word below.
 */
const FOLDED = Uint8Array.from({ length: 256 }, (_, c) => {
  if (c >= 0x41 && c <= 0x5a) return c + 0x20;
  const isDigit = c >= 0x30 && c <= 0x39;
  return isDigit || (c >= 0x61 && c <= 0x7a) || c === COMMA || c === PLUS || c >= 0x80 ? c : 0;
});

/**
 * Folds a code, so that all ways to write it are equal. The result has only lower-case letters, digits and the comma
 * of Apple's identifiers; a plus becomes "plus". Characters outside ASCII, which hardly any code has, stay.
 *
 * @example foldCode('SM-S928B') // 'sms928b'
 * @example foldCode('moto g54+') // 'motog54plus'
 */
export function foldCode(code: string): string {
  let plain = 0;
  while (plain < code.length && isFolded(code.charCodeAt(plain))) plain++;
  if (plain === code.length) return code;
  let out = code.slice(0, plain);
  for (let i = plain; i < code.length; i++) {
    const c = code.charCodeAt(i);
    if (c === PLUS) out += 'plus';
    else if (c >= 0x80) out += code[i];
    else if (FOLDED[c] !== 0) out += String.fromCharCode(FOLDED[c]!);
  }
  return out;
}

/** True if folding leaves the character as it is. */
const isFolded = (c: number): boolean => c < 0x80 && c !== PLUS && FOLDED[c] === c;

/**
 * Writes the folded form of a code.
 *
 * @param out where to write it, from its beginning
 * @param code UTF-8 bytes; the code is `from` to `to - 1`
 * @returns how many bytes it has: up to four times those of the code
 */
export function foldInto(out: Uint8Array, code: Uint8Array, from: number, to: number): number {
  let length = 0;
  for (let i = from; i < to; i++) {
    const c = FOLDED[code[i]!]!;
    if (c === PLUS) for (const p of PLUS_WORD) out[length++] = p;
    else if (c !== 0) out[length++] = c;
  }
  return length;
}

/** The result of {@link compareFolded} if the code goes on after the key. */
export const LONGER = 2;

const PLUS_WORD = Uint8Array.from('plus', (c) => c.charCodeAt(0));

/**
 * Compares the folded form of a code with a key without building it.
 *
 * @param code UTF-8 bytes; the code is `from` to `to - 1`
 * @param key a folded code as UTF-8, of `length` bytes
 * @returns -1 if the code sorts before the key, 0 if it equals the key, {@link LONGER} if it begins with the key and
 *   is longer, 1 if it sorts after the key otherwise
 */
export function compareFolded(
  code: Uint8Array,
  from: number,
  to: number,
  key: Uint8Array,
  length: number,
): number {
  let k = 0;
  for (let i = from; i < to; i++) {
    const c = FOLDED[code[i]!]!;
    if (c === 0) continue;
    const last = c === PLUS ? PLUS_WORD.length : 1;
    for (let p = 0; p < last; p++) {
      if (k === length) return LONGER;
      const folded = c === PLUS ? PLUS_WORD[p]! : c;
      if (folded !== key[k]) return folded < key[k]! ? -1 : 1;
      k++;
    }
  }
  return k < length ? -1 : 0;
}

/**
 * The hash of a code's folded form, which equals that of a folded key; see {@link stepHash}.
 *
 * @param code UTF-8 bytes; the code is `from` to `to - 1`
 * @param before the hash of what stands before the code
 */
export function hashFolded(code: Uint8Array, from: number, to: number, before = 0): number {
  let hash = before;
  for (let i = from; i < to; i++) {
    const c = FOLDED[code[i]!]!;
    if (c === PLUS) for (const p of PLUS_WORD) hash = stepHash(hash, p);
    else if (c !== 0) hash = stepHash(hash, c);
  }
  return hash;
}

/**
 * The index of the byte of a code after the first characters of its folded form.
 *
 * @param code UTF-8 bytes; the code is `from` to `to - 1`
 * @param count how many characters of the folded form
 */
export function afterFolded(code: Uint8Array, from: number, to: number, count: number): number {
  let at = from;
  for (let left = count; left > 0 && at < to; at++) {
    const c = FOLDED[code[at]!]!;
    const goesOn = c >= 0x80 && c < 0xc0;
    if (c !== 0 && !goesOn) left -= c === PLUS ? PLUS_WORD.length : 1;
  }
  while (at < to && code[at]! >= 0x80 && code[at]! < 0xc0) at++;
  return at;
}

/**
 * The first eight characters of a code's folded form as a number. Two codes with different heads sort as their heads
 * do; codes with equal heads may differ.
 */
export function headOf(code: Uint8Array, from: number, to: number): number {
  let head = 0;
  let taken = 0;
  for (let i = from; i < to && taken < HEAD; i++) {
    const c = FOLDED[code[i]!]!;
    if (c === 0) continue;
    if (c === PLUS) {
      for (let p = 0; p < PLUS_WORD.length && taken < HEAD; p++, taken++) {
        head = head * 64 + sixBits(PLUS_WORD[p]!);
      }
      continue;
    }
    head = head * 64 + sixBits(c);
    taken++;
    // All bytes outside ASCII have the same value, so the characters after one say nothing about the order.
    if (c > LAST_LETTER) break;
  }
  for (; taken < HEAD; taken++) head *= 64;
  return head;
}

/**
 * The greatest head of the codes that begin with a folded key.
 *
 * @param key the folded key as UTF-8, of `length` bytes
 */
export function lastHeadOf(key: Uint8Array, length: number): number {
  const head = headOf(key, 0, length);
  for (let i = 0; i < length && i < HEAD; i++) if (key[i]! > LAST_LETTER) return head;
  return head + 64 ** Math.max(0, HEAD - length) - 1;
}

/** How many characters a head has: eight of six bits are 48 bits, which a number holds exactly. */
const HEAD = 8;

const LAST_LETTER = 0x7a;

/** A character in six bits: 1 is the comma, then digits and letters; 63 is any byte outside ASCII. */
const sixBits = (c: number): number =>
  c === COMMA ? 1 : c <= 0x39 ? 2 + c - 0x30 : c <= LAST_LETTER ? 12 + c - 0x61 : 63;
