import type { DeviceAnswer } from '../model/index.ts';
import type { Answer, Asked } from './answer.ts';
import { unlessKnown } from './conditional.ts';
import type { Edition } from './edition.ts';
import { cacheableAnswer } from './json.ts';
import { unitParameters } from './parameters.ts';
import { badRequest, notFound, problemAnswer } from './problem.ts';

/**
 * `GET /api/devices/{brandSlug}/{modelSlug}?code=&region=`: everything known about a device, and the
 * verdict on the unit that the code or the place of sale names.
 *
 * @param slug as the address has it
 */
export function device(edition: Edition, slug: string, asked: Asked): Answer {
  const unit = unitParameters(asked.search, edition.lookup);
  if (!unit.ok) return problemAnswer(badRequest(unit.errors), edition.brief);
  const { code, region } = unit;
  // Starts with a letter, unlike a question and a query string.
  const key = `device/${slug}?${code ?? ''}@${region ?? ''}`;
  const finished = edition.answers.get(key);
  if (finished !== undefined) return unlessKnown(finished, asked);
  const detail = edition.lookup.device(slug);
  if (detail === null) {
    const problem = notFound('No device has this slug. Search with /api/check?q=.');
    return problemAnswer(problem, edition.brief);
  }
  if (detail.slug !== slug) {
    // A retired slug: slugs are for ever, the device has moved.
    const query = asked.search === '' ? '' : `?${asked.search}`;
    const headers = { ...edition.moved, Location: `/api/devices/${detail.slug}${query}` };
    return { status: 308, headers, body: null };
  }
  const found: DeviceAnswer = { ...detail, verdict: edition.lookup.unit(slug, unit)! };
  const answer = cacheableAnswer(edition.device, edition.version, key, found);
  edition.answers.put(key, answer);
  return unlessKnown(answer, asked);
}
