import type { CompiledDevice, Removed } from '../model/index.ts';
import { frontDecode, frontEncode } from './front-coding.ts';

/** A stored number from here downwards stands for a kind of removed thing; a lower one is the number of a device. */
const LAST = 0xffff;

/** Retired slugs as they are stored. */
export interface StoredRetired {
  /** The sorted slugs, front-coded. */
  text: string;
  /** For each slug, the number of the device that it redirects to, or {@link LAST} minus the index of its kind. */
  heirs: Uint16Array;
}

/**
 * Writes the retired slugs: redirects and removed things. The target of a redirect is stored as a device number,
 * which takes a third less than pairs of slugs when compressed. A redirect without a device is left out.
 *
 * @param kinds the kinds of removed things, in the order of their numbers
 * @throws {RangeError} if there are too many devices for a number of two bytes
 */
export function storedRetired(
  devices: readonly CompiledDevice[],
  redirects: Readonly<Record<string, string>>,
  removed: Removed,
  kinds: readonly string[],
): StoredRetired {
  if (devices.length > LAST - kinds.length) throw new RangeError('At most 65,000 devices.');
  const numbers = new Map(devices.map((d, i) => [`${d.brandSlug}/${d.modelSlug}`, i]));
  const retired = new Map<string, number>();
  for (const [from, to] of Object.entries(redirects)) {
    const heir = numbers.get(to);
    if (heir !== undefined) retired.set(from, heir);
  }
  for (const [kind, brands] of Object.entries(removed)) {
    for (const [brand, models] of Object.entries(brands)) {
      for (const model of models) retired.set(`${brand}/${model}`, LAST - kinds.indexOf(kind));
    }
  }
  const slugs = [...retired.keys()].sort();
  return {
    text: frontEncode(slugs),
    heirs: Uint16Array.from(slugs, (slug) => retired.get(slug)!),
  };
}

/** Reads what {@link storedRetired} wrote. The slugs are decoded at the first lookup. */
export class RetiredSlugs {
  readonly #stored: StoredRetired;
  readonly #kinds: readonly string[];
  #heirs: ReadonlyMap<string, number> | undefined;

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
    const { text, heirs } = this.#stored;
    this.#heirs ??= new Map(frontDecode(text).map((word, i) => [word, heirs[i]!]));
    return this.#heirs.get(slug);
  }
}
