import type { DeviceEntry } from './facts.ts';
import { tidied } from './listed-name.ts';
import { nameKey } from './name-key.ts';

/**
 * The devices of which only the code is known, called by the code without the underscores and the
 * market of its build: "M50_W_ROW" is shown as "M50 W". The code itself stays what it is, and so does
 * the slug. A name that another device of the brand has, or would get, is not given twice.
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

/** The code as people write it; `null` if it is that already, or if the device has a name. */
function readable({ origin, facts: { model, named } }: DeviceEntry): string | null {
  if (origin !== 'catalogue' || named !== false) return null;
  const name = tidied(model);
  return name === model || !/[\p{L}\p{N}]/u.test(name) ? null : name;
}
