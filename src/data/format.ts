import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonFiles } from './load.ts';
import type { Problem } from './problem.ts';

/**
 * The order in which fields stand. Fields of any other name (ids) keep their own order in lists
 * and are sorted where they are the keys of a table.
 */
const ORDER = [
  '$schema',
  'model',
  'category',
  'trait',
  'supports',
  'value',
  'statement',
  'reason',
  'title',
  'publisher',
  'kind',
  'lineage',
  'url',
  'codes',
  'name',
  'first',
  'last',
  'prefixes',
  'edition',
  'cellular',
  'date',
  'estimate',
  'regions',
  'countries',
  'source',
  'sources',
  'checked',
  'at',
  'released',
  'aliases',
  'families',
  'weight',
  'os',
  'claims',
  'traits',
  'variants',
  'settings',
  'note',
] as const;
const RANK = new Map<string, number>(ORDER.map((key, i) => [key, i]));
const WIDTH = 100;

/**
 * The one way to write a file of facts: two spaces, fields in a fixed order, a list or a small
 * object on one line where it fits into 100 columns, a line break at the end.
 */
export function formatJson(value: unknown): string {
  return `${write(value, '')}\n`;
}

function write(value: unknown, indent: string): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item) => write(item, inner))
    : Object.keys(value)
        .sort(byRank)
        .map(
          (key) =>
            `${JSON.stringify(key)}: ${write((value as Record<string, unknown>)[key], inner)}`,
        );
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  const pad = isList ? '' : ' ';
  const line = `${open}${pad}${parts.join(', ')}${pad}${close}`;
  // The top object is always spread out: one fact a line reads well in a diff.
  if (indent !== '' && !line.includes('\n') && indent.length + line.length <= WIDTH) return line;
  return `${open}\n${parts.map((p) => inner + p).join(',\n')}\n${indent}${close}`;
}

function byRank(a: string, b: string): number {
  const ra = RANK.get(a) ?? ORDER.length;
  const rb = RANK.get(b) ?? ORDER.length;
  return ra - rb || (a < b ? -1 : a > b ? 1 : 0);
}

/** Every file of facts whose text is not what {@link formatJson} writes. */
export function* unformatted(root: string): Generator<{ file: string; formatted: string }> {
  for (const file of jsonFiles(root, '.')) {
    const text = readFileSync(join(root, file), 'utf8');
    let formatted: string;
    try {
      formatted = formatJson(JSON.parse(text));
    } catch {
      continue; // the loader reports what is not JSON
    }
    if (formatted !== text) yield { file, formatted };
  }
}

/** Rewrites every file that is not canonically formatted; gives their paths. */
export function formatFacts(root: string): string[] {
  const changed: string[] = [];
  for (const { file, formatted } of unformatted(root)) {
    writeFileSync(join(root, file), formatted);
    changed.push(file);
  }
  return changed;
}

/** The same as problems, for the check. */
export function formatProblemsOf(root: string): Problem[] {
  return [...unformatted(root)].map(({ file }) => ({
    file,
    field: '',
    value: '',
    why: 'The file is not in the canonical format.',
    cure: 'Run npm run fix.',
    rule: 'format',
    fixable: true,
  }));
}
