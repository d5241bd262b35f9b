import type { FurtherCodes } from '../model/index.ts';
import type { DeviceEntry } from './facts.ts';

/**
 * Adds further codes to the devices, in a variant with only codes. The compiler adds the regions that a code
 * states. Codes that the device already has are skipped.
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
  // If a variant has only codes, the new ones join it.
  const bare = variants.findIndex((variant) => Object.keys(variant).join() === 'codes');
  const grown =
    bare < 0
      ? [...variants, { codes: added }]
      : variants.map((variant, i) =>
          i === bare ? { codes: [...variant.codes, ...added] } : variant,
        );
  return { ...entry, facts: { ...entry.facts, variants: grown } };
}
