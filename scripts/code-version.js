// Which code a build holds: part of every entity tag, so that no cache keeps an answer of older code.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.js';

/**
 * A hash of the package's version, of its dependencies and of every source file that is no test.
 * Taken from the sources and not from a bundle: the bundles of two hosts differ, their answers do not.
 */
export function codeVersion() {
  const hash = createHash('sha256');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  hash.update(version).update(readFileSync(join(root, 'package-lock.json')));
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  for (const file of files) {
    // Line ends differ between systems, the code does not.
    const text = readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');
    hash.update(`${file}\0${text.length}\0`).update(text);
  }
  return hash.digest('hex').slice(0, 8);
}

/** What the bundlers write in. */
export const define = () => ({ BUILD_CODE_VERSION: JSON.stringify(codeVersion()) });
