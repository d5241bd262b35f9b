/** The best candidates, kept sorted by cost; of equal ones the lower number, which is newer, first. */
export class Best {
  readonly devices: number[] = [];
  readonly costs: number[] = [];
  readonly forms: number[] = [];
  readonly paths: number[] = [];
  readonly #limit: number;
  readonly #window: number;

  /**
   * @param limit how many are kept
   * @param window how much more than the best one the others may cost
   */
  constructor(limit: number, window: number) {
    this.#limit = limit;
    this.#window = window;
  }

  get size(): number {
    return this.costs.length;
  }

  /** The cost of the best candidate; infinite where there is none. */
  get cost(): number {
    return this.costs[0] ?? Number.POSITIVE_INFINITY;
  }

  /** The cost above which nothing is kept. */
  get cutoff(): number {
    const most = this.cost + this.#window;
    return this.size < this.#limit ? most : Math.min(most, this.costs[this.size - 1]!);
  }

  /** Puts devices at a place, or behind the last one where there are fewer. */
  insert(devices: readonly number[], place: number): void {
    for (const device of devices) {
      const own = this.devices.indexOf(device);
      if (own >= 0) {
        this.devices.splice(own, 1);
        this.costs.splice(own, 1);
        this.forms.splice(own, 1);
        this.paths.splice(own, 1);
      }
      const at = Math.min(place, this.size);
      this.devices.splice(at, 0, device);
      this.costs.splice(at, 0, this.costs[at - 1] ?? 0);
      this.forms.splice(at, 0, -1);
      this.paths.splice(at, 0, 0);
    }
  }

  clear(): void {
    this.devices.length = 0;
    this.costs.length = 0;
    this.forms.length = 0;
    this.paths.length = 0;
  }

  add(device: number, cost: number, form: number, path: number): void {
    const { devices, costs, forms, paths } = this;
    let at = costs.length;
    const own = at === 0 ? -1 : devices.indexOf(device);
    if (own >= 0) {
      if (costs[own]! <= cost) return;
      at = own;
    } else if (at === this.#limit) {
      if (cost > costs[at - 1]! || (cost === costs[at - 1] && device > devices[at - 1]!)) return;
      at--;
    }
    for (; at > 0; at--) {
      const other = costs[at - 1]!;
      if (other < cost || (other === cost && devices[at - 1]! < device)) break;
      costs[at] = other;
      devices[at] = devices[at - 1]!;
      forms[at] = forms[at - 1]!;
      paths[at] = paths[at - 1]!;
    }
    costs[at] = cost;
    devices[at] = device;
    forms[at] = form;
    paths[at] = path;
  }
}
