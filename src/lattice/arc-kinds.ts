/** How an arc reads its tokens. `lattice/` has a module for most of them. */
export const EXACT = 0;
export const PREFIX = 1;
export const JOIN = 2;
export const SPLIT = 3;
export const ABBREVIATION = 4;
export const SPOKEN = 5;
export const MARK = 6;
export const SOUND = 7;
export const EDIT = 8;
export const LETTER = 9;
export const CODE = 10;
export const NAME = 11;
export const YEAR = 12;
/** The tokens are no part of a name. This and the kinds after it are context; see {@link isContext}. */
export const CONTEXT = 13;
/** A measure, a price, a version, a count or an identifier, so that its number is hardly that of a name. */
export const MEASURE = 14;
/** The number of one of two devices, or a count that may be one. */
export const OTHER_OF_TWO = 15;

/** True for the kinds of arcs whose tokens are no part of a name. */
export const isContext = (kind: number): boolean => kind >= CONTEXT;

/** The names of the kinds of arcs, by number. */
export const KIND_NAMES = [
  'word',
  'beginning',
  'joined',
  'split',
  'abbreviation',
  'number in words',
  'mark',
  'sound',
  'typing error',
  'letter unsaid',
  'code',
  'whole name',
  'year of release',
  'context',
  'context',
  'context',
] as const;
