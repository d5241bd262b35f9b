import type { Tables } from '../search-index/tables.ts';
import { WordCache } from '../text/word-cache.ts';
import type { KindAsked } from './kind-asked.ts';

/** How many devices a list has at most. */
const LISTED = 64;
/** How many lists are cached at most. A question may combine any qualities, so their number has no other bound. */
const MAX_KEPT = 256;
/** Lists the devices of a kind, the best known first, at most {@link LISTED}. */
export class KindLists {
  readonly #tables: Tables;
  /** The lists by their kind, as JSON. */
  readonly #lists = new WordCache((kind) => this.#find(JSON.parse(kind)), MAX_KEPT);

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** The devices of a kind, as numbers of the device table. */
  of(kind: KindAsked): readonly number[] {
    const list = this.#lists.of(JSON.stringify(kind));
    // A quality that no device of the kind has is left out: no source calls a watch cheap ("cheap smartwatch").
    return list.length > 0 ? list : this.#lists.of(JSON.stringify({ ...kind, qualities: [] }));
  }

  #find({ category, qualities, isAndroid }: KindAsked): number[] {
    const { devices, qualities: told } = this.#tables;
    const { prominence, brands, brand } = devices;
    const [first, ...others] = qualities;
    const all = first === undefined ? prominence.keys() : told.of(first);
    return [...all]
      .filter(
        (device) =>
          devices.category(device) === category &&
          !(isAndroid && brands[brand[device]!]!.slug === 'apple') &&
          others.every((quality) => told.has(device, quality)),
      )
      .sort((a, b) => prominence[b]! - prominence[a]! || a - b)
      .slice(0, LISTED);
  }
}
