import type { DeviceEntry } from '../facts.ts';
import { nameKey } from '../name-key.ts';
import { deviceProblem, type Rule } from './rule.ts';

const id = 'unique-name';

/**
 * No two devices of a brand have the same name, apart from spaces and punctuation, and no alias is the name of
 * another device.
 */
export const uniqueName: Rule = {
  id,
  *check({ devices }) {
    const owners = new Map<string, DeviceEntry>();
    for (const entry of devices) {
      const key = keyOf(entry, entry.facts.model);
      const other = owners.get(key);
      if (other === undefined) {
        owners.set(key, entry);
        continue;
      }
      yield deviceProblem(
        id,
        entry,
        'model',
        entry.facts.model,
        `${other.file} has the same name.`,
        'Merge the two files, or name what tells the devices apart.',
      );
    }
    for (const entry of devices) {
      for (const [i, alias] of (entry.facts.aliases ?? []).entries()) {
        const other = owners.get(keyOf(entry, alias));
        if (other === undefined || other.modelSlug === entry.modelSlug) continue;
        yield deviceProblem(
          id,
          entry,
          `aliases[${i}]`,
          alias,
          `It is the name of a device in ${other.file}.`,
          'Remove the alias. If both are one device, move the codes of the other to this file.',
        );
      }
    }
  },
};

const keyOf = ({ brandSlug }: DeviceEntry, name: string): string => `${brandSlug}/${nameKey(name)}`;
