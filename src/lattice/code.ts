import type { RegionId } from '../model/index.ts';
import type { Query, QueryToken } from '../query/query.ts';
import type { Tables } from '../search-index/tables.ts';
import { itemAt } from '../text/item-at.ts';
import { CODE } from './arc-kinds.ts';
import { entriesOf, isCodeLike, isSplitNumber, MIN_CODE, orderedCodes } from './code-entries.ts';
import { type CodeText, codeTextsOf, isPair } from './code-parts.ts';
import { codesWithin, SAMSUNG_PREFIX } from './code-within.ts';
import type { Lattice } from './lattice.ts';
import { orderArc } from './order-number.ts';
import { WEIGHTS } from './weights.ts';

/** A part of a query that is a code, or the beginning of codes. */
export interface CodeSaid {
  /** The text of the part, as it is written. */
  text: string;
  /** Its entries in the code table, or those of codes that begin with it or of its siblings. */
  entries: readonly number[];
  /** All devices that have the code, including those whose name it is. */
  devices: readonly number[];
  /** True if the text is a whole code of the data set, and not only its beginning or a sibling. */
  isExact: boolean;
  /** True if the text can be nothing but a code or an order number. */
  isSure: boolean;
  /** True if the unit may take other SIMs than its siblings. */
  mayDiffer: boolean;
  /** True if the text is the beginning of each code of the entries. */
  isBegun: boolean;
  /** Where the unit is sold, if the code alone says that. */
  region: RegionId | null;
  /** The first token, and the one after the last. */
  from: number;
  to: number;
}

/** A code for a part of a query; the fields that are not given say no. */
const codeOf = (
  { text, from, to }: CodeText,
  entries: readonly number[],
  {
    devices = [],
    isExact = false,
    isSure = false,
    mayDiffer = false,
    isBegun = false,
    region = null,
  }: Partial<CodeSaid> = {},
): CodeSaid => ({ text, entries, devices, isExact, isSure, mayDiffer, isBegun, region, from, to });

/** A shorter number alone is no part of a code. */
const MIN_NUMBER = 5;
/** How many parts a code with spaces has at most, if it is the whole query. */
const MAX_WHOLE = 8;
/** How many parts a query of a maker's name and a code has at most. */
const MAX_BEHIND = 5;
/** Fewer letters begin too many codes. */
const MIN_BEGUN = 3;
/** How many codes that begin with a text are looked at, at most. */
const MAX_BEGUN = 400;
/** A name with so many digits is as distinct as a code: "KM1066", "F3T10B1", but not "Note20". */
const DISTINCT_FIGURES = 3;
/** A shorter code with one digit may be a word. */
const SURE_LENGTH = 6;
/** A sign between two parts of a text, which no code has. */
const APART = /[;|[\]]/;
/** A sign that separates a code from what is written before it. */
const SIGN = /[-_/.]/;

/**
 * Adds arcs that read parts of a query as model codes: single parts, two neighbours, all parts, and all parts after
 * the maker's name.
 *
 * @returns the codes that were found
 */
export function codeArcs(lattice: Lattice, query: Query, tables: Tables): CodeSaid[] {
  const said: CodeSaid[] = [];
  const parts = codeTextsOf(query);
  const { length } = parts;
  const hasSign = SIGN.test(query.text);
  const isShort = length > 1 && length <= MAX_WHOLE;
  const whole = isShort ? parts[0]!.joinedWith(query, parts[length - 1]!) : null;
  // "Pixel 8; A" and "Pixel 8 [A]" are not the code "Pixel 8a".
  const addWhole = (part: CodeText): boolean =>
    !APART.test(part.text) && addCode(lattice, part, tables, said);
  if (whole !== null) addWhole(whole);
  // The maker's name may have more than one word: "alcatel 5051", "hotwav x100 gt", "PCD Argentina 610".
  for (
    let p = 1;
    p < length && length <= MAX_BEHIND && namesMaker(parts[p - 1]!, query, tables);
    p++
  ) {
    if (addWhole(parts[p]!.joinedWith(query, parts[length - 1]!))) break;
  }
  for (let p = 0; p < length; p++) {
    const part = parts[p]!;
    // "SM A3260" is the code SM-A3260, and never A3260.
    const before = itemAt(parts, p - 1);
    const isTail = before?.length === SAMSUNG_PREFIX.length && before.folded === SAMSUNG_PREFIX;
    if (!isTail && (length === 1 || isMixed(part))) {
      let found =
        addCode(lattice, part, tables, said) || addOrder(lattice, query, part, tables, said);
      for (const within of found ? [] : codesWithin(query, part, tables))
        found = addCode(lattice, within, tables, said) || found;
      if (!found && (p === length - 1 || part.length > MIN_CODE + 1)) {
        addPartOfCode(lattice, part, tables, said);
      }
    }
    const next = parts[p + 1];
    const mayBePair = next !== undefined && length > 2 && isPair(part, next, query);
    // "SM G990B2/DS": the sign may stand behind the beginning of a code of Samsung.
    const isBegun = part.folded === SAMSUNG_PREFIX && next !== undefined;
    const isSigned = hasSign && SIGN.test(isBegun ? next.text : part.text);
    if (next === undefined || !(mayBePair || isSigned)) continue;
    const pair = part.joinedWith(query, next);
    if (mayBePair) {
      const mayBe = pair.isStrong || isUnknown(query.tokens[part.from]!);
      const found = mayBe && addCode(lattice, pair, tables, said);
      if (!found && isBegun) addPartOfCode(lattice, pair, tables, said);
    }
    // "model no.SM-S 9310", "Galaxy S22-SM-S 9010": the code begins behind a sign of the part.
    for (const within of isSigned ? codesWithin(query, pair, tables) : [])
      if (within.from < next.from && within.to > next.from) addCode(lattice, within, tables, said);
  }
  if (length === 2 && said.length === 0) addPartOfCode(lattice, whole!, tables, said);
  if (said.length === 0) addBegunCode(lattice, query, parts, tables, said);
  return said;
}

/**
 * Adds an arc for the beginning of codes of a well-known maker, if nothing but that maker stands beside it: "ALN",
 * "XQ-D", "sony xq-d", "sm x8". Letters alone must be capitals: "abc" is no code.
 */
function addBegunCode(
  lattice: Lattice,
  query: Query,
  parts: readonly CodeText[],
  tables: Tables,
  said: CodeSaid[],
): void {
  const first = parts.length > 0 && namesMaker(parts[0]!, query, tables) ? 1 : 0;
  if (parts.length === first || parts.length > first + 2) return;
  const token = query.tokens[parts[first]!.from]!;
  if (!isUnknown(token) && token.text !== SAMSUNG_PREFIX) return;
  const part = parts[first]!.joinedWith(query, parts.at(-1)!);
  const isLikeOne = first > 0 || query.isCapital || part.text.includes('-') || part.figures > 0;
  if (!isLikeOne || part.length < MIN_BEGUN) return;
  const { devices, weight, brands } = tables;
  const maker = first === 0 ? -1 : query.tokens[0]!.word;
  const entries = devices.codes.startingWith(part.folded, MAX_BEGUN).filter((entry) => {
    const brand = devices.brand[devices.deviceOfCode(entry)]!;
    return maker < 0 ? weight[brand]! > 0 : brands.someNamedBy(maker, (named) => named === brand);
  });
  if (entries.length === 0) return;
  addArc(lattice, part, entries, WEIGHTS.codePart, tables, false);
  said.push(codeOf(part, entries, { isBegun: true }));
}

/** True for a word of no name and of no language: "els" of "ELS NX9". */
const isUnknown = ({ roles, core, numeric }: QueryToken): boolean =>
  roles === 0 && core === 0 && !numeric;

/** True if a part is the name of a maker or its first word. */
function namesMaker(part: CodeText, { tokens }: Query, { words, brands }: Tables): boolean {
  const { text, word: own } = tokens[part.from]!;
  const isToken = part.to === part.from + 1 && text.length === part.length;
  const word = isToken ? own : words.find(part.folded);
  return word >= 0 && brands.isNamedBy(word);
}

/** True if a part has letters and digits and is long enough for a code: "gkv4x", "mnalx9". */
const isMixed = ({ length, digits, letters, alphas, figures }: CodeText): boolean =>
  length >= MIN_CODE && figures > 0 && (alphas > 0 || (letters === 0 && digits >= MIN_NUMBER));

/** Adds an arc for a part that is a known code. Returns false if it is not. */
function addCode(lattice: Lattice, part: CodeText, tables: Tables, said: CodeSaid[]): boolean {
  const entries = entriesOf(part, tables);
  if (entries.length === 0) return false;
  const { folded, isStrong } = part;
  addArc(lattice, part, entries, WEIGHTS.code, tables);
  const own = entries.filter((entry) => !tables.devices.isName(entry));
  const devices = [...new Set(entries.map((entry) => tables.devices.deviceOfCode(entry)))];
  // "bought in 2021" is not a OnePlus IN2021.
  const isOne = !part.text.includes(' ') || folded.startsWith(SAMSUNG_PREFIX);
  // "LNA-LX2" has one digit only, but nothing else is written like that.
  const isWritten =
    part.length >= SURE_LENGTH &&
    part.text.includes('-') &&
    own.some((entry) => tables.devices.codes.at(entry).toLowerCase() === part.text);
  const isSure =
    isOne && (isWritten || ((own.length > 0 || part.figures >= DISTINCT_FIGURES) && isStrong));
  said.push(codeOf(part, own, { devices, isExact: true, isSure }));
  return true;
}

/** Adds an arc for an order number of Apple. Returns false if the part is none. */
function addOrder(
  lattice: Lattice,
  query: Query,
  part: CodeText,
  tables: Tables,
  said: CodeSaid[],
): boolean {
  const order = orderArc(lattice, query, part, tables);
  if (order === null) return false;
  said.push(codeOf(part, [], { devices: [order.device], isSure: true, region: order.region }));
  return true;
}

/**
 * Adds an arc for the codes that begin with a part. If there are none, adds one for the siblings of the part, which
 * differ from it only in what identifies the unit: XT2343-3 for XT2343-1, SM-S928B for "SM-S928X".
 */
function addPartOfCode(lattice: Lattice, part: CodeText, tables: Tables, said: CodeSaid[]): void {
  const { codes } = tables.devices;
  let entries: readonly number[] = [];
  let mayDiffer = false;
  let isBegun = false;
  if (part.figures === 0 || isSplitNumber(part)) return;
  if (isCodeLike(part)) entries = codes.startingWith(part.folded, MAX_BEGUN);
  const { text } = part;
  if (entries.length > 0) {
    isBegun = true;
    addArc(lattice, part, entries, WEIGHTS.codePart, tables);
  } else {
    // "SM-A356VZKAVZW" is an order number of a unit beside SM-A356U.
    for (const code of [text, ...orderedCodes(part)]) {
      if (entries.length > 0) break;
      const siblings = tables.siblings.find(code);
      entries = siblings?.entries ?? [];
      mayDiffer = siblings?.mayDiffer === true;
    }
    if (entries.length === 0) return;
    addArc(lattice, part, entries, 2 * WEIGHTS.codePart, tables, true);
  }
  said.push(codeOf(part, entries, { mayDiffer, isBegun }));
}

/** Adds an arc that the devices of some entries of the code table have. */
function addArc(
  lattice: Lattice,
  { from, to, isStrong: isStrongPart }: CodeText,
  entries: readonly number[],
  cost: number,
  tables: Tables,
  isStrong = isStrongPart,
): void {
  const atom = lattice.atoms.create();
  if (atom < 0) return;
  for (const entry of entries)
    lattice.atoms.markCode(
      tables.devices.deviceOfCode(entry),
      atom,
      isStrong && !tables.devices.isName(entry),
    );
  // "a5" is the code of a Blade but more probably a Galaxy A5, so a short code costs more.
  lattice.addAtom(from, to, CODE, isStrong ? cost : cost + WEIGHTS.codePart, atom);
}
