import type { Tables } from '../../search-index/tables.ts';
import { foldCode } from '../../snapshot/index.ts';
import { hasDigit } from '../../text/tokens.ts';
import type { Query } from '../normalise.ts';
import { WEIGHTS } from '../weights.ts';
import { codesWithin, MAX_CODE, type Part, STRONG } from './code-within.ts';
import { CODE, type Lattice } from './lattice.ts';

/** A part of a query that is a code, or the beginning of codes. */
export interface CodeSaid {
  text: string;
  entries: readonly number[];
  /** All devices that have it, those too whose name it only repeats. */
  devices: readonly number[];
  /** Is the whole code said, and is it more than a name? */
  isExact: boolean;
  from: number;
  to: number;
}

const MIN_CODE = 4;
/** A code that stands behind its maker's name is read as so many tokens less one. */
const MAX_BRANDED = 6;
const MAX_PARTS = 14;
/** Parts of a code that is written with spaces, at most. */
const MAX_WHOLE = 8;
/** Parts of a query that is a maker's name and a code, at most. */
const MAX_BEHIND = 5;
const MAX_BEGUN = 400;
/** Devices that share a code, at most. */
const MAX_SHARED = 60;
/** A few letters and a number: "sm-s92", "cph24", "2312d". */
const LIKE_A_CODE = /^(?:[a-z]{1,5}\d{2}|\d{2,10}[a-z]|\d{4,10}$|[a-z]{4}\d)/;
const SAMSUNG_SHORT = /^[a-z]\d{3}/;
/** What stands behind a code in an order number of Samsung: colour and storage, and a region. */
const SAMSUNG_ORDER = /^sm[a-z]\d{3}[a-z\d]{1,2}[a-z]{2}[a-z\d]{1,4}$/;
const SAMSUNG_CODE_LENGTHS = [8, 7, 6];
/** What Apple calls a configuration in shops: "MU7J3ZD/A". */
const APPLE_ORDER = /^[fmnp][a-z\d]{3,4}[a-z]{1,3}\/a$/;
const MIXED = /\d.*[a-z]|[a-z].*\d|^\d{5}/;
/** What a shop calls a thing: letters and at least three digits. */
const SHOP_NUMBER = /^(?=.*\d.*\d.*\d)(?=.*[a-z])[a-z\d]{6,}$|^\d{5,}$/;

/** What in a query may be a model code: parts of it, two of them together, the whole. */
export function codeArcs(lattice: Lattice, query: Query, tables: Tables): CodeSaid[] {
  const said: CodeSaid[] = [];
  const parts = partsOf(query);
  const { length } = parts;
  if (length === 0) return said;
  const whole = length > 1 && length <= MAX_WHOLE ? parts.map(({ folded }) => folded).join('') : '';
  const last = parts[length - 1]!;
  if (whole !== '' && whole.length <= MAX_CODE) {
    const part = { text: query.text.trim(), folded: whole, from: parts[0]!.from, to: last.to };
    addCode(lattice, part, tables, said);
  }
  if (length > 1 && length <= MAX_BEHIND && isMaker(parts[0]!, tables)) {
    // Behind its maker's name: "alcatel 5051", "hotwav x100 gt".
    const rest = parts.slice(1);
    const folded = rest.map((part) => part.folded).join('');
    const text = rest.map((part) => part.text).join(' ');
    if (hasDigit(folded) && folded.length <= MAX_CODE) {
      addCode(lattice, { text, folded, from: rest[0]!.from, to: last.to }, tables, said);
    }
  }
  for (let p = 0; p < length; p++) {
    const part = parts[p]!;
    if (APPLE_ORDER.test(part.text)) lattice.addContext(part.from, part.to, 0);
    if (length === 1 || isMixed(part.folded)) {
      const found =
        addCode(lattice, part, tables, said) || addCodesWithin(lattice, query, part, tables, said);
      if (!found && (p === length - 1 || part.folded.length > 5)) {
        addPartOfCode(lattice, part, length === 1, tables, said);
      }
      // A shop's own number says nothing of a name.
      if (!found && isShopNumber(part, query, tables)) {
        lattice.addContext(part.from, part.to, WEIGHTS.unreadShopNumber);
      }
    }
    const next = parts[p + 1];
    if (next === undefined || length === 2) continue;
    const pair = part.folded + next.folded;
    if (pair.length >= 5 && isPair(part.folded, next.folded, tables)) {
      const text = `${part.text} ${next.text}`;
      addCode(lattice, { text, folded: pair, from: part.from, to: next.to }, tables, said);
    }
  }
  if (
    length === 2 &&
    !said.some(({ isExact }) => isExact) &&
    isPair(parts[0]!.folded, last.folded, tables)
  ) {
    const part = { text: query.text.trim(), folded: whole, from: parts[0]!.from, to: last.to };
    if (isCodeLike(whole)) addPartOfCode(lattice, part, true, tables, said);
  }
  return said;
}

/** Is a part what a shop calls a thing, and no name written with hyphens: "galaxy-s24-ultra"? */
function isShopNumber(
  { folded, text, from, to }: Part,
  { tokens }: Query,
  tables: Tables,
): boolean {
  if (!SHOP_NUMBER.test(folded) || text.includes('/')) return false;
  const words = tokens.slice(from, to);
  return !words.some(({ text: word, numeric }) => !numeric && tables.isLineWord(word));
}

/** Is a part the name of a maker, or its first word? */
function isMaker({ folded }: Part, { words, brands }: Tables): boolean {
  const word = words.find(folded);
  return word >= 0 && brands.isNamedBy(word);
}

const isCodeLike = (text: string): boolean =>
  text.length >= MIN_CODE && text.length <= MAX_CODE && hasDigit(text) && LIKE_A_CODE.test(text);

/** Letters and digits, long enough for a code: "gkv4x", "mnalx9". */
const isMixed = (text: string): boolean =>
  text.length >= MIN_CODE && text.length <= MAX_CODE && MIXED.test(text);

/** May two parts be the halves of a code: "cph 2451", "iphone 15,2", "sm s918b", "xt2451 4"? */
function isPair(a: string, b: string, { words, lexicon }: Tables): boolean {
  if (b.includes(',')) return true;
  // "sh 51b": letters that are no word before a number that is none of a name.
  const isNoWord = /^[a-z]{2,4}$/.test(a) && words.find(a) < 0 && lexicon.bitsOf(a) === 0;
  if (isNoWord && /^\d{2,4}[a-z]{0,2}$/.test(b)) return true;
  if (/^\d{4}[a-z]?$/.test(b) && /^[a-z]{2,4}$/.test(a)) return true;
  if (a === 'sm' && SAMSUNG_SHORT.test(b)) return true;
  return /^xt\d{4}$/.test(a) && /^\d{1,2}$/.test(b);
}

/** Adds what has the code; false where nothing has. */
function addCode(lattice: Lattice, part: Part, tables: Tables, said: CodeSaid[]): boolean {
  const { codes } = tables.devices;
  const { folded } = part;
  let entries = codes.exact(folded);
  if (entries.length === 0 && SAMSUNG_SHORT.test(folded)) entries = codes.exact(`sm${folded}`);
  if (entries.length === 0) {
    const order = SAMSUNG_SHORT.test(folded) ? `sm${folded}` : folded;
    for (const length of SAMSUNG_ORDER.test(order) ? SAMSUNG_CODE_LENGTHS : []) {
      entries = codes.exact(order.slice(0, length));
      if (entries.length > 0) break;
    }
  }
  if (entries.length === 0 && part.to - part.from < MAX_BRANDED && isCodeLike(folded)) {
    entries = codes.behindBrand(folded);
  }
  if (entries.length === 0) return false;
  add(lattice, part, entries, WEIGHTS.code, STRONG.test(folded), tables);
  const { from, to } = part;
  const own = entries.filter((entry) => !isName(entry, tables));
  const devices = devicesOf(entries, tables);
  said.push({ text: part.text, entries: own, devices, isExact: true, from, to });
  return true;
}

function devicesOf(entries: readonly number[], { devices }: Tables): number[] {
  const owners = entries.map((entry) => devices.deviceOfVariant(devices.variantOfCode(entry)));
  return [...new Set(owners)];
}

/** Is the code only the name of its device? */
function isName(entry: number, { devices }: Tables): boolean {
  const device = devices.deviceOfVariant(devices.variantOfCode(entry));
  return foldCode(devices.model(device)) === foldCode(devices.codes.at(entry));
}

/** Adds what has a code that begins so, or that differs in its last part alone. */
function addPartOfCode(
  lattice: Lattice,
  part: Part,
  isAlone: boolean,
  tables: Tables,
  said: CodeSaid[],
): void {
  const { codes } = tables.devices;
  const { folded, from, to } = part;
  if (!isCodeLike(folded)) return;
  for (const begun of folded.startsWith('sm') ? [folded] : [folded, `sm${folded}`]) {
    let entries = codes.startingWith(begun, MAX_BEGUN);
    // Apple's identifiers look like names: only the comma tells "iphone9," from an iPhone 9.
    if (!begun.includes(',')) entries = entries.filter((e) => !codes.at(e).includes(','));
    if (entries.length === 0) continue;
    if (!isAlone && entries.length > MAX_SHARED) return;
    add(lattice, part, entries, WEIGHTS.codePart, STRONG.test(folded), tables);
    said.push({ text: part.text, entries, devices: [], isExact: false, from, to });
    return;
  }
  // A letter for the market behind what is listed: LYA-L29C.
  if (/\d[a-z]$/.test(folded)) {
    const shorter = codes.exact(folded.slice(0, -1));
    if (shorter.length > 0) {
      add(lattice, part, shorter, WEIGHTS.codePart, STRONG.test(folded), tables);
      said.push({ text: part.text, entries: shorter, devices: [], isExact: false, from, to });
      return;
    }
  }
  // A sibling that is not listed: XT2343-1 beside XT2343-3, "SM-S928X" beside SM-S928B.
  const stem = /^(xt\d{4})\d$|^(sm[a-z]\d{3})[a-z\d]{1,2}$/.exec(folded);
  if (stem === null) return;
  const entries = codes.startingWith(stem[1] ?? stem[2]!, MAX_BEGUN);
  if (entries.length === 0) return;
  add(lattice, part, entries, 2 * WEIGHTS.codePart, true, tables);
  said.push({ text: part.text, entries, devices: [], isExact: false, from, to });
}

function add(
  lattice: Lattice,
  { from, to }: Part,
  entries: readonly number[],
  cost: number,
  isStrong: boolean,
  tables: Tables,
): void {
  const { devices } = tables;
  const atom = lattice.atom();
  if (atom < 0) return;
  for (const entry of entries) {
    const device = devices.deviceOfVariant(devices.variantOfCode(entry));
    lattice.markDevice(atom, device, isStrong && !isName(entry, tables));
  }
  lattice.addAtom(from, to, CODE, isStrong ? cost : cost + WEIGHTS.codePart, atom);
}

/** Adds the code that stands within a part; what is around it says nothing unless it is a name. */
function addCodesWithin(
  lattice: Lattice,
  query: Query,
  part: Part,
  tables: Tables,
  said: CodeSaid[],
): boolean {
  const inner = codesWithin(query, part, tables).find((code) =>
    addCode(lattice, code, tables, said),
  );
  if (inner === undefined) return false;
  for (let i = part.from; i < part.to; i++) {
    const isAround = i < inner.from || i >= inner.to;
    if (isAround && !tables.isLineWord(query.tokens[i]!.text)) {
      lattice.addContext(i, i + 1, WEIGHTS.unreadOpaque);
    }
  }
  return true;
}

/** The parts of a query between spaces and brackets that hold tokens. */
function partsOf({ text, tokens }: Query): Part[] {
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
const BREAKS = ' ()[]{}|:;"!?<>\n\t';
const isBreak = (c: number): boolean =>
  c === 32 || (c < 128 && BREAKS.includes(String.fromCharCode(c)));
