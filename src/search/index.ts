export type { Interpretation, Part } from './interpretation.ts';
export { Search } from './search.ts';
