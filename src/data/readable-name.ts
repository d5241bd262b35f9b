import type { DeviceEntry } from './facts.ts';
import { tidied } from './listed-name.ts';
import { nameKey } from './name-key.ts';

/**
 * Names the devices whose name is not known, by the code without underscores and market
 * suffix: "M50_W_ROW" is shown as "M50 W". The code and the slug do not change. A name that another
 * device of the brand has, or would get, is not used.
 */
export function withReadableNames(devices: readonly DeviceEntry[]): DeviceEntry[] {
  const owners = new Map<string, number>();
  const count = (key: string): void => {
    owners.set(key, (owners.get(key) ?? 0) + 1);
  };
  const renamed = devices.map(readable);
  for (const [i, { facts, brandSlug }] of devices.entries()) {
    const names = [facts.model, ...(facts.aliases ?? [])].map(nameKey);
    const own = renamed[i];
    if (own !== null && own !== undefined) names.push(nameKey(own));
    for (const name of new Set(names)) count(`${brandSlug}/${name}`);
  }
  return devices.map((entry, i) => {
    const model = renamed[i] ?? null;
    if (model === null || owners.get(`${entry.brandSlug}/${nameKey(model)}`) !== 1) return entry;
    return { ...entry, facts: { ...entry.facts, model } };
  });
}

/** The code as people write it; `null` if it is written so already, or if the device has a name. */
function readable({ origin, facts: { model, named } }: DeviceEntry): string | null {
  if (origin !== 'catalogue' || named !== false) return null;
  const name = tidied(model);
  return name === model || !/[\p{L}\p{N}]/u.test(name) ? null : name;
}
