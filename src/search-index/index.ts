export { searchSections } from './sections.ts';
