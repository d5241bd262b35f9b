import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE } from './catalogue.ts';
import { duplicateKeys } from './duplicate-keys.ts';
import type { Facts } from './facts.ts';
import { formatProblemsOf } from './format.ts';
import { jsonPlaces } from './json-places.ts';
import { loadFacts } from './load.ts';
import type { Problem } from './problem.ts';
import { jsonFiles, readJson } from './read-file.ts';
import { RULES } from './rules/index.ts';
import { knownBrand } from './rules/known-brand.ts';
import { knownRegion } from './rules/known-region.ts';
import { knownSource } from './rules/known-source.ts';
import { redirects } from './rules/redirects.ts';
import { SOURCES } from './source-files.ts';

/** The facts and all their problems. */
export interface Checked {
  facts: Facts;
  problems: Problem[];
}

/** The files that a rule looks things up in. Without the file, the rule would report correct facts. */
const LOOKED_UP = new Map([
  [knownBrand, ['brands.json']],
  [knownRegion, ['regions.json']],
  [knownSource, [`${SOURCES}/`]],
  [redirects, ['devices/', `${CATALOGUE}/`]],
]);

/**
 * Reads the data folder and applies every rule to it.
 *
 * @param root the data folder
 * @param files the files to check for format and duplicate keys. Default: every file
 * @returns the problems of all files, sorted by file, with the line if known
 */
export function checkFacts(root: string, files: readonly string[] = jsonFiles(root, '.')): Checked {
  const { facts, problems } = loadFacts(root);
  const there = files.filter((file) => existsSync(join(root, file)));
  const twins = [...duplicateKeys(root, there)];
  const unread = problems.map(({ file }) => file);
  const rules = RULES.filter((rule) => {
    const from = LOOKED_UP.get(rule) ?? [];
    return !unread.some((name) => from.some((place) => name.startsWith(place)));
  });
  const lost = new Set(twins.map(({ file }) => file));
  const all = [
    ...problems,
    ...twins,
    ...rules.flatMap((r) => [...r.check(facts)]),
    // To rewrite a file with duplicate keys would drop a value.
    ...formatProblemsOf(root, there).filter(({ file }) => !lost.has(file)),
  ];
  all.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
  return { facts, problems: withLines(root, all) };
}

/**
 * Returns the facts without the devices that name an unknown brand or source, so that they can be compiled.
 */
export function compilable(facts: Facts): Facts {
  const faulty = new Set(
    [knownBrand, knownSource].flatMap((rule) => [...rule.check(facts)].map(({ file }) => file)),
  );
  return { ...facts, devices: facts.devices.filter(({ file }) => !faulty.has(file)) };
}

/** Returns the problems that prevent rewriting: files that are not JSON, and duplicate keys. */
export function checkText(root: string): Problem[] {
  const files = jsonFiles(root, '.');
  const faults = files.flatMap((file) => {
    const read = readJson(root, file);
    return 'fault' in read ? [read.fault] : [];
  });
  return [...faults, ...duplicateKeys(root, files)];
}

/** Adds to each problem the line of its field, or of the nearest enclosing member. */
function withLines(root: string, problems: readonly Problem[]): Problem[] {
  const lines = new Map<string, ReadonlyMap<string, number>>();
  return problems.map((problem) => {
    const { file, field, line } = problem;
    if (line !== undefined || field === '') return problem;
    let places = lines.get(file);
    if (places === undefined) {
      places = placesOf(join(root, file));
      lines.set(file, places);
    }
    for (let path = field; path !== ''; path = path.replace(/(?:^|\.)[^.[]*$|\[\d+\]$/, '')) {
      const found = places.get(path);
      if (found !== undefined) return { ...problem, line: found };
    }
    return problem;
  });
}

function placesOf(path: string): ReadonlyMap<string, number> {
  try {
    const text = readFileSync(path, 'utf8');
    JSON.parse(text);
    return new Map([...jsonPlaces(text)].map((place) => [place.path, place.line]));
  } catch {
    return new Map();
  }
}
