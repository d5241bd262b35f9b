/** A device that a query may mean. */
export interface Candidate {
  device: number;
  /** The name by which it costs least; -1 for none. */
  form: number;
  cost: number;
  /** What of the cost is unread, or due to the way of reading. */
  path: number;
}

/** The best candidates, kept sorted by cost; of equal ones the lower number, which is newer, first. */
export class Best {
  readonly list: Candidate[] = [];
  /** The cost of the best candidate; infinite where there is none. */
  cost = Number.POSITIVE_INFINITY;
  /** The cost above which nothing is kept. */
  cutoff = Number.POSITIVE_INFINITY;
  #limit = 0;
  readonly #window: number;

  /** @param window how much more than the best one the others may cost */
  constructor(window: number) {
    this.#window = window;
  }

  get size(): number {
    return this.list.length;
  }

  /** The devices, best first. */
  devices(): number[] {
    return this.list.map(({ device }) => device);
  }

  clear(): void {
    this.list.length = 0;
    this.#bound();
  }

  /** Begins with another query, of which so many are kept. */
  begin(limit: number): void {
    this.#limit = limit;
    this.clear();
  }

  /** Puts a device at a place, or behind the last one where there are fewer. */
  insert(device: number, place: number): void {
    const own = this.list.findIndex((other) => other.device === device);
    if (own >= 0) this.list.splice(own, 1);
    const at = Math.min(place, this.size);
    this.list.splice(at, 0, { device, form: -1, cost: this.list[at - 1]?.cost ?? 0, path: 0 });
    this.#bound();
  }

  /**
   * Adds a device, or lowers its cost.
   *
   * @param isNew is it known to be none of those that are kept?
   */
  add(device: number, form: number, cost: number, path: number, isNew: boolean): void {
    const { list } = this;
    let at = list.length;
    if (!isNew) for (let i = 0; i < list.length; i++) if (list[i]!.device === device) at = i;
    const present = list[at];
    if (present !== undefined && present.cost <= cost) return;
    if (at === this.#limit) {
      const last = list[at - 1]!;
      if (cost > last.cost || (cost === last.cost && device > last.device)) return;
      at--;
    }
    for (; at > 0; at--) {
      const other = list[at - 1]!;
      if (other.cost < cost || (other.cost === cost && other.device < device)) break;
      list[at] = other;
    }
    list[at] = { device, form, cost, path };
    this.#bound();
  }

  /** Sets the bounds, which are asked for each device that is read. */
  #bound(): void {
    const { list } = this;
    this.cost = list.length === 0 ? Number.POSITIVE_INFINITY : list[0]!.cost;
    const most = this.cost + this.#window;
    this.cutoff = list.length < this.#limit ? most : Math.min(most, list[list.length - 1]!.cost);
  }
}
