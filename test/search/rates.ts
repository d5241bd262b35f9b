import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

const file = new URL('rates.json', import.meta.url);

/** Rates that earlier runs reached, by group and name. */
type Rates = Record<string, Record<string, number>>;

const read = (): Rates =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Rates) : {};

/** Two runs with other seeds differ by chance: by more than this many standard errors hardly ever. */
const ERRORS = 4;

/**
 * Holds a rate against the one that is committed: it may not fall by more than chance allows. With
 * `SEARCH_RATES=write` a better rate is written down.
 *
 * @param failures shown where it fell
 */
export function holdRate(
  group: string,
  name: string,
  right: number,
  all: number,
  failures: readonly string[],
): void {
  const rates = read();
  const rate = right / all;
  const before = rates[group]?.[name] ?? 0;
  if (process.env.SEARCH_RATES === 'write' && rate > before) {
    rates[group] = { ...rates[group], [name]: Math.floor(rate * 1000) / 1000 };
    writeFileSync(file, `${JSON.stringify(rates, null, 2)}\n`);
    return;
  }
  // Near one the error of the rate itself is none: it is taken as if two more had failed.
  const least = Math.min(before, 1 - 2 / all);
  const allowed = ERRORS * Math.sqrt((least * (1 - least)) / all);
  expect(all, `too few cases of ${name}`).toBeGreaterThan(100);
  expect(
    rate,
    [`${name}: ${right} of ${all}`, ...failures.slice(0, 25)].join('\n'),
  ).toBeGreaterThanOrEqual(before - allowed);
}
