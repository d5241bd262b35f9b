import type { DeviceTable } from '../snapshot/index.ts';

/** Codes that begin alike and are looked at, at most. */
const MAX_HITS = 2000;

/** Finds devices by their model codes, exactly or by their beginning. */
export class Codes {
  readonly #devices: DeviceTable;

  constructor(devices: DeviceTable) {
    this.#devices = devices;
  }

  /** The devices with this code, folded; several where makers share it. */
  exact(code: string): number[] {
    return this.#devicesOf(this.#devices.codes.exact(code));
  }

  /** The devices with this code behind the maker's name: ASUS_AI2302 is also AI2302. */
  behindBrand(code: string): number[] {
    return this.#devicesOf(this.#devices.codes.behindBrand(code));
  }

  /** The devices of which a code begins so, in the order of their numbers: newest first. */
  startingWith(code: string): number[] {
    const { codes } = this.#devices;
    const entries = codes.startingWith(code, MAX_HITS);
    // Apple's identifiers look like names: only the comma tells "iphone9," from an iPhone 9.
    const plain = code.includes(',') ? entries : entries.filter((e) => !codes.at(e).includes(','));
    return this.#devicesOf(plain);
  }

  #devicesOf(entries: readonly number[]): number[] {
    if (entries.length === 0) return [];
    const table = this.#devices;
    const devices = entries.map((e) => table.deviceOfVariant(table.variantOfCode(e)));
    // Entries come in the order of their devices: the same ones stand side by side.
    return devices.filter((d, i) => d !== devices[i - 1]);
  }
}
