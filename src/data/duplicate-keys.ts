import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonPlaces } from './json-places.ts';
import type { Problem } from './problem.ts';

/**
 * Yields every duplicate key of an object in a file of facts. `JSON.parse` silently takes the last.
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
        why: `Line ${twin} has this key already, and only the last one is read.`,
        cure: 'Keep one of the two, or merge their values.',
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
