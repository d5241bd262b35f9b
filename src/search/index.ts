export type { CardsSaid } from '../unit/cards.ts';
export type { Interpretation, Part } from './interpretation.ts';
export { Search } from './search.ts';
