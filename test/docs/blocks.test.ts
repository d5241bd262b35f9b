import { expect, test } from 'vitest';
import { blocksOf, documents, promised } from './blocks.ts';

test('every block says in which language it is, or is plain text', () => {
  const known = [
    '',
    'sh',
    'ts',
    'tsx',
    'jsx',
    'vue',
    'js',
    'html',
    'python',
    'php',
    'go',
    'json',
    'text',
    'csv',
    'mermaid',
  ];
  for (const file of documents()) {
    for (const { language, line } of blocksOf(file)) {
      expect(known, `${file}:${line}`).toContain(language);
    }
  }
});

test('a block that is not run says why', () => {
  const waived = documents()
    .flatMap(blocksOf)
    .filter((b) => b.notRun !== null);
  for (const block of waived) expect(block.notRun!.length).toBeGreaterThan(8);
  // An exception that becomes the habit is no exception.
  expect(waived.length).toBeLessThanOrEqual(12);
});

test('a comment after console.log says what it prints', () => {
  expect(promised("console.log(a.b); // yes\nf(); // no\nconsole.log('x');")).toEqual(['yes']);
});
