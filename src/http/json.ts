import type { Answer, AnswerHeaders } from './answer.ts';
import { entityTag } from './cache-policy.ts';

/**
 * An answer that depends on the address and the data set alone, as JSON with an entity tag.
 *
 * @param headers those of the data set's edition
 * @param asked what was asked, in canonical form
 */
export function cacheableAnswer(
  headers: AnswerHeaders,
  version: string,
  asked: string,
  value: unknown,
): Answer {
  const ETag = entityTag(version, asked);
  return {
    status: 200,
    headers: { ...headers, ETag, 'Content-Type': 'application/json' },
    body: JSON.stringify(value),
  };
}
