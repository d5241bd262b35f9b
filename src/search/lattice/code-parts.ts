import { foldCode } from '../../snapshot/index.ts';
import type { Query } from '../normalise.ts';

/** A part of the text between spaces and brackets, and the tokens that it covers. */
export interface Part {
  text: string;
  folded: string;
  from: number;
  to: number;
}

/** Parts of a query that may be codes, at most. */
const MAX_PARTS = 32;
/** What stands between spaces, brackets, bars, colons, semicolons and quotes. */
const PART = /[^ ()[\]{}|:;"!?<>\n\t]+/g;

/** The parts of a query between spaces and brackets that hold tokens. */
export function partsOf(query: Query): Part[] {
  const parts: Part[] = [];
  for (const { 0: text, index } of query.text.matchAll(PART)) {
    const part = partAt(query, index, index + text.length);
    if (part.to > part.from && parts.push(part) === MAX_PARTS) break;
  }
  return parts;
}

/** The part of a query from one place up to another. */
export function partAt({ text, tokens }: Query, begin: number, end: number): Part {
  let from = 0;
  while (from < tokens.length && tokens[from]!.to <= begin) from++;
  let to = from;
  while (to < tokens.length && tokens[to]!.from < end) to++;
  const part = text.slice(begin, end);
  return { text: part, folded: foldCode(part), from, to };
}

/** Neighbouring parts as one. */
export function joined({ text, tokens }: Query, parts: readonly Part[]): Part {
  const { from } = parts[0]!;
  const { to } = parts[parts.length - 1]!;
  let folded = '';
  for (const part of parts) folded += part.folded;
  return { text: text.slice(tokens[from]!.from, tokens[to - 1]!.to), folded, from, to };
}
