const LAST_STAMP = 255;

/** A set of devices, or of brands, that is emptied at once. A byte each keeps it in the fastest cache. */
export class DeviceSet {
  readonly #stamps: Uint8Array;
  #stamp = 1;

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

  /** The first place of a list, from one up to another, at which a device of the set stands; `to` without one. */
  placeIn(devices: Uint32Array, from: number, to: number): number {
    const [stamps, stamp] = [this.#stamps, this.#stamp];
    let place = from;
    while (place < to && stamps[devices[place]!] !== stamp) place++;
    return place;
  }
}
