import { readAtMost } from '../lookup/read-at-most.ts';
import { MAX_QUESTIONS } from '../model/index.ts';
import type { Answer } from './answer.ts';
import type { ApiState } from './api-state.ts';
import { MAX_BODY } from './bounds.ts';
import { PRIVATE } from './cache-policy.ts';
import { answerTo } from './check.ts';
import { questionParameters } from './parameters.ts';
import {
  badBody,
  badRequest,
  contentTooLarge,
  type Problem,
  problemAnswer,
  unsupportedMediaType,
} from './problem.ts';

/**
 * Questions that are answered in a row before other requests get their turn. The worst of 2,500 hostile
 * questions took 5 ms.
 */
const AT_ONCE = 5;

const INCOMPLETE = 'The body ended before it was complete. Send it again.';
const SHAPE = `Send {"questions": [{"q": "iphone 15 pro"}, ...]} with 1 to ${MAX_QUESTIONS} questions.`;

/**
 * `POST /api/check`: up to {@link MAX_QUESTIONS} questions at once. Each is answered as by the GET; one
 * that cannot be answered has a problem document in its place. `Question-Count` says how many were
 * answered, which is what the request costs.
 */
export async function checkMany(state: ApiState, request: Request): Promise<Answer> {
  const type = request.headers.get('content-type') ?? '';
  const refused = (problem: Problem): Answer =>
    problemAnswer(problem, { ...state.brief, ...PRIVATE });
  if (!/^application\/json(?:\s*;|$)/i.test(type.trim())) {
    return refused(unsupportedMediaType('application/json'));
  }
  const bytes = await readAtMost(request.body, MAX_BODY).catch(() => undefined);
  if (bytes === undefined) return refused(badBody(INCOMPLETE));
  if (bytes === null) return refused(contentTooLarge());
  const questions = questionsOf(bytes);
  if (questions === null) return refused(badBody(SHAPE));
  const answers: string[] = [];
  for (const [i, question] of questions.entries()) {
    if (i > 0 && i % AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
    const parameters = questionParameters(question, state.lookup);
    answers.push(
      parameters.ok
        ? `{"status":200,"answer":${answerTo(state, parameters).body}}`
        : `{"status":400,"problem":${JSON.stringify(badRequest(parameters.errors))}}`,
    );
  }
  const count = questions.length;
  const headers = { ...state.unkept, 'Question-Count': String(count) };
  return { status: 200, headers, body: `{"answers":[${answers.join(',')}],"count":${count}}` };
}

/** Returns the questions of a body, valid or not; `null` if it has none or too many. */
function questionsOf(bytes: Uint8Array): unknown[] | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const questions: unknown = JSON.parse(text)?.questions;
    const some = Array.isArray(questions) && questions.length > 0;
    return some && questions.length <= MAX_QUESTIONS ? questions : null;
  } catch {
    return null;
  }
}
