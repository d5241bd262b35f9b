export { type Checked, checkFacts, checkText, compilable } from './check.ts';
export type { DeviceEntry, Facts } from './facts.ts';
export { formatFacts, formatJson } from './format.ts';
export { loadFacts, readDevice, slugsIn } from './load.ts';
export { lostSlugs } from './lost-slugs.ts';
export { formatProblems, type Problem } from './problem.ts';
export { leaveCatalogue, scaffold } from './scaffold.ts';
export { formatSlugs, parseSlugs } from './slugs.ts';
export { twinsBySlug } from './twins.ts';
