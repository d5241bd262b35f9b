export { qualitySections } from './qualities.ts';
export { searchSections } from './sections.ts';
