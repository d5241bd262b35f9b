import type { CARD_WORDS } from '../model/index.ts';
import type { Query, QueryToken } from '../query/query.ts';
import { type Between, endsCards, endsClause, joinsCards } from '../query/signs.ts';
import { isEsimWord, isSimWord } from '../text/characters.ts';
import { itemAt } from '../text/item-at.ts';
import type { Words } from '../text/lexicon.ts';
import { CARD, NEGATION } from '../text/roles.ts';

/** What a text says of a unit's SIM slots: it takes two cards, or perhaps a card and an eSIM. */
export type CardsSaid = 'two' | 'perhaps';

type Kind = (typeof CARD_WORDS)[number] | 'card' | 'esim' | 'not' | 'or' | 'and';

/** A word or phrase about cards. */
interface Atom {
  kind: Kind;
  /** The first token, and the one after the last. */
  from: number;
  to: number;
}

const CARDS: readonly string[] = ['physical', 'nano', 'card'];
/** The number of two cards in digits. */
const TWO: ReadonlySet<string> = new Set(['2', '2x', 'x2']);
const LONGEST_PHRASE = 3;
/** How many other tokens may stand between the number and the cards: "two slots for physical SIM cards". */
const BETWEEN = 3;
/** How many tokens may stand between a denial and what it denies. */
const DENIES = 2;
const OF_SENTENCES: readonly string[] = ['function-word', 'conjunction', 'condition', 'card'];

/**
 * Reads whether a text says that the unit takes two physical cards: "dual physical SIM", "zwei SIM-Fächer", "双实体卡".
 * "Dual SIM" alone does not say so, because it may be a card and an eSIM: "dual SIM (nano + eSIM)".
 *
 * A question about the cards, and not about the eSIM, states nothing. Without a question mark, "has two physical SIMs"
 * may be a question or a statement.
 *
 * @param isRead true for the index of a token that is part of the device's name
 * @returns `null` if the text says nothing of it
 * @example cardsSaid(parse('iphone 13 2 sim vật lý', words), words, isRead) // 'two'
 */
export function cardsSaid(
  query: Query,
  words: Words,
  isRead: (token: number) => boolean,
): CardsSaid | null {
  if (!query.tokens.some(({ roles }) => (roles & CARD) !== 0)) return null;
  const atoms = atomsOf(query, words, isRead);
  const asksForEsim = atoms.some(({ kind }) => kind === 'esim');
  if (!asksForEsim && query.text.includes('?')) return null;
  // "has" begins both questions and statements.
  const mayAsk = !asksForEsim && hasQuestionWord(query, words);
  let said: CardsSaid | null = null;
  for (let a = 0; a < atoms.length; a++) {
    const found = cardsAt(query, atoms, a);
    if (found === null || isDenied(atoms, a, found.last)) continue;
    const joined = esimBehind(query, atoms, found.last);
    if (joined === 'or') return null;
    if (joined !== 'and') {
      if (found.isSure && !mayAsk) return 'two';
      said = 'perhaps';
    } else if (found.isTouching) said = 'perhaps';
  }
  return said;
}

/** The words and phrases about cards in a text, in its order. */
function atomsOf(
  { tokens, texts }: Query,
  { lexicon }: Words,
  isRead: (token: number) => boolean,
): Atom[] {
  const atoms: Atom[] = [];
  for (let from = 0; from < tokens.length; ) {
    let to = from;
    let kind: Kind | null = null;
    for (let n = Math.min(LONGEST_PHRASE, tokens.length - from); n > 0 && kind === null; n--) {
      kind = kindOf(texts.slice(from, from + n).join(' '), n === 1 ? tokens[from]! : null, lexicon);
      to = from + n;
    }
    if (kind !== null && !isRead(from)) atoms.push({ kind, from, to });
    from = to;
  }
  return atoms;
}

function kindOf(text: string, token: QueryToken | null, lexicon: Words['lexicon']): Kind | null {
  const own = lexicon.sense(text, 'card')?.means;
  if (typeof own === 'string') return own as Kind;
  if (lexicon.sense(text, 'topic') !== undefined) return 'esim';
  // "esim two physical" begins with the word, but is none.
  if (token === null) return null;
  if (isEsimWord(text)) return 'esim';
  if (TWO.has(text) || token.number === 2) return 'two';
  if (isSimWord(text) || lexicon.sense(text, 'sim') !== undefined) return 'card';
  if ((token.ownRoles & NEGATION) !== 0) return 'not';
  const joint = lexicon.sense(text, 'conjunction');
  return joint === undefined ? null : joint.means === 'and' ? 'and' : 'or';
}

/** A statement of two cards. */
interface Found {
  /** The last atom of the statement. */
  last: number;
  /** True if it can mean nothing but two physical cards. */
  isSure: boolean;
  /** True if the number stands right before the cards: "dual nano SIM". */
  isTouching: boolean;
}

/** The statement of two cards that begins with an atom; `null` if there is none. */
function cardsAt({ text, tokens }: Query, atoms: readonly Atom[], a: number): Found | null {
  const first = atoms[a]!;
  const isTold = first.kind === 'both' || (first.kind === 'sides' && isOfTray(atoms, a));
  if (isTold) return { last: a, isSure: true, isTouching: true };
  for (let b = a + 1; b < atoms.length; b++) {
    const [before, { kind, from }] = [atoms[b - 1]!, atoms[b]!];
    const has = (sign: Between): boolean => sign(text, tokens[before.to - 1]!, tokens[from]!);
    if (from - before.to > BETWEEN || has(endsClause)) return null;
    if (kind === 'esim' || kind === 'not' || kind === 'or') return null;
    const other = first.kind === 'two' ? kind : kind === 'two' ? first.kind : null;
    // "nano + nano", "sim + sim"
    const isTwice = kind === first.kind && CARDS.includes(kind) && has(joinsCards);
    const isTouching = isTwice || (first.kind === 'two' && from === first.to && !has(endsCards));
    if (isTwice || other === 'physical' || other === 'tray')
      return { last: b, isSure: true, isTouching };
    if (other === 'nano')
      return has(endsCards) ? null : { last: b, isSure: from === first.to, isTouching };
  }
  return null;
}

/** True if sides are those of a tray, or behind two cards: "front and back of the tray", "2 SIMs, one on each side". */
function isOfTray(atoms: readonly Atom[], a: number): boolean {
  const says = (kind: Kind, some = atoms): boolean => some.some((atom) => atom.kind === kind);
  const before = atoms.slice(0, a);
  return says('tray') || (says('two', before) && says('card', before));
}

/** True if a statement is denied: "no dual physical SIM", "dual physical SIM: no". "No eSIM" denies something else. */
function isDenied(atoms: readonly Atom[], first: number, last: number): boolean {
  const [before, behind, next] = [itemAt(atoms, first - 1), atoms[last + 1], atoms[last + 2]];
  if (before?.kind === 'not' && atoms[first]!.from - before.to <= DENIES) return true;
  const isNear = behind?.kind === 'not' && behind.from - atoms[last]!.to <= DENIES;
  return isNear && next?.kind !== 'esim';
}

/** How an eSIM is joined to the cards before it: "nano + eSIM", "one physical and one eSIM"; `null` if it is not. */
function esimBehind(
  { text, tokens }: Query,
  atoms: readonly Atom[],
  last: number,
): 'and' | 'or' | null {
  let joint: 'and' | 'or' | null = null;
  for (let b = last + 1; b < atoms.length; b++) {
    const [before, { kind, from }] = [atoms[b - 1]!, atoms[b]!];
    const has = (sign: Between): boolean => sign(text, tokens[before.to - 1]!, tokens[from]!);
    if (from - before.to > 1 || has(endsClause)) return null;
    if (kind === 'or') joint = 'or';
    else if (has(joinsCards) || kind === 'and') joint ??= 'and';
    if (kind === 'esim') return joint;
    if (kind === 'not' || kind === 'two' || kind === 'both') return null;
  }
  return null;
}

/** True if a text has a word that occurs only in questions. */
function hasQuestionWord({ tokens }: Query, { lexicon }: Words): boolean {
  return tokens.some(({ text: word, identifier }) => {
    const senses = identifier ? [] : lexicon.senses(word);
    return (
      senses.some(({ role }) => role === 'question') &&
      !senses.some(({ role }) => OF_SENTENCES.includes(role))
    );
  });
}
