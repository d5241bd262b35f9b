import { didYouMean } from '../nearest.ts';
import { deviceProblem, type Rule } from './rule.ts';

const id = 'known-brand';

/** The folder of a device is the slug of a brand in `brands.json`. */
export const knownBrand: Rule = {
  id,
  *check({ devices, brands }) {
    for (const entry of devices) {
      if (Object.hasOwn(brands, entry.brandSlug)) continue;
      yield deviceProblem(
        id,
        entry,
        '',
        entry.brandSlug,
        `No brand "${entry.brandSlug}" in brands.json.`,
        `${didYouMean(entry.brandSlug, Object.keys(brands))}Add the brand there, or move the file to the folder of a listed one.`,
      );
    }
  },
};
