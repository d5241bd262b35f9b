import * as v from 'valibot';
import { Line, Slug } from '../model/index.ts';
import type { DeviceEntry } from './facts.ts';

/**
 * `data/further-codes.json`: model codes that Google's list lacks, by the id of the source in
 * `data/sources.json`, the brand's slug and the model's slug. They stand apart from the catalogue,
 * which is written anew by every import, and from the devices' own files, so that a source's whole
 * table is read, corrected and dropped in one place.
 */
export const FurtherCodes = v.record(
  Slug,
  v.record(Slug, v.record(Slug, v.pipe(v.array(v.pipe(Line, v.maxLength(64))), v.minLength(1)))),
);
export type FurtherCodes = v.InferOutput<typeof FurtherCodes>;

/**
 * The devices with their further codes, as a variant of which nothing else is known: what a code
 * tells of its region, the compiler adds. A code that the device has already is left alone.
 */
export function withFurtherCodes(
  devices: readonly DeviceEntry[],
  further: FurtherCodes,
): DeviceEntry[] {
  const bySlug = new Map<string, string[]>();
  for (const brands of Object.values(further)) {
    for (const [brandSlug, models] of Object.entries(brands)) {
      for (const [modelSlug, codes] of Object.entries(models)) {
        const slug = `${brandSlug}/${modelSlug}`;
        bySlug.set(slug, [...(bySlug.get(slug) ?? []), ...codes]);
      }
    }
  }
  return devices.map((entry) => {
    const codes = bySlug.get(`${entry.brandSlug}/${entry.modelSlug}`);
    return codes === undefined ? entry : withCodes(entry, codes);
  });
}

function withCodes(entry: DeviceEntry, codes: readonly string[]): DeviceEntry {
  const { variants = [] } = entry.facts;
  const held = new Set(variants.flatMap((variant) => variant.codes.map((c) => c.toLowerCase())));
  const added = codes.filter((code) => !held.has(code.toLowerCase()));
  if (added.length === 0) return entry;
  // Where a variant is nothing but its codes, these are as much.
  const bare = variants.findIndex((variant) => Object.keys(variant).join() === 'codes');
  const grown =
    bare < 0
      ? [...variants, { codes: added }]
      : variants.map((variant, i) =>
          i === bare ? { codes: [...variant.codes, ...added] } : variant,
        );
  return { ...entry, facts: { ...entry.facts, variants: grown } };
}
