import { GENERATION, KINDS, NETWORK, WORD, YEAR } from '../../search-index/kinds.ts';
import type { Tables } from '../../search-index/tables.ts';
import { NOISE, RANGE } from '../../text/lexicon.ts';
import type { Query } from '../normalise.ts';
import { WEIGHTS } from '../weights.ts';
import { addNames } from './edit.ts';
import { type Lattice, PREFIX } from './lattice.ts';
import { MARKS } from './number.ts';

/** All words of names. */
const ANY = (1 << KINDS) - 1;
/** What stands behind the number of a name, and is a number itself: "Galaxy A5 (2017)", "Y36 5G". */
const BEHIND = (1 << YEAR) | (1 << NETWORK);
/** An ordinal whose letters are not all typed: "10t", "3r". */
const ORDINAL_BEGUN = /^(?:(\d*1)s|(\d*2)n|(\d*3)r|(\d+)t)$/;

/** The last token as the beginning of a word of names: it may be being typed. */
export function beginningArcs(lattice: Lattice, query: Query, tables: Tables): void {
  const i = query.tokens.length - 1;
  const token = query.tokens[i];
  if (token === undefined || token.identifier) return;
  spacedLetterArc(lattice, query, i, tables);
  addNames(lattice, i, PREFIX, WEIGHTS.prefix, token.begun, tables.words);
  // Nothing is begun by a word that stands in every question, but behind a name: "oneplus no".
  if ((token.roles & NOISE) !== 0 && query.tokens[i - 1]?.core === 0) return;
  numeralArc(lattice, query, i, tables);
  // "xperia 1 i" begins no word "mk1…", but any numeral.
  if (token.text === MARKS.i) return;
  wordArc(lattice, query, i, tables);
  ordinalArc(lattice, token.text, i, tables);
}

/** The letter of a numeral as the beginning of a word, "pixel 3 x", and an "i" as that of any numeral. */
function numeralArc(lattice: Lattice, query: Query, i: number, tables: Tables): void {
  const { words } = tables;
  const { text } = query.tokens[i]!;
  const letter = Object.keys(MARKS).find((mark) => MARKS[mark] === text);
  if (letter === undefined) return;
  if (query.text.endsWith(letter))
    lattice.addAtom(i, i + 1, PREFIX, WEIGHTS.prefix, begunBy(lattice, letter, tables));
  if (letter !== 'i') return;
  const numerals = lattice.ofRange(words.lowerBound('mk'), words.lowerBound('mk{'));
  lattice.addAtom(i, i + 1, PREFIX, WEIGHTS.prefix, numerals);
}

/** The words of names that begin with the token. */
function wordArc(lattice: Lattice, query: Query, i: number, { words }: Tables): void {
  const { text, word, numeric, digits, from: start } = query.tokens[i]!;
  const isWord = word >= 0;
  // A number that is a word as it stands is rather meant so: "redmi 13" is no 13C.
  const cost = numeric && isWord ? WEIGHTS.prefixOfNumber : WEIGHTS.prefix;
  const first = isWord ? word : words.lowerBound(text);
  const from = isWord ? first + 1 : first;
  const to = words.endOfBeginning(text, first);
  // "20" begins a year, and "5" a network, only behind a part of the name that is said. In brackets a
  // year may be begun anywhere: "a7 (2".
  const isBehind = digits && text.length < 3 && query.text[start - 1] !== '(';
  // "watch series 20" would be the number of a device.
  const isOfRange = ((query.tokens[i - 1]?.ownRoles ?? 0) & RANGE) !== 0;
  const atom = isBehind
    ? lattice.ofRange(from, to, ANY & ~BEHIND, isOfRange ? 0 : BEHIND)
    : lattice.ofRange(from, to);
  lattice.addAtom(i, i + 1, PREFIX, cost, atom);
}

/** The number of a generation whose ordinal is begun: "ipad 10t". */
function ordinalArc(lattice: Lattice, text: string, i: number, { words }: Tables): void {
  const digits = ORDINAL_BEGUN.exec(text)
    ?.slice(1)
    .find((group) => group !== undefined);
  const number = digits === undefined ? -1 : words.find(digits);
  if (number < 0) return;
  const generation = lattice.ofRange(number, number + 1, 1 << GENERATION);
  lattice.addAtom(i, i + 1, PREFIX, WEIGHTS.prefixOfNumber, generation);
}

/**
 * A letter apart behind a number, which was read with it, as the beginning of the next word: the "Ultimate" of
 * "magic6 u", the "XL" of "pixel 3 x".
 */
function spacedLetterArc(lattice: Lattice, query: Query, i: number, tables: Tables): void {
  const { words } = tables;
  const { text, digits, numeric, to } = query.tokens[i]!;
  if (!numeric || digits || query.text[to - 2] !== ' ') return;
  const number = words.find(text.slice(0, -1));
  if (number < 0) return;
  const atoms = [lattice.ofWord(number), begunBy(lattice, text.slice(-1), tables)];
  lattice.addAtoms(i, i + 1, PREFIX, WEIGHTS.prefix + WEIGHTS.split, atoms);
}

/** The words of names that begin with a letter. */
function begunBy(lattice: Lattice, letter: string, { words }: Tables): number {
  const first = words.lowerBound(letter);
  return lattice.ofRange(first, words.endOfBeginning(letter, first), 1 << WORD);
}
