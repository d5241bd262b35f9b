import type { Claim } from '../../model/index.ts';
import { deviceProblem, type Rule, statements } from './rule.ts';

const id = 'said-once';

/** A source has at most one claim about the same units. A newer reading replaces the older one. */
export const saidOnce: Rule = {
  id,
  *check({ devices }) {
    for (const entry of devices) {
      const said = new Set<string>();
      for (const { field, statement } of statements(entry)) {
        if ('trait' in statement) continue;
        const units = field.slice(0, field.indexOf('claims'));
        const voice = [units, statement.source, ...regionsOf(statement)].join(' ');
        if (said.has(voice)) {
          const why = 'This source already has a claim about the same units above.';
          const cure = 'Keep the newer claim, or state which units each is about.';
          yield deviceProblem(id, entry, `${field}.source`, statement.source, why, cure);
        }
        said.add(voice);
      }
    }
  },
};

function regionsOf({ regions = [] }: Claim): string[] {
  return [...regions].sort();
}
