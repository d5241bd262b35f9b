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
import type { Query, QueryToken } from './normalise.ts';

/** They speak of phones, whatever stands beside them. */
const ABOUT_PHONES = CATEGORY | NEWEST | QUALITY | RANGE;
/** Roles of words that are no sign of a phone. */
const OF_THINGS = ['accessory', 'travel'] as const;

/**
 * Is all that a query says of the best candidate an everyday word ("edge", "magic", "surface"), beside
 * words that name something else: "edge trimmer", "magic mouse", "surface of the moon"? It names a
 * device by itself, beside its maker or a number, and in a question about phones.
 */
export function isEverydayWord({ tokens }: Query, evidence: Evidence, tables: Tables): boolean {
  let read: QueryToken | undefined;
  for (const [i, token] of tokens.entries()) {
    if (!evidence.reads(i)) continue;
    if (read !== undefined) return false;
    read = token;
  }
  if (read === undefined || (read.ownRoles & EVERYDAY) === 0) return false;
  const others = tokens.filter((token) => token !== read);
  if (others.some((token) => isAboutPhones(token, tables))) return false;
  return others.some((token) => isOfOtherThing(token, tables));
}

function isAboutPhones({ text, roles }: QueryToken, { lexicon }: Tables): boolean {
  return (roles & ABOUT_PHONES) !== 0 || has(text, ['topic', 'sim'], lexicon);
}

function isOfOtherThing({ text, roles, numeric }: QueryToken, { lexicon }: Tables): boolean {
  if ((roles & NOISE) === 0) return !numeric;
  return (roles & (COLOUR | OTHER)) !== 0 || has(text, OF_THINGS, lexicon);
}

const has = (
  text: string,
  roles: readonly ('topic' | 'sim' | (typeof OF_THINGS)[number])[],
  { lexicon }: Tables['lexicon'],
): boolean => lexicon.senses(text).some(({ role }) => roles.some((own) => own === role));
