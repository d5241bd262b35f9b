import { itemAt } from '../text/item-at.ts';

/** A device that a query may mean, with its cost by `lattice/weights.ts`; the lowest cost is the best. */
export interface Candidate {
  /** The number of the device in the device table. */
  device: number;
  /** The number of its cheapest name; -1 if only its code is known. */
  form: number;
  cost: number;
  /** The part of the cost for the path through the lattice: unread tokens and inexact arcs. */
  pathCost: number;
}

/** The best candidates, sorted by cost. Of two with the same cost, the lower number, which is the newer device, is first. */
export class Best {
  readonly list: Candidate[] = [];
  /** The cost of the best candidate; if the list is empty, the most that one may cost. */
  cost = Number.POSITIVE_INFINITY;
  /** A candidate that costs more than this is not kept. */
  cutoff = Number.POSITIVE_INFINITY;
  #limit = 0;
  #most = Number.POSITIVE_INFINITY;
  readonly #window: number;

  /** @param window how much more than the best candidate another one may cost */
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
    // To set the length of an array calls a function of V8's runtime.
    while (this.list.length > 0) this.list.pop();
    this.#bound();
  }

  /**
   * Starts a new query.
   *
   * @param limit how many candidates to keep
   * @param most the most that a candidate may cost
   */
  begin(limit: number, most: number): void {
    this.#limit = limit;
    this.#most = most;
    this.clear();
  }

  /** Moves a device to a place of the list, or to its end if the list is shorter. Its cost is that of the one before. */
  insert(device: number, place: number): void {
    const own = this.list.findIndex((other) => other.device === device);
    if (own >= 0) this.list.splice(own, 1);
    const at = Math.min(place, this.size);
    const cost = itemAt(this.list, at - 1)?.cost ?? 0;
    this.list.splice(at, 0, { device, form: -1, cost, pathCost: 0 });
    this.#bound();
  }

  /**
   * Adds a device, or lowers its cost if it is in the list.
   *
   * @param isNew true if the caller knows that the device is not in the list, which saves a search
   */
  add(device: number, form: number, cost: number, pathCost: number, isNew: boolean): void {
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
    list[at] = { device, form, cost, pathCost };
    this.#bound();
  }

  /** Updates `cost` and `cutoff`. They are fields because they are compared for each device that is read. */
  #bound(): void {
    const { list } = this;
    this.cost = list.length === 0 ? this.#most : list[0]!.cost;
    const most = Math.min(this.cost + this.#window, this.#most);
    this.cutoff = list.length < this.#limit ? most : Math.min(most, list[list.length - 1]!.cost);
  }
}
