import type { BrandsDocument } from '../model/index.ts';
import type { Answer, Asked } from './answer.ts';
import type { ApiState } from './api-state.ts';
import { unlessKnown } from './conditional.ts';
import { cacheableAnswer } from './json.ts';

const KEY = 'brands';

/** `GET /api/brands`: the brands with devices in the order of their slugs, with the number of devices. */
export function brands(state: ApiState, asked: Asked): Answer {
  let answer = state.answers.get(KEY);
  if (answer === undefined) {
    answer = cacheableAnswer(state.device, state.version, KEY, brandsDocument(state));
    state.answers.put(KEY, answer);
  }
  return unlessKnown(answer, asked);
}

function brandsDocument({ lookup }: ApiState): BrandsDocument {
  const table = lookup.snapshot.devices;
  const counts = new Uint32Array(table.brands.length);
  for (const brand of table.brand) counts[brand]!++;
  const list = table.brands
    .map(({ slug, name }, i) => ({ slug, name, devices: counts[i]! }))
    .filter(({ devices }) => devices > 0)
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
  return { brands: list, count: list.length };
}
