import { deviceProblem, type Rule, statements } from './rule.ts';

const id = 'known-region';

/** Every region that a claim, trait or variant names is listed in `regions.json`. */
export const knownRegion: Rule = {
  id,
  *check({ devices, regions }) {
    for (const entry of devices) {
      const named = [
        ...[...statements(entry)].map((s) => [s.field, s.statement.regions] as const),
        ...(entry.facts.variants ?? []).map((v, i) => [`variants[${i}]`, v.regions] as const),
      ];
      for (const [field, list] of named) {
        for (const [i, region] of (list ?? []).entries()) {
          if (Object.hasOwn(regions, region)) continue;
          yield deviceProblem(
            id,
            entry,
            `${field}.regions[${i}]`,
            region,
            `No region "${region}" in regions.json.`,
            'Use the id of a listed region, for instance "mainland-china".',
          );
        }
      }
    }
  },
};
