import { nameKey } from '../name-key.ts';
import { deviceProblem, type Rule } from './rule.ts';

const id = 'network-twin';
const NETWORK = /[\s(]*\b(?:5G|4G|LTE)\b\)?/gi;

/**
 * A code names one piece of hardware. If the names of two devices differ only by the network ("V50 Lite" and
 * "V50 Lite 5G"), a code belongs to both only because some lists omit "5G".
 */
export const networkTwin: Rule = {
  id,
  *check({ devices }) {
    const seen = new Map<string, { name: string; file: string }>();
    for (const entry of devices) {
      const { model, variants = [] } = entry.facts;
      const bare = nameKey(model.replace(NETWORK, ''));
      for (const [i, { codes }] of variants.entries()) {
        for (const [j, code] of codes.entries()) {
          const key = `${entry.brandSlug}/${bare}/${code.toLowerCase()}`;
          const other = seen.get(key);
          if (other === undefined) seen.set(key, { name: model, file: entry.file });
          else if (other.name !== model) {
            yield deviceProblem(
              id,
              entry,
              `variants[${i}].codes[${j}]`,
              code,
              `The code also belongs to ${other.name} in ${other.file}.`,
              'Keep it only with the device whose hardware it is. A list that omits "5G" does not prove a second device.',
            );
          }
        }
      }
    }
  },
};
