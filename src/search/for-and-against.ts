import { EXACT, type Lattice, PREFIX } from '../lattice/lattice.ts';
import { WEIGHTS } from '../lattice/weights.ts';
import type { Query } from '../query/normalise.ts';
import { isKnownMaker, isLine, isMaker } from '../query/query-words.ts';
import {
  FAMILY_WORD,
  GENERATION,
  LINE_WORD,
  NUMBER,
  SHORT_BRAND_WORD,
  WORD,
} from '../search-index/kinds.ts';
import type { Tables } from '../search-index/tables.ts';
import { NOISE, OTHER, SUFFIX } from '../text/lexicon.ts';
import type { Evidence } from './evidence.ts';
import { WORD_UNSAID } from './said.ts';

/** What a name has beside its maker and its number. */
const OF_LINE = (1 << LINE_WORD) | WORD_UNSAID;
/** The best candidate, laid beside the query. */
export interface Candidate {
  query: Query;
  device: number;
  evidence: Evidence;
  lattice: Lattice;
  tables: Tables;
}

/** How much the words that an arc reads say that a device is meant. */
export function gainOf(candidate: Candidate, i: number, arc: number): number {
  const w = WEIGHTS;
  const { query, device, evidence, lattice, tables } = candidate;
  const { tokenStart, tokens, kinds, core } = tables;
  const { form, atoms, said } = evidence;
  const token = query.tokens[i]!;
  const isAlone = query.tokens.length === 1;
  const isPrefix = lattice.kind[arc] === PREFIX;
  const isRare = tables.weight[tables.devices.brand[device]!] === 0;
  // "nothing phone", "my fold 5": where no other words are, beside another part of the name, or before a number, these
  // are names.
  const isSuffix = (token.ownRoles & SUFFIX) !== 0;
  const isName =
    (isLine(token) && (query.onlyNames || said.number || said.word)) ||
    (isSuffix && query.tokens[i + 1]?.digits === true);
  // A word alone is a name that is being typed: "fair" of Fairphone.
  const isBegun = isAlone && isPrefix && !isRare;
  const asItStands = isPrefix || lattice.kind[arc] === EXACT;
  const isNoise = asItStands && (token.roles & NOISE) !== 0 && !isName && !isBegun;
  // "lite" beside other words is any maker's; "z fold" is not.
  const isLoneWord = !isAlone && query.tokens.filter((_, k) => evidence.reads(k)).length === 1;
  let gain = 0;
  let found = false;
  const [from, to] = form < 0 ? [0, 0] : [tokenStart[form]!, tokenStart[form + 1]!];
  for (let t = from; t < to; t++) {
    const isRead =
      (atoms.tokenLo[t - from]! & lattice.lo[arc]!) !== 0 ||
      (atoms.tokenHi[t - from]! & lattice.hi[arc]!) !== 0;
    if (!isRead) continue;
    found = true;
    const kind = kinds[t]!;
    if (kind === LINE_WORD || kind === SHORT_BRAND_WORD)
      gain += isNoise ? w.gainCommon : w.gainLine;
    else if (kind === NUMBER || kind === GENERATION)
      gain += token.digits ? w.gainNumber : w.gainCompound;
    else if (kind === WORD || kind === FAMILY_WORD) {
      const isCommon = core[tokens[t]!] === 0 || (isLoneWord && tables.isCommon(tokens[t]!));
      gain += isNoise || isCommon ? w.gainCommon : w.gainWord;
    }
  }
  if (found) return gain;
  if (isNoise || token.digits || (isRare && isPrefix && !isAlone)) return w.gainCommon;
  return isRare ? w.gainBrand * 0.75 : w.gainBrand;
}

/** A number with a letter at most: "350", "25k". */
const COUNT = /^\d+[a-z]?$/;

/** What a token that is no part of the name says against the device. */
export interface LeftUnread {
  cost: number;
  /** Is it told about the device, so that it says little however many such words a listing has? */
  isAround: boolean;
}

/** Whatever speaks for the device, another one is meant. */
const DENIED: LeftUnread = { cost: 99, isAround: false };
const NOTHING: LeftUnread = { cost: 0, isAround: true };

/**
 * What a token says against the best candidate, which leaves it unread: much where it goes on with the
 * name, so that another device is meant, and hardly anything where it is told about the device.
 *
 * @param isStrong does much speak for the device: a maker and a number, a line, a code?
 */
export function leftUnread(
  { query, evidence, tables }: Candidate,
  i: number,
  isStrong: boolean,
): LeftUnread {
  const w = WEIGHTS;
  const token = query.tokens[i]!;
  const next = query.tokens[i + 1];
  const isBeforeNumber = next?.numeric === true && evidence.reads(i + 1);
  // "huawei band 9", "nothing headphone 1": a thing with a number of its own.
  const isThing =
    (token.ownRoles & OTHER) !== 0 && isBeforeNumber && next.digits && evidence.reads(i - 1);
  if (isThing) return { cost: w.againstSibling, isAround: false };
  // What was said before, and in "honor fold" what is asked of a device that is named by its maker or line.
  const isHarmless = evidence.unread.costFor(i) <= w.unreadNoise;
  if (isHarmless || (token.roles & NOISE) !== 0) return NOTHING;
  const saysNumber = evidence.said.number;
  const hasNumber = isStrong && saysNumber;
  const isBeside = evidence.reads(i - 1) || evidence.reads(i + 1);
  if (token.numeric || token.spoken) {
    // "nubia Red Magic 100", "PRO II 100" of a PRO II 16: a number right behind a name that lacks one is of a device
    // that is not held.
    if (token.digits && evidence.reads(i - 1) && !saysNumber) return DENIED;
    // Beside a name that has its number, a number counts something else: "Nokia G21 350". Amid it, it is
    // one of another device: "Xperia 38 VIII".
    const isAmid = evidence.reads(i - 1) && query.tokens.some((_, k) => k > i && evidence.reads(k));
    // "twelve Surface Pro 9": in words, how many there are.
    const isOfMany = token.spoken && !evidence.reads(i - 1);
    const isCount = !isBeside || isOfMany || (!isAmid && COUNT.test(token.text));
    if (hasNumber && isCount) return around(w.againstNumberApart);
    return { cost: evidence.unread.costFor(i) * w.againstNumber, isAround: false };
  }
  const { word } = token;
  const isSuffix = (token.roles & SUFFIX) !== 0 && word >= 0 && tables.isCommon(word);
  if (isSuffix && isBeside) return { cost: w.againstSibling, isAround: false };
  if ((token.roles & OTHER) !== 0) {
    // "mi band 8": a thing whose name goes around it is none of our devices.
    if (hasNumber && !evidence.reads(i + 1)) return around(w.againstNumberApart);
    return { cost: w.againstSibling, isAround: false };
  }
  if (token.opaque) return around(isStrong ? w.againstOpaque : w.againstUnknownWeak);
  // "oppo enco x2", "galaxy smarttag 2": where the line would stand, a word that no name has is that of another thing.
  const isOfLine = evidence.reads(i - 1) && (evidence.said.unsaidKinds & OF_LINE) !== 0;
  // "wh-1000xm5", "dmc-fz1000"
  const isOfCode = next?.from === token.to && token.text.length > 1;
  // "dell pmx 16"
  const isShortForm = token.isShortForm && query.text[token.to] === ' ';
  const isOfName = isBeforeNumber && (isOfCode || (isOfLine && !isShortForm));
  if (isOfName && !isMaker(token, tables) && !evidence.hasErrors)
    return { cost: w.againstSibling, isAround: false };
  // "galaxy note 6" is no Infinix Note, but a "samsung iphone 13" is an iPhone 13.
  // By its number alone a "xiaomi mi 25s plus" is no Galaxy S25+.
  const isTold = evidence.said.brand || evidence.said.line;
  const isOther = isStrong ? !isTold && isKnownMaker(token, tables) : isMaker(token, tables);
  if (isOther) return { cost: w.againstName, isAround: false };
  return around(isStrong ? w.againstUnknown : w.againstUnknownWeak);
}

const around = (cost: number): LeftUnread => ({ cost, isAround: true });
