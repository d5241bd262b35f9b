import type { Query } from '../query/query.ts';
import { isApart } from '../query/query-words.ts';
import type { Tables } from '../search-index/tables.ts';
import { isDigit } from '../text/characters.ts';
import { itemAt } from '../text/item-at.ts';
import { NOISE, SUFFIX } from '../text/roles.ts';
import { ROMAN_MARK } from '../text/tokens.ts';
import { CONTEXT, LETTER, MARK, SPLIT, SPOKEN } from './arc-kinds.ts';
import type { Lattice } from './lattice.ts';
import { costOfMeaning, WEIGHTS } from './weights.ts';

/** A number in the plural: "all the iphone 15s". */
const PLURAL = /^[a-z]?\d+s$/;
/** The tokens for the Roman numerals of marks, which follow a number: "xperia 1 v". */
export const MARKS: ReadonlyMap<string, string> = new Map(
  [...ROMAN_MARK].map(([letter, number]) => [letter, `mk${number}`]),
);
/** The token for the first of them. */
export const FIRST_MARK = 'mk1';

/** Adds arcs for numbers in words ("s twenty three"), Roman numerals ("iphone xv") and marks ("xperia 1 7"). */
export function numberArcs(lattice: Lattice, query: Query, i: number, tables: Tables): void {
  const { words } = tables;
  const { text, digits, numeric, from, to } = query.tokens[i]!;
  // "11 z chin": the letter after the number is a separate word.
  if (
    to - from > text.length &&
    i < query.tokens.length - 1 &&
    !isDigit(text.charCodeAt(text.length - 1))
  ) {
    const number = words.find(text.slice(0, -1));
    lattice.addWords(i, i + 1, SPLIT, WEIGHTS.unreadUnit + 1, [number]);
  }
  // "huawei р30", "redmi 13с": the letter means an "r" or an "s", and looks like a "p" or a "c".
  if (query.hasForeignLetter && numeric) {
    const other = lookAlike(text, tables);
    if (other !== text) lattice.addWords(i, i + 1, SPOKEN, WEIGHTS.spoken, [words.find(other)]);
  }
  if (digits) {
    const before = itemAt(query.tokens, i - 1);
    if (before !== undefined && isDigit(before.text.charCodeAt(0))) {
      lattice.addWords(i, i + 1, MARK, WEIGHTS.mark + 1, [words.find(`mk${text}`)]);
    }
  } else if (!numeric) {
    spokenArcs(lattice, query, i, tables);
  } else if (
    PLURAL.test(text) &&
    !isBeforeSuffix(query, i) &&
    query.texts.slice(0, i).some((word) => isPlural(word, tables))
  ) {
    lattice.addWords(i, i + 1, SPLIT, WEIGHTS.split, [words.find(text.slice(0, -1))]);
  }
}

/** Adds an arc for a number without the letter of its line: "samsung 24 ultra". */
export function letterArc(lattice: Lattice, query: Query, i: number, { parts }: Tables): void {
  const { text, digits } = query.tokens[i]!;
  if (!digits) return;
  lattice.addAny(i, i + 1, LETTER, WEIGHTS.unsaidLetter, parts.numbersOfLines(text));
}

function spokenArcs(lattice: Lattice, query: Query, i: number, tables: Tables): void {
  const { words, lexicon } = tables;
  const { numbers } = lexicon;
  const { texts, tokens } = query;
  const text = texts[i]!;
  const { roles, inPhrase } = tokens[i]!;
  if (!tokens[i]!.saysNumber && text.length > 1) return;
  if (isApart(query, i, tables)) return;
  const add = (takes: number, cost: number, ...read: string[]): void => {
    const ids = read.map((word) => words.find(word));
    lattice.addWords(i, i + takes, SPOKEN, cost, ids);
  };
  if (text.length === 1) {
    const after = numbers.spoken(texts, i + 1);
    if (after !== null) {
      const takes = 1 + after.takes;
      add(takes, WEIGHTS.spoken, text + after.digits);
      // "a fifty two s"
      const next = texts[i + takes];
      if (next?.length === 1) add(takes + 1, WEIGHTS.spoken, text + after.digits + next);
    }
  }
  const number = numbers.spoken(texts, i);
  if (number === null) return;
  const { digits, takes } = number;
  // "second hand" is a condition.
  if (takes === 1 && inPhrase && (roles & NOISE) !== 0) return;
  // A phrase whose words mean nothing alone must cost less than leaving it unread.
  const isPhrase = takes > 1 && !tokens[i]!.spoken;
  const cost = isPhrase ? costOfMeaning() : WEIGHTS.spoken;
  const next = texts[i + takes];
  add(takes, cost, `mk${digits}`);
  add(takes, cost, digits);
  if (next !== undefined) {
    add(takes + 1, cost, digits + next);
    add(takes + 1, cost + WEIGHTS.mark, digits, MARKS.get(next) ?? `mk${next}`);
  }
  // The first device of a line has no number in its name: "pixel 1".
  if (digits === '1' && i > 0) lattice.addContext(i, i + takes, CONTEXT, WEIGHTS.spoken + 1);
}

/** A text with the letters that those of another script look like in place of those that they mean. */
export function lookAlike(text: string, { lexicon }: Tables): string {
  const { lookAlikes } = lexicon.folder.spellings;
  return text.replace(/[a-z]/g, (letter) => lookAlikes.get(letter) ?? letter);
}

/** True for a number before a suffix, which has the ending of a plural instead: "iphone 6s pluses". */
function isBeforeSuffix({ tokens }: Query, i: number): boolean {
  const next = tokens[i + 1];
  return (
    next !== undefined && (next.network || next.suffix !== null || (next.ownRoles & SUFFIX) !== 0)
  );
}

const isPlural = (text: string, { lexicon }: Tables): boolean =>
  lexicon.lexicon.sense(text, 'plural') !== undefined;
