import type { Query } from '../query/query.ts';
import { foldCode } from '../snapshot/index.ts';
import { isDigit, isLetter } from '../text/characters.ts';

/** A part of the text between spaces and brackets, and the tokens `from` to `to - 1` that it covers. */
export interface Part {
  text: string;
  /** The text as a folded code; see `foldCode`. */
  folded: string;
  /** With how many letters the folded text begins. */
  letters: number;
  /** How many digits follow these letters. */
  digits: number;
  from: number;
  to: number;
}

/** How many parts of a query are looked at, at most. */
const MAX_PARTS = 32;
/** The characters that separate parts, by their code. */
const IS_BETWEEN = new Uint8Array(128);
for (const sign of ' ()[]{}|:;"!?<>\n\t') IS_BETWEEN[sign.charCodeAt(0)] = 1;

/** The parts of a query, in its order; those without a token are left out. */
export function partsOf(query: Query): Part[] {
  const { text } = query;
  const parts: Part[] = [];
  let begin = 0;
  for (let i = 0; i <= text.length && parts.length < MAX_PARTS; i++) {
    if (i < text.length && IS_BETWEEN[text.charCodeAt(i)] !== 1) continue;
    const part = i > begin ? partAt(query, begin, i) : null;
    if (part !== null && part.to > part.from) parts.push(part);
    begin = i + 1;
  }
  return parts;
}

/** The part of a query from the offset `begin` to `end - 1` of its text. */
export function partAt({ text, tokens }: Query, begin: number, end: number): Part {
  let from = 0;
  while (from < tokens.length && tokens[from]!.to <= begin) from++;
  let to = from;
  while (to < tokens.length && tokens[to]!.from < end) to++;
  const part = text.slice(begin, end);
  return partOf(part, foldCode(part), from, to);
}

function partOf(text: string, folded: string, from: number, to: number): Part {
  let at = 0;
  while (at < folded.length && isLetter(folded.charCodeAt(at))) at++;
  const letters = at;
  while (at < folded.length && isDigit(folded.charCodeAt(at))) at++;
  return { text, folded, letters, digits: at - letters, from, to };
}

/** Joins the parts `p` to `end - 1` into one. */
export function joined({ text, tokens }: Query, parts: readonly Part[], p = 0, end = parts.length) {
  const { from } = parts[p]!;
  const { to } = parts[end - 1]!;
  let folded = '';
  for (let k = p; k < end; k++) folded += parts[k]!.folded;
  return partOf(text.slice(tokens[from]!.from, tokens[to - 1]!.to), folded, from, to);
}
