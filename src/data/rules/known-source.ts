import { didYouMean } from '../nearest.ts';
import { deviceProblem, type Rule, statements } from './rule.ts';

const id = 'known-source';

/** Every claim, trait, date, quality and rule names a source that `data/sources` has. */
export const knownSource: Rule = {
  id,
  *check({ devices, sources, rules, qualities, brands }) {
    const why = (source: string): string => `No source "${source}" in data/sources.`;
    const cure = (source: string): string =>
      `${didYouMean(source, Object.keys(sources))}Add the source there, or name one of those listed.`;
    for (const entry of devices) {
      const { released, os, screens = [] } = entry.facts;
      const named = [
        ...[...statements(entry)].map((s) => [`${s.field}.source`, s.statement.source] as const),
        ...(released ? [['released.source', released.source] as const] : []),
        ...(os ? [['os.source', os.source] as const] : []),
        ...screens.map((s, i) => [`screens[${i}].source`, s.source] as const),
      ];
      for (const [field, source] of named) {
        if (!Object.hasOwn(sources, source)) {
          yield deviceProblem(id, entry, field, source, why(source), cure(source));
        }
      }
    }
    for (const [quality, lines] of Object.entries(qualities)) {
      for (const [i, { source }] of lines.entries()) {
        if (Object.hasOwn(sources, source)) continue;
        const [file, field] = ['qualities.json', `${quality}[${i}].source`];
        yield {
          file,
          field,
          value: source,
          why: why(source),
          cure: cure(source),
          rule: id,
          fixable: false,
        };
      }
    }
    for (const [brand, { twoCards }] of Object.entries(brands)) {
      for (const [i, source] of (twoCards?.sources ?? []).entries()) {
        if (Object.hasOwn(sources, source)) continue;
        const [file, field] = ['brands.json', `${brand}.twoCards.sources[${i}]`];
        yield {
          file,
          field,
          value: source,
          why: why(source),
          cure: cure(source),
          rule: id,
          fixable: false,
        };
      }
    }
    for (const [rule, { sources: named }] of Object.entries(rules)) {
      for (const [i, source] of named.entries()) {
        if (Object.hasOwn(sources, source)) continue;
        const file = `rules/${rule}.json`;
        yield {
          file,
          field: `sources[${i}]`,
          value: source,
          why: why(source),
          cure: cure(source),
          rule: id,
          fixable: false,
        };
      }
    }
  },
};
