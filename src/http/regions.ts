import { LANGUAGES, regionName } from '../locale/index.ts';
import type { RegionsDocument } from '../model/index.ts';
import type { Answer, Asked } from './answer.ts';
import { unlessKnown } from './conditional.ts';
import type { Edition } from './edition.ts';
import { cacheableAnswer } from './json.ts';

const KEY = 'regions';

/** `GET /api/regions`: the ids of the regions of sale, their names and their countries. */
export function regions(edition: Edition, asked: Asked): Answer {
  let answer = edition.answers.get(KEY);
  if (answer === undefined) {
    const document = regionsDocument(edition);
    answer = cacheableAnswer(edition.device, edition.version, KEY, document);
    edition.answers.put(KEY, answer);
  }
  return unlessKnown(answer, asked);
}

function regionsDocument({ lookup }: Edition): RegionsDocument {
  const known = lookup.snapshot.devices.regions;
  const list = Object.entries(known).map(([id, { countries }]) => ({
    id,
    names: Object.fromEntries(LANGUAGES.map((l) => [l, regionName(l, id, known)])),
    countries: [...countries],
  }));
  return { regions: list, count: list.length };
}
