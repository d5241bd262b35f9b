import type { EditionSaid, LexiconRole } from '../model/index.ts';
import { deniesNext, isOf, phrasesOf, says } from '../query/phrases.ts';
import type { Phrase, Query } from '../query/query.ts';
import type { Words } from '../text/lexicon.ts';
import { CARD, EDITION, NOISE } from '../text/roles.ts';
import { type Clause, clauseOf, isOfSim, isQuestion } from './clause.ts';

/** How many phrases may stand between a denial and what it denies: "pas de 4G". */
const DENIES = 2;
/** The sign that joins two networks. */
const JOINT = /^ ?[+&/] ?$/;
/** Roles of words to which a network before them belongs: "5G plan". */
const OWNERS: readonly LexiconRole[] = ['plan', 'travel'];
/** Roles of words that may stand between a network and a word for an edition: "solo la GPS". */
const SMALL: readonly LexiconRole[] = ['function-word', 'network'];
/** Roles of words that are no small words between two networks, though they may be that elsewhere: "sim". */
const TELLING: readonly LexiconRole[] = ['network', 'sim', 'negation'];
/** The 5 GHz band of Wi-Fi: "WiFi 5G", "2.4G/5G". */
const BAND = /2[.,]4 ?g|\b5g (?:wi-?fi|wlan)|\b(?:wi-?fi|wlan) 5g\b/;

/**
 * Reads the edition of a tablet or a watch that a text states: "wifi only", "GPS + Cellular", "LTE". A network counts
 * beside the name or as a part of it, and in another clause beside a word for an edition ("the GPS version", "just
 * wifi"), so that "do I need wifi to install an esim on an ipad 10" states none.
 *
 * A mobile network means the edition with a modem, whatever other radios are named. A denied one ("ohne LTE", "GPS
 * rather than cellular") means the edition without. A question about the edition ("is it cellular?", "wifi or LTE?")
 * states nothing.
 *
 * @param isRead true for the index of a token that is part of the device's name
 * @returns `null` if the text states no edition
 * @example editionSaid(parse('ipad 10 wi-fi + cellular', words), words, isRead) // 'cellular'
 */
export function editionSaid(
  query: Query,
  { lexicon }: Words,
  isRead: (token: number) => boolean,
): EditionSaid | null {
  if (!query.tokens.some(({ roles }) => (roles & (EDITION | CARD)) !== 0)) return null;
  const phrases = phrasesOf(query, lexicon);
  if (isChoice(phrases)) return null;
  const reading: Reading = { query, phrases, lexicon, isRead, asksForSim: phrases.some(isOfSim) };
  const said = new Set<string>();
  let wasAsked = false;
  for (const [p, phrase] of phrases.entries()) {
    const network = phrase.senses.find(({ role }) => role === 'network')?.means;
    const isTray = hasWord(phrase, lexicon, isTrayWord);
    if (typeof network !== 'string' && !isTray && !isOf(phrase, ['sim'])) continue;
    const clause = clauseOf(query, phrases, p, isRead);
    if (typeof network !== 'string') {
      const word = cardSaid(clause, isTray);
      if (word !== null) said.add(word);
      continue;
    }
    if (isOfUnit(reading, p, clause, wasAsked)) {
      const isOut = isDeniedBefore(clause) || isDeniedBehind(clause);
      // "cellular: no" may deny it, and so may "cellular, no scratches".
      if (network === 'cellular' && !isOut && isOf(phrases[p + 1], ['negation'])) return null;
      if (!isOut) said.add(isJoined(query, phrases, p) ? 'more' : network);
      else if (network === 'cellular') said.add('none');
    }
    wasAsked ||= clause.asks === 'edition';
  }
  if (said.has('cellular')) return 'cellular';
  if (said.has('none')) return 'none';
  if (said.has('more') && !said.has('tray')) return null;
  return (['wifi', 'gps', 'tray'] as const).find((word) => said.has(word)) ?? null;
}

/** A text whose edition is read. */
interface Reading {
  query: Query;
  phrases: readonly Phrase[];
  lexicon: Words['lexicon'];
  /** True for the index of a token that is part of the device's name. */
  isRead: (token: number) => boolean;
  /** True if the text speaks of a SIM or a plan. */
  asksForSim: boolean;
}

/**
 * True if a network is that of the unit.
 *
 * @param p the phrase of the network
 * @param wasAsked true if a clause before asks for the edition: "Is it cellular? No, wifi"
 */
function isOfUnit(
  { query, phrases, lexicon, isRead, asksForSim }: Reading,
  p: number,
  { before, behind, asks }: Clause,
  wasAsked: boolean,
): boolean {
  const phrase = phrases[p]!;
  const isEdition =
    hasWord(phrase, lexicon, isEditionWord) ||
    isOfEdition(behind, isEditionWord) ||
    // "only wifi at home" is about the home.
    isOfEdition(before, behind.length === 0 ? isEditionWord : isVersion);
  const isStated = asks === null && (isEdition || wasAsked);
  // The name may stand in another clause than a size and a network, but not than a question.
  const left = asks === null ? phrases.slice(0, p).reverse() : before;
  const right = asks === null ? phrases.slice(p + 1) : behind;
  const isAsked = asks === 'edition' || (asks !== null && !asksForSim);
  if (!isStated && (isAsked || !isBesideName(query, [left, right], isRead))) return false;
  const isBand = phrase.text === '5g' && BAND.test(query.text);
  return !isOfOther(behind[0]) && !isBand;
}

/**
 * What a word for a SIM or its tray says: `more` if the unit takes a card ("wifi + sim"), `tray` if it lacks the tray;
 * `null` for nothing.
 */
function cardSaid(clause: Clause, isTray: boolean): 'more' | 'tray' | null {
  const { behind } = clause;
  const isDenied = isDeniedBefore(clause);
  if (!isDenied && !behind.slice(0, DENIES).some(isNegation)) return 'more';
  // "slot yok" ends the clause; "slot not working" does not. "Not a SIM slot but an eSIM" is about the eSIM.
  const isLacking = isDenied ? !behind.some(isOfTopic) : behind.length === 1;
  return isTray && isLacking ? 'tray' : null;
}

/** True if the words before a network or a SIM deny it: "ohne LTE". Words for a SIM between them do not count. */
const isDeniedBefore = ({ before }: Clause): boolean =>
  before
    .filter((own) => !isOf(own, ['sim']))
    .slice(0, DENIES)
    .some(denies);

/** True if a word for an edition stands beside a network, with only small words between them. */
function isOfEdition(beside: readonly Phrase[], fits: (phrase: Said) => boolean): boolean {
  const at = beside.findIndex(fits);
  return at >= 0 && beside.slice(0, at).every((phrase) => isOf(phrase, SMALL));
}

type Said = Pick<Phrase, 'senses'>;

const isVersion = (phrase: Said): boolean => says(phrase, 'version', null);

/** True for "version" and "only". */
const isEditionWord = (phrase: Said): boolean => isVersion(phrase) || isOf(phrase, ['only']);

/** True for a word for a slot or a tray. */
const isTrayWord = (phrase: Said): boolean => says(phrase, 'card', 'tray');

/** True if a phrase has such a word: "SIM slot", "wi-fiモデル". */
const hasWord = (
  { text }: Phrase,
  lexicon: Words['lexicon'],
  fits: (phrase: Said) => boolean,
): boolean => [text, ...text.split(' ')].some((word) => fits({ senses: lexicon.senses(word) }));

const isOfTopic = (phrase: Phrase): boolean => isOf(phrase, ['topic']);

const isNegation = (phrase: Phrase): boolean => isOf(phrase, ['negation']);

/** True for a word that denies what follows: "no", "rather than". */
const denies = (phrase: Phrase): boolean => deniesNext(phrase) || says(phrase, 'choice', 'left');

/** True if the words behind a network deny it: "cellular değil", "LTE yerine bluetooth". */
const isDeniedBehind = ({ behind }: Clause): boolean =>
  behind
    .slice(0, DENIES)
    .some(
      (phrase, at) =>
        says(phrase, 'negation', 'behind') ||
        (says(phrase, 'choice', 'left-behind') && isOf(behind[at + 1], ['network'])),
    );

/** True if a text asks which of two networks it is: "is it the GPS or the cellular one", "wifi mi cellular mı". */
function isChoice(phrases: readonly Phrase[]): boolean {
  /** The next phrase that is no small word. */
  const beside = (p: number, step: -1 | 1): Phrase | undefined => {
    let q = p + step;
    while (isOf(phrases[q], ['version', 'function-word']) && !isOf(phrases[q], TELLING)) q += step;
    return phrases[q];
  };
  return phrases.some((phrase, p) => {
    const joint = phrase.senses.find(({ role }) => role === 'conjunction' || role === 'question');
    if (joint === undefined || joint.means === 'and' || isNegation(phrase)) return false;
    return isOf(beside(p, -1), ['network', 'sim']) && isOf(beside(p, 1), ['network']);
  });
}

/** True if the phrase after a network names what the network belongs to: a plan, a router. */
const isOfOther = (phrase: Phrase | undefined): boolean =>
  isOf(phrase, OWNERS) || phrase?.senses.some(({ means }) => means === 'hotspot') === true;

/** True if a network is joined with a word that may be another network: "WiFi+Cell". */
function isJoined({ text, tokens }: Query, phrases: readonly Phrase[], p: number): boolean {
  const next = phrases[p + 1];
  if (next === undefined || tokens[next.from]!.numeric || isOf(next, ['network'])) return false;
  return JOINT.test(text.slice(tokens[next.from - 1]!.to, tokens[next.from]!.from));
}

/** True if one of some phrases, the nearest first on either side, is a part of the name, with only attributes before. */
function isBesideName(
  { tokens }: Query,
  sides: readonly (readonly Phrase[])[],
  isRead: (token: number) => boolean,
): boolean {
  return sides.some((side) => {
    for (const phrase of side) {
      for (let i = phrase.from; i < phrase.to; i++) if (isRead(i)) return true;
      // A size, a colour, a condition, "with" may stand between.
      const { numeric, roles } = tokens[phrase.from]!;
      const isSmall = numeric || (roles & NOISE) !== 0 || isOf(phrase, ['choice', 'only']);
      // "wifi to install esim on ipad 10"
      if (!isSmall || isOf(phrase, OWNERS) || isQuestion(phrase, 1)) return false;
    }
    return false;
  });
}
