import type { ChoiceWord, LexiconRole } from '../model/index.ts';
import type { Words } from '../text/lexicon.ts';
import { isOf, type Phrase, phrasesOf } from './phrases.ts';
import type { Query } from './query.ts';
import { hasSign, isOfName } from './query-words.ts';

/** Signs that end a sentence. Brackets belong to the name: "Phone (1), not (3)". */
const SENTENCE = '.;!?\n';
/** Signs between devices that belong together. */
const LISTED = '/&+|;';
/** How many phrases may stand between a device and a word about it: "sold my old faithful". */
const REACH = 3;
/** Roles of words that may stand between a denial and what it denies: "o" is "the" and "or". */
const ARTICLES: readonly LexiconRole[] = ['function-word', 'conjunction'];
const DENIED: readonly LexiconRole[] = [...ARTICLES, 'condition'];

/** The tokens that name a device: the first, and the one after the last. */
export interface Span {
  from: number;
  to: number;
}

/**
 * What a text says of a device: it was given up, it is the one in use, it is another person's, or it is that of the one
 * who asks.
 */
type Standing = 'left' | 'taken' | 'other' | 'own' | null;

/** Which of several devices a text is about. */
export interface Choice {
  /** For each span, whether the text is about it. */
  isAbout: readonly boolean[];
  /** True if all others are just another person's. "My wife's P30 fails, my Pixel 7 works" may ask for either. */
  isWeak: boolean;
}

/**
 * True for a number at the end of a text that has a word which tells one of several devices from the others: "sold my
 * iphone 13, kept the 8".
 */
export function isChoiceAtEnd(query: Query, i: number, { lexicon }: Words): boolean {
  const { digits, to } = query.tokens[i]!;
  if (i === 0 || !digits || to < query.text.length || isOfName(query.tokens[i - 1]!)) return false;
  return phrasesOf(query, lexicon).some(
    (phrase) => isOf(phrase, ['negation']) || !['own', undefined].includes(choiceOf(phrase.senses)),
  );
}

/**
 * Decides which of several devices a text is about. It is the device in use: "nearly bought the P40 Pro, took the P40
 * lite". If none is, it is the one that remains without those that were given up: "sold my iPhone 8; Pixel 6a". Joined
 * devices ("a 13 or a 14") stay together. If all others are another person's, the choice is weak: "my S22, my wife's
 * iPhone 13". A device that is named behind theirs must be "my" own: "my wife has a Pixel 8; my A71".
 *
 * @param spans where the devices are named, in the order of the text
 * @returns `null` if the text does not choose
 */
export function chosenOf(query: Query, spans: readonly Span[], { lexicon }: Words): Choice | null {
  const phrases = phrasesOf(query, lexicon);
  if (phrases.some(({ senses }) => choiceOf(senses) === 'both')) return null;
  const groups: { members: number[]; standing: Standing }[] = [];
  for (const k of spans.keys()) {
    const standing = standingOf(query, phrases, spans, k);
    const group = groups.at(-1);
    const isParted = group?.standing === 'left' && isBehindSign(query, spans[k - 1]!, spans[k]!);
    if (group === undefined || isParted || !isJoined(query, phrases, spans[k - 1]!, spans[k]!)) {
      groups.push({ members: [k], standing });
      continue;
    }
    group.members.push(k);
  }
  const taken = groups.filter(({ standing }) => standing === 'taken');
  const isIn = ({ standing }: (typeof groups)[number]): boolean => standing !== 'left';
  const kept = taken.length > 0 ? taken : groups.filter(isIn);
  // Another person's device is only probably not the one: "2 travellers: me iPhone 13, wife Galaxy A33".
  const others = kept.filter(({ standing }) => standing === 'other');
  const own = kept.filter(({ standing }) => standing !== 'other');
  const isFirst = own[0] === groups[0] || own[0]?.standing === 'own';
  const isWeak = others.length > 0 && own.length === 1 && isFirst;
  const [chosen, ...more] = isWeak ? own : kept;
  if (chosen === undefined || more.length > 0 || groups.length === 1) return null;
  return { isAbout: spans.map((_, k) => chosen.members.includes(k)), isWeak };
}

/** What the clause of a device says of it, before or after its name; `null` for nothing. */
function standingOf(
  query: Query,
  phrases: readonly Phrase[],
  spans: readonly Span[],
  k: number,
): Standing {
  const { from, to } = spans[k]!;
  const before = clauseBeside(query, phrases, from, spans[k - 1]?.to ?? 0, -1);
  const behind = clauseBeside(query, phrases, to, spans[k + 1]?.from ?? query.tokens.length, 1);
  // "not the regular iPhone 13", "não é o iPhone 13"; "no" is "in the" in Portuguese.
  const denial = before.find((phrase) => isOf(phrase, ['negation']) || !isOf(phrase, DENIED));
  if (denial !== undefined && denial.text !== 'no' && denies(denial, false)) return 'left';
  const said = [
    ...before.map((phrase) => choiceIn(phrase, '')),
    ...behind.map((phrase) => choiceIn(phrase, '-behind')),
  ].filter((standing) => standing !== null);
  if (behind[0] !== undefined && denies(behind[0], true)) said.push('left');
  if (said.length > 0) return said.every((own) => own === said[0]) ? said[0]! : null;
  const isPersons = [...before, ...behind].some(({ senses }) => senses.some(isNoun));
  const beyond = before.slice(isOf(before[0], ARTICLES) ? 1 : 0);
  if (isPersons && !beyond.some((phrase) => isOf(phrase, ['conjunction']))) return 'other';
  return before.some(({ senses }) => choiceOf(senses) === 'own') ? 'own' : null;
}

/**
 * True if a phrase denies the device beside it.
 *
 * @param isBefore whether the device stands before the phrase ("13 değil 14") or after it ("not the 13")
 */
const denies = ({ senses }: Phrase, isBefore: boolean): boolean =>
  senses.some(({ role, means }) => role === 'negation' && (means === 'behind') === isBefore);

/** True for a person; false for a word such as "is", whose role only tells persons from devices. */
const isNoun = ({ role, means }: Phrase['senses'][number]): boolean =>
  role === 'person' && typeof means !== 'string';

/**
 * The phrases beside a token, the nearest first, up to the end of the sentence or another device.
 *
 * @param place the token
 * @param end the token at which another device begins or ends
 * @param step -1 for the phrases before it, 1 for those after it
 */
function clauseBeside(
  { text, tokens }: Query,
  phrases: readonly Phrase[],
  place: number,
  end: number,
  step: -1 | 1,
): Phrase[] {
  const found: Phrase[] = [];
  const beside =
    step > 0
      ? phrases.filter(({ from, to }) => from >= place && to <= end)
      : phrases.filter(({ from, to }) => to <= place && from >= end).reverse();
  for (const phrase of beside.slice(0, REACH + 1)) {
    const at = step > 0 ? phrase.from : phrase.to;
    if (hasSign(text, tokens[at - 1]!, tokens[at]!, SENTENCE)) break;
    found.push(phrase);
  }
  return found;
}

const choiceOf = (senses: Phrase['senses']): ChoiceWord | undefined =>
  senses.find(({ role }) => role === 'choice')?.means as ChoiceWord | undefined;

function choiceIn({ senses }: Phrase, side: '' | '-behind'): 'left' | 'taken' | null {
  const means = choiceOf(senses);
  return means === `left${side}` ? 'left' : means === `taken${side}` ? 'taken' : null;
}

/** True if a sign stands between two devices: "not the S21 FE, the S21". */
const isBehindSign = ({ text, tokens }: Query, { to }: Span, { from }: Span): boolean =>
  tokens.slice(to, from + 1).some((next, i) => hasSign(text, tokens[to + i - 1]!, next, SENTENCE));

/** True if only an "or", an "and" or a sign, and small words stand between two devices. */
function isJoined(
  { text, tokens }: Query,
  phrases: readonly Phrase[],
  { to }: Span,
  { from }: Span,
): boolean {
  const between = phrases.filter((phrase) => phrase.from >= to && phrase.to <= from);
  // "iPhone 8, not the iPhone 13"
  if (between.some((phrase) => isOf(phrase, ['negation']))) return false;
  const isSmall = between.every((phrase) => isOf(phrase, ARTICLES));
  // "swapped the 8 for a 13": behind another word an article joins nothing, though "a" is "and" in Polish.
  const joining =
    between.length > 1 && isOf(between.at(-1), ['function-word']) ? between.slice(0, -1) : between;
  const hasConjunction = joining.some((phrase) => isOf(phrase, ['conjunction']));
  // "у жены iPhone 13, у меня Redmi Note 10": only a comma and "my" stand between.
  const isOwn = between.some(({ senses }) => choiceOf(senses) === 'own');
  const last = tokens[to - 1]!;
  // "I don't have an iPhone 12, it's a P30": more than an article begins another statement.
  const isListed = between.length < 2 && !isOwn && hasSign(text, last, tokens[to]!, LISTED);
  return isSmall && (hasConjunction || isListed);
}
