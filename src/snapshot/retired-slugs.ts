import type { CompiledDevice, Removed } from '../model/index.ts';
import { shareBeginnings, wordsSharing } from './shared-beginnings.ts';

/** The last numbers stand for what was removed, by its kind; those before for devices. */
const LAST = 0xffff;

/** Retired slugs as they are stored. */
export interface StoredRetired {
  /** The slugs in order, each by what it adds to the one before. */
  text: string;
  /** For each the number of the device that it leads to, or {@link LAST} less the number of its kind. */
  heirs: Uint16Array;
}

/**
 * Lays out the slugs that are no device's any more. With their heirs by number they take a third less, compressed, than
 * as pairs of slugs. A redirect that leads to no device is left out.
 *
 * @param kinds what was removed, in the order of their numbers
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
    text: shareBeginnings(slugs),
    heirs: Uint16Array.from(slugs, (slug) => retired.get(slug)!),
  };
}

/** Reads what {@link storedRetired} laid out; the slugs when the first one is asked for. */
export class RetiredSlugs {
  readonly #stored: StoredRetired;
  readonly #kinds: readonly string[];
  #heirs: ReadonlyMap<string, number> | undefined;

  constructor(stored: StoredRetired, kinds: readonly string[]) {
    this.#stored = stored;
    this.#kinds = kinds;
  }

  /** The number of the device to which a slug leads; -1 if it leads to none. */
  heir(slug: string): number {
    const heir = this.#heir(slug) ?? LAST;
    return heir > LAST - this.#kinds.length || heir === LAST ? -1 : heir;
  }

  /** What a slug stood for that was removed; `null` if it was not. */
  removed(slug: string): string | null {
    const heir = this.#heir(slug);
    return heir === undefined ? null : (this.#kinds[LAST - heir] ?? null);
  }

  #heir(slug: string): number | undefined {
    const { text, heirs } = this.#stored;
    this.#heirs ??= new Map(wordsSharing(text).map((word, i) => [word, heirs[i]!]));
    return this.#heirs.get(slug);
  }
}
