import { COUNTRY_CODES, OFFICIAL_NAMES } from '../locale/index.ts';
import type { Lookup } from '../lookup/index.ts';
import { PlaceNames } from '../places/index.ts';

/** Returns the places of sale by the names in people's tables, which also use alpha-3 codes and official names. */
export const tablePlaces = (lookup: Lookup): PlaceNames =>
  new PlaceNames(lookup, [...COUNTRY_CODES, ...OFFICIAL_NAMES]);
