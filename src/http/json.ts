import type { Answer, AnswerHeaders } from './answer.ts';
import { entityTag } from './cache-policy.ts';

/**
 * An answer that depends on the address and the data set alone, as JSON with an entity tag.
 *
 * @param headers those of the data set's edition
 * @param asked what was asked, in canonical form
 */
export const cacheableAnswer = (
  headers: AnswerHeaders,
  version: string,
  asked: string,
  value: unknown,
): Answer => ({
  status: 200,
  headers,
  etag: entityTag(version, asked),
  body: JSON.stringify(value),
});
