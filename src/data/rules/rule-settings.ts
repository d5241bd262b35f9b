import type { Facts } from '../facts.ts';
import { didYouMean } from '../nearest.ts';
import { shown } from '../problem.ts';
import type { Rule } from './rule.ts';

const id = 'rule-settings';

/** An id in the settings of a rule, and the path of its field. */
interface Named {
  kind: 'brand' | 'region';
  value: string;
  field: string;
}

/** The settings whose values, or whose keys, are ids. */
const VALUES: Readonly<Record<string, Named['kind']>> = {
  brand: 'brand',
  brands: 'brand',
  builds: 'brand',
  exceptIn: 'region',
  regions: 'region',
};
const KEYS: ReadonlySet<string> = new Set(['builds', 'contested', 'first', 'soldAs', 'until']);

/** Every brand and region in the settings of a rule is listed: the rule would skip an unknown one in silence. */
export const ruleSettings: Rule = {
  id,
  *check({ rules, brands, regions }: Facts) {
    for (const [rule, { settings = {} }] of Object.entries(rules)) {
      for (const { kind, value, field } of named(settings, 'settings', undefined)) {
        const listed = kind === 'brand' ? brands : regions;
        if (Object.hasOwn(listed, value)) continue;
        const file = `rules/${rule}.json`;
        const why = `No ${kind} "${value}" in ${kind}s.json.`;
        const cure = `${didYouMean(value, Object.keys(listed))}Use the id of a listed ${kind}.`;
        yield { file, field, value: shown(value), why, cure, rule: id, fixable: false };
      }
    }
  },
};

/** @param kind what the texts in the value are; undefined for no ids */
function* named(value: unknown, field: string, kind: Named['kind'] | undefined): Generator<Named> {
  if (typeof value === 'string') {
    if (kind !== undefined) yield { kind, value, field };
  } else if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) yield* named(item, `${field}[${i}]`, kind);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      const at = `${field}.${key}`;
      if (KEYS.has(key)) {
        for (const brand of Object.keys(member)) {
          yield { kind: 'brand', value: brand, field: `${at}.${brand}` };
        }
      }
      yield* named(member, at, VALUES[key] ?? kind);
    }
  }
}
