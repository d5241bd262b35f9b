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
export const CONTEXT = 13;
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
] as const;
