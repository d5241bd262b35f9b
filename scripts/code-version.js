// The version of the code in a build. It is part of every entity tag, so that no cache keeps an answer of older
// code.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.js';

/**
 * Returns a hash of the package's version, its dependencies and every source file except tests. It is computed
 * from the sources and not from a bundle, because the bundles of two hosts differ and their answers do not.
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
    // Line ends differ between systems and do not count.
    const text = readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');
    hash.update(`${file}\0${text.length}\0`).update(text);
  }
  return hash.digest('hex').slice(0, 8);
}

/** Returns the constants that the bundlers insert. */
export const define = () => ({ BUILD_CODE_VERSION: JSON.stringify(codeVersion()) });
