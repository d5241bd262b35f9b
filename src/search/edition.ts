import type { EditionWord } from '../model/index.ts';
import { EDITION, NEGATION, NOISE, type Words } from '../text/lexicon.ts';
import type { Query } from './normalise.ts';
import { type Phrase, phrasesOf } from './phrases.ts';

/** So many phrases may stand between a denial and what it denies: "pas de 4G". */
const DENIES = 2;
/** What joins two networks. */
const JOINT = /^ ?[+&/] ?$/;
/** Roles of words that part a network from a name: "wifi to install esim on ipad 10". */
const PARTING_ROLES = ['question', 'plan', 'travel'];
/** Roles of words to which the network before them belongs, and not to the name: "5G plan". */
const OWNER_ROLES = ['plan', 'travel'];
/** The band of 5 GHz of a wireless LAN, beside it or beside the other band: "WiFi 5G", "2.4G/5G". */
const BAND = /2[.,]4 ?g|\b5g (?:wi-?fi|wlan)|\b(?:wi-?fi|wlan) 5g\b/;

/**
 * The edition of a tablet or a watch that a text names beside the device: "wifi only", "GPS + Cellular",
 * "LTE". A network counts only in one run with the name, or as a part of it, so that "do I need wifi to
 * install an esim on an ipad 10" names none.
 *
 * Whoever names a network of mobile phones names the edition that has a modem, whatever radios stand
 * beside it; a denied one ("ohne LTE") names the other. Who asks for the edition ("is it cellular?",
 * "wifi or LTE?") does not know it, so that nothing is said.
 *
 * @param isRead is a token read as a part of the device's name?
 * @example editionSaid(parse('ipad 10 wi-fi + cellular', words), words, isRead) // 'cellular'
 */
export function editionSaid(
  query: Query,
  { lexicon }: Words,
  isRead: (token: number) => boolean,
): EditionWord | null {
  if (!query.tokens.some(({ roles }) => (roles & EDITION) !== 0)) return null;
  const phrases = phrasesOf(query, lexicon);
  if (asksForEdition(query, phrases, lexicon)) return null;
  const said = new Set<string>();
  /** Is it denied: before it, as in most languages, or behind it? */
  const isDenied = (p: number, behind: number): boolean =>
    phrases
      .slice(Math.max(0, p - DENIES), p + 1 + behind)
      .some(({ from, to }) => isAll(query, from, to, NEGATION));
  for (const [p, { text }] of phrases.entries()) {
    const means = lexicon.sense(text, 'network')?.means;
    if (typeof means === 'string') {
      if (!isBesideName(query, phrases, p, lexicon, isRead)) continue;
      if (isOfOther(phrases[p + 1], lexicon) || (text === '5g' && BAND.test(query.text))) continue;
      // "cellular: no" denies, "cellular, no scratches" does not.
      if (means === 'cellular' && isDenied(p, 1) && !isDenied(p, 0)) return null;
      if (!isDenied(p, 0)) said.add(isJoined(query, phrases, p, lexicon) ? 'more' : means);
      else if (means === 'cellular') said.add('none');
    } else if (lexicon.sense(text, 'sim') !== undefined && !isDenied(p, DENIES)) {
      // "wifi + sim": one that takes a card.
      said.add('sim');
    }
  }
  if (said.has('cellular')) return 'cellular';
  if (said.has('none')) return 'wifi';
  if (said.has('sim') || said.has('more')) return null;
  return said.has('wifi') ? 'wifi' : said.has('gps') ? 'gps' : null;
}

/**
 * Does a text ask which edition it is: with an "or" between two, or with a question that is not of a SIM?
 */
function asksForEdition(
  query: Query,
  phrases: readonly Phrase[],
  lexicon: Words['lexicon'],
): boolean {
  const has = (p: number, roles: readonly string[]): boolean => {
    const phrase = phrases[p];
    return (
      phrase !== undefined && lexicon.senses(phrase.text).some(({ role }) => roles.includes(role))
    );
  };
  let asks = query.text.includes('?');
  let asksForSim = false;
  for (let p = 0; p < phrases.length; p++) {
    const isBetween = has(p - 1, ['network', 'sim']) && has(p + 1, ['network']);
    const joint = isBetween ? lexicon.sense(phrases[p]!.text, 'conjunction') : undefined;
    if (joint !== undefined && joint.means !== 'and') return true;
    // "used" is a condition as well, and "hat" a line of a SIM in Turkish.
    if (!has(p, ['question'])) asksForSim ||= has(p, ['topic', 'sim']);
    else if (!has(p, ['condition'])) asks = true;
  }
  return asks && !asksForSim;
}

/** Does a phrase behind a network name what it belongs to: a plan, a router? */
function isOfOther(phrase: Phrase | undefined, lexicon: Words['lexicon']): boolean {
  if (phrase === undefined) return false;
  return lexicon
    .senses(phrase.text)
    .some(({ role, means }) => OWNER_ROLES.includes(role) || means === 'hotspot');
}

/** Is a network joined with a word that may be another one: "WiFi+Cell"? */
function isJoined(
  { text, tokens }: Query,
  phrases: readonly Phrase[],
  p: number,
  lexicon: Words['lexicon'],
): boolean {
  const next = phrases[p + 1];
  if (next === undefined) return false;
  const [before, behind] = [tokens[next.from - 1]!, tokens[next.from]!];
  if (behind.numeric || lexicon.sense(next.text, 'network') !== undefined) return false;
  return JOINT.test(text.slice(before.to, behind.from));
}

/** Does a phrase stand in one run with a part of the name, with nothing between that is no attribute? */
function isBesideName(
  query: Query,
  phrases: readonly Phrase[],
  p: number,
  lexicon: Words['lexicon'],
  isRead: (token: number) => boolean,
): boolean {
  const hasRead = ({ from, to }: Phrase): boolean => {
    for (let i = from; i < to; i++) if (isRead(i)) return true;
    return false;
  };
  for (const step of [-1, 1]) {
    for (let q = p + step; q >= 0 && q < phrases.length; q += step) {
      const phrase = phrases[q]!;
      if (hasRead(phrase)) return true;
      if (!isAttribute(query, phrase, lexicon)) break;
    }
  }
  return false;
}

/** May a phrase stand between a name and its edition: a size, a colour, a condition, "with"? */
function isAttribute(query: Query, { text, from, to }: Phrase, lexicon: Words['lexicon']): boolean {
  if (lexicon.senses(text).some(({ role }) => PARTING_ROLES.includes(role))) return false;
  // A phrase of several words is of the lexicon, whatever its words are by themselves.
  return to - from > 1 || query.tokens[from]!.numeric || isAll(query, from, to, NOISE);
}

/** Have all tokens from one up to another a role? */
function isAll({ tokens }: Query, from: number, to: number, role: number): boolean {
  for (let i = from; i < to; i++) if ((tokens[i]!.roles & role) === 0) return false;
  return true;
}
