import type { ChoiceWord, LexiconRole } from '../model/index.ts';
import { itemAt } from '../text/item-at.ts';
import { isAnd, isCopula } from './correction.ts';
import { DENIALS_ELSEWHERE, deniesNext, isOf, says } from './phrases.ts';
import type { Phrase, Query, QueryToken } from './query.ts';
import { isEsim } from './query-words.ts';
import { endsQuestion, endsSentence, isBehind, partsDevices } from './signs.ts';

/** How many phrases may stand between a device and a word about it: "sold my old faithful". */
const REACH = 3;
/** How many phrases behind a device may say that it is "my" own: "the A23 that I have". */
const BESIDE = 2;
/** Roles of words that may stand between two joined devices. */
export const ARTICLES: readonly LexiconRole[] = ['function-word', 'conjunction'];
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
export type Standing = 'left' | 'taken' | 'other' | 'own' | null;

/** What the clause of a device says of it, before or after its name; `null` for nothing. */
export function standingOf(
  query: Query,
  phrases: readonly Phrase[],
  spans: readonly Span[],
  k: number,
): Standing {
  const { from, to } = spans[k]!;
  const asked = query.tokens.findLastIndex(isEsim);
  const before = clauseBeside(query, phrases, from, itemAt(spans, k - 1)?.to ?? 0, -1);
  const isOwn = ({ senses }: Phrase): boolean => choiceOf(senses) === 'own';
  const denial = denialBefore(query, phrases, before);
  if (denial !== undefined) {
    // "Your list has the Pixel 8 but not my Xperia 1 II" asks for the latter, "it is his S22, not my A71" for the former.
    return before.slice(0, before.indexOf(denial)).some(isOwn) ? null : 'left';
  }
  const behind = clauseBeside(query, phrases, to, spans[k + 1]?.from ?? query.tokens.length, 1);
  // "I want to buy an eSIM for my iPhone 8"
  const topic = before.findIndex((phrase) => isOf(phrase, ['topic']));
  const ofName = topic < 0 ? before : before.slice(0, topic);
  const saidBefore = ofName
    .map((phrase) => (asked >= 0 && swaps(phrase) ? 'left' : choiceIn(phrase, '')))
    .filter(isStanding);
  // "fast hätte ich das S22 gekauft"
  if (saidBefore.length > 0 && saidBefore.every((own) => own === 'left')) return 'left';
  const saidBehind = behind.map((phrase) => choiceIn(phrase, '-behind')).filter(isStanding);
  if (behind[0] !== undefined && denies(behind[0], true)) saidBehind.push('left');
  const isOld = [...before.slice(0, BESIDE), ...behind.slice(0, 1)].some(
    ({ senses }) => choiceOf(senses) === 'old',
  );
  // "Does the Z Flip5 have eSIM? My old iPhone 7 did not."
  if (isOld && k > 0 && isBehindQuestion(query, asked, spans[k]!)) saidBehind.push('left');
  const said = [...saidBefore, ...saidBehind];
  if (said.length > 0) return said.every((own) => own === said[0]) ? said[0]! : null;
  const isPersons = [...before, ...behind].some(isPerson);
  const beyond = before.slice(isOf(before[0], ARTICLES) ? 1 : 0);
  // A single letter may be another word: "mon mari a un iPhone 13".
  const isOfBoth = beyond.some((phrase) => phrase.text.length > 1 && isOf(phrase, ['conjunction']));
  if (isPersons) return isOfBoth ? null : 'other';
  const at = before.findIndex(isOwn);
  const joint = before[at + 1];
  // "I have a Pixel 7 and my A12": both are mine. In "и" and "a" a contrast may be meant: "brat ma S22, a ja A12".
  const isBoth = joint !== undefined && isAnd(joint) && !isOwn(joint) && joint.text.length > 1;
  if (at >= 0) return isBoth ? null : 'own';
  return k === spans.length - 1 && behind.slice(0, BESIDE).some(isOwn) ? 'own' : null;
}

/**
 * True if a text is not about the only device that it names: nobody has it, it means another one, or it only mentions the
 * device.
 *
 * @param name the tokens that name the device
 * @param kind what kind of device it is
 */
export function isNotMeant(
  query: Query,
  phrases: readonly Phrase[],
  name: Span,
  kind: string,
): boolean {
  const before = clauseBeside(query, phrases, name.from, 0, -1);
  const behind = clauseBeside(query, phrases, name.to, query.tokens.length, 1);
  return (
    isLacked(query, before, behind) ||
    isDeniedFirst(query, phrases, before, name) ||
    isMentioned(query, before, behind, name, kind)
  );
}

/** True if a text says right beside a device that nobody has it: "I don't have an iPhone 13". */
function isLacked(query: Query, before: readonly Phrase[], behind: readonly Phrase[]): boolean {
  const first = before.find((phrase) => !isOf(phrase, ARTICLES));
  // "Pixel 8은 없어요": the lexicon has no particles in scripts other than Latin.
  const next = behind.find(
    (phrase, p) => p > 0 || phrase.senses.length > 0 || !query.tokens[phrase.from]!.opaque,
  );
  return (
    (first !== undefined && choiceOf(first.senses) === 'lacks') ||
    (next !== undefined && choiceOf(next.senses) === 'lacks-behind')
  );
}

/**
 * True if a text only mentions a device: "an alternative to the Pixel 8", "sent from my iPhone 15". If a text with such a
 * signature asks for the eSIM of a phone, it means the one that wrote it.
 */
function isMentioned(
  { tokens }: Query,
  before: readonly Phrase[],
  behind: readonly Phrase[],
  { from, to }: Span,
  kind: string,
): boolean {
  const isSmall = (phrase: Phrase): boolean =>
    isOf(phrase, ARTICLES) || choiceOf(phrase.senses) === 'own';
  const first = before.find((phrase) => !isSmall(phrase) || isMention(phrase, ''));
  const next = behind.find((phrase) => !isSmall(phrase) || isMention(phrase, '-behind'));
  const isSaid = (means: 'aside' | 'signed'): boolean =>
    (first !== undefined && choiceOf(first.senses) === means) ||
    (next !== undefined && choiceOf(next.senses) === `${means}-behind`);
  const isOfText = ({ category }: QueryToken, i: number): boolean =>
    category === kind && (i < from || i >= to);
  return isSaid('aside') || (isSaid('signed') && !(tokens.some(isEsim) && tokens.some(isOfText)));
}

/** True for a word on a side of a device that a text only mentions. */
const isMention = ({ senses }: Phrase, side: '' | '-behind'): boolean =>
  [`aside${side}`, `signed${side}`].includes(String(choiceOf(senses)));

/**
 * True if a sentence begins by denying the device, and goes on: "NOT the Galaxy S24, the other one", but not "Isn't the
 * iPhone 13 supposed to have eSIM?".
 */
function isDeniedFirst(
  query: Query,
  phrases: readonly Phrase[],
  before: readonly Phrase[],
  { to }: Span,
): boolean {
  const denial = denialBefore(query, phrases, before);
  if (denial === undefined || !isBehind(query, to, partsDevices)) return false;
  if (says(denial, 'negation', 'lacks')) return false;
  return denial.from === 0 || isBehind(query, denial.from, endsSentence);
}

/**
 * The phrase that denies a device: "not the regular iPhone 13", "não é o iPhone 13".
 *
 * @param before the phrases before the device, the nearest first
 */
function denialBefore(
  query: Query,
  phrases: readonly Phrase[],
  before: readonly Phrase[],
): Phrase | undefined {
  const denial = before.find(
    (phrase) => isOf(phrase, ['negation']) || !(isOf(phrase, DENIED) || isCopula(phrase)),
  );
  if (denial === undefined || !denies(denial, false)) return undefined;
  // "no" is "in the" in Portuguese, "'den" is "from" in Turkish.
  if (denial === before[0] && DENIALS_ELSEWHERE.has(denial.text)) return undefined;
  // "inte iPhone 8 utan iPhone 13": behind a denial the Swedish "without" is "but".
  const isDeniedAhead = phrases.some((own) => own.from < denial.from && deniesNext(own));
  if (says(denial, 'negation', 'lacks') && isDeniedAhead) return undefined;
  // "nu" is "now" in Dutch and "not" in Romanian.
  const isNow = choiceOf(denial.senses) === 'taken';
  const isParted = denial.from > 0 && isBehindSign(query, { ...denial, to: denial.from }, denial);
  return isNow && !isParted ? undefined : denial;
}

/**
 * True if a phrase denies the device beside it.
 *
 * @param isBefore whether the device stands before the phrase ("13 değil 14") or after it ("not the 13")
 */
const denies = (phrase: Phrase, isBefore: boolean): boolean =>
  isBefore ? says(phrase, 'negation', 'behind') : deniesNext(phrase);

const isStanding = (standing: 'left' | 'taken' | null): standing is 'left' | 'taken' =>
  standing !== null;

/** True for a word before a device that is offered for another one: "меняю". */
export const swaps = ({ senses }: Phrase): boolean => choiceOf(senses) === 'swaps';

/** True for a device behind a question with a token, in a text that asks nothing else. */
function isBehindQuestion({ text, tokens }: Query, asked: number, { from, to }: Span): boolean {
  const isAsked = asked >= 0 && asked < from && endsQuestion(text, tokens[asked]!, tokens[from]!);
  return isAsked && !endsQuestion(text, tokens[to - 1]!, { from: text.length });
}

/** True for a person; false for a word such as "is", whose role only tells persons from devices. */
const isPerson = (phrase: Phrase): boolean => says(phrase, 'person', null);

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
      : phrases.filter(({ from }) => from < place && from >= end).reverse();
  for (const phrase of beside.slice(0, REACH + 1)) {
    // "переходжу з Z Flip5": the end of the phrase may be read as a letter of the name.
    const at = step > 0 ? phrase.from : Math.min(phrase.to, place);
    if (partsDevices(text, tokens[at - 1]!, tokens[at]!)) break;
    found.push(phrase);
  }
  return found;
}

/** What a phrase says of the device beside it, or of all devices. */
export const choiceOf = (senses: Phrase['senses']): ChoiceWord | undefined =>
  senses.find(({ role }) => role === 'choice')?.means as ChoiceWord | undefined;

function choiceIn({ senses }: Phrase, side: '' | '-behind'): 'left' | 'taken' | null {
  const means = choiceOf(senses);
  if (side === '' && means === 'lacks') return 'left';
  if (means === `left${side}` || means === `signed${side}`) return 'left';
  return means === `taken${side}` ? 'taken' : null;
}

/** True if a sign stands between two devices: "not the S21 FE, the S21". */
export const isBehindSign = ({ text, tokens }: Query, { to }: Span, { from }: Span): boolean =>
  tokens.slice(to, from + 1).some((next, i) => partsDevices(text, tokens[to + i - 1]!, next));
