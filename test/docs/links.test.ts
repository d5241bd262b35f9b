import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documents, root } from './blocks.ts';

const FILES = [...documents(), 'ARCHITECTURE.md', 'SECURITY.md', 'CHANGELOG.md'];

/** The address of a heading, as GitHub makes it. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => anchor(heading!));

describe.each(FILES)('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8');

  test('links to files and headings that exist', () => {
    const broken = [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target]) => {
      if (/^[a-z]+:/.test(target!)) return [];
      const [path, heading] = target!.split('#');
      const linked = path === '' ? join(root, file) : join(root, dirname(file), path!);
      if (!existsSync(linked)) return [target];
      if (heading === undefined) return [];
      return anchorsOf(readFileSync(linked, 'utf8')).includes(heading) ? [] : [target];
    });
    expect(broken).toEqual([]);
  });

  test('names modules that exist', () => {
    const named = [
      ...text.matchAll(/`((?:src|test|tools|scripts|bench|deploy|schema)\/[\w./-]+)`/g),
    ];
    const gone = named.map(([, path]) => path!).filter((path) => !existsSync(join(root, path)));
    expect(gone).toEqual([]);
  });
});
