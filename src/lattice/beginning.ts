import type { Query } from '../query/query.ts';
import { isEsim, isLine, isMaker, isMisspeltLine } from '../query/query-words.ts';
import { GENERATION, KINDS, NETWORK, WORD, YEAR } from '../search-index/kinds.ts';
import type { Tables } from '../search-index/tables.ts';
import { SPACE } from '../text/characters.ts';
import { itemAt } from '../text/item-at.ts';
import { NOISE, OTHER } from '../text/roles.ts';
import { PREFIX } from './arc-kinds.ts';
import { ALL_KINDS, MAKERS } from './atoms.ts';
import type { Lattice } from './lattice.ts';
import { FIRST_MARK, lookAlike, MARKS } from './number.ts';
import { WEIGHTS } from './weights.ts';

/** All words of names. */
const ANY = ((1 << KINDS) - 1) | MAKERS;
/** Two letters begin many words, and many are words of names as well. */
const SHORT = 2;
const CLOSES = ')]';
/** Numbers that follow the number of a name: "Galaxy A5 (2017)", "Y36 5G". */
const BEHIND = (1 << YEAR) | (1 << NETWORK);

/** Adds arcs that read the last token as the beginning of a word that is being typed. */
export function beginningArcs(lattice: Lattice, query: Query, tables: Tables): void {
  const i = query.tokens.length - 1;
  const token = query.tokens[i];
  // "iPhone 17 [A]": before a bracket that closes, nothing is being typed.
  if (token === undefined || token.identifier || CLOSES.includes(query.text[token.to] ?? ' '))
    return;
  if (token.begun.length > 0 && !token.numeric) begunArcs(lattice, query, i, tables);
  joinedArc(lattice, query, i, tables);
  if ((token.roles & (NOISE | OTHER)) !== 0 && i > 0 && !isBehindName(query, i, tables)) return;
  letterArc(lattice, query, i, tables);
  gluedArc(lattice, query, i, tables);
  // "xperia 1 i" does not begin a word "mk1…".
  if (token.text !== FIRST_MARK) wordArc(lattice, query, i, tables);
}

/**
 * True if a word of questions may begin a word of a name: after a name, even a misspelt one. "oneplus no", "galxy wat".
 * A few names have "eSIM".
 */
export function isBehindName({ tokens }: Query, i: number, tables: Tables): boolean {
  const before = tokens[i - 1]!;
  if (before.core > 0) return !isEsim(before);
  // "samsung galxy no": the maker may stand before the line.
  const isFirst = i === 1 || (i === 2 && isMaker(tokens[0]!, tables));
  const isUnknown = before.roles === 0 && before.word < 0 && isFirst && !isEsim(tokens[i]!);
  return isUnknown && (before.misspelt.length > 0 || isMisspeltLine(undefined, before, tables));
}

/** Adds arcs for the names whose spelling in the script of the token begins with it. */
function begunArcs(lattice: Lattice, { tokens }: Query, i: number, tables: Tables): void {
  const { words, brands, weight } = tables;
  const isBehindLine = tokens.some(
    (token, k) => k < i && (isLine(token) || token.misspelt.length > 0),
  );
  const begun: number[] = [];
  const makers: number[] = [];
  for (const name of tokens[i]!.begun) {
    if (name.length === 1) {
      // The letter of a line: "갤럭시 에" of "에이 54".
      const end = words.lowerBound(`${name}:`);
      for (let id = words.lowerBound(name); id < end; id++) begun.push(id);
      continue;
    }
    if (name.includes(' ')) {
      // "らくらくス" begins a name of two words.
      const atoms = name.split(' ').map((part) => lattice.atoms.ofWord(words.find(part)));
      if (atoms.every((atom) => atom >= 0))
        lattice.addAtoms(i, i + 1, PREFIX, WEIGHTS.prefix, atoms);
      continue;
    }
    const word = words.find(name);
    if (tokens.some((token) => token.word === word)) continue;
    const isMaker = isBehindLine && brands.someNamedBy(word, (brand) => weight[brand]! > 0);
    (isMaker ? makers : begun).push(word);
  }
  lattice.addAny(i, i + 1, PREFIX, WEIGHTS.prefix, begun);
  // Behind a line a maker is less probable: "айпад э" is an Air rather than Apple.
  lattice.addAny(i, i + 1, PREFIX, WEIGHTS.prefix + WEIGHTS.begun, makers);
}

/** Adds an arc for the words of names that begin with the token. */
function wordArc(lattice: Lattice, query: Query, i: number, tables: Tables): void {
  const { words } = tables;
  const { text, word, numeric, digits, longer: from, longerEnd: to } = query.tokens[i]!;
  // A number that is a word by itself is probably complete: "redmi 13" is not a 13C.
  const cost = numeric && word >= 0 ? WEIGHTS.prefixOfNumber : WEIGHTS.prefix;
  // "20" begins a year, and "5" a network, only after a said part of the name.
  const atom = digits
    ? lattice.atoms.ofRange(from, to, ANY & ~BEHIND, BEHIND)
    : lattice.atoms.ofRange(
        from,
        to,
        mayBeginMaker(query, i, tables) ? ALL_KINDS : ALL_KINDS & ~MAKERS,
      );
  lattice.addAtom(i, i + 1, PREFIX, cost, atom);
  // "реалми с6": the letter means an "s" and looks like a "c".
  const other = query.hasForeignLetter && numeric ? lookAlike(text, tables) : text;
  if (other !== text) {
    const first = words.lowerBound(other);
    const looked = lattice.atoms.ofRange(first, words.endOfBeginning(other, first));
    const isWhole = words.find(other) >= 0;
    const weight = isWhole ? WEIGHTS.prefixOfNumber : WEIGHTS.prefix;
    lattice.addAtom(i, i + 1, PREFIX, weight, looked);
  }
  // "ipad 10t" begins the ordinal of a generation.
  const isOrdinal = /^\d+[snrt]$/.test(text);
  const number = isOrdinal ? words.find(text.slice(0, -1)) : -1;
  const generation = number < 0 ? -1 : lattice.atoms.ofRange(number, number + 1, 1 << GENERATION);
  lattice.addAtom(i, i + 1, PREFIX, WEIGHTS.prefixOfNumber, generation);
}

/** Adds an arc for the last two tokens as the beginning of one word: "one pl" for OnePlus, "fair pho" for Fairphone. */
function joinedArc(lattice: Lattice, query: Query, i: number, { words }: Tables): void {
  const before = itemAt(query.tokens, i - 1);
  const { text, numeric, word } = query.tokens[i]!;
  // A whole word of some length is hardly the beginning of another: "iphone pro".
  if (before === undefined || numeric || (word >= 0 && text.length > SHORT)) return;
  if (before.numeric || before.longer === before.longerEnd) return;
  const first = words.lowerBound(before.text + text);
  const end = words.endOfBeginning(before.text + text, first);
  const atom = lattice.atoms.ofRange(first, end);
  lattice.addAtom(i - 1, i + 1, PREFIX, WEIGHTS.prefix + WEIGHTS.join, atom);
}

/**
 * True if the last token may begin the name of a maker. A single letter after other words does not ("newest galaxy
 * s"), nor does anything after another maker: "oneplus op" is an Open.
 */
const mayBeginMaker = ({ tokens }: Query, i: number, tables: Tables): boolean =>
  i === 0 || (tokens[i]!.text.length > 1 && !tokens.some((t, k) => k < i && isMaker(t, tables)));

/**
 * Adds an arc for a letter after a number as the beginning of the next word: "magic6 u" for Ultimate, "pixel 3x" for XL,
 * "xperia 1 i" for VI. Tokens join such a letter with the number, or read it as a numeral.
 */
function letterArc(lattice: Lattice, query: Query, i: number, { words }: Tables): void {
  const { text, digits, numeric, to, begun } = query.tokens[i]!;
  const before = itemAt(query.tokens, i - 1);
  const isApart =
    query.text.charCodeAt(Math.max(to - 2, 0)) === SPACE ||
    (before !== undefined && isLine(before));
  if (!numeric || digits || !isApart) return;
  const letter = query.text[to - 1]!;
  const isNumeral = MARKS.get(letter) === text;
  const number = words.find(text.slice(0, -1));
  if (!isNumeral && number < 0) return;
  const isAny = text === FIRST_MARK;
  // "ipad pro 11 i": the word "inch" is no part of a name.
  const size = isAny && before !== undefined && before.text.length > 1 ? before.word : -1;
  if (size >= 0)
    lattice.addAtom(i - 1, i + 1, PREFIX, WEIGHTS.prefixOfNumber, lattice.atoms.ofWord(size));
  const first = words.lowerBound(isAny ? 'mk' : letter);
  const end = words.endOfBeginning(isAny ? 'mk' : letter, first);
  const atoms = [lattice.atoms.ofRange(first, end, isAny ? ANY : 1 << WORD)];
  if (!isNumeral) atoms.push(lattice.atoms.ofWord(number));
  const cost = WEIGHTS.prefix + (isNumeral ? 0 : WEIGHTS.split);
  lattice.addAtoms(i, i + 1, PREFIX, cost, atoms);
  // "شاومي 15 أ": the letter begins names in its own script, ألترا.
  const own = begun.length > 0 && number >= 0 ? lattice.atoms.create() : -1;
  if (own < 0) return;
  for (const name of begun) if (words.find(name) >= 0) lattice.atoms.mark(own, words.find(name));
  lattice.addAtoms(i, i + 1, PREFIX, cost, [own, lattice.atoms.ofWord(number)]);
}

/** The greatest length of a letter of a line and the beginning of a word: "zfl". */
const MAX_GLUED = 3;

/** Adds an arc for a letter with the beginning of the next word: "tp" of "15tp" for 15T Pro, "zfl" of "galaxy zfl". */
function gluedArc(lattice: Lattice, query: Query, i: number, tables: Tables): void {
  const { words } = tables;
  const before = itemAt(query.tokens, i - 1);
  const { text, numeric, word, from } = query.tokens[i]!;
  if (before === undefined || numeric || text.length < SHORT) return;
  const isOfNumber = before.digits && before.to === from;
  if (!isOfNumber && (!isLine(before) || word >= 0 || text.length > MAX_GLUED)) return;
  const head = words.find((isOfNumber ? before.text : '') + text[0]);
  const atoms = head < 0 ? [-1] : begunAtoms(lattice, head, text.slice(1), tables);
  const cost = WEIGHTS.prefix + WEIGHTS.split;
  lattice.addAtoms(isOfNumber ? i - 1 : i, i + 1, PREFIX, cost, atoms);
}

/** The atoms of a word of names and of the words that begin with a text; -1 for an atom that no name has. */
export function begunAtoms(
  lattice: Lattice,
  word: number,
  text: string,
  { words }: Tables,
): number[] {
  const first = words.lowerBound(text);
  const begun = lattice.atoms.ofRange(first, words.endOfBeginning(text, first), 1 << WORD);
  return [lattice.atoms.ofWord(word), begun];
}
