import type { Answer, Asked } from './answer.ts';
import type { ApiState } from './api-state.ts';
import { unlessKnown } from './conditional.ts';
import { cacheableAnswer } from './json.ts';
import { badRequest, problemAnswer } from './problem.ts';

/** Characters of the longest model that is read. Every browser sends fewer. */
const MAX_MODEL = 200;

/** `GET /api/detect`: names the caller's device from its request headers. */
export function detect(state: ApiState, { header }: Asked): Answer {
  const body = JSON.stringify(state.lookup.detect(header));
  return { status: 200, headers: state.detect, body };
}

/**
 * `GET /api/detect/{model}`: the answer of {@link detect} to an Android browser that sends this model as its
 * only hint. It is for scripts: they can read the model, but the browser sends no hints to another origin. The
 * answer depends only on the address, so caches may keep it.
 *
 * @param segment the model as in the path, percent-encoded
 */
export function detectModel(state: ApiState, segment: string, asked: Asked): Answer {
  const key = `detect/${segment}`;
  const finished = state.answers.get(key);
  if (finished !== undefined) return unlessKnown(finished, asked);
  const model = decoded(segment);
  if (model === null) {
    const detail = `Write the model in 1 to ${MAX_MODEL} printable ASCII characters, percent-encoded.`;
    return problemAnswer(badRequest([{ parameter: 'model', detail }]), state.brief);
  }
  // A structured-field string (RFC 9651).
  const hint = `"${model.replace(/["\\]/g, '\\$&')}"`;
  const found = state.lookup.detect({
    'sec-ch-ua-model': hint,
    'sec-ch-ua-platform': '"Android"',
  });
  const answer = cacheableAnswer(state.device, state.version, `detect ${model}`, found);
  state.answers.put(key, answer);
  return unlessKnown(answer, asked);
}

function decoded(segment: string): string | null {
  try {
    const model = decodeURIComponent(segment);
    return model.length <= MAX_MODEL && /^[ -~]*[!-~][ -~]*$/.test(model) ? model : null;
  } catch {
    return null;
  }
}
