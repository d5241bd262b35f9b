import type { LexiconRole } from '../model/index.ts';
import type { Query, QueryToken } from '../query/normalise.ts';
import { isOf } from '../query/phrases.ts';
import type { Tables } from '../search-index/tables.ts';
import {
  CATEGORY,
  COLOUR,
  EVERYDAY,
  NEWEST,
  NOISE,
  OTHER,
  QUALITY,
  RANGE,
} from '../text/lexicon.ts';
import type { Evidence } from './evidence.ts';

/** They speak of phones, whatever stands beside them. */
const ABOUT_PHONES = CATEGORY | NEWEST | QUALITY | RANGE;
const OF_PHONES: readonly LexiconRole[] = ['topic', 'sim'];
/** Beside a number that may be one of a road or a room these speak of phones as well. */
export const OF_OWNERS: readonly LexiconRole[] = [...OF_PHONES, 'plan', 'carrier', 'person'];
/** Roles of words that are no sign of a phone. */
const OF_THINGS: readonly LexiconRole[] = ['accessory', 'travel'];

/**
 * Is all that a query says of the best candidate an everyday word ("edge", "magic", "surface"), beside
 * words that name something else: "edge trimmer", "magic mouse", "surface of the moon"? It names a
 * device by itself, beside its maker or a number, and in a question about phones.
 */
export function isEverydayWord({ tokens }: Query, evidence: Evidence, tables: Tables): boolean {
  const [read, more] = tokens.filter((_, i) => evidence.reads(i));
  if (read === undefined || more !== undefined || (read.ownRoles & EVERYDAY) === 0) return false;
  const others = tokens.filter((token) => token !== read);
  if (others.some((token) => isAboutPhones(token, tables))) return false;
  return others.some((token) => isOfOtherThing(token, tables));
}

/**
 * Does a token speak of phones, whatever stands beside it?
 *
 * @param of roles of the words that do, beside those for kinds and qualities of devices
 */
export const isAboutPhones = (
  { text, roles }: QueryToken,
  { lexicon }: Tables,
  of: readonly LexiconRole[] = OF_PHONES,
): boolean => (roles & ABOUT_PHONES) !== 0 || isOf({ senses: lexicon.lexicon.senses(text) }, of);

function isOfOtherThing({ text, roles, numeric }: QueryToken, { lexicon }: Tables): boolean {
  if ((roles & NOISE) === 0) return !numeric;
  return (
    (roles & (COLOUR | OTHER)) !== 0 || isOf({ senses: lexicon.lexicon.senses(text) }, OF_THINGS)
  );
}
