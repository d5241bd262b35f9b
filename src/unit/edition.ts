import type { EditionWord, LexiconRole } from '../model/index.ts';
import { isOf, type Phrase, phrasesOf } from '../query/phrases.ts';
import type { Query } from '../query/query.ts';
import type { Words } from '../text/lexicon.ts';
import { EDITION, NOISE } from '../text/roles.ts';

/** So many phrases may stand between a denial and what it denies: "pas de 4G". */
const DENIES = 2;
/** What joins two networks. */
const JOINT = /^ ?[+&/] ?$/;
/** Roles of words to which the network before them belongs, and not to the name: "5G plan". */
const OWNERS: readonly LexiconRole[] = ['plan', 'travel'];
/** Roles of words for a SIM and for what is bought for one: "can I buy a data plan for it?" */
const OF_SIMS: readonly LexiconRole[] = ['topic', 'sim', 'plan'];
/** Roles of words that part a network from a name: "wifi to install esim on ipad 10". */
const PARTING: readonly LexiconRole[] = ['question', ...OWNERS];
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
  if (asksForEdition(query, phrases)) return null;
  const said = new Set<string>();
  /** Is it denied: before it, as in most languages, or behind it? */
  const isDenied = (p: number, behind: number): boolean =>
    phrases.slice(Math.max(0, p - DENIES), p + 1 + behind).some((own) => isOf(own, ['negation']));
  for (const [p, phrase] of phrases.entries()) {
    const means = phrase.senses.find(({ role }) => role === 'network')?.means;
    if (typeof means === 'string') {
      if (!isBesideName(query, phrases, p, isRead)) continue;
      const isBand = phrase.text === '5g' && BAND.test(query.text);
      if (isOfOther(phrases[p + 1]) || isBand) continue;
      // "cellular: no" denies, "cellular, no scratches" does not.
      if (means === 'cellular' && isDenied(p, 1) && !isDenied(p, 0)) return null;
      if (!isDenied(p, 0)) said.add(isJoined(query, phrases, p) ? 'more' : means);
      else if (means === 'cellular') said.add('none');
      // "wifi + sim": one that takes a card.
    } else if (isOf(phrase, ['sim']) && !isDenied(p, DENIES)) said.add('more');
  }
  if (said.has('cellular')) return 'cellular';
  if (said.has('none')) return 'wifi';
  if (said.has('more')) return null;
  return said.has('wifi') ? 'wifi' : said.has('gps') ? 'gps' : null;
}

/**
 * Does a text ask which edition it is: with an "or" between two, or with a question that is not of a SIM or a plan?
 */
function asksForEdition({ text }: Query, phrases: readonly Phrase[]): boolean {
  let asks = text.includes('?');
  let asksForSim = false;
  for (const [p, phrase] of phrases.entries()) {
    const isBetween = isOf(phrases[p - 1], ['network', 'sim']) && isOf(phrases[p + 1], ['network']);
    const joint = phrase.senses.find(({ role }) => role === 'conjunction');
    if (isBetween && joint !== undefined && joint.means !== 'and') return true;
    // "used" is a condition as well, and "hat" a line of a SIM in Turkish.
    if (!isOf(phrase, ['question'])) asksForSim ||= isOf(phrase, OF_SIMS);
    else if (!isOf(phrase, ['condition'])) asks = true;
  }
  return asks && !asksForSim;
}

/** Does a phrase behind a network name what it belongs to: a plan, a router? */
const isOfOther = (phrase: Phrase | undefined): boolean =>
  isOf(phrase, OWNERS) || phrase?.senses.some(({ means }) => means === 'hotspot') === true;

/** Is a network joined with a word that may be another one: "WiFi+Cell"? */
function isJoined({ text, tokens }: Query, phrases: readonly Phrase[], p: number): boolean {
  const next = phrases[p + 1];
  if (next === undefined || tokens[next.from]!.numeric || isOf(next, ['network'])) return false;
  return JOINT.test(text.slice(tokens[next.from - 1]!.to, tokens[next.from]!.from));
}

/** Does a phrase stand in one run with a part of the name, with nothing between that is no attribute? */
function isBesideName(
  { tokens }: Query,
  phrases: readonly Phrase[],
  p: number,
  isRead: (token: number) => boolean,
): boolean {
  for (const step of [-1, 1]) {
    for (let q = p + step; q >= 0 && q < phrases.length; q += step) {
      const { from, to } = phrases[q]!;
      for (let i = from; i < to; i++) if (isRead(i)) return true;
      // A size, a colour, a condition, "with" may stand between.
      const { numeric, roles } = tokens[from]!;
      if (isOf(phrases[q], PARTING) || (!numeric && (roles & NOISE) === 0)) break;
    }
  }
  return false;
}
