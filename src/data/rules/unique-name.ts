import { nameKey } from '../name-key.ts';
import { deviceProblem, type Rule } from './rule.ts';

const id = 'unique-name';

/** No two devices of a brand have the same name, spaces and punctuation aside. */
export const uniqueName: Rule = {
  id,
  *check({ devices }) {
    const seen = new Map<string, string>();
    for (const entry of devices) {
      const key = `${entry.brandSlug}/${nameKey(entry.facts.model)}`;
      const other = seen.get(key);
      if (other === undefined) {
        seen.set(key, entry.file);
        continue;
      }
      yield deviceProblem(
        id,
        entry,
        'model',
        entry.facts.model,
        `${other} has the same name.`,
        'Merge the two files, or name what tells the devices apart.',
      );
    }
  },
};
