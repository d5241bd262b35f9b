import { foldCode } from '../../snapshot/index.ts';
import type { Query } from '../normalise.ts';
import type { Part } from './code-within.ts';

/** Parts of a query that may be codes, at most. */
const MAX_PARTS = 32;

/** The parts of a query between spaces and brackets that hold tokens. */
export function partsOf({ text, tokens }: Query): Part[] {
  const parts: Part[] = [];
  let token = 0;
  for (let i = 0; i < text.length && parts.length < MAX_PARTS; ) {
    if (isBreak(text.charCodeAt(i))) {
      i++;
      continue;
    }
    let end = i + 1;
    while (end < text.length && !isBreak(text.charCodeAt(end))) end++;
    while (token < tokens.length && tokens[token]!.to <= i) token++;
    const from = token;
    let to = from;
    while (to < tokens.length && tokens[to]!.from < end) to++;
    if (to > from) {
      const part = text.slice(i, end);
      const folded = foldCode(part.endsWith(',') ? part.slice(0, -1) : part);
      parts.push({ text: part, folded, from, to });
    }
    i = end;
  }
  return parts;
}

/** Space, brackets, bar, colon, semicolon, quotes. */
const IS_BREAK = new Uint8Array(128);
for (const sign of ' ()[]{}|:;"!?<>\n\t') IS_BREAK[sign.charCodeAt(0)] = 1;
const isBreak = (c: number): boolean => c < IS_BREAK.length && IS_BREAK[c] === 1;

/** Neighbouring parts as one. */
export function joined({ text, tokens }: Query, parts: readonly Part[]): Part {
  const { from } = parts[0]!;
  const { to } = parts[parts.length - 1]!;
  let folded = '';
  for (const part of parts) folded += part.folded;
  return { text: text.slice(tokens[from]!.from, tokens[to - 1]!.to), folded, from, to };
}
