/** A list of so many times the marked devices is searched for them. */
const SEARCHED = 12;
/** More marked devices are not searched for: their list would have to be sorted. */
const FEW = 100;
const LAST_STAMP = 255;

/** Devices that a walk reads alone: a set that is emptied at once, and a list while they are few. */
export class MarkedDevices {
  count = 0;
  /** Are they so few that they stand in the order of their numbers? */
  isSorted = false;
  readonly #list: Uint32Array;
  /** A byte each, so that the table stays in the fastest cache. */
  readonly #stamps: Uint8Array;
  #stamp = 0;

  constructor(size: number) {
    this.#list = new Uint32Array(size);
    this.#stamps = new Uint8Array(size);
  }

  clear(): void {
    this.count = 0;
    this.isSorted = false;
    if (this.#stamp++ < LAST_STAMP) return;
    this.#stamps.fill(0);
    this.#stamp = 1;
  }

  add(device: number): void {
    if (this.has(device)) return;
    this.#stamps[device] = this.#stamp;
    this.#list[this.count++] = device;
  }

  has(device: number): boolean {
    return this.#stamps[device] === this.#stamp;
  }

  at(i: number): number {
    return this.#list[i]!;
  }

  /** Are they so few that it is faster to look each up in a list of so many devices? */
  areFewBeside(size: number): boolean {
    return this.isSorted && size > this.count * SEARCHED;
  }

  /** Brings them into their order if they are few; those of one word stand in it already. */
  sort(): void {
    this.isSorted = this.count <= FEW;
    if (!this.isSorted) return;
    const list = this.#list;
    for (let i = 1; i < this.count; i++) {
      const device = list[i]!;
      let at = i;
      for (; at > 0 && list[at - 1]! > device; at--) list[at] = list[at - 1]!;
      list[at] = device;
    }
  }
}
