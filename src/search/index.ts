export { canonicalQuery } from './canonical.ts';
export { fold } from './fold.ts';
export { Search } from './search.ts';
export { searchSections } from './sections.ts';
export { noiseWords } from './words/noise.ts';
