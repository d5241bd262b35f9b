import { ABBREVIATION, PREFIX } from '../lattice/arc-kinds.ts';
import { countsWord, isPriced } from '../lattice/measures.ts';
import { isOf } from '../query/phrases.ts';
import type { QueryToken } from '../query/query.ts';
import { isEsim, isEveryday, isInThing, isProse } from '../query/query-words.ts';
import { partsDevices } from '../query/signs.ts';
import {
  ABOUT_PHONES,
  isAboutPhones,
  isOfCopy,
  isOfOtherThing,
  isOfSum,
} from '../query/speaks-of.ts';
import { CORE_NAME } from '../search-index/kinds.ts';
import { itemAt } from '../text/item-at.ts';
import { CHIP, CURRENCY, EVERYDAY, NOISE, PLAN, REGION, SUFFIX, SYSTEM } from '../text/roles.ts';
import { type Hypothesis, isCarried } from './hypothesis.ts';
import { isStorageAt, isWellKnown, LEFT_OUT, mayBegin } from './well-known.ts';

/** A longer word is rarely both a word of a sentence and a name: "thinkphone". */
const LONGEST_SENTENCE_WORD = 5;
/** A longer question is probably a sentence, in which an everyday word has its usual meaning. */
const SHORT_QUESTION = 3;
/** The meaning in the role `everyday` of words that sentences about anything have. */
const FREQUENT = 'frequent';
/** A digit with the letter of a unit: "7d" is seven days. */
const SHORT_COUNT = /^(?:\d[a-z]|\d\dd)$/;
/** The measures of amounts. Others are conditions of a device: "Pixel 7 battery 85%". */
const AMOUNTS: readonly unknown[] = ['time', 'storage', 'temperature'];
/** The kinds of arcs that read a short form or a beginning. */
const GUESSED_KINDS: readonly number[] = [ABBREVIATION, PREFIX];

/** The weight of makers that few people know, of 0 to 9. */
const LITTLE_KNOWN = 1;

/** True if what the query says of the best candidate is no name, whatever else it says. */
export function isNoName(hypothesis: Hypothesis): boolean {
  const { query, evidence } = hypothesis;
  const { tokens } = query;
  const { said } = evidence;
  const { devices, weight } = hypothesis.tables;
  // One misspelt word must name a known maker or line, and beside other words a better known one: "toaster" is no GT Master
  // Edition, and "eSIM cannot be added" no Canyon.
  const isKnown = tokens.length === 1 || weight[devices.brand[hypothesis.device]!]! > LITTLE_KNOWN;
  const isKnownName = isKnown && isCarried(hypothesis) && (said.brand || said.line);
  const isOne = tokens.filter((own, i) => evidence.reads(i) && !isEsim(own)).length === 1;
  const isUnknown = isOne && evidence.hasErrors && !isKnownName;
  return (
    isOfCopy(query, hypothesis.tables.lexicon) ||
    isUnknown ||
    isOfSum(query, hypothesis.tables.lexicon) ||
    isGuess(hypothesis) ||
    saysLittle(hypothesis) ||
    isPrice(hypothesis) ||
    isAmount(hypothesis) ||
    isEverydayWord(hypothesis)
  );
}

/** True if a query is only a price: "£12,99", "19 €". */
const isPrice = ({ query }: Hypothesis): boolean =>
  query.tokens.some(({ digits }) => digits) &&
  query.tokens.every(({ digits, roles }, i) =>
    digits ? isPriced(query, i) : (roles & CURRENCY) !== 0,
  );

/**
 * True if the query says of the name only an everyday word or a suffix, and a number that counts the word behind it: "mate 20
 * quid", "Spark 20 GB prepay", "driving from Reno 8 hours to Vegas", "active 5 days".
 */
function isAmount({ query: { text, tokens }, evidence, tables }: Hypothesis): boolean {
  const first = tokens.findIndex((_, i) => evidence.reads(i));
  const [word, number, unit] = [tokens[first], tokens[first + 1], tokens[first + 2]];
  if (word === undefined || !number?.digits || unit === undefined) return false;
  const measure = tables.lexicon.lexicon.sense(unit.text, 'unit')?.means;
  const isOfAmount = (unit.roles & CURRENCY) !== 0 || AMOUNTS.includes(measure);
  if ((word.ownRoles & (EVERYDAY | SUFFIX)) === 0 || !isOfAmount) return false;
  // "Honor 90 din Germania": the dinar is also a "from".
  if (isOf(unit, ['function-word', 'version'])) return false;
  if (partsDevices(text, number, unit) || !evidence.reads(first + 1)) return false;
  return tokens.every((_, i) => i === first || i === first + 1 || !evidence.reads(i));
}

/**
 * True if all words of the name are short forms and beginnings behind an unknown word, which is another maker: "sonos
 * one sl", "fiesta 7 st".
 */
function isGuess({ query, evidence: { path }, lattice: { kind } }: Hypothesis): boolean {
  const { tokens } = query;
  const first = tokens.findIndex((_, i) => path.reads(i));
  if (itemAt(tokens, first - 1)?.roles !== 0 || isProse(query)) return false;
  // Few queries come so far.
  const own = [...tokens.keys()].filter((i) => path.reads(i));
  if (mayBegin(query, first, path) || isStorageAt(query, own.at(-1)! + 1)) return false;
  const isShort = (i: number): boolean => GUESSED_KINDS.includes(kind[path.arcs[i]!]!);
  const words = own.filter((i) => (tokens[i]!.roles & SUFFIX) === 0);
  const isGuessed = (i: number): boolean =>
    isShort(i) || tokens[i]!.numeric || tokens[i]!.number !== 0;
  return words.some(isShort) && words.every(isGuessed);
}

/**
 * True if the number of the name is that of a system, a chip or a version ("windows 11 pro", "原神5.3版本"), and no maker
 * or line is said.
 */
const isVersion = ({
  query: { tokens },
  evidence: { said, isCode, path },
  tables: { lexicon },
}: Hypothesis): boolean =>
  !(isCode || said.brand || said.ownLine) &&
  tokens.some(
    ({ roles, text }, i) =>
      ((roles & (SYSTEM | CHIP)) !== 0 && tokens[i + 1]?.digits && path.reads(i + 1)) ||
      (path.reads(i - 1) &&
        tokens[i - 1]!.text.includes('.') &&
        lexicon.lexicon.sense(text, 'version') !== undefined),
  );

/**
 * True if only single digits or letters, or a number in words, are read of the name. Beside other words these name
 * nothing.
 */
function saysLittle(hypothesis: Hypothesis): boolean {
  const { query, evidence, lattice } = hypothesis;
  const { tokens } = query;
  if (evidence.isOtherLine || isVersion(hypothesis)) return true;
  if (tokens.length === 1 && !tokens[0]!.digits) return false;
  // "US 9 / EU 42.5 wide": a bare number and a word apart from it.
  const { said, path } = evidence;
  if (path.breaks > 0 && said.bareNumber && !(said.brand || said.line)) return true;
  const isInitial = (i: number): boolean =>
    tokens[i]!.text.length === 1 && lattice.kind[evidence.path.arcs[i]!] === PREFIX;
  const read = tokens.filter((_, i) => evidence.reads(i) && !isInitial(i));
  if (tokens.length > 2 && read.length < tokens.length && saysSmallWords(hypothesis)) return true;
  // "quanto tempo para entrega", "posso pagar no pix": a short word of a sentence is not a name unless the
  // device is well known.
  if (tokens.length > 2 && read.length === 1) {
    const { text, numeric, core } = read[0]!;
    if (!numeric && core < CORE_NAME && text.length <= LONGEST_SENTENCE_WORD)
      return !isWellKnown(hypothesis);
  }
  // "unlimited data 7d" is not a DroiPad 7D, nor "EU-5GB-5d" a General Mobile 5 d.
  const isOfPlan = !said.brand && tokens.some(({ roles }) => (roles & (PLAN | REGION)) !== 0);
  const isLittle = (text: string): boolean =>
    SHORT_COUNT.test(text) && (said.unsaidCost >= LEFT_OUT || (isOfPlan && text.endsWith('d')));
  return read.every((own) => own.text.length === 1 || isInThing(own) || isLittle(own.text));
}

/**
 * True if all that a sentence says of the name are small words or numbers in words: "Cómo sé si mi móvil lo admite", "Can I use
 * two plans at once". There a number in words says no more than one in digits.
 */
function saysSmallWords({ query: { tokens }, evidence }: Hypothesis): boolean {
  const isNumber = ({ text, numeric, number }: QueryToken): boolean =>
    text.length === 1 || (!numeric && number > 0);
  const isSmall = ({ numeric, roles }: QueryToken): boolean => !numeric && (roles & NOISE) !== 0;
  const read = tokens.filter((_, i) => evidence.reads(i));
  // "nothing phone": words of a name in their order.
  const isTogether = evidence.isInOrder && evidence.path.breaks === 0 && read.length > 1;
  return read.every(isNumber) || (!isTogether && read.every(isSmall));
}

/**
 * True if the query says only everyday words of the best candidate, beside words for something else: "edge trimmer",
 * "surface of the moon", "find a table for 8 people". Such a word names a device if it stands alone, beside its maker
 * or a number, or in a question about phones. A word that most sentences have does not name one even there.
 */
function isEverydayWord({ query, evidence, tables }: Hypothesis): boolean {
  const { tokens } = query;
  if (!tokens.some((token, i) => isEveryday(token) && evidence.reads(i))) return false;
  const own = [...tokens.keys()].filter((i) => evidence.reads(i));
  // "10 pixel border", "mate, 20 people came": a number that is not right behind a word of the name counts others.
  const words = own.filter((i) => evidence.reads(i - 1) || !countsWord(query, i, tables));
  const isName = (i: number): boolean => !isEveryday(tokens[i]!) || words.includes(i - 1);
  if (words.length === 0 || words.some(isName)) return false;
  const others = tokens.filter((_, i) => !words.includes(i));
  if (others.some(({ roles }) => (roles & ABOUT_PHONES) !== 0)) return false;
  // "find esim plans", "I cannot find the esim", but "edge esim?" and "does pixel support esim".
  const { text } = tokens[words[0]!]!;
  const isFrequent = tables.lexicon.lexicon.sense(text, 'everyday')?.means === FREQUENT;
  const isSentence =
    tokens.length > SHORT_QUESTION || others.some(({ roles }) => (roles & PLAN) !== 0);
  if (isFrequent && isSentence && own.length === 1) return true;
  return !others.some((token) => isAboutPhones(token)) && others.some(isOfOtherThing);
}
