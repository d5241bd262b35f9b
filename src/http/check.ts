import { canonicalQuery } from '../lookup/index.ts';
import type { Answer, Asked } from './answer.ts';
import type { ApiState } from './api-state.ts';
import { unlessKnown } from './conditional.ts';
import { cacheableAnswer } from './json.ts';
import { checkParameters, type Question } from './parameters.ts';
import { badRequest, problemAnswer } from './problem.ts';

/**
 * Characters of the longest query string whose answer is cached. A query has at most 200 characters, usually a
 * few.
 */
const MAX_KEPT = 300;

/**
 * `GET /api/check?q=&limit=&region=`: the devices that a free text means, best first, and the verdict on the
 * question itself. The cache is asked for the raw query string, then for the question in it, so that different
 * spellings of one question share an answer. A question with the number of one unit (EID, IMEI) is never
 * cached, whatever else it has.
 */
export function check(state: ApiState, asked: Asked): Answer {
  const { search } = asked;
  const { answers } = state;
  // The key of a question begins with a digit and that of a query string with a question mark, so they cannot
  // collide.
  const key = search.length <= MAX_KEPT ? `?${search}` : null;
  const finished = key === null ? undefined : answers.get(key);
  if (finished !== undefined) return unlessKnown(finished, asked);
  const answer = find(state, search);
  // An answer without an entity tag must not be cached.
  if (key !== null && answer.etag !== undefined) answers.put(key, answer);
  return unlessKnown(answer, asked);
}

function find(state: ApiState, search: string): Answer {
  const parameters = checkParameters(search, state.lookup);
  if (!parameters.ok) return problemAnswer(badRequest(parameters.errors), state.briefSearch);
  return answerTo(state, parameters);
}

/** Returns the cached answer to a question, or creates and caches it. */
export function answerTo(state: ApiState, { q, limit, region }: Question): Answer {
  const question = `${limit}${region === null ? '' : `@${region}`} ${canonicalQuery(q)}`;
  const finished = state.answers.get(question);
  if (finished !== undefined) return finished;
  const found = state.lookup.check(q, region === null ? { limit } : { limit, region });
  // The number of one unit is personal data: neither it nor its answer is cached.
  if (found.identifier !== undefined) {
    return { status: 200, headers: state.unkept, body: JSON.stringify(found) };
  }
  const answer = cacheableAnswer(state.search, state.version, `check ${question}`, found);
  state.answers.put(question, answer);
  return answer;
}
