import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GENERATED, withGenerated } from '../../scripts/docs.ts';

test.each(GENERATED)('%s has its generated parts as npm run docs writes them', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(withGenerated(file, text)).toBe(text);
});
