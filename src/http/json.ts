import type { Answer, AnswerHeaders } from './answer.ts';
import { entityTag } from './cache-policy.ts';

/**
 * Returns a JSON answer with an entity tag, for content that depends only on the address and the data set.
 *
 * @param headers the prepared headers for this kind of answer
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
