import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { type Problem, shown } from './problem.ts';
import { withoutSchema } from './schema-file.ts';
import { tellIssue, tellSyntax } from './schema-problem.ts';

/** Returns the JSON files below a folder, as sorted paths below `root` with `/`. */
export function jsonFiles(root: string, folder: string): string[] {
  let entries: string[];
  try {
    entries = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
  return entries
    .filter((e) => e.endsWith('.json'))
    .map((e) =>
      relative(root, join(root, folder, e))
        .split(sep)
        .join('/'),
    )
    .sort();
}

/**
 * Reads a file by its schema.
 *
 * @param problems gets a problem for each fault of the file
 * @returns undefined if it cannot be read or has the wrong shape
 */
export function readFile<S extends v.GenericSchema>(
  root: string,
  file: string,
  schema: S,
  problems: Problem[],
): v.InferOutput<S> | undefined {
  const read = readJson(root, file);
  if ('fault' in read) {
    problems.push(read.fault);
    return undefined;
  }
  const result = v.safeParse(schema, withoutSchema(read.json));
  if (result.success) return result.output;
  for (const issue of result.issues) {
    const field = fieldPath(issue.path);
    // For an unknown field, the issue has the field's name in place of a value.
    const isKnown = issue.input !== undefined && issue.expected !== 'never';
    const value = isKnown ? shown(issue.input) : '';
    problems.push({ file, field, value, ...tellIssue(issue), rule: 'schema', fixable: false });
  }
  return undefined;
}

/** Returns the JSON of a file, or the problem if it is not JSON. */
export function readJson(root: string, file: string): { json: unknown } | { fault: Problem } {
  let text = '';
  const where = { file, field: '', value: '', rule: 'syntax', fixable: false };
  try {
    text = readFileSync(join(root, file), 'utf8');
    const broken = text.indexOf('\ufffd');
    if (broken >= 0) {
      const line = text.slice(0, broken).split('\n').length;
      const why = 'A character here is not UTF-8.';
      return {
        fault: { ...where, line, why, cure: 'Write it again, and save the file as UTF-8.' },
      };
    }
    return { json: JSON.parse(text) };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') {
      const why = 'The file is missing.';
      return { fault: { ...where, why, cure: 'Restore it from the repository.' } };
    }
    const line = lineOfFault(text);
    return { fault: { ...where, line, ...tellSyntax(message) } };
  }
}

/**
 * Returns the first line after which a text can no longer become JSON; the last line if the text only ends too
 * early. The parser states a position only for some errors.
 */
function lineOfFault(text: string): number {
  const lines = text.trimEnd().split('\n');
  let [low, high] = [1, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (endsEarly(`${lines.slice(0, middle).join('\n')}\n`)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** True if a text is JSON or the beginning of JSON. */
function endsEarly(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const { message } = error as Error;
    return /end of JSON/.test(message) || message.includes(`at position ${text.length}`);
  }
}

/** `variants[0].regions[1]` */
function fieldPath(path: readonly { key?: unknown }[] | undefined): string {
  return (path ?? [])
    .map((p, i) => (typeof p.key === 'number' ? `[${p.key}]` : `${i === 0 ? '' : '.'}${p.key}`))
    .join('');
}
