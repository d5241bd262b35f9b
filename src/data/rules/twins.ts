import { shown } from '../problem.ts';
import type { Rule } from './rule.ts';

const id = 'twins';
const file = 'twins.json';

/** Every twin is a device that exists, one of them has the code, and the source is listed. */
export const twins: Rule = {
  id,
  *check({ devices, sources, twins: bySource }) {
    const codes = new Map(
      devices.map(({ brandSlug, modelSlug, facts }) => [
        `${brandSlug}/${modelSlug}`,
        new Set((facts.variants ?? []).flatMap((variant) => variant.codes)),
      ]),
    );
    const problem = (field: string, value: unknown, why: string, cure: string) => {
      return { file, field, value: shown(value), why, cure, rule: id, fixable: false };
    };
    for (const [source, groups] of Object.entries(bySource)) {
      if (!Object.hasOwn(sources, source)) {
        yield problem(source, source, `No source "${source}" in data/sources.`, 'Add it there.');
      }
      for (const [i, { code, devices: slugs }] of groups.entries()) {
        const field = `${source}[${i}]`;
        for (const slug of slugs.filter((s) => !codes.has(s))) {
          yield problem(`${field}.devices`, slug, 'No device has this slug.', 'Correct it.');
        }
        if (!slugs.some((slug) => codes.get(slug)?.has(code))) {
          yield problem(`${field}.code`, code, 'None of the devices has this code.', 'Correct it.');
        }
      }
    }
  },
};
