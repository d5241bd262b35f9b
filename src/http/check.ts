import { canonicalQuery } from '../lookup/index.ts';
import type { Answer, Asked } from './answer.ts';
import { unlessKnown } from './conditional.ts';
import type { Edition } from './edition.ts';
import { cacheableAnswer } from './json.ts';
import { checkParameters, type Question } from './parameters.ts';
import { badRequest, problemAnswer } from './problem.ts';

/** Longer query strings are answered and not kept: a query is 200 characters, mostly a few. */
const MAX_KEPT = 300;

/**
 * `GET /api/check?q=&limit=&region=`: the devices that a free text means, best first, and the
 * verdict on the question itself.
 *
 * A finished answer is found by the query string as it came, and else by the question that it asks,
 * so that spellings of one question are answered once. The number of one unit (EID, IMEI) is told
 * from a question first: its answer is kept nowhere.
 */
export function check(edition: Edition, asked: Asked): Answer {
  const { search } = asked;
  const { answers } = edition;
  // A question begins with a digit, a query string with a mark: neither can pose as the other.
  const key = search.length <= MAX_KEPT ? `?${search}` : null;
  const finished = key === null ? undefined : answers.get(key);
  if (finished !== undefined) return unlessKnown(finished, asked);
  const answer = find(edition, search);
  // What nobody may keep has no entity tag.
  if (key !== null && answer.etag !== undefined) answers.put(key, answer);
  return unlessKnown(answer, asked);
}

function find(edition: Edition, search: string): Answer {
  const parameters = checkParameters(search, edition.lookup);
  if (!parameters.ok) return problemAnswer(badRequest(parameters.errors), edition.briefSearch);
  return answerTo(edition, parameters);
}

/** The answer to a question: the one that is at hand, or a new one, which is then at hand. */
export function answerTo(edition: Edition, { q, limit, region }: Question): Answer {
  const question = `${limit}${region === null ? '' : `@${region}`} ${canonicalQuery(q)}`;
  const finished = edition.answers.get(question);
  if (finished !== undefined) return finished;
  const found = edition.lookup.check(q, region === null ? { limit } : { limit, region });
  // The number of one unit is personal data: neither it nor its answer is kept.
  if (found.identifier !== undefined) {
    return { status: 200, headers: edition.unkept, body: JSON.stringify(found) };
  }
  const answer = cacheableAnswer(edition.search, edition.version, `check ${question}`, found);
  edition.answers.put(question, answer);
  return answer;
}
