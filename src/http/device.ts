import type { Answer, Asked } from './answer.ts';
import { unlessKnown } from './conditional.ts';
import type { Edition } from './edition.ts';
import { cacheableAnswer } from './json.ts';
import { noDevice } from './problem.ts';

/**
 * `GET /api/devices/{brandSlug}/{modelSlug}`: everything known about a device.
 *
 * @param slug the slug as in the path, percent-encoded
 */
export function device(edition: Edition, slug: string, asked: Asked): Answer {
  // The key starts with a letter, unlike those of questions and query strings.
  const key = `device/${slug}`;
  const finished = edition.answers.get(key);
  if (finished !== undefined) return unlessKnown(finished, asked);
  const detail = edition.lookup.device(slug);
  if (detail === null) return noDevice(edition.lookup.removed(slug), edition);
  if (detail.slug !== slug) {
    // A retired slug redirects permanently to the device that it became.
    const headers = { ...edition.moved, Location: `/api/devices/${detail.slug}` };
    return { status: 308, headers, body: null };
  }
  const answer = cacheableAnswer(edition.device, edition.version, `device ${slug}`, detail);
  edition.answers.put(key, answer);
  return unlessKnown(answer, asked);
}
