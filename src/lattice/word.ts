import { isOf } from '../query/phrases.ts';
import type { Query, QueryToken } from '../query/query.ts';
import { isArticleOfName, isNumber, isOfName, isOfProse } from '../query/query-words.ts';
import { isBehind, partsDevices } from '../query/signs.ts';
import { CORE_NAME } from '../search-index/kinds.ts';
import { KIND_WORDS } from '../search-index/name-words.ts';
import type { Tables } from '../search-index/tables.ts';
import { itemAt } from '../text/item-at.ts';
import { CONJUNCTION, CURRENCY, NEGATION, NOISE, RANGE, SUFFIX, UNIT } from '../text/roles.ts';
import { ABBREVIATION, EXACT, PREFIX } from './arc-kinds.ts';
import type { Lattice } from './lattice.ts';
import { isCounted } from './measures.ts';
import { isArticle } from './split.ts';
import { costOfMeaning, WEIGHTS } from './weights.ts';

/** The two names of one network. */
const SAME_NETWORK: ReadonlyMap<string, string> = new Map([
  ['4g', 'lte'],
  ['lte', '4g'],
]);
const NONE: readonly string[] = [];
/** What words of buying mean in the role `version`. */
const OF_BUYING: readonly unknown[] = ['sale', 'verb', 'late'];

/** Adds arcs that read a token as a word of names. A single letter stands for any number of its line: "galaxy s ultra". */
export function wordArcs(lattice: Lattice, query: Query, i: number, tables: Tables): void {
  const { words } = tables;
  const token = query.tokens[i]!;
  const { text } = token;
  if (token.identifier) return;
  const isEveryday = isOfProse(query, i, tables);
  // "Series 100 8GB" is not a Series 8, "3 days" not a HOT 3. A number with its unit is a measure, so it costs as much as
  // an unsaid number.
  const cost = isOfMeasure(query, i, tables) ? WEIGHTS.unsaidNumber : 0;
  // "Le TCL 30" is no 30 LE, but "Le TCL 30 LE" is one, and "se iphone" may be an SE.
  const isBeforeName =
    isArticleOfName(query, i) &&
    (text.length === 1 || query.tokens.some(isNumber)) &&
    query.texts.indexOf(text, i + 1) < 0;
  if (token.word >= 0 && !isEveryday && !isBeforeName)
    lattice.addAtom(i, i + 1, EXACT, cost, lattice.atoms.ofWord(token.word));
  // "Xiaomi 13 bought in 2023": the year of a purchase tells the device only if nothing else does.
  if (token.year !== 0)
    lattice.addYear(
      i,
      token.year,
      isOfPurchase(query, i) ? WEIGHTS.purchaseYear : WEIGHTS.releaseYear,
    );
  // "is a huawei phone ok": a word of one letter is that of a line behind a part of the name, or in "the a series".
  const isLetter = text.length === 1 && !token.numeric && !isEveryday && !isBeforeName;
  if (isLetter && ((token.roles & NOISE) === 0 || isBesideLine(query, i))) {
    const atom = lattice.atoms.ofRange(words.lowerBound(`${text}0`), words.lowerBound(`${text}:`));
    lattice.addAtom(i, i + 1, PREFIX, WEIGHTS.prefix / 2, atom);
  }
  // "huawei p40 lte" is a P40 4G.
  const network = SAME_NETWORK.get(text);
  if (network !== undefined) lattice.addWords(i, i + 1, EXACT, WEIGHTS.join, [words.find(network)]);
  const names = namesFor(query, i);
  if (names.length === 0) return;
  const found = names.map((name) => words.find(name));
  lattice.addAny(i, i + 1, ABBREVIATION, costOfMeaning(), found);
}

/** How many tokens before a year may hold the word for a purchase: "bought it in 2023". */
const MOST_BEFORE_YEAR = 3;

/** True if a word for a purchase stands before a year: "bought in 2023", "gekauft 2021". */
function isOfPurchase({ tokens }: Query, i: number): boolean {
  for (let k = i - 1; k >= 0 && k >= i - MOST_BEFORE_YEAR; k--) {
    if (tokens[k]!.numeric) return false;
    if (
      tokens[k]!.senses.some(({ role, means }) => role === 'version' && OF_BUYING.includes(means))
    )
      return true;
  }
  return false;
}

/** True if a word stands before a token that may be a misspelt part of a name, or a word for a range beside it. */
function isBesideLine({ tokens }: Query, i: number): boolean {
  const before = itemAt(tokens, i - 1);
  const next = tokens[i + 1];
  const isRange = (token: QueryToken | undefined): boolean =>
    ((token?.ownRoles ?? 0) & RANGE) !== 0;
  return isRange(before) || isRange(next) || (before !== undefined && (before.roles & NOISE) === 0);
}

/** The words of names for which a word of another language stands. */
function namesFor({ tokens }: Query, i: number): readonly string[] {
  const before = itemAt(tokens, i - 1);
  const token = tokens[i]!;
  const { text, category, suffix, roles } = token;
  const next = tokens[i + 1];
  // "reloj pixel 3" is a Pixel Watch 3. Without a number, a word for a category asks for its devices.
  const kinds = category === null ? undefined : KIND_WORDS.get(category);
  if (kinds !== undefined && !kinds.includes(text) && tokens.some(isNumber)) return kinds;
  // "note 12 pro más" is a plus, but not "iphone 15 más barato", nor "ya no uso el iphone 15 más".
  const isBehind = before?.numeric || ((before?.ownRoles ?? 0) & SUFFIX) !== 0;
  if (suffix === null) return NONE;
  // "two iphone 15 pros", "those iPhone SEs", but not "iPhone 15 pros and cons"
  const isPlural = !isOf(token, ['suffix-word']);
  if (isPlural) {
    const isOfLine = isBehind || before?.core === CORE_NAME;
    return isOfLine && token.word < 0 && !token.inPhrase ? [suffix] : NONE;
  }
  const isEnd = next === undefined || next.numeric;
  if (!isBehind || !isEnd) return NONE;
  // "iPhone 15 més" is a Plus; "esim 16 mês" are months.
  if ((roles & UNIT) !== 0 && itemAt(tokens, i - 2)?.core !== CORE_NAME) return NONE;
  return tokens.some(({ ownRoles }) => (ownRoles & NEGATION) !== 0) ? NONE : [suffix];
}

/** True if a token is the number of a measure: "8GB"; and "15 days", "a 15 day plan" unless a name stands before it. */
function isOfMeasure(query: Query, i: number, tables: Tables): boolean {
  const before = itemAt(query.tokens, i - 1);
  const token = query.tokens[i]!;
  const next = query.tokens[i + 1];
  if (!token.numeric || next === undefined) return false;
  if (token.digits && next.from === token.to && isStorage(next.text, tables)) return true;
  // "I bought 2 esims"
  const isOfCards =
    token.digits &&
    token.year === 0 &&
    isCounted(next) &&
    next.from === token.to + 1 &&
    before !== undefined &&
    before.core === 0 &&
    (before.roles & (NOISE | CONJUNCTION | NEGATION)) === NOISE;
  if ((next.roles & (UNIT | CURRENCY)) === 0 && !isOfCards) return false;
  if (!token.digits) return isArticle(query, i, tables);
  // "Mate XT, 2 adults": a sign parts the number from the name.
  return before === undefined || !isOfName(before) || isBehind(query, i, partsDevices);
}

const isStorage = (text: string, { lexicon }: Tables): boolean =>
  lexicon.lexicon.sense(text, 'unit')?.means === 'storage';
