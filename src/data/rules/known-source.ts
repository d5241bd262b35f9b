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
    const elsewhere = [
      ...Object.entries(qualities).flatMap(([quality, lines]) =>
        lines.map(
          ({ source }, i) => ['qualities.json', `${quality}[${i}].source`, source] as const,
        ),
      ),
      ...Object.entries(brands).flatMap(([brand, { twoCards }]) =>
        (twoCards?.sources ?? []).map(
          (source, i) => ['brands.json', `${brand}.twoCards.sources[${i}]`, source] as const,
        ),
      ),
      ...Object.entries(rules).flatMap(([rule, { sources: named }]) =>
        named.map((source, i) => [`rules/${rule}.json`, `sources[${i}]`, source] as const),
      ),
    ];
    for (const [file, field, source] of elsewhere) {
      if (Object.hasOwn(sources, source)) continue;
      const problem = { file, field, value: source, why: why(source), cure: cure(source) };
      yield { ...problem, rule: id, fixable: false };
    }
  },
};
