export type { CardsSaid } from './cards.ts';
export type { Interpretation, Part } from './interpretation.ts';
export { Search } from './search.ts';
