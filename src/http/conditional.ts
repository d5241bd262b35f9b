import type { Answer, Asked } from './answer.ts';
import { matches } from './cache-policy.ts';

/** Returns the answer, or 304 if the caller already has it (RFC 9110, 13.1.2). */
export function unlessKnown(answer: Answer, { header }: Asked): Answer {
  const { etag } = answer;
  const ifNoneMatch = header('if-none-match');
  if (ifNoneMatch === null || etag === undefined || !matches(ifNoneMatch, etag)) return answer;
  const { 'Content-Type': _, ...headers } = answer.headers;
  return { status: 304, headers, etag, body: null };
}
