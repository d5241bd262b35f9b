import { type DeviceTable, foldCode } from '../snapshot/index.ts';

/**
 * Finds a brand's devices by their whole names. Xiaomi's browser and many apps send the name ("Redmi Note 12S")
 * in place of the code.
 *
 * A brand's table is built at the first look-up, because most headers have a code. It takes about a millisecond
 * for the largest brand.
 */
export class BrandNames {
  readonly #table: DeviceTable;
  readonly #byBrand = new Map<number, NameTable>();

  constructor(table: DeviceTable) {
    this.#table = table;
  }

  /**
   * Returns the devices of a brand that have this name or alias, in any spelling; several if the brand
   * sold several under it.
   *
   * Only whole names match. The network may be missing or added ("Redmi Note 13 Pro", "Galaxy A54 5G"), and a code
   * behind the name may be missing ("ZenFone 5Z"), unless the brand has devices under both names.
   *
   * @param brand index into the table's brands; -1 finds nothing
   * @param key the name, folded
   * @example names.find(xiaomi, 'REDMI NOTE 12S') // [412]
   */
  find(brand: number, name: string, key = foldCode(name)): readonly number[] {
    if (brand < 0) return NONE;
    let names = this.#byBrand.get(brand);
    if (names === undefined) {
      names = namesOf(this.#table, brand);
      this.#byBrand.set(brand, names);
    }
    const found = names.whole.get(key) ?? names.bare.get(bareKey(name, key)) ?? NONE;
    return found.length > 1 ? this.#ofNetwork(found, key) : found;
  }

  /**
   * Leaves out the devices that are named after another network: "Redmi Note 13 4G" is the Redmi Note 13, and not the
   * Redmi Note 13 5G.
   */
  #ofNetwork(devices: readonly number[], key: string): readonly number[] {
    const is4G = key.includes('4g') || key.includes('lte');
    const is5G = key.includes('5g');
    if (is4G === is5G) return devices;
    const others = is4G ? /5G(?![A-Z])/i : /4G(?![A-Z])|LTE/i;
    const own = devices.filter((device) => !others.test(this.#table.model(device)));
    return own.length > 0 ? own : devices;
  }
}

const NONE: readonly number[] = [];

interface NameTable {
  /** By the whole name, folded. */
  whole: ReadonlyMap<string, readonly number[]>;
  /** By the name without the network and without a code behind it. */
  bare: ReadonlyMap<string, readonly number[]>;
}

function namesOf(table: DeviceTable, brand: number): NameTable {
  const whole = new Map<string, number[]>();
  const bare = new Map<string, number[]>();
  for (let device = 0; device < table.size; device++) {
    if (table.brand[device] !== brand) continue;
    const model = table.model(device);
    const key = foldCode(model);
    add(whole, key, device);
    add(bare, shortKey(model, key), device);
  }
  // A device's own name takes precedence over another device's alias.
  const own = new Set(whole.keys());
  for (const [device, aliases] of table.aliases) {
    if (table.brand[device] !== brand) continue;
    for (const alias of aliases) {
      const key = foldCode(alias);
      if (!own.has(key)) add(whole, key, device);
      add(bare, shortKey(alias, key), device);
    }
  }
  return { whole, bare };
}

/** Returns the folded name of a device without the network and without a code behind it. */
function shortKey(name: string, key: string): string {
  const short = name.endsWith(')') ? name.replace(CODE, '') : name;
  return bareKey(short, short === name ? key : foldCode(short));
}

function add(map: Map<string, number[]>, key: string, device: number): void {
  const devices = map.get(key);
  if (devices === undefined) map.set(key, [device]);
  else if (!devices.includes(device)) devices.push(device);
}

const NETWORK = /[\s(_-]+(?:5G|4G|LTE)(?![A-Z0-9])/gi;

/** A code behind the name: "ZenFone 5Z (ZS620KL)". */
const CODE = /\s*\([A-Z]+\d{3,}[A-Z\d]*\)$/;

/** Most names have no network. The search for these letters takes a tenth of the expression's time. */
const mayHaveNetwork = (key: string): boolean =>
  key.includes('5g') || key.includes('4g') || key.includes('lte');

/**
 * Returns the folded name without the network.
 *
 * @param key the whole name, folded
 */
const bareKey = (name: string, key: string): string =>
  mayHaveNetwork(key) ? foldCode(name.replace(NETWORK, '')) : key;
