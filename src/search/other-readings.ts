import type { Expansion } from './abbreviations.ts';
import type { Query } from './query.ts';
import { isKnown, type Reading, type Slot, slotFor } from './reading.ts';
import type { Tables } from './tables.ts';
import { GENERATION, hasDigit, isDigit } from './tokens.ts';
import { spokenNumber } from './words/number-words.ts';

/** Readings that are tried at most, and ways of reading one token. */
const MAX_READINGS = 32;
const MAX_WAYS = 12;
const MAX_TOKENS = 10;
/** A word that is begun in the middle of a query costs as much as an abbreviation. */
const BEGUN = 2;
const MIN_BEGINNING = 3;
const MAX_BEGUN = 6;
/** A name written by ear is still no typing error. */
const BY_EAR = 3;
const MIN_SOUND = 4;
const MAX_SOUND = 16;

/** One way to read a token or two: other tokens in their place. */
interface Way {
  /** How many tokens of the query it takes. */
  takes: number;
  tokens: readonly string[];
  cost: number;
}

/**
 * Other ways to read a query that names nothing as it stands, the likeliest first: words joined
 * ("one plus") and split ("promax", "galaxya54"), numbers in words and marks ("xperia 1 7"),
 * abbreviations ("rn12p").
 */
export function* otherReadings(tables: Tables, { tokens, noise }: Query): Generator<Reading> {
  const content = tokens.filter((_, i) => !noise[i]);
  if (content.length === 0 || content.length > MAX_TOKENS) return;
  const ways = waysOfAll(tables, content);
  if (ways === null) return;
  const found: { tokens: string[]; cost: number }[] = [];
  const collect = (at: number, read: string[], cost: number): void => {
    if (found.length >= MAX_READINGS * 4) return;
    if (at >= content.length) {
      if (cost > 0) found.push({ tokens: read, cost });
      return;
    }
    for (const way of ways[at]!) collect(at + way.takes, [...read, ...way.tokens], cost + way.cost);
  };
  collect(0, [], 0);
  found.sort((a, b) => a.cost - b.cost);
  let optional: Slot[] | undefined;
  for (const { tokens: read, cost } of found.slice(0, MAX_READINGS)) {
    const required = knownSlots(tables, read);
    if (required === null) continue;
    optional ??= tokens
      .filter((_, i) => noise[i])
      .map((text) => slotFor(tables, text, false, false));
    yield { slots: [...required, ...optional], cost, isLetterUnsaid: false };
  }
}

/** The ways to read each token; null where one cannot be read, or none in another way. */
function waysOfAll(tables: Tables, tokens: readonly string[]): Way[][] | null {
  const ways: Way[][] = [];
  let isOther = false;
  // Up to where a way of an earlier token goes.
  let reach = 0;
  for (const [i, text] of tokens.entries()) {
    const some = waysAt(tables, tokens, i);
    if (some.length > 1) isOther = true;
    else if (i >= reach && !isKnown(slotFor(tables, text, true, i === tokens.length - 1)))
      return null;
    for (const { takes } of some) reach = Math.max(reach, i + takes);
    ways.push(some);
  }
  return isOther ? ways : null;
}

/** The slots of the tokens; null where no name has one of them. */
function knownSlots(tables: Tables, tokens: readonly string[]): Slot[] | null {
  const slots: Slot[] = [];
  for (const [i, text] of tokens.entries()) {
    const slot = slotFor(tables, text, true, i === tokens.length - 1);
    if (!isKnown(slot)) return null;
    slots.push(slot);
  }
  return slots;
}

function waysAt(tables: Tables, tokens: readonly string[], i: number): Way[] {
  const { words, core } = tables;
  const text = tokens[i]!;
  const next = tokens[i + 1];
  const isLast = i === tokens.length - 1;
  const ways: Way[] = [{ takes: 1, tokens: [text], cost: 0 }];
  const id = words.find(text);
  const strong = id >= 0 && core[id] === 2;
  const known = id >= 0 && core[id]! > 0 ? 1 : 0;

  if (next !== undefined) {
    const joined = words.find(text + next);
    if (joined >= 0 && (core[joined]! > 0 || hasDigit(text + next))) {
      ways.push({ takes: 2, tokens: [text + next], cost: 1 });
    }
    if (!hasDigit(text) && text.length > 2 && isDigit(next.charCodeAt(0))) {
      // "galaxys24": the last letter belongs to the number.
      const letter = text.slice(-1) + next;
      if (words.find(letter) >= 0) {
        for (const head of heads(tables, text.slice(0, -1))) {
          ways.push({ takes: 2, tokens: [...head, letter], cost: 1 });
        }
      }
    }
  }
  for (const way of spokenWays(tables, tokens, i)) ways.push(way);
  // A number after a number may be the mark: "xperia 1 7" is the Xperia 1 VII.
  if (i > 1 && /^\d{1,2}$/.test(text) && isDigit(tokens[i - 1]!.charCodeAt(0))) {
    ways.push({ takes: 1, tokens: [`mk${text}`], cost: 2 });
  }

  if (hasDigit(text)) {
    for (const way of splitsOfCompound(tables, text, isLast)) ways.push(way);
  } else if (!strong) {
    const parts = segment(tables, text, isLast);
    if (parts !== null && parts.length > 1) ways.push({ takes: 1, tokens: parts, cost: 1 + known });
    // The last word is read as a beginning anyway.
    for (const word of isLast ? [] : namesBegunBy(tables, text)) {
      ways.push({ takes: 1, tokens: [word], cost: BEGUN + known });
    }
    if (known === 0 && text.length >= MIN_SOUND && text.length <= MAX_SOUND) {
      for (const word of tables.soundingLike(text)) {
        if (word !== text) ways.push({ takes: 1, tokens: [word], cost: BY_EAR });
      }
    }
    const before = tokens[i - 1];
    const afterNumber = before !== undefined && hasDigit(before);
    for (const { tokens: phrase, step } of expansions(tables, afterNumber ? `-${text}` : text)) {
      // A phrase that ends in a line's letter joins the number after it: "sgs" 22 is galaxy s22.
      const last = phrase[phrase.length - 1]!;
      if (last.length === 1 && next !== undefined && isDigit(next.charCodeAt(0))) {
        const start = phrase.slice(0, -1);
        ways.push({ takes: 2, tokens: [...start, last + next], cost: 2 + known + step });
        for (const { tokens: rest, cost } of splitsOfCompound(tables, last + next, false)) {
          ways.push({ takes: 2, tokens: [...start, ...rest], cost: 2 + known + step + cost });
        }
      }
      ways.push({ takes: 1, tokens: phrase, cost: 2 + known + step });
    }
  }
  return ways.slice(0, MAX_WAYS + 1);
}

/** The names of brands and lines that begin so: "iph 15 pro". Where they are many, none is meant. */
function namesBegunBy({ words, core }: Tables, text: string): string[] {
  if (text.length < MIN_BEGINNING) return [];
  const from = words.lowerBound(text);
  const to = words.endOfBeginning(text, from);
  const names: string[] = [];
  for (let id = from; id < to; id++) {
    if (core[id] !== 2 || words.length(id) === text.length) continue;
    if (names.length === MAX_BEGUN) return [];
    names.push(words.at(id));
  }
  return names;
}

/** Numbers in words, joined with the letters beside them: "s twenty three", "seven a". */
function spokenWays(tables: Tables, tokens: readonly string[], i: number): Way[] {
  const text = tokens[i]!;
  const ways: Way[] = [];
  if (text.length === 1 && !hasDigit(text)) {
    const after = spokenNumber(tokens, i + 1);
    if (after !== null) {
      ways.push({ takes: 1 + after.takes, tokens: [text + after.digits], cost: 1 });
    }
    return ways;
  }
  const number = spokenNumber(tokens, i);
  if (number === null) return ways;
  const { digits, takes } = number;
  const before = tokens[i - 1];
  if (before !== undefined && (hasDigit(before) || spokenNumber(tokens, i - 1) !== null)) {
    ways.push({ takes, tokens: [`mk${digits}`], cost: 1 });
  }
  const next = tokens[i + takes];
  if (next !== undefined && i + takes === tokens.length - 1 && GENERATION.startsWith(next)) {
    ways.push({ takes: takes + 1, tokens: [digits], cost: 1 });
  }
  if (next?.length === 1 && tables.words.find(digits + next) >= 0) {
    ways.push({ takes: takes + 1, tokens: [digits + next], cost: 1 });
  }
  ways.push({ takes, tokens: [digits], cost: 1 });
  const mark = next === undefined ? '' : markOf(next);
  if (mark !== '') ways.push({ takes: takes + 1, tokens: [digits, mark], cost: 2 });
  // The first of a line has no number in its name.
  if (digits === '1') ways.push({ takes, tokens: [], cost: 2 });
  return ways;
}

/** The mark that a numeral after a spoken number is: "xperia ten iii", "mate twenty x". */
function markOf(token: string): string {
  if (token === 'i') return 'mk1';
  if (token === 'v') return 'mk5';
  if (token === 'x') return 'mk10';
  return token.length === 1 && isDigit(token.charCodeAt(0)) ? `mk${token}` : '';
}

function heads(tables: Tables, text: string): string[][] {
  const id = tables.words.find(text);
  if (id >= 0 && tables.core[id]! > 0) return [[text]];
  const parts = segment(tables, text, false);
  return parts === null ? [] : [parts];
}

/** "13pm" and "s24u": the letters at the ends of a number as initials of words around it. */
function splitsOfCompound(tables: Tables, text: string, isLast: boolean): Way[] {
  const ways: Way[] = [];
  const network = text.endsWith('g') ? /^([a-z]?\d+)([45])g$/.exec(text) : null;
  if (network) ways.push({ takes: 1, tokens: [network[1]!, `${network[2]}g`], cost: 1 });
  const parts = /^([a-z]?)(\d+(?:\.\d+)?)([a-z]?)$/.exec(text);
  if (!parts) return ways;
  const [, letter, number, suffix] = parts as unknown as [string, string, string, string];
  if (suffix !== '') {
    if (suffix === 'v' || suffix === 'x' || suffix === 'i') {
      const mark = suffix === 'v' ? 'mk5' : suffix === 'x' ? 'mk10' : 'mk1';
      ways.push({ takes: 1, tokens: [letter + number, mark], cost: 1 });
      for (const { tokens } of letter ? expansions(tables, letter) : []) {
        ways.push({ takes: 1, tokens: [...tokens, number, mark], cost: 2 });
      }
    }
    for (const { tokens, step } of expansions(tables, `-${suffix}`)) {
      ways.push({ takes: 1, tokens: [letter + number, ...tokens], cost: 3 + step });
    }
  }
  if (isLast && suffix !== '') {
    ways.push({ takes: 1, tokens: [letter + number, suffix], cost: 5 });
  }
  if (letter !== '') {
    for (const { tokens, step } of expansions(tables, letter)) {
      ways.push({ takes: 1, tokens: [...tokens, number + suffix], cost: 3 + step });
      const end = suffix === '' ? undefined : expansions(tables, `-${suffix}`)[0];
      if (end !== undefined) {
        ways.push({ takes: 1, tokens: [...tokens, number, ...end.tokens], cost: 3 + step });
      }
    }
  }
  return ways;
}

function expansions(tables: Tables, text: string): readonly Expansion[] {
  return tables.abbreviations.get(text);
}

/**
 * A word as a row of words of well-known names, the fewest: "promax" as pro max. While it is being
 * typed, its end may be a beginning: "proma".
 */
function segment(tables: Tables, text: string, open: boolean): string[] | null {
  if (text.length < 4 || text.length > 40 || new Set(text).size < 3) return null;
  const { words, core } = tables;
  const best: (string[] | null)[] = new Array(text.length + 1).fill(null);
  best[0] = [];
  for (let from = 0; from < text.length; from++) {
    const before = best[from];
    if (before == null || before.length >= 4) continue;
    for (let to = from + 1; to <= text.length; to++) {
      const part = text.slice(from, to);
      const id = words.lowerBound(part);
      const isBeginning = words.begins(id, part);
      // No longer part is a word either.
      if (!isBeginning && (from > 0 || to > 2)) break;
      const isWord =
        isBeginning &&
        core[id]! > 0 &&
        words.length(id) === part.length &&
        (part.length > 1 || from > 0);
      const abbreviated = part.length === 2 && from === 0 && tables.abbreviations.has(part);
      const begun = open && to === text.length && from > 0 && isBeginning;
      if (!isWord && !begun && !abbreviated) continue;
      const count = before.length + 1;
      const parts = isWord || begun ? [part] : tables.abbreviations.get(part)[0]!.tokens;
      const present = best[to];
      if (present == null || present.length > count) best[to] = [...before, ...parts];
    }
  }
  const parts = best[text.length] ?? null;
  // Two scraps of letters can be found in any word.
  return parts !== null && parts.filter((part) => part.length < 3).length > 1 ? null : parts;
}
