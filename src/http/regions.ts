import { LANGUAGES, regionName } from '../locale/index.ts';
import type { RegionsDocument } from '../model/index.ts';
import type { Answer, Asked } from './answer.ts';
import type { ApiState } from './api-state.ts';
import { unlessKnown } from './conditional.ts';
import { cacheableAnswer } from './json.ts';

const KEY = 'regions';

/** `GET /api/regions`: the ids of the regions of sale, their names and their countries. */
export function regions(state: ApiState, asked: Asked): Answer {
  let answer = state.answers.get(KEY);
  if (answer === undefined) {
    const document = regionsDocument(state);
    answer = cacheableAnswer(state.device, state.version, KEY, document);
    state.answers.put(KEY, answer);
  }
  return unlessKnown(answer, asked);
}

function regionsDocument({ lookup }: ApiState): RegionsDocument {
  const known = lookup.snapshot.devices.regions;
  const list = Object.entries(known).map(([id, { countries }]) => ({
    id,
    names: Object.fromEntries(LANGUAGES.map((l) => [l, regionName(l, id, known)])),
    countries: [...countries],
  }));
  return { regions: list, count: list.length };
}
