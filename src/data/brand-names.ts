import { type Brand, type Brands, slugify } from '../model/index.ts';

/** The brand that a name in a list means. */
export interface KnownBrand {
  slug: string;
  name: string;
  /** The line that the list omits at the beginning of the model's name ("Redmi"); `null` if it omits none. */
  line: string | null;
  /** Other names of the brand that lists write in front of a model: "TECNO Mobile". */
  names: readonly string[];
  /** The lines of the brand in their usual spelling. Lists also write "REDMI". */
  lines: readonly string[];
  /** The brand's names in Chinese characters, which lists write in front of a model without a space. */
  native: readonly string[];
  /** True if the brand names its models by their codes, so that the code is the name on the box. */
  codesAreNames: boolean;
}

/** A country, a city or a company in parentheses, or a company's legal form, at the end of a name. */
const NOTE =
  /(?:\s*[(（][^()（）]+[)）]|,?\s+(?:Inc|LLC|S\.A\.|Co\., Ltd\.|Corporation|Corporation PLC|Limited|AG|mbH|SA))$/i;

const HAN = /\p{Script=Han}/u;

/** Finds the brand that a list means, and adds a brand for a new name. */
export class BrandNames {
  readonly #byKey = new Map<string, KnownBrand>();
  /** By the exact spelling, because bq of Spain is not BQ of Russia. */
  readonly #byName = new Map<string, KnownBrand>();
  /** Brands for which only models with a certain beginning count, by the key of the name in the list. */
  readonly #byBeginning = new Map<string, { begins: string; brand: KnownBrand }[]>();
  /** The added brands, by their slug. */
  readonly added: Brands = {};

  constructor(brands: Brands) {
    const spelled = ({ name, aliases = [], listedAs = [], codesAreNames }: Brand) => ({
      codesAreNames: codesAreNames === true,
      names: listedAs
        .filter((l) => !l.line)
        .flatMap(({ name: listed, begins }) => {
          if (begins === undefined) return listed;
          const isBehindSeller = begins.toLowerCase().endsWith(` ${name.toLowerCase()}`);
          return isBehindSeller ? begins : [];
        }),
      lines: listedAs.flatMap(({ line }) => line ?? []),
      native: aliases.filter((alias) => HAN.test(alias)),
    });
    for (const [slug, entry] of Object.entries(brands)) {
      for (const { name: listed, line = null, begins } of entry.listedAs ?? []) {
        const brand = { slug, name: entry.name, line, ...spelled(entry) };
        const k = slugify(listed);
        if (begins === undefined) this.#byKey.set(k, brand);
        else {
          const list = this.#byBeginning.get(k) ?? [];
          this.#byBeginning.set(k, [...list, { begins: begins.toLowerCase(), brand }]);
        }
      }
    }
    // A brand's own name takes precedence over another brand's line of the same name.
    for (const [slug, entry] of Object.entries(brands)) {
      const { name } = entry;
      const brand = { slug, name, line: null, ...spelled(entry) };
      this.#byName.set(name, brand);
      this.#byKey.set(slugify(name) || slug, brand);
    }
    for (const [slug, { name }] of Object.entries(brands)) {
      if (!this.#byKey.has(slug)) this.#byKey.set(slug, this.#byName.get(name)!);
    }
  }

  /**
   * Returns the brand of a row; adds it if it is new. Returns `null` if the name has no letter or digit for a
   * slug.
   *
   * @param listed the brand as the list writes it
   * @param model the model's name as the list writes it
   */
  of(listed: string, model = ''): KnownBrand | null {
    const known = this.#known(listed, model);
    if (known) return known;
    const brand = this.wouldBe(listed, model);
    if (brand === null) return null;
    this.#byKey.set(brand.slug, brand).set(slugify(brand.name), brand);
    this.added[brand.slug] = { name: brand.name };
    return brand;
  }

  /** Returns the brand of a row like `of`, but without adding a new one. */
  wouldBe(listed: string, model = ''): KnownBrand | null {
    const known = this.#known(listed, model);
    if (known) return known;
    const slug = slugify(listed);
    if (slug === '') return null;
    const name = this.withoutNote(listed.replaceAll('_', ' ').trim());
    return { slug, name, line: null, names: [], lines: [], native: [], codesAreNames: false };
  }

  /**
   * Returns the name as on the box. Google's list distinguishes brands of one name by a country or a company
   * ("TJD(SZ)", "EXO S.A."). The note stays if another brand has the name.
   */
  withoutNote(name: string): string {
    const bare = name.replace(NOTE, '');
    return bare.length < 2 || this.#byKey.has(slugify(bare)) ? name : bare;
  }

  #known(listed: string, model: string): KnownBrand | undefined {
    const k = slugify(listed);
    const lower = model.toLowerCase();
    // The longest beginning counts: "Auchan QiLive 45" is by Qilive.
    const [other] = (this.#byBeginning.get(k) ?? [])
      .filter(({ begins }) => lower.startsWith(begins))
      .sort((a, b) => b.begins.length - a.begins.length);
    return other?.brand ?? this.#byName.get(listed) ?? this.#byKey.get(k);
  }
}
