import { WEIGHTS } from '../lattice/weights.ts';
import type { Query } from '../query/normalise.ts';
import { isKnownMaker } from '../query/query-words.ts';
import type { Tables } from '../search-index/tables.ts';
import { NOISE, OTHER, SUFFIX } from '../text/lexicon.ts';
import type { Evidence } from './evidence.ts';

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
  query: Query,
  i: number,
  evidence: Evidence,
  tables: Tables,
  isStrong: boolean,
): LeftUnread {
  const w = WEIGHTS;
  const token = query.tokens[i]!;
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
  const isMaker = word >= 0 && tables.brands.isNamedBy(word);
  // "galaxy note 6" is no Infinix Note, but a "samsung iphone 13" is an iPhone 13.
  // By its number alone a "xiaomi mi 25s plus" is no Galaxy S25+.
  const isTold = evidence.said.brand || evidence.said.line;
  const isOfOther = isMaker && !isTold && isKnownMaker(token, tables);
  const isOther = isStrong ? isOfOther : isMaker;
  if (isOther) return { cost: w.againstName, isAround: false };
  return around(isStrong ? w.againstUnknown : w.againstUnknownWeak);
}

const around = (cost: number): LeftUnread => ({ cost, isAround: true });
