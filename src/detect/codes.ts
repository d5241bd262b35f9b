import { type CodeTable, foldCode } from '../snapshot/index.ts';

/**
 * Returns every entry with this code, in the table's order. Letter case and the number of spaces do not count,
 * and an underscore equals a space.
 *
 * @example entriesOf(table, 'sm-s928b') // [17]
 */
export function entriesOf(codes: CodeTable, token: string): readonly number[] {
  const found = codes.exact(foldCode(token));
  return found.length === 0 ? found : found.filter((entry) => same(token, codes.at(entry)));
}

const SPACE = 0x20;

/** The form of each ASCII character that comparisons use. */
const FOLDED = Uint8Array.from({ length: 128 }, (_, c) =>
  c >= 0x41 && c <= 0x5a ? c + 0x20 : c === 0x5f || c <= SPACE ? SPACE : c,
);

/** True if two texts are the same code. */
function same(token: string, code: string): boolean {
  let i = 0;
  let j = 0;
  while (i < token.length && j < code.length) {
    let a = token.charCodeAt(i++);
    let b = code.charCodeAt(j++);
    if (a < 128) a = FOLDED[a]!;
    if (b < 128) b = FOLDED[b]!;
    if (a !== b) return false;
    if (a === SPACE) {
      while (i < token.length && isSpace(token.charCodeAt(i))) i++;
      while (j < code.length && isSpace(code.charCodeAt(j))) j++;
    }
  }
  return i === token.length && j === code.length;
}

const isSpace = (c: number): boolean => c < 128 && FOLDED[c] === SPACE;
