export { type Compiled, compile, compileDevices, sectionsOf } from './compile.ts';
export { inTieOrder } from './order.ts';
export { conflictsOf, formatConflicts } from './report/conflicts.ts';
export {
  brandsMarkdown,
  type Coverage,
  coverageOf,
  statedYears,
  totalsMarkdown,
} from './report/coverage.ts';
export { type DatedEntry, withReleaseYears } from './years/release-years.ts';
