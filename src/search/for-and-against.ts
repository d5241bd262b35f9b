import { CODE, EXACT, JOIN, PREFIX } from '../lattice/arc-kinds.ts';
import { WEIGHTS } from '../lattice/weights.ts';
import { isOf } from '../query/phrases.ts';
import {
  codeOfPart,
  isEveryday,
  isInThing,
  isKnownMaker,
  isLine,
  isMaker,
  isProse,
} from '../query/query-words.ts';
import { isBehind, partsName } from '../query/signs.ts';
import {
  FAMILY_WORD,
  GENERATION,
  LINE_WORD,
  NUMBER,
  SHORT_BRAND_WORD,
  WORD,
  YEAR,
} from '../search-index/kinds.ts';
import { itemAt } from '../text/item-at.ts';
import { NOISE, OTHER, SUFFIX } from '../text/roles.ts';
import { isOfNumber } from './glued-letters.ts';
import type { Hypothesis } from './hypothesis.ts';
import { BEST_KNOWN, LEFT_OUT, mayBegin } from './well-known.ts';

/**
 * The weight for the device of the tokens that an arc reads.
 *
 * @param i the first token of the arc
 */
export function gainOf(hypothesis: Hypothesis, i: number, arc: number): number {
  const w = WEIGHTS;
  const { query, device, evidence, lattice, tables } = hypothesis;
  const { tokenStart, tokens, kinds, core } = tables;
  const { form, atoms, said } = evidence;
  const token = query.tokens[i]!;
  const isAlone = query.tokens.length === 1;
  const isPrefix = lattice.kind[arc] === PREFIX;
  const isRare = tables.weight[tables.devices.brand[device]!] === 0;
  // "nothing phone", "my fold 5": an everyday word is a name if the query has no other words, if another part of the
  // name is said, or before a number.
  const isSuffix = (token.ownRoles & SUFFIX) !== 0;
  const isName =
    (isLine(token) && (query.hasOnlyNames || said.number || said.word)) ||
    (isSuffix && query.tokens[i + 1]?.digits === true);
  // A single word may be a name that is being typed: "fair" of Fairphone.
  const isBegun = isAlone && isPrefix && !isRare;
  const isAsWritten = (isPrefix && lattice.to[arc] === i + 1) || lattice.kind[arc] === EXACT;
  const isNoise = isAsWritten && (token.roles & NOISE) !== 0 && !isName && !isBegun;
  // "lite" beside other words fits any maker; "z fold" does not.
  const isLoneWord = (): boolean =>
    !isAlone && query.tokens.filter((_, k) => evidence.reads(k)).length === 1;
  let gain = 0;
  let isFound = false;
  const from = form < 0 ? 0 : tokenStart[form]!;
  const to = form < 0 ? 0 : tokenStart[form + 1]!;
  for (let t = from; t < to; t++) {
    const isRead =
      (atoms.tokenLo[t - from]! & lattice.lo[arc]!) !== 0 ||
      (atoms.tokenHi[t - from]! & lattice.hi[arc]!) !== 0;
    if (!isRead) continue;
    isFound = true;
    const kind = kinds[t]!;
    if (kind === LINE_WORD || kind === SHORT_BRAND_WORD)
      gain += isNoise ? w.gainCommon : w.gainLine;
    else if (kind === NUMBER || kind === GENERATION)
      gain += token.digits ? w.gainNumber : w.gainCompound;
    else if (kind === WORD || kind === FAMILY_WORD) {
      const isCommon = core[tokens[t]!] === 0 || (tables.isCommon(tokens[t]!) && isLoneWord());
      gain += isNoise || isCommon ? w.gainCommon : w.gainWord;
    }
  }
  if (isFound) return gain;
  if (isNoise || token.digits || (isRare && isPrefix && !isAlone)) return w.gainCommon;
  if (!isRare) return w.gainBrand;
  // "Planet Computers": both words of the maker are said, but those of "one more thing" are everyday words.
  const isOfWords = ((token.roles | query.tokens[lattice.to[arc]! - 1]!.roles) & NOISE) === 0;
  return lattice.kind[arc] === JOIN && isOfWords ? 2 * w.gainRareBrand : w.gainRareBrand;
}

/** For how many years a device is sold at most. */
const MOST_YEARS_ON_SALE = 3;
/** A number with at most one letter: "350", "25k". */
const COUNT = /^\d+[a-z]?$/;

/** The weight against the device of a token that is not part of the name. */
export interface LeftUnread {
  cost: number;
  /** True if the token tells something about the device. The sum of such tokens is bounded: listings have many. */
  isAround: boolean;
}

/** In a text of more characters the first word is hardly a maker: "vaimolla Watch Ultra 2 ja minulla vivo Y20". */
const SHORT_TEXT = 40;
/** Outweighs any evidence for the device: the query means another one. */
const DENIED: LeftUnread = { cost: 99, isAround: false };
const NOTHING: LeftUnread = { cost: 0, isAround: true };

/**
 * The weight of an unread token against the best candidate. It is high if the token continues the name, so that
 * another device is meant ("galaxy s24 lite"), and low if the token tells something about the device.
 *
 * @param i the unread token
 * @param isStrong true if the evidence for the device is strong: a maker and a number, a line, or a code
 */
export function leftUnread(hypothesis: Hypothesis, i: number, isStrong: boolean): LeftUnread {
  const { query, evidence } = hypothesis;
  const w = WEIGHTS;
  const token = query.tokens[i]!;
  // "huawei band 9", "google nest hub 2", "apple tv 4k 3rd gen", "apple pencil pro": a thing with a name of its own.
  const next = query.tokens.find((_, k) => k > i && evidence.reads(k));
  const isBeforeEnd = next?.digits || ((next?.roles ?? 0) & SUFFIX) !== 0;
  // "pixel stand": the name of the thing has a word of the device.
  const isInName = [token, itemAt(query.tokens, i - 1)].every(
    (own) => own !== undefined && isInThing(own),
  );
  // "apple care for my iphone 13": a name of a device apart from it is meant.
  if (isInThing(token) && namesApart(hypothesis)) return NOTHING;
  const isThing = isInName || ((token.ownRoles & OTHER) !== 0 && isBeforeEnd);
  if (isThing && evidence.reads(isInName && !evidence.reads(i - 1) ? i - 2 : i - 1))
    return { cost: w.againstSibling, isAround: false };
  if (isOfOtherKind(hypothesis, i)) return DENIED;
  if (isOfNumber(hypothesis, i)) return { cost: w.againstSibling, isAround: false };
  // A repeated token, or a quality of a device that is named by its maker or line: "honor fold".
  const isHarmless = evidence.unread.costFor(i) <= w.unreadOwn;
  if (isHarmless || token.identifier || (token.roles & NOISE) !== 0) return NOTHING;
  if (isOfOtherCode(hypothesis, i)) return NOTHING;
  return token.numeric || token.spoken
    ? unreadNumber(hypothesis, i, isStrong)
    : unreadWord(hypothesis, i, isStrong);
}

/** True for the word for another kind of device amid the name: a "Galaxy Tab S20" is no Galaxy S20. */
function isOfOtherKind({ query, device, evidence, tables }: Hypothesis, i: number): boolean {
  const token = query.tokens[i]!;
  const isAmid = evidence.reads(i - 1) && evidence.reads(i + 1);
  if (!isAmid || token.category === null || isOf(token, ['function-word'])) return false;
  return token.category !== tables.devices.category(device);
}

/** True if a line, with more of the name, is said apart from the name of another thing. */
const namesApart = ({ query, evidence, tables }: Hypothesis): boolean =>
  (evidence.said.number || evidence.said.word) &&
  query.tokens.some(
    (token, i) => isLine(token) && evidence.reads(i) && !token.inPhrase && !isMaker(token, tables),
  );

/** True for a token of the code of a part that stands beside a name with its own number. */
function isOfOtherCode({ query, evidence }: Hypothesis, i: number): boolean {
  const code = evidence.said.number ? codeOfPart(query, i) : null;
  return (
    code !== null &&
    query.tokens.every((_, k) => k < code.from || k >= code.to || !evidence.reads(k))
  );
}

/**
 * True if the query says which device of a line it is: by a number, by a code ("model:SM_N935F transport_id:3"), or by the
 * year of "moto razr 2024".
 */
const tellsDevice = ({ query: { tokens }, evidence }: Hypothesis): boolean =>
  evidence.said.number ||
  evidence.isCode ||
  (evidence.said.line && tokens.some(({ year }, i) => year !== 0 && evidence.reads(i)));

/** The weight of an unread number against the best candidate. */
function unreadNumber(hypothesis: Hypothesis, i: number, isStrong: boolean): LeftUnread {
  const w = WEIGHTS;
  const { query, device, evidence, tables } = hypothesis;
  const token = query.tokens[i]!;
  const { said } = evidence;
  const saysNumber = tellsDevice(hypothesis);
  // "nubia Red Magic 100", "PRO II 100" of a PRO II 16: a number right after a name that lacks one belongs to a device
  // that the data set does not have.
  if (token.digits && evidence.reads(i - 1) && !saysNumber)
    return isYearOfSale(hypothesis, token.year) ? NOTHING : DENIED;
  const isRightBehind = evidence.reads(i - 1);
  // "Xperia 21 III Lite" is no Xperia 10 III Lite: amid the name, a number is that of another one.
  if (token.digits && isRightBehind && evidence.reads(i + 1) && !evidence.isCode) return DENIED;
  // Beside a name that has its number, a number counts something else: "Nokia G21 350", "twelve Surface Pro 9".
  const isCount = !isRightBehind || COUNT.test(token.text);
  // "mom is 67, iPhone XR": so does one apart from a whole name of words, of a well-known device or in prose.
  const isParted = !evidence.reads(i + 1) || isBehind(query, i + 1, partsName);
  const isKnown = isParted && tables.devices.prominence[device]! >= BEST_KNOWN;
  const isApart = !isRightBehind && said.word && said.unsaidCost < 1 && (isKnown || isProse(query));
  if (isStrong && isCount && (saysNumber || isApart)) return around(w.againstNumberApart);
  return { cost: evidence.unread.costFor(i) * w.againstNumber, isAround: false };
}

/**
 * True if a year behind a whole name says when the device was sold: "iPhone XR 2019". If other devices with such a name
 * have a number, the year is that of one of them: "moto g power 2019".
 */
function isYearOfSale(
  { device, candidates, evidence: { said }, tables }: Hypothesis,
  year: number,
): boolean {
  const { devices, tokenStart, kinds } = tables;
  const age = year - devices.year[device]!;
  if (!said.word || said.unsaidCost >= 1 || age < 0 || age > MOST_YEARS_ON_SALE) return false;
  // The names of which the text says as much.
  const alike = candidates.filter(({ pathCost }) => pathCost <= candidates[0]!.pathCost);
  return alike.every(({ form }) => {
    const name = form < 0 ? [] : kinds.subarray(tokenStart[form]!, tokenStart[form + 1]!);
    return !name.some((kind) => kind === NUMBER || kind === GENERATION || kind === YEAR);
  });
}

/** The weight of an unread word against the best candidate. */
function unreadWord(hypothesis: Hypothesis, i: number, isStrong: boolean): LeftUnread {
  const w = WEIGHTS;
  const { query, device, evidence, lattice, tables } = hypothesis;
  const token = query.tokens[i]!;
  const next = query.tokens[i + 1];
  const isBeside = evidence.reads(i - 1) || evidence.reads(i + 1);
  const { word } = token;
  // "CPH2863;active": a code is whole without what follows it.
  const isBehindCode = evidence.reads(i - 1) && lattice.kind[evidence.path.arcs[i - 1]!] === CODE;
  const isSuffix =
    (token.roles & SUFFIX) !== 0 && word >= 0 && tables.isCommon(word) && !isBehindCode;
  const isOfMaker = word >= 0 && tables.usesOf(word).byBrand[tables.devices.brand[device]!] === 1;
  const isBehindNumber = query.tokens[i - 1]?.numeric === true && !isBehindCode;
  // "iPhone 14 Pro Mini", "Galaxy S24 Mega": a suffix right behind the name, or another word of its maker behind the number,
  // tells another device, which the data set lacks.
  if ((isSuffix || (isOfMaker && isBehindNumber)) && evidence.reads(i - 1)) {
    if (!isBehind(query, i, partsName)) return DENIED;
  }
  // "it folds to a compact, z flip 4"
  const isAlone = !evidence.reads(i - 1) && isBehind(query, i + 1, partsName);
  if (isSuffix && isBeside && !isAlone) return { cost: w.againstSibling, isAround: false };
  if ((token.roles & OTHER) !== 0) {
    // "mi band 8": a word for another thing within the name means that thing. "iPhone XR. My apps are slow" is a whole name.
    const { word: saysWord, unsaidCost } = evidence.said;
    const isWhole = saysWord && unsaidCost < 1 && !evidence.reads(i - 1);
    if (isStrong && (isWhole || tellsDevice(hypothesis)) && !evidence.reads(i + 1))
      return around(w.againstNumberApart);
    return { cost: w.againstSibling, isAround: false };
  }
  // "iPhone 18 รุ่นใหม่": behind the number of a line it belongs to the sentence.
  const isSentence =
    isStrong || (evidence.said.ownLine && evidence.said.number && evidence.reads(0));
  if (token.opaque) return around(isSentence ? w.againstOpaque : w.againstUnknownWeak);
  // "oppo enco x2", "galaxy smarttag 2": an unknown word in the place of the line names another thing. So does
  // "matebook" in "huawei matebook 14 or apple macbook air".
  const before = itemAt(query.tokens, i - 1);
  const isBehindMaker =
    evidence.reads(i - 1) || (before !== undefined && isKnownMaker(before, tables));
  // "wh-1000xm5", "dmc-fz1000"
  const isOfCode = next?.from === token.to;
  // "dell pmx 16"
  const isShortForm = token.isShortForm && query.text[token.to] === ' ';
  const isBeforeNumber = next?.numeric === true && evidence.reads(i + 1);
  const isOfName = isBeforeNumber && (isOfCode || (isBehindMaker && !isShortForm));
  if (isOfName && !evidence.hasErrors) return { cost: w.againstSibling, isAround: false };
  const isBeforeName = evidence.reads(i + 1) && !evidence.said.brand;
  // "XGODY 14 Pro Max", "Archos Note20 Ultra": right before a name whose maker and line are unsaid, another maker.
  const isFirst = i === 0 || isMaker(token, tables);
  const isOtherMaker = isBeforeName && isFirst && !evidence.said.ownLine && !evidence.isCode;
  if (isOtherMaker && query.text.length <= SHORT_TEXT && !mayBegin(query, i + 1, evidence.path))
    return { cost: w.againstSibling, isAround: false };
  // "galaxy note 6" is not an Infinix Note, but "samsung iphone 13" is found as an iPhone 13.
  // "xiaomi mi 25s plus" is not a Galaxy S25+, of which it says only the number.
  const isTold = evidence.said.brand || evidence.said.ownLine;
  const isKnown = isKnownMaker(token, tables);
  // "Ford Edge 2022": a maker that people do not carry before an everyday word. "[H] Pixel 8" has a letter.
  const isRare = !isKnown && token.text.length > 1 && isMaker(token, tables);
  if (isRare && isBeforeName && isEveryday(next!) && !isBehind(query, i + 1, partsName))
    return DENIED;
  const isMakers = isStrong ? !isTold && isKnown : isMaker(token, tables);
  // "galaxy watch 12" is not an Apple Watch, and "pixel 13 pro max" no iPhone.
  const isLines = isLine(token) && isBeforeName && !evidence.said.ownLine;
  // "guardians of the galaxy 3" is no Galaxy Jump3.
  const { brand, line, unsaidCost } = evidence.said;
  const isPart = !isStrong && line && !brand && unsaidCost >= LEFT_OUT;
  const isOther = isMakers || isLines || isPart;
  if (isOther) return { cost: w.againstName, isAround: false };
  return around(isStrong ? w.againstUnknown : w.againstUnknownWeak);
}

const around = (cost: number): LeftUnread => ({ cost, isAround: true });
