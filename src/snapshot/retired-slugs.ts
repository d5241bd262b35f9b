import type { CompiledDevice, Removed } from '../model/index.ts';
import { hashOf } from './hash.ts';

/** A stored number from here downwards stands for a kind of removed thing; a lower one is the number of a device. */
const LAST = 0xffff;

/** Retired slugs as they are stored. */
export interface StoredRetired {
  /** The hash of each slug, in the order of the heirs. */
  hashes: Uint32Array;
  /** For each slug, the number of the device that it redirects to, or {@link LAST} minus the index of its kind. */
  heirs: Uint16Array;
}

/**
 * Writes the retired slugs: redirects and removed things. The target of a redirect is stored as a device number,
 * which takes a third less than pairs of slugs when compressed, and its slug as a hash, which takes another quarter
 * less: a slug is only looked up. One unknown slug in two million has the hash of a retired one; the slugs of
 * devices are looked up first. A redirect without a device is left out.
 *
 * @param kinds the kinds of removed things, in the order of their numbers
 * @throws {RangeError} if there are too many devices for a number of two bytes, or two slugs have one hash
 */
export function storedRetired(
  devices: readonly CompiledDevice[],
  redirects: Readonly<Record<string, string>>,
  removed: Removed,
  kinds: readonly string[],
): StoredRetired {
  if (devices.length > LAST - kinds.length) throw new RangeError('At most 65,000 devices.');
  const numbers = new Map(devices.map((d, i) => [`${d.brandSlug}/${d.modelSlug}`, i]));
  const retired = new Map<number, number>();
  const retire = (slug: string, heir: number): void => {
    const hash = hashOf(slug) >>> 0;
    if (retired.has(hash)) throw new RangeError(`Another retired slug has the hash of ${slug}.`);
    retired.set(hash, heir);
  };
  for (const [from, to] of Object.entries(redirects)) {
    const heir = numbers.get(to);
    if (heir !== undefined) retire(from, heir);
  }
  for (const [kind, brands] of Object.entries(removed)) {
    for (const [brand, models] of Object.entries(brands)) {
      for (const model of models) retire(`${brand}/${model}`, LAST - kinds.indexOf(kind));
    }
  }
  const sorted = [...retired].sort(([a, heir], [b, other]) => heir - other || a - b);
  return {
    hashes: Uint32Array.from(sorted, ([hash]) => hash),
    heirs: Uint16Array.from(sorted, ([, heir]) => heir),
  };
}

/** Reads what {@link storedRetired} wrote. The table is made at the first lookup. */
export class RetiredSlugs {
  readonly #stored: StoredRetired;
  readonly #kinds: readonly string[];
  #heirs: ReadonlyMap<number, number> | undefined;

  constructor(stored: StoredRetired, kinds: readonly string[]) {
    this.#stored = stored;
    this.#kinds = kinds;
  }

  /** The number of the device to which a slug redirects; -1 if the slug is not a redirect. */
  heir(slug: string): number {
    const heir = this.#heir(slug) ?? LAST;
    return heir > LAST - this.#kinds.length || heir === LAST ? -1 : heir;
  }

  /** What a removed slug stood for, such as "a television, a box or a monitor"; `null` if it was not removed. */
  removed(slug: string): string | null {
    const heir = this.#heir(slug);
    return heir === undefined ? null : (this.#kinds[LAST - heir] ?? null);
  }

  #heir(slug: string): number | undefined {
    const { hashes, heirs } = this.#stored;
    this.#heirs ??= new Map(Array.from(hashes, (hash, i) => [hash, heirs[i]!]));
    return this.#heirs.get(hashOf(slug) >>> 0);
  }
}
