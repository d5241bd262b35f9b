import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonPlaces } from './json-places.ts';
import type { Problem } from './problem.ts';

/**
 * Every key that an object of a file of facts has twice: only the last would be read.
 *
 * @param files the files to look at
 */
export function* duplicateKeys(root: string, files: Iterable<string>): Generator<Problem> {
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    if (!isJson(text)) continue; // the loader reports what is not JSON
    for (const { path, line, twin } of jsonPlaces(text)) {
      if (twin === null) continue;
      yield {
        file,
        line,
        field: path,
        value: '',
        why: `The key stands in line ${twin} already, and only the last one is read.`,
        cure: 'Keep one of the two, or put both values under it.',
        rule: 'duplicate-key',
        fixable: false,
      };
    }
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
