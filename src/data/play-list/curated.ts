import type { CatalogueDevice } from '../../model/index.ts';
import type { DeviceEntry } from '../facts.ts';
import { nameKey } from '../name-key.ts';

/** Which names, codes and slugs belong to devices with files of their own. */
export class Curated {
  /** Slugs by name, and by alias where no device has the alias for its name. */
  readonly #names = new Map<string, string>();
  readonly #models = new Set<string>();
  readonly #codes = new Map<string, string>();
  readonly #slugs = new Map<string, string[]>();

  constructor(entries: readonly DeviceEntry[]) {
    for (const { brandSlug, modelSlug, facts } of entries) {
      for (const alias of facts.aliases ?? []) this.#names.set(at(brandSlug, alias), modelSlug);
      for (const { codes } of facts.variants ?? []) {
        for (const code of codes) this.#codes.set(`${brandSlug}/${code.toLowerCase()}`, modelSlug);
      }
    }
    for (const { brandSlug, modelSlug, facts } of entries) {
      const key = at(brandSlug, facts.model);
      this.#names.set(key, modelSlug);
      this.#models.add(key);
      this.#slugs.set(brandSlug, [...(this.#slugs.get(brandSlug) ?? []), modelSlug]);
    }
  }

  /** The slug of the device that is called so, by name or alias. */
  byName(brandSlug: string, name: string): string | null {
    return this.#names.get(at(brandSlug, name)) ?? null;
  }

  /** The slug of the device that has the first of the codes that any has. */
  byCode(brandSlug: string, codes: readonly string[]): string | null {
    const owners = codes.map((c) => this.#codes.get(`${brandSlug}/${c.toLowerCase()}`));
    return owners.find((o) => o !== undefined) ?? null;
  }

  /**
   * Is a device of the catalogue the curated one of its name or its codes? An alias alone does not
   * say so: Lenovo's TAB 8 is no TAB8 of SoftBank.
   *
   * @param open those of its codes that no curated device has
   */
  isSame(brandSlug: string, { model, codes }: CatalogueDevice, open: readonly string[]): boolean {
    if (open.length === 0 || this.#models.has(at(brandSlug, model))) return true;
    return open.length < codes.length && this.byName(brandSlug, model) !== null;
  }

  slugs(brandSlug: string): readonly string[] {
    return this.#slugs.get(brandSlug) ?? [];
  }

  hasCode(brandSlug: string, code: string): boolean {
    return this.#codes.has(`${brandSlug}/${code.toLowerCase()}`);
  }
}

const at = (brandSlug: string, name: string): string => `${brandSlug}/${nameKey(name)}`;
