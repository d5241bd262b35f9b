export { canonicalQuery } from './canonical.ts';
export { fold } from './fold.ts';
export type { Interpretation, Part } from './interpretation.ts';
export { Search } from './search.ts';
export { searchSections } from './sections.ts';
