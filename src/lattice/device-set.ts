const LAST_STAMP = 255;

/**
 * A set of devices or brands, which `clear` empties in constant time. A number is in the set if its byte holds the
 * current stamp. One byte per device keeps the set in the first-level cache.
 */
export class DeviceSet {
  readonly #stamps: Uint8Array;
  #stamp = 1;

  /** @param size the number of devices; the set holds numbers below it */
  constructor(size: number) {
    this.#stamps = new Uint8Array(size);
  }

  clear(): void {
    if (this.#stamp++ < LAST_STAMP) return;
    this.#stamps.fill(0);
    this.#stamp = 1;
  }

  add(device: number): void {
    this.#stamps[device] = this.#stamp;
  }

  has(device: number): boolean {
    return this.#stamps[device] === this.#stamp;
  }

  /** The first index in `from..to - 1` at which the list has a device of the set; `to` if there is none. */
  placeIn(devices: Uint32Array, from: number, to: number): number {
    const stamps = this.#stamps;
    const stamp = this.#stamp;
    let place = from;
    while (place < to && stamps[devices[place]!] !== stamp) place++;
    return place;
  }
}
