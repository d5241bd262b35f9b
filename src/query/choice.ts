import type { LexiconRole } from '../model/index.ts';
import type { Words } from '../text/lexicon.ts';
import { correctionsIn, isTakenBack } from './correction.ts';
import { isOf, phrasesOf, says } from './phrases.ts';
import type { Phrase, Query } from './query.ts';
import { isEsim, isLetterOfName, isOfName } from './query-words.ts';
import { announces, listsDevices, partsDevices, setsOff } from './signs.ts';
import {
  ARTICLES,
  choiceOf,
  isBehindSign,
  type Span,
  type Standing,
  standingOf,
  swaps,
} from './standing.ts';

/** Devices that belong together, by their place among the spans, and what the text says of them. */
interface Group {
  members: number[];
  standing: Standing;
}

/** Which of several devices a text is about. */
export interface Choice {
  /** For each span, whether the text is about it. */
  isAbout: readonly boolean[];
  /** True if all others are just another person's. "My wife's P30 fails, my Pixel 7 works" may ask for either. */
  isWeak: boolean;
}

/** What words of the role `choice` say that choose nothing. */
const NO_CHOICES: readonly unknown[] = ['own', 'old', 'other', 'aside', 'aside-behind', undefined];
/** Roles of the words before the bare number of a device: "but the 8", "换成了7". */
const BEFORE_NUMBER: readonly LexiconRole[] = [...ARTICLES, 'choice', 'negation', 'only', 'person'];

/**
 * True for a number that may name another device by itself: at the end of a text that has a word which tells one of
 * several devices from the others ("sold my iphone 13, kept the 8"), behind a small word at the end of a clause of such a
 * text ("not the iphone 13 but the 8, has it esim?"), or alone behind a correction: "iPhone 13, sorry, 7".
 */
export function isChoiceAtEnd(query: Query, i: number, words: Words): boolean {
  const { text, tokens } = query;
  const { digits, to } = tokens[i]!;
  const next = tokens[i + 1];
  if (i === 0 || !(digits || isLetterOfName(tokens[i]!)) || isOfName(tokens[i - 1]!)) return false;
  const phrases = phrasesOf(query, words.lexicon);
  const before = phrases.find((phrase) => phrase.to === i);
  const behind = phrases.find((phrase) => phrase.from === i + 1);
  const isSetOff = next !== undefined && setsOff(text, tokens[i]!, next);
  // "auf das 8 gewechselt", "iPhone 14 말고 6 eSIM 되나요"
  const isSaid =
    (behind !== undefined && choosesBy(behind)) || (isLeftBehind(before) && !next?.digits);
  const isAlone = next === undefined || isSaid || (isSetOff && !announces(text, tokens[i]!, next));
  if (!isAlone) return false;
  if (to < text.length && correctionsIn(query, words).has(i - 1)) return true;
  const isAtEnd = to >= text.length;
  // "trước khi chốt, kệ 5": the number of a shelf.
  if (isOf(before, ['label'])) return false;
  if (!isAtEnd && !isOf(before, BEFORE_NUMBER)) return false;
  // "lot of 40, 9 no power": amid the text, what is denied or given up comes before.
  return phrases.some(
    (phrase) =>
      (isAtEnd || phrase.from < i || phrase === behind) &&
      (isOf(phrase, ['negation']) || choosesBy(phrase)),
  );
}

/** True for a word behind a device that was given up. */
const isLeftBehind = (phrase: Phrase | undefined): boolean =>
  says(phrase, 'negation', 'behind') || says(phrase, 'choice', 'left-behind');

/** True if a query has a word that chooses between devices. */
export const isChoice = (query: Query, { lexicon }: Words): boolean =>
  phrasesOf(query, lexicon).some(choosesBy);

const choosesBy = ({ senses }: Phrase): boolean => !NO_CHOICES.includes(choiceOf(senses));

/**
 * The kind of device that a text names behind all devices where it asks for the eSIM: "Watch Series 8, paired with an
 * iPhone 14. eSIM on the watch?"
 *
 * @param end the token after the last device
 * @returns `null` if it names none, or several
 */
export function kindAskedBehind({ tokens }: Query, end: number): string | null {
  const behind = tokens.slice(end);
  const kinds = new Set(behind.flatMap(({ category }) => category ?? []));
  return kinds.size === 1 && behind.some(isEsim) ? [...kinds][0]! : null;
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
  const isOffer = !query.tokens.some(isEsim) && phrases.some(swaps);
  if (isOffer || phrases.some(({ senses }) => choiceOf(senses) === 'both')) return null;
  const groups: Group[] = [];
  const said = spans.map((_, k) => standingOf(query, phrases, spans, k));
  const isTakenUp = spans.map(
    (span, k) => k > 0 && said[k] !== 'left' && isTakenBack(query, phrases, spans[k - 1]!, span),
  );
  for (const k of spans.keys()) {
    const standing = isTakenUp[k + 1] ? 'left' : said[k]!;
    const group = groups.at(-1);
    const isLeft = group?.standing === 'left' && isBehindSign(query, spans[k - 1]!, spans[k]!);
    const isParted = isLeft || isTakenUp[k];
    if (group === undefined || isParted || !isJoined(query, phrases, spans[k - 1]!, spans[k]!)) {
      groups.push({ members: [k], standing });
      continue;
    }
    group.members.push(k);
  }
  const taken = groups.filter(({ standing }) => standing === 'taken');
  const isIn = ({ standing }: (typeof groups)[number]): boolean => standing !== 'left';
  const kept = taken.length > 0 ? taken : groups.filter(isIn);
  if (groups.length === 1 || kept.length === 0) return null;
  const probable = countsEsims(query, spans) ? null : probablyOf(kept, groups);
  const about = kept.length === 1 ? kept[0]! : probable;
  if (about === null) return null;
  return { isAbout: spans.map((_, k) => about.members.includes(k)), isWeak: kept.length > 1 };
}

/** True if a text wants several eSIMs, one for each device: "mua 2 esim", "zwei eSIMs". */
function countsEsims({ tokens }: Query, spans: readonly Span[]): boolean {
  return tokens.some(({ digits, text, number }, i) => {
    const next = tokens[i + 1];
    const isSeveral = number > 1 || (digits && text !== '1');
    const isOfDevice = spans.some(({ from, to }) => i >= from && i < to);
    return next !== undefined && isEsim(next) && isSeveral && !isOfDevice;
  });
}

/**
 * The device that is probably meant: the only one that is not another person's ("2 travellers: me iPhone 13, wife Galaxy
 * A33"), or the last one if it alone is "my" own: "your list says iPhone 13, but I have an iPhone 8".
 */
function probablyOf(kept: readonly Group[], groups: readonly Group[]): Group | null {
  const [first, ...more] = kept.filter(({ standing }) => standing !== 'other');
  if (first !== undefined && more.length === 0 && (first === groups[0] || first.standing === 'own'))
    return first;
  const own = kept.filter(({ standing }) => standing === 'own');
  return own.length === 1 && own[0] === groups.at(-1) ? own[0]! : null;
}

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
  if (isOwn && partsDevices(text, last, tokens[to]!)) return false;
  // "I don't have an iPhone 12, it's a P30": more than an article begins another statement.
  const isListed = between.length < 2 && listsDevices(text, last, tokens[to]!);
  return isSmall && (hasConjunction || isListed);
}
