import type { Query } from '../query/normalise.ts';
import type { Tables } from '../search-index/tables.ts';
import { foldCode } from '../snapshot/index.ts';
import { NOISE } from '../text/lexicon.ts';
import { type Part, partAt } from './code-parts.ts';

/** Longer texts are no codes. */
export const MAX_CODE = 64;
/** Something stands around a code within a longer part. */
const MIN_STRONG = 5;
/** Long enough to be no word and no number of a name. */
export const STRONG = /^(?=.*\d.*\d)(?=.*[a-z])[a-z\d,]{5,}$|^\d{5,}$|,/;
const SAMSUNG_UNIT = /^[a-z]\d{3}[a-z\d]{1,2}$/;
/** What begins every model code of Samsung, and no code of another maker. */
export const SAMSUNG_PREFIX = 'sm';

/** The signs that part a code from what a shop puts before and behind it. */
const WITHIN = /[^-_/.+]+/g;
/** Pieces between such signs, at most. */
const MAX_PIECES = 6;
/**
 * The longest code that stands within a part: "CPH2581-BLK-256", "iPhone12Pro_A2408_128",
 * "galaxyF741Bmint". Only what can be nothing but a code counts; `null` without one.
 */
export function codeWithin(query: Query, part: Part, tables: Tables): Part | null {
  if (part.text.length <= MIN_STRONG || part.text.length > MAX_CODE) return null;
  const begin = query.tokens[part.from]!.from;
  const pieces = [...part.text.matchAll(WITHIN)].slice(0, MAX_PIECES);
  const start = query.text.indexOf(part.text, Math.max(0, begin - part.text.length));
  for (let length = pieces.length; length > 0; length--) {
    for (let p = 0; p + length <= pieces.length; p++) {
      const from = pieces[p]!.index;
      // SM-A3260 is a Galaxy A32, though A3260 is an iPhone Air.
      if (pieces[p - 1]?.[0] === SAMSUNG_PREFIX) continue;
      const last = pieces[p + length - 1]!;
      const text = part.text.slice(from, last.index + last[0].length);
      const code = codeIn(text, part, tables);
      if (code === null) continue;
      const at = start + from + text.indexOf(code);
      const inner = partAt(query, at, at + code.length);
      // Of a long query not every token is kept.
      if (inner.to > inner.from) return inner;
    }
  }
  return null;
}

/** The code that a text of a part, which is none, is but for the name of a line before it and a usual word behind it. */
function codeIn(text: string, part: Part, tables: Tables): string | null {
  const letters = /^[a-z]*/.exec(text)![0].length;
  for (let from = 0; from <= letters; from++) {
    if (from > 0 && !tables.isLineWord(text.slice(0, from))) continue;
    const rest = text.slice(from);
    const tail = /(?<=\d[a-z]?)[a-z]{2,}$/.exec(rest)?.index ?? rest.length;
    for (let end = rest.length; end >= tail; end--) {
      if (end < rest.length && (tables.lexicon.bitsOf(rest.slice(end)) & NOISE) === 0) continue;
      const code = rest.slice(0, end);
      if (code !== part.text && isCode(code, tables.devices)) return code;
    }
  }
  return null;
}

function isCode(text: string, { codes }: Tables['devices']): boolean {
  const folded = foldCode(text);
  if (codes.exact(folded).length > 0) return STRONG.test(folded);
  return SAMSUNG_UNIT.test(folded) && codes.exact(`sm${folded}`).length > 0;
}
