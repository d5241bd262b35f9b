export { canonicalQuery } from './canonical.ts';
export { fold } from './fold.ts';
export { foldLetters } from './letters.ts';
export { type PlainWords, plainWords } from './plain-words.ts';
export type { KnownWords } from './scripts.ts';
export { Search } from './search.ts';
export { searchSections } from './sections.ts';
export { tokenize } from './tokens.ts';
export { SUFFIXES } from './words/suffixes.ts';
