import type { DeviceEntry } from '../facts.ts';
import { shown } from '../problem.ts';
import { deviceProblem, type Rule } from './rule.ts';

const id = 'shared-code';
const file = 'shared-codes.json';

/**
 * A code names one device, or `shared-codes.json` lists the devices that share it. Otherwise nobody would
 * notice a code in the wrong file, and a phone would get another one's answer. Codes only of catalogue devices
 * are exempt, because Google's list gives some codes to several brands.
 */
export const sharedCode: Rule = {
  id,
  *check({ devices, sharedCodes }) {
    const owners = ownersOf(devices);
    const declared = new Map(
      Object.entries(sharedCodes).map(([code, { devices: named }]) => [code.toLowerCase(), named]),
    );
    for (const [code, places] of owners) {
      const slugs = [...new Set(places.map(({ entry }) => slugOf(entry)))].sort();
      if (slugs.length < 2 || places.every(({ entry }) => entry.origin === 'catalogue')) continue;
      const named = declared.get(code) ?? [];
      for (const { entry, field, written } of places) {
        if (entry.origin === 'catalogue' || named.includes(slugOf(entry))) continue;
        const others = slugs.filter((slug) => slug !== slugOf(entry)).join(', ');
        const why = `The code also belongs to ${others}.`;
        const cure = `Remove it where it does not belong, or name the devices in ${file} and say why.`;
        yield deviceProblem(id, entry, field, written, why, cure);
      }
    }
    for (const [code, { devices: named }] of Object.entries(sharedCodes)) {
      const slugs = new Set((owners.get(code.toLowerCase()) ?? []).map((p) => slugOf(p.entry)));
      for (const [i, slug] of named.entries()) {
        if (slugs.has(slug)) continue;
        yield {
          file,
          field: `${code}.devices[${i}]`,
          value: shown(slug),
          why: 'The device does not have this code.',
          cure: 'Remove it here, or correct the slug.',
          rule: id,
          fixable: false,
        };
      }
    }
  },
};

interface Place {
  entry: DeviceEntry;
  field: string;
  written: string;
}

function ownersOf(devices: readonly DeviceEntry[]): Map<string, Place[]> {
  const owners = new Map<string, Place[]>();
  for (const entry of devices) {
    for (const [i, { codes }] of (entry.facts.variants ?? []).entries()) {
      for (const [j, written] of codes.entries()) {
        const key = written.toLowerCase();
        const place = { entry, field: `variants[${i}].codes[${j}]`, written };
        const places = owners.get(key);
        if (places === undefined) owners.set(key, [place]);
        else places.push(place);
      }
    }
  }
  return owners;
}

const slugOf = ({ brandSlug, modelSlug }: DeviceEntry): string => `${brandSlug}/${modelSlug}`;
