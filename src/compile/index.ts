export { type Compiled, compile, compileDevices, sectionsOf } from './compile.ts';
export { compileLexicon, folderOf, shortFormsOf } from './lexicon.ts';
export { inTieOrder } from './order.ts';
export { prominences } from './prominence.ts';
export { conflictsOf, formatConflicts } from './report/conflicts.ts';
export {
  brandsMarkdown,
  type Coverage,
  coverageOf,
  statedYears,
  totalsMarkdown,
} from './report/coverage.ts';
export { type DatedEntry, withReleaseYears } from './years/release-years.ts';
