export { canonicalQuery } from './canonical.ts';
export { Folder } from './fold.ts';
export type { Interpretation, Part } from './interpretation.ts';
export { foldLetters } from './letters.ts';
export type { KnownWords } from './scripts.ts';
export { Search } from './search.ts';
export { searchSections } from './sections.ts';
export { Spellings } from './spellings.ts';
export { tokenize } from './tokens.ts';
