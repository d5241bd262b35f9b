import type { EditionWord, LexiconRole } from '../model/index.ts';
import { isOf, type Phrase, phrasesOf } from '../query/phrases.ts';
import type { Query } from '../query/query.ts';
import type { Words } from '../text/lexicon.ts';
import { EDITION, NOISE } from '../text/roles.ts';

/** How many phrases may stand between a denial and what it denies: "pas de 4G". */
const DENIES = 2;
/** The sign that joins two networks. */
const JOINT = /^ ?[+&/] ?$/;
/** Roles of words to which a network before them belongs: "5G plan". */
const OWNERS: readonly LexiconRole[] = ['plan', 'travel'];
/** Roles of words for a SIM and for a plan: "can I buy a data plan for it?" */
const OF_SIMS: readonly LexiconRole[] = ['topic', 'sim', 'plan'];
/** Roles of words that separate a network from a name: "wifi to install esim on ipad 10". */
const PARTING: readonly LexiconRole[] = ['question', ...OWNERS];
/** The 5 GHz band of Wi-Fi: "WiFi 5G", "2.4G/5G". */
const BAND = /2[.,]4 ?g|\b5g (?:wi-?fi|wlan)|\b(?:wi-?fi|wlan) 5g\b/;

/**
 * Reads the edition of a tablet or a watch that a text states: "wifi only", "GPS + Cellular", "LTE". A network counts
 * only right beside the name, or as a part of it, so that "do I need wifi to install an esim on an ipad 10" states none.
 *
 * A mobile network means the edition with a modem, whatever other radios are named. A denied one ("ohne LTE") means the
 * edition without. A question about the edition ("is it cellular?", "wifi or LTE?") states nothing.
 *
 * @param isRead true for the index of a token that is part of the device's name
 * @returns `null` if the text states no edition
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
  /** True if a phrase is denied before it, as in most languages, or within `behind` phrases after it. */
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
      // "wifi + sim": an edition that takes a card.
    } else if (isOf(phrase, ['sim']) && !isDenied(p, DENIES)) said.add('more');
  }
  if (said.has('cellular')) return 'cellular';
  if (said.has('none')) return 'wifi';
  if (said.has('more')) return null;
  return said.has('wifi') ? 'wifi' : said.has('gps') ? 'gps' : null;
}

/** True if a text asks which edition it is: by an "or" between two, or by a question that is not about a SIM or a plan. */
function asksForEdition({ text }: Query, phrases: readonly Phrase[]): boolean {
  let asks = text.includes('?');
  let asksForSim = false;
  for (const [p, phrase] of phrases.entries()) {
    const isBetween = isOf(phrases[p - 1], ['network', 'sim']) && isOf(phrases[p + 1], ['network']);
    const joint = phrase.senses.find(({ role }) => role === 'conjunction');
    if (isBetween && joint !== undefined && joint.means !== 'and') return true;
    // "used" is also a condition, and "hat" also a phone line in Turkish.
    if (!isOf(phrase, ['question'])) asksForSim ||= isOf(phrase, OF_SIMS);
    else if (!isOf(phrase, ['condition'])) asks = true;
  }
  return asks && !asksForSim;
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

/** True if a phrase stands beside a part of the name, with only attributes between them. */
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
