// The version of the code, for entity tags: the same code gives the same one on every machine.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.js';

/** A short hash of the contents of all that is served: of every source file but the tests. */
export function codeVersion() {
  const hash = createHash('sha256');
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|fixture)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
    .sort();
  for (const file of files) hash.update(file).update('\0').update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 6);
}
