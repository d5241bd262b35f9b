import { CARD, NEGATION, type Words } from '../text/lexicon.ts';
import type { Query, QueryToken } from './normalise.ts';
import { hasSign } from './query-words.ts';

/** Does a text say that its unit takes two cards: for sure, or in words that may mean a card and an eSIM? */
export type CardsSaid = 'two' | 'perhaps';

type Kind = 'two' | 'physical' | 'nano' | 'tray' | 'both' | 'card' | 'esim' | 'not' | 'or' | 'and';

/** A run of tokens that says one thing about cards. */
interface Atom {
  kind: Kind;
  /** The first token, and the one behind the last. */
  from: number;
  to: number;
}

const KINDS: readonly string[] = ['two', 'physical', 'nano', 'tray', 'both'];
const LONGEST_PHRASE = 3;
/** So many other tokens may stand between the number and the cards: "two slots for physical SIM cards". */
const BETWEEN = 3;
/** So many tokens may stand between a denial and what it denies. */
const DENIES = 2;
const SENTENCE = '.;!?\n';
/** Behind a name these begin another statement: "Dual SIM, nano-SIM". */
const CLAUSE = '.,;!?|(\n';
const JOINT = /[+&/]/;
const OF_SENTENCES: readonly string[] = ['function-word', 'conjunction', 'condition', 'card'];

/**
 * Does a text say that the unit takes two physical cards: "dual physical SIM", "zwei SIM-Fächer", "双实体卡"? "Dual SIM"
 * alone says it of no unit: a card and an eSIM are called so as well, and "dual SIM (nano + eSIM)" is one of these.
 *
 * Who asks whether it takes two cards, and not for the eSIM, does not know it. Without a question mark, "has two
 * physical SIMs" may be either.
 *
 * @param isRead is a token read as a part of the device's name?
 * @returns null where nothing of it is said
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
  // "has" begins questions and statements.
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

/** The words about cards in a text, in its order. */
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
  const senses = lexicon.senses(text);
  const own = senses.find(({ role }) => role === 'card')?.means;
  if (typeof own === 'string' && KINDS.includes(own)) return own as Kind;
  if (senses.some(({ role }) => role === 'topic')) return 'esim';
  if (token === null) return null;
  if (text.startsWith('esim')) return 'esim';
  if (text === '2' || text === 'x2' || token.number === 2) return 'two';
  if (text.startsWith('sim')) return 'card';
  if ((token.ownRoles & NEGATION) !== 0) return 'not';
  for (const { role, means } of senses) {
    if (role === 'sim') return 'card';
    if (role === 'conjunction') return means === 'and' ? 'and' : 'or';
  }
  return null;
}

interface Found {
  /** The last atom of the statement. */
  last: number;
  isSure: boolean;
  /** Stands the number right before the cards: "dual nano SIM"? */
  isTouching: boolean;
}

/** The statement of two cards that begins with an atom; null for none. */
function cardsAt({ text, tokens }: Query, atoms: readonly Atom[], a: number): Found | null {
  const first = atoms[a]!;
  if (first.kind === 'both') return { last: a, isSure: true, isTouching: true };
  const parts = (at: Atom, next: Atom, signs: string): boolean =>
    hasSign(text, tokens[at.to - 1]!, tokens[next.from]!, signs);
  let hasCard = hasCardBeside(atoms, a);
  for (let b = a + 1; b < atoms.length; b++) {
    const [before, { kind, from }] = [atoms[b - 1]!, atoms[b]!];
    if (from - before.to > BETWEEN || parts(before, atoms[b]!, SENTENCE)) return null;
    if (kind === 'esim' || kind === 'not' || kind === 'or') return null;
    hasCard ||= kind === 'card' || hasCardBeside(atoms, b);
    const pair = [first.kind, kind];
    if (!pair.includes('two')) {
      // "nano + nano", "sim + sim"
      const isTwice =
        kind === first.kind && (kind === 'nano' || kind === 'physical' || kind === 'card');
      const gap = text.slice(tokens[before.to - 1]!.to, tokens[from]!.from);
      if (isTwice && JOINT.test(gap)) return { last: b, isSure: true, isTouching: true };
      if (kind === 'card' || kind === 'and') continue;
      if (kind !== 'two') return null;
    }
    const isTouching =
      first.kind === 'two' && from === first.to && !parts(before, atoms[b]!, CLAUSE);
    if (pair.includes('physical') && pair.includes('two')) {
      if (parts(first, atoms[b]!, ',;|')) return null;
      return { last: b, isSure: true, isTouching };
    }
    if (pair.includes('nano') && pair.includes('two')) {
      const isSure =
        isTouching ||
        (first.kind === 'nano' && !parts(before, atoms[b]!, CLAUSE) && tokens[from]!.numeric);
      return parts(first, atoms[b]!, CLAUSE) ? null : { last: b, isSure, isTouching };
    }
    if (pair.includes('tray') && pair.includes('two') && (hasCard || hasCardBeside(atoms, b)))
      return { last: b, isSure: true, isTouching };
  }
  return null;
}

/** Stands a word for a card beside a tray? */
const hasCardBeside = (atoms: readonly Atom[], a: number): boolean =>
  [atoms[a - 1], atoms[a + 1]].some(
    (atom) =>
      (atom?.kind === 'card' || atom?.kind === 'nano' || atom?.kind === 'physical') &&
      Math.max(atom.from - atoms[a]!.to, atoms[a]!.from - atom.to) <= BETWEEN,
  );

/** Is a statement denied: "no dual physical SIM", "dual physical SIM: no"? "No eSIM" denies something else. */
function isDenied(atoms: readonly Atom[], first: number, last: number): boolean {
  const [before, behind, next] = [atoms[first - 1], atoms[last + 1], atoms[last + 2]];
  if (before?.kind === 'not' && atoms[first]!.from - before.to <= DENIES) return true;
  if (behind?.kind !== 'not' || behind.from - atoms[last]!.to > DENIES) return false;
  return !(next?.kind === 'esim' && next.from - behind.to <= DENIES);
}

/** How an eSIM is joined to the cards before it: "nano + eSIM", "one physical and one eSIM"; null where it is not. */
function esimBehind(
  { text, tokens }: Query,
  atoms: readonly Atom[],
  last: number,
): 'and' | 'or' | null {
  let joint: 'and' | 'or' | null = null;
  for (let b = last + 1; b < atoms.length; b++) {
    const [before, { kind, from }] = [atoms[b - 1]!, atoms[b]!];
    const gap = text.slice(tokens[before.to - 1]!.to, tokens[from]!.from);
    if (from - before.to > 1 || /[.;!?\n]/.test(gap)) return null;
    if (JOINT.test(gap) || kind === 'and') joint ??= 'and';
    if (kind === 'or') joint = 'or';
    if (kind === 'esim') return joint;
    if (kind === 'not' || kind === 'two' || kind === 'both') return null;
  }
  return null;
}

/** Has a text a word of questions? Those of other roles stand in every sentence. */
function hasQuestionWord({ tokens }: Query, { lexicon }: Words): boolean {
  return tokens.some(({ text: word, identifier }) => {
    const senses = identifier ? [] : lexicon.senses(word);
    return (
      senses.some(({ role }) => role === 'question') &&
      !senses.some(({ role }) => OF_SENTENCES.includes(role))
    );
  });
}
