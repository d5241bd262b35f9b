import type { Tables } from '../../search-index/tables.ts';
import { foldCode } from '../../snapshot/index.ts';
import { hasDigit } from '../../text/tokens.ts';
import type { Query } from '../normalise.ts';
import { WEIGHTS } from '../weights.ts';
import { addCodeArc, type CodeSaid, isName } from './code-arc.ts';
import { addPartOfCode, addSiblings, isCodeLike, MIN_CODE } from './code-unlisted.ts';
import { codesWithin, MAX_CODE, type Part, SAMSUNG_PREFIX, STRONG } from './code-within.ts';
import type { Lattice } from './lattice.ts';

/** A code that stands behind its maker's name is read as so many tokens less one. */
const MAX_BRANDED = 6;
const MAX_PARTS = 14;
/** Parts of a code that is written with spaces, at most. */
const MAX_WHOLE = 8;
/** Parts of a query that is a maker's name and a code, at most. */
const MAX_BEHIND = 5;
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
  // After its maker's name, which may be two words: "alcatel 5051", "hotwav x100 gt", "PCD Argentina 610".
  for (let p = 1; p < length && length <= MAX_BEHIND && isMaker(parts[p - 1]!, tables); p++) {
    const rest = parts.slice(p);
    const folded = rest.map((part) => part.folded).join('');
    if (!hasDigit(folded) || folded.length > MAX_CODE) continue;
    const text = rest.map((part) => part.text).join(' ');
    if (addCode(lattice, { text, folded, from: rest[0]!.from, to: last.to }, tables, said)) break;
  }
  for (let p = 0; p < length; p++) {
    const part = parts[p]!;
    if (part.text.endsWith('/a') && APPLE_ORDER.test(part.text))
      lattice.addContext(part.from, part.to, 0);
    // "SM A3260" is the code SM-A3260, and never A3260.
    const isTail = parts[p - 1]?.folded === SAMSUNG_PREFIX && SAMSUNG_SHORT.test(part.folded);
    if (!isTail && (length === 1 || isMixed(part.folded))) {
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
    // No code is two words.
    if (!hasDigit(part.text) && !hasDigit(next.text)) continue;
    const pair = part.folded + next.folded;
    const both = {
      text: `${part.text} ${next.text}`,
      folded: pair,
      from: part.from,
      to: next.to,
    };
    const isHeld =
      pair.length > MIN_CODE &&
      isPair(part.folded, next.folded, tables) &&
      addCode(lattice, both, tables, said);
    if (!isHeld) addSiblings(lattice, both, tables, said);
  }
  if (length === 2 && !said.some(({ isExact }) => isExact)) {
    const part = { text: query.text.trim(), folded: whole, from: parts[0]!.from, to: last.to };
    if (isCodeLike(whole) && isPair(parts[0]!.folded, last.folded, tables)) {
      addPartOfCode(lattice, part, true, tables, said);
    } else if (said.length === 0) addSiblings(lattice, part, tables, said);
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
  if (entries.length === 0) {
    const isShort = SAMSUNG_SHORT.test(folded);
    if (isShort) entries = codes.exact(`sm${folded}`);
    const order = isShort ? `sm${folded}` : folded;
    const lengths = entries.length === 0 && SAMSUNG_ORDER.test(order) ? SAMSUNG_CODE_LENGTHS : [];
    for (const length of lengths) {
      entries = codes.exact(order.slice(0, length));
      if (entries.length > 0) break;
    }
  }
  if (entries.length === 0 && part.to - part.from < MAX_BRANDED && isCodeLike(folded)) {
    entries = codes.behindBrand(folded);
  }
  if (entries.length === 0) return false;
  addCodeArc(lattice, part, entries, WEIGHTS.code, STRONG.test(folded), tables);
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
const IS_BREAK = new Uint8Array(128);
for (const sign of ' ()[]{}|:;"!?<>\n\t') IS_BREAK[sign.charCodeAt(0)] = 1;
const isBreak = (c: number): boolean => c < IS_BREAK.length && IS_BREAK[c] === 1;
