export { canonicalQuery } from './canonical.ts';
export { osaDistance } from './distance.ts';
export { replaceFlags } from './flags.ts';
export { Folder } from './fold.ts';
export { foldLetters } from './letters.ts';
export type { KnownWords } from './scripts.ts';
export { Spellings } from './spellings.ts';
export { tokenize } from './tokens.ts';
