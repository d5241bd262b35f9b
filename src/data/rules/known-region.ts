import { didYouMean } from '../nearest.ts';
import { deviceProblem, type Rule, statements } from './rule.ts';

const id = 'known-region';

const why = (region: string): string => `No region "${region}" in regions.json.`;
const CURE = 'Use the id of a listed region, for instance "mainland-china".';

/** Every region that a claim, trait, variant or brand names is listed in `regions.json`. */
export const knownRegion: Rule = {
  id,
  *check({ devices, regions, brands }) {
    const cure = (region: string): string => `${didYouMean(region, Object.keys(regions))}${CURE}`;
    for (const entry of devices) {
      const named = [
        ...[...statements(entry)].map((s) => [s.field, s.statement.regions] as const),
        ...(entry.facts.variants ?? []).map((v, i) => [`variants[${i}]`, v.regions] as const),
      ];
      for (const [field, list] of named) {
        for (const [i, region] of (list ?? []).entries()) {
          if (Object.hasOwn(regions, region)) continue;
          const at = `${field}.regions[${i}]`;
          yield deviceProblem(id, entry, at, region, why(region), cure(region));
        }
      }
    }
    for (const [brand, { twoCards }] of Object.entries(brands)) {
      for (const [i, region] of (twoCards?.regions ?? []).entries()) {
        if (Object.hasOwn(regions, region)) continue;
        const [file, field] = ['brands.json', `${brand}.twoCards.regions[${i}]`];
        yield {
          file,
          field,
          value: region,
          why: why(region),
          cure: cure(region),
          rule: id,
          fixable: false,
        };
      }
    }
  },
};
