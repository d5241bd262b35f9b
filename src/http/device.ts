import type { Answer, Asked } from './answer.ts';
import type { ApiState } from './api-state.ts';
import { unlessKnown } from './conditional.ts';
import { cacheableAnswer } from './json.ts';
import { noDevice } from './problem.ts';

/**
 * `GET /api/devices/{brandSlug}/{modelSlug}`: everything known about a device.
 *
 * @param slug the slug as in the path, percent-encoded
 */
export function device(state: ApiState, slug: string, asked: Asked): Answer {
  // The key starts with a letter, unlike those of questions and query strings.
  const key = `device/${slug}`;
  const finished = state.answers.get(key);
  if (finished !== undefined) return unlessKnown(finished, asked);
  const detail = state.lookup.device(slug);
  if (detail === null) return noDevice(state.lookup.removed(slug), state);
  if (detail.slug !== slug) {
    // A retired slug redirects permanently to the device that it became.
    const headers = { ...state.moved, Location: `/api/devices/${detail.slug}` };
    return { status: 308, headers, body: null };
  }
  const answer = cacheableAnswer(state.device, state.version, `device ${slug}`, detail);
  state.answers.put(key, answer);
  return unlessKnown(answer, asked);
}
