import type { Query, QueryToken } from '../query/query.ts';
import { isBracketed, isDashed, partsLetter } from '../query/signs.ts';
import type { Tables } from '../search-index/tables.ts';
import { isDigit } from '../text/characters.ts';
import { EDIT, JOIN, PREFIX, SOUND, SPLIT } from './arc-kinds.ts';
import { begunAtoms } from './beginning.ts';
import type { Lattice } from './lattice.ts';
import { headsOf } from './split.ts';
import { WEIGHTS } from './weights.ts';

/** The greatest length of two words that are compared by sound. */
const MAX_SOUND = 16;
/** A shorter name is hardly both separated and misspelt. */
const MIN_MISSPELT = 5;
/** The letter of a number is hardly written to a shorter word: "galaxys 24", but not "gta 6". */
const MIN_HEAD = 3;
const COMPOUND = /^[a-z]\d+$/;

/** Adds arcs that read two tokens as one word of names: "one plus", "red magic", "cherry mobile". */
export function joinArcs(lattice: Lattice, query: Query, i: number, tables: Tables): void {
  const { words } = tables;
  const token = query.tokens[i]!;
  const next = query.tokens[i + 1];
  if (next === undefined || token.network || next.network) return;
  if (token.digits && next.digits) return;
  // "pixel 3, a grade" and "pixel 3 [A]" are not a 3a, "iphone 16 é bom" no 16e, and "Xiaomi 17 - C grade" no 17C.
  if (partsLetter(query.text, token, next)) return;
  if (token.numeric && (isBracketed(query.text, token, next) || isDashed(query.text, token, next)))
    return;
  doubledArc(lattice, token, next, i, tables);
  if (token.numeric && next.from === token.to && next.text.length > 1) {
    // "x9spro": the first letter belongs to the number.
    const parts = [token.text + next.text[0], next.text.slice(1)].map((part) => words.find(part));
    lattice.addWords(i, i + 2, SPLIT, WEIGHTS.split, parts);
  }
  const text = token.text + next.text;
  const joined = token.longer < token.longerEnd ? words.find(text) : -1;
  if (joined >= 0) {
    const isNumeric = token.numeric || next.numeric;
    const isMaker =
      !isNumeric && text.length > next.text.length + 1 && isMakerOfTwo(token, joined, tables);
    const isName = isMaker || isNumeric || words.core[joined]! > 0;
    if (isName) lattice.addWords(i, i + 2, JOIN, isMaker ? 0 : WEIGHTS.join, [joined]);
  }
  if (!token.numeric && token.text.length === 1 && COMPOUND.test(next.text)) {
    // "nord c e 4": the letters of one word, of which the last was taken for that of a number.
    const parts = [token.text + next.text[0], next.text.slice(1)].map((part) => words.find(part));
    lattice.addWords(i, i + 2, JOIN, 2 * WEIGHTS.join, parts);
  }
  if (!token.numeric && token.text.length > MIN_HEAD && isDigit(next.text.charCodeAt(0))) {
    // "galaxys24": the last letter belongs to the number.
    const letter = token.text.slice(-1);
    const text = letter + next.text;
    const compound = words.find(text);
    const tails = i + 2 === query.tokens.length ? begunTails(lattice, text, tables) : [];
    const heads =
      compound < 0 && tails.length === 0 ? [] : headsOf(tables, token.text.slice(0, -1));
    for (const head of heads) {
      lattice.addWords(i, i + 2, JOIN, WEIGHTS.join, [...head, compound]);
      const atoms = head.map((word) => lattice.atoms.ofWord(word));
      // As for a number by itself, a compound that is a word is probably complete.
      const cost = WEIGHTS.join + (compound < 0 ? WEIGHTS.prefix : WEIGHTS.prefixOfNumber);
      for (const tail of tails) lattice.addAtoms(i, i + 2, PREFIX, cost, [...atoms, ...tail]);
    }
  }
}

/**
 * True if a word and the next one are the name of a maker: "cherry mobile", but not "my phone", which its
 * maker writes together.
 */
const isMakerOfTwo = ({ word }: QueryToken, joined: number, { brands }: Tables): boolean =>
  word >= 0 &&
  brands.someNamedBy(joined, (maker) => brands.someNamedBy(word, (own) => own === maker));

/** Adds an arc for the letter of a number that is typed twice: "pixel 7aa", "redmi 9aa". */
function doubledArc(
  lattice: Lattice,
  number: QueryToken,
  { text, from }: QueryToken,
  i: number,
  { words }: Tables,
): void {
  if (!number.numeric || text.length !== 2 || text[0] !== text[1] || number.to !== from) return;
  lattice.addWords(i, i + 2, EDIT, WEIGHTS.edit, [words.find(number.text + text[0])]);
}

/**
 * The ways to read a compound at the end of a query as the beginning of a name's end, as lists of atoms: "s2" begins S24,
 * and "s24u" begins S24 Ultra.
 */
function begunTails(lattice: Lattice, text: string, tables: Tables): number[][] {
  const { words } = tables;
  const first = words.lowerBound(text);
  const tails = [[lattice.atoms.ofRange(first, words.endOfBeginning(text, first))]];
  const number = words.find(text.slice(0, -1));
  const isLetter = !isDigit(text.charCodeAt(text.length - 1));
  if (number >= 0 && isLetter) tails.push(begunAtoms(lattice, number, text.slice(-1), tables));
  return tails;
}

/** Adds arcs that read two tokens as one name that is written by ear or misspelt: "one puls", "i fon", "red me". */
export function heardArcs(lattice: Lattice, query: Query, i: number, tables: Tables): void {
  const { words } = tables;
  const token = query.tokens[i]!;
  const next = query.tokens[i + 1];
  if (next === undefined || token.numeric || next.numeric || token.opaque || next.opaque) return;
  const text = token.text + next.text;
  if (text.length > MAX_SOUND || (token.longer < token.longerEnd && words.find(text) >= 0)) return;
  // "iPhone X e iPhone 14": the second word is the name by itself.
  for (const name of tables.parts.soundingLike(text)) {
    if (name === next.text) continue;
    lattice.addWords(i, i + 2, SOUND, WEIGHTS.sound + WEIGHTS.join, [words.find(name)]);
  }
  if (text.length < MIN_MISSPELT) return;
  tables.nearNames.near(text, 1, (name, _, sameFirst) => {
    if (sameFirst && name !== next.word)
      lattice.addWords(i, i + 2, EDIT, WEIGHTS.edit + WEIGHTS.join, [name]);
  });
}
