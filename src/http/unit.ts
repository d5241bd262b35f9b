import type { UnitAnswer } from '../model/index.ts';
import type { Answer, Asked } from './answer.ts';
import type { ApiState } from './api-state.ts';
import { unlessKnown } from './conditional.ts';
import { cacheableAnswer } from './json.ts';
import { unitParameters } from './parameters.ts';
import { badRequest, noDevice, problemAnswer } from './problem.ts';

/**
 * `GET /api/devices/{brandSlug}/{modelSlug}/unit?code=&region=&edition=`: the verdict on one unit of a known
 * device. It has an address of its own because caches may ignore the query of a device's address.
 *
 * @param slug the slug as in the path, percent-encoded
 */
export function unit(state: ApiState, slug: string, asked: Asked): Answer {
  const parameters = unitParameters(asked.search, state.lookup);
  if (!parameters.ok) return problemAnswer(badRequest(parameters.errors), state.brief);
  const { code, region, edition: named } = parameters;
  const key = `unit/${slug} ${region ?? ''} ${named ?? ''} ${code ?? ''}`;
  const finished = state.answers.get(key);
  if (finished !== undefined) return unlessKnown(finished, asked);
  const detail = state.lookup.device(slug);
  if (detail === null) return noDevice(state.lookup.removed(slug), state);
  const found: UnitAnswer = {
    device: {
      slug: detail.slug,
      brand: detail.brand,
      brandSlug: detail.brandSlug,
      model: detail.model,
      modelSlug: detail.modelSlug,
      releaseYear: detail.releaseYear,
      category: detail.category,
      supports: detail.supports,
      exceptionRegions: detail.exceptionRegions,
    },
    verdict: state.lookup.unit(slug, { code, region, edition: named })!,
  };
  const answer = cacheableAnswer(state.unit, state.version, key, found);
  state.answers.put(key, answer);
  return unlessKnown(answer, asked);
}
