import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

const file = new URL('rates.json', import.meta.url);

/** How many cases were right, and of how many, in all the runs that were added up. */
type Counts = [right: number, all: number];

/** What earlier runs counted, by group and name. */
type Rates = Record<string, Record<string, Counts>>;

const read = (): Rates =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Rates) : {};

/** Two runs with other seeds differ by chance, but hardly ever by more standard errors than this. */
const ERRORS = 4;

/**
 * Holds a rate against the one of the committed runs: it may not be lower by more than chance
 * explains.
 *
 * With `SEARCH_RATES=add` it adds the counts of this run to the committed ones instead. To measure
 * anew after the search has become better, remove `rates.json` and add ten runs, with
 * `SEARCH_RATES=add npx vitest run test/search --maxWorkers=1`. One run alone would not do: the
 * best of many seeds is not what the next one reaches.
 *
 * @param failures shown if the rate fell
 */
export function holdRate(
  group: string,
  name: string,
  right: number,
  all: number,
  failures: readonly string[],
): void {
  const rates = read();
  const [rightBefore, allBefore] = rates[group]?.[name] ?? [0, 0];
  if (process.env.SEARCH_RATES === 'add') {
    rates[group] = { ...rates[group], [name]: [rightBefore + right, allBefore + all] };
    writeFileSync(file, `${JSON.stringify(rates, null, 2)}\n`);
    return;
  }
  expect(all, `too few cases of ${name}`).toBeGreaterThan(100);
  expect(allBefore, `no earlier run counted ${name}`).toBeGreaterThan(100);
  const before = rightBefore / allBefore;
  // Near one the error of the rate itself is none: it is taken as if two more had failed.
  const least = Math.min(before, 1 - 2 / all);
  const allowed = ERRORS * Math.sqrt(least * (1 - least) * (1 / all + 1 / allBefore));
  expect(
    right / all,
    [`${name}: ${right} of ${all}`, ...failures.slice(0, 25)].join('\n'),
  ).toBeGreaterThanOrEqual(before - allowed);
}
