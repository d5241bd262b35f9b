import type { BrandsDocument } from '../model/index.ts';
import type { Answer, Asked } from './answer.ts';
import { unlessKnown } from './conditional.ts';
import type { Edition } from './edition.ts';
import { cacheableAnswer } from './json.ts';

const KEY = 'brands';

/** `GET /api/brands`: the brands with devices in the order of their slugs, with the number of devices. */
export function brands(edition: Edition, asked: Asked): Answer {
  let answer = edition.answers.get(KEY);
  if (answer === undefined) {
    answer = cacheableAnswer(edition.device, edition.version, KEY, brandsDocument(edition));
    edition.answers.put(KEY, answer);
  }
  return unlessKnown(answer, asked);
}

function brandsDocument({ lookup }: Edition): BrandsDocument {
  const table = lookup.snapshot.devices;
  const counts = new Uint32Array(table.brands.length);
  for (const brand of table.brand) counts[brand]!++;
  const list = table.brands
    .map(({ slug, name }, i) => ({ slug, name, devices: counts[i]! }))
    .filter(({ devices }) => devices > 0)
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
  return { brands: list, count: list.length };
}
