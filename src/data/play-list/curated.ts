import type { CatalogueDevice } from '../../model/index.ts';
import type { DeviceEntry } from '../facts.ts';
import { nameKey } from '../name-key.ts';

/** The names, codes and slugs of devices with files of their own. */
export class Curated {
  readonly #models = new Map<string, string>();
  readonly #aliases = new Map<string, string>();
  readonly #codes = new Map<string, string>();
  readonly #slugs = new Map<string, string[]>();

  constructor(entries: readonly DeviceEntry[]) {
    for (const { brandSlug, modelSlug, facts } of entries) {
      this.#models.set(at(brandSlug, facts.model), modelSlug);
      for (const alias of facts.aliases ?? []) this.#aliases.set(at(brandSlug, alias), modelSlug);
      for (const { codes } of facts.variants ?? []) {
        for (const code of codes) this.#codes.set(placeOf(brandSlug, code), modelSlug);
      }
      this.#slugs.set(brandSlug, [...(this.#slugs.get(brandSlug) ?? []), modelSlug]);
    }
  }

  /** Returns the slug of the device with this name or, if there is none, with this alias. */
  byName(brandSlug: string, name: string): string | null {
    const key = at(brandSlug, name);
    return this.#models.get(key) ?? this.#aliases.get(key) ?? null;
  }

  /**
   * Returns the slug of the curated device that a device of the catalogue has become: the one with its name or
   * with its codes. With an alias, the two must also share a code, because Lenovo's TAB 8 is not SoftBank's
   * TAB8.
   */
  heirOf(brandSlug: string, { model, codes }: CatalogueDevice): string | null {
    const key = at(brandSlug, model);
    const named = this.#models.get(key);
    if (named !== undefined) return named;
    const owners = codes.map((code) => this.#codes.get(placeOf(brandSlug, code)));
    const alias = this.#aliases.get(key);
    if (alias !== undefined && owners.includes(alias)) return alias;
    return owners.every((owner) => owner !== undefined) ? (owners[0] ?? null) : null;
  }

  slugs(brandSlug: string): readonly string[] {
    return this.#slugs.get(brandSlug) ?? [];
  }

  hasCode(brandSlug: string, code: string): boolean {
    return this.#codes.has(placeOf(brandSlug, code));
  }
}

const at = (brandSlug: string, name: string): string => `${brandSlug}/${nameKey(name)}`;

/** Returns the key of a code. Letter case does not count, because lists write one code in several cases. */
export const placeOf = (brandSlug: string, code: string): string =>
  `${brandSlug}/${code.toLowerCase()}`;
