import type { Tables } from '../../search-index/tables.ts';
import { foldCode } from '../../snapshot/index.ts';
import { NOISE } from '../../text/lexicon.ts';
import type { Query } from '../normalise.ts';

/** Longer texts are no codes. */
export const MAX_CODE = 64;
/** Long enough to be no word and no number of a name. */
export const STRONG = /^(?=.*\d.*\d)(?=.*[a-z])[a-z\d,]{5,}$|^\d{5,}$|,/;
const SAMSUNG_UNIT = /^[a-z]\d{3}[a-z\d]{1,2}$/;
/** What begins every model code of Samsung, and no code of another maker. */
export const SAMSUNG_PREFIX = 'sm';

/** A part of the text between spaces and brackets, and the tokens that it covers. */
export interface Part {
  text: string;
  folded: string;
  from: number;
  to: number;
}

/** The signs that part a code from what a shop puts before and behind it. */
const WITHIN = /[^-_/.+]+/g;
/** Pieces between such signs, at most. */
const MAX_PIECES = 6;
/** What Sony puts behind a code in an order number: colour and edition. */
const SONY_ORDER = /^(xq[a-z]{2}\d{2})[a-z]\d[a-z]$/;

/**
 * The codes that stand within a part, the longest first: "CPH2581-BLK-256", "iPhone12Pro_A2408_128",
 * "galaxyF741Bmint". Only what can be nothing but a code counts.
 */
export function codesWithin(query: Query, part: Part, tables: Tables): Part[] {
  if (part.text.length > MAX_CODE) return [];
  const begin = query.tokens[part.from]!.from;
  const pieces = [...part.text.matchAll(WITHIN)].slice(0, MAX_PIECES);
  const start = query.text.indexOf(part.text, Math.max(0, begin - part.text.length));
  const found: Part[] = [];
  for (let length = pieces.length; length > 0; length--) {
    for (let p = 0; p + length <= pieces.length; p++) {
      const first = pieces[p]!;
      // SM-A3260 is a Galaxy A32, though A3260 is an iPhone Air.
      if (pieces[p - 1]?.[0] === SAMSUNG_PREFIX) continue;
      const last = pieces[p + length - 1]!;
      const from = first.index;
      const text = part.text.slice(from, last.index + last[0].length);
      const code = codeIn(text, tables);
      if (code === null) continue;
      const at = start + from + text.indexOf(code);
      const inner = partAt(query, at, at + code.length);
      // Of a long query not every token is kept.
      if (inner.to > inner.from) found.push(inner);
    }
    if (found.length > 0) break;
  }
  return found;
}

/** The code that a text is but for a maker's name before it and a usual word or an edition behind it. */
function codeIn(text: string, { words, core, lexicon, devices }: Tables): string | null {
  const letters = /^[a-z]*/.exec(text)![0].length;
  for (let from = 0; from <= letters; from++) {
    if (from > 0) {
      const word = words.find(text.slice(0, from));
      if (word < 0 || core[word] !== 2) continue;
    }
    const rest = text.slice(from);
    const sony = SONY_ORDER.exec(foldCode(rest));
    if (sony !== null && devices.codes.exact(sony[1]!).length > 0) return rest.slice(0, -3);
    const tail = /(?<=\d[a-z]?)[a-z]{3,}$/.exec(rest);
    for (let end = rest.length; tail !== null && end >= tail.index; end--) {
      const isWord = (lexicon.bitsOf(rest.slice(end)) & NOISE) !== 0;
      if (end < rest.length && isWord && isCode(rest.slice(0, end), devices))
        return rest.slice(0, end);
    }
    if (isCode(rest, devices)) return rest;
  }
  return null;
}

function isCode(text: string, { codes }: Tables['devices']): boolean {
  const folded = foldCode(text);
  if (codes.exact(folded).length > 0) return STRONG.test(folded);
  return SAMSUNG_UNIT.test(folded) && codes.exact(`sm${folded}`).length > 0;
}

/** The part of a query from one place up to another. */
function partAt({ text, tokens }: Query, begin: number, end: number): Part {
  let from = 0;
  while (from < tokens.length && tokens[from]!.to <= begin) from++;
  let to = from;
  while (to < tokens.length && tokens[to]!.from < end) to++;
  const part = text.slice(begin, end);
  return { text: part, folded: foldCode(part), from, to };
}
