import { inTieOrder } from '../../src/compile/index.ts';
import type { Facts } from '../../src/data/index.ts';
import type { CompiledBrand, CompiledDevice } from '../../src/model/index.ts';
import { random } from '../../test/search/mechanical.ts';

/** Invented makers, for sizes above that of the data set. */
const INVENTED = ['Arvento', 'Belmara', 'Corvex', 'Dunelo', 'Estrix', 'Falorn', 'Gantis', 'Hevrio'];

/** The devices of one size. */
export interface Records {
  devices: CompiledDevice[];
  brands: CompiledBrand[];
}

/**
 * Returns a number of devices: a sample of the data set with every device that a label expects, or all of it
 * and copies of its devices under invented makers with other numbers.
 *
 * @param expected returns whether a label expects the device
 * @param absent returns whether a label says that no device has this name; such a device is not invented
 */
export function recordsOf(
  devices: readonly CompiledDevice[],
  brands: readonly CompiledBrand[],
  facts: Facts,
  size: number,
  expected: (device: CompiledDevice) => boolean,
  absent: (model: string) => boolean,
): Records {
  const next = random(5);
  if (size <= devices.length) {
    const kept = new Set(devices.filter(expected));
    const rest = devices.filter((d) => !kept.has(d));
    while (kept.size < size) kept.add(rest[Math.floor(next() * rest.length)]!);
    return { devices: devices.filter((d) => kept.has(d)), brands: [...brands] };
  }
  const more: CompiledDevice[] = [];
  while (devices.length + more.length < size) {
    const like = devices[Math.floor(next() * devices.length)]!;
    const brand = INVENTED[Math.floor(next() * INVENTED.length)]!;
    const model = like.model.replace(/\d+/g, (n) => String(Number(n) + 1 + Math.floor(next() * 9)));
    if (absent(model)) continue;
    more.push({
      ...like,
      brand,
      brandSlug: brand.toLowerCase(),
      model,
      modelSlug: `${like.modelSlug}-${more.length}`,
      family: null,
      aliases: [],
      variants: [],
    });
  }
  const invented = INVENTED.map((name) => ({
    slug: name.toLowerCase(),
    name,
    aliases: [],
    weight: 0,
  }));
  const all = [...brands, ...invented].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  return { devices: inTieOrder([...devices, ...more], facts.brands), brands: all };
}
