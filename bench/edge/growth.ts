import { canonicalQuery } from '../../src/lookup/index.ts';
import type { Asked } from './stream.ts';

/**
 * Computes the share of requests that a cache answers if it stores every answer, after certain numbers of
 * requests. It is counted on the stream alone, with questions in canonical form, for loads that no single
 * machine can send.
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
