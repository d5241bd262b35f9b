import { canonicalQuery } from '../../src/lookup/index.ts';
import type { Asked } from './stream.ts';

/**
 * The share of all requests that one cache answers when it keeps every answer, after so many
 * requests: counted on the stream alone, each question once in its canonical form. What a cache does
 * in the time for which it keeps an entry, at loads that no single machine can send.
 *
 * @param steps numbers of requests, ascending
 */
export function growth(asked: Iterator<Asked>, steps: readonly number[]): number[] {
  const seen = new Set<string>();
  const shares: number[] = [];
  let hits = 0;
  let sent = 0;
  for (const step of steps) {
    for (; sent < step; sent++) {
      const { path } = asked.next().value as Asked;
      if (!path.startsWith('/api/check')) continue;
      const parameters = new URLSearchParams(path.slice(path.indexOf('?')));
      const question = canonicalQuery(parameters.get('q') ?? '');
      if (seen.has(question)) hits++;
      else seen.add(question);
    }
    shares.push(hits / sent);
  }
  return shares;
}
