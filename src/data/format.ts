import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type CatalogueDevice, CatalogueFile } from '../model/index.ts';
import { CATALOGUE, CATALOGUE_BRANDS } from './catalogue.ts';
import { jsonPlaces } from './json-places.ts';
import type { Problem } from './problem.ts';
import { jsonFiles } from './read-file.ts';
import { schemaFile } from './schema-file.ts';

/** The order of the known fields. Other keys (ids) are sorted in tables. */
const ORDER = [
  '$schema',
  'generated',
  'role',
  'language',
  'means',
  'model',
  'slug',
  'category',
  'assumed',
  'named',
  'trait',
  'supports',
  'value',
  'width',
  'height',
  'scale',
  'zoomed',
  'statement',
  'reason',
  'title',
  'publisher',
  'kind',
  'lineage',
  'url',
  'withoutUrl',
  'via',
  'of',
  'codes',
  'name',
  'line',
  'begins',
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
  'missing',
  'seen',
  'listed',
  'aliases',
  'listedAs',
  'families',
  'weight',
  'os',
  'screens',
  'claims',
  'traits',
  'variants',
  'settings',
  'note',
  'capitals',
  'words',
  'entries',
] as const;
const RANK = new Map<string, number>(ORDER.map((key, i) => [key, i]));
const WIDTH = 100;

/**
 * Formats a value in the canonical form of the facts: two spaces, fields in a fixed order, a list or small
 * object on one line if it fits into 100 columns, a line break at the end.
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
  // The top object always takes several lines, because a diff with one fact per line reads well.
  if (indent !== '' && !line.includes('\n') && indent.length + line.length <= WIDTH) return line;
  const lines =
    isList && value.every((v) => v === null || typeof v !== 'object')
      ? filled(parts, inner.length)
      : parts;
  return `${open}\n${lines.map((p) => inner + p).join(',\n')}\n${indent}${close}`;
}

/** Joins short values to lines as long as the width allows. */
function filled(parts: readonly string[], indent: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    // One column stays free for the comma at the end.
    if (last !== undefined && indent + last.length + part.length + 3 <= WIDTH) {
      lines[lines.length - 1] = `${last}, ${part}`;
    } else lines.push(part);
  }
  return lines;
}

/**
 * Formats a catalogue file: one device per line of any length, so that a change of a device changes one line.
 */
export function formatCatalogue({ brands, ...rest }: CatalogueFile): string {
  const head = Object.keys(rest)
    .sort(byRank)
    .map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(rest[key as keyof typeof rest])},\n`);
  const body = Object.keys(brands)
    .sort()
    .map((slug) => {
      const lines = brands[slug]!.map((device) => `      ${oneLine(device)}`);
      return `    ${JSON.stringify(slug)}: [\n${lines.join(',\n')}\n    ]`;
    });
  return `{\n${head.join('')}  "brands": {\n${body.join(',\n')}\n  }\n}\n`;
}

function oneLine(device: CatalogueDevice): string {
  const parts = Object.keys(device)
    .sort(byRank)
    .map((key) => {
      const value = device[key as keyof CatalogueDevice];
      const text = Array.isArray(value)
        ? `[${value.map((v) => JSON.stringify(v)).join(', ')}]`
        : JSON.stringify(value);
      return `${JSON.stringify(key)}: ${text}`;
    });
  return `{ ${parts.join(', ')} }`;
}

/**
 * Returns the canonical text of a file of facts, with its `$schema`.
 *
 * @param file its path below the data folder
 */
export function formatFile(file: string, value: unknown): string {
  const schema = schemaFile(file);
  const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
  return schema === null || !isObject
    ? formatContent(file, value)
    : formatContent(file, { ...value, $schema: schema });
}

function formatContent(file: string, value: unknown): string {
  const isCatalogue = file.startsWith(`${CATALOGUE}/`) && file !== CATALOGUE_BRANDS;
  if (!isCatalogue) return formatJson(value);
  // The loader reports a file that does not have the shape of a catalogue.
  const { success, output } = v.safeParse(CatalogueFile, value);
  return success ? formatCatalogue(output) : formatJson(value);
}

function byRank(a: string, b: string): number {
  const ra = RANK.get(a) ?? ORDER.length;
  const rb = RANK.get(b) ?? ORDER.length;
  return ra - rb || (a < b ? -1 : a > b ? 1 : 0);
}

/** Yields every file of facts that is not in its canonical form. */
function* unformatted(
  root: string,
  files: Iterable<string>,
): Generator<{
  file: string;
  text: string;
  formatted: string;
}> {
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    let formatted: string;
    try {
      formatted = formatFile(file, JSON.parse(text));
    } catch {
      continue; // the loader reports what is not JSON
    }
    if (formatted !== text) yield { file, text, formatted };
  }
}

/**
 * Rewrites every file that is not in its canonical form and returns their paths. Skips files that are not JSON
 * or have a duplicate key, because rewriting them would drop a value.
 */
export function formatFacts(root: string): string[] {
  const changed: string[] = [];
  for (const { file, text, formatted } of unformatted(root, jsonFiles(root, '.'))) {
    if ([...jsonPlaces(text)].some(({ twin }) => twin !== null)) continue;
    writeFileSync(join(root, file), formatted);
    changed.push(file);
  }
  return changed;
}

/**
 * Returns a problem for every file that is not in its canonical form.
 *
 * @param files the files to look at
 */
export function formatProblemsOf(root: string, files: Iterable<string>): Problem[] {
  return [...unformatted(root, files)].map(({ file }) => ({
    file,
    field: '',
    value: '',
    why: 'The file is not in the canonical format.',
    cure: 'Run npm run fix.',
    rule: 'format',
    fixable: true,
  }));
}
