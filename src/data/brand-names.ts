import { type Brand, type Brands, slugify } from '../model/index.ts';

/** A brand as the data set knows it, for a name in a list. */
export interface KnownBrand {
  slug: string;
  name: string;
  /** What the list leaves out at the beginning of the model's name: "Redmi". */
  line: string | null;
  /** Other names of the brand in lists, which repeat them in front of a model too: "TECNO Mobile". */
  names: readonly string[];
  /** Every line of the brand as it is spelled: lists write "REDMI" too. */
  lines: readonly string[];
  /** The brand's names in Chinese characters, which lists put in front of a model without a space. */
  native: readonly string[];
  /** The brand's model names are codes, so that a name that only repeats the code is the name. */
  codesAreNames: boolean;
}

/** A country, a city or a company in parentheses, or a company's legal form, at the end of a name. */
const NOTE =
  /(?:\s*[(（][^()（）]+[)）]|,?\s+(?:Inc|LLC|S\.A\.|Co\., Ltd\.|Corporation|Corporation PLC|Limited|AG|mbH|SA))$/i;

const HAN = /\p{Script=Han}/u;

/** Finds the brand that a list means, and makes one for a name that is new. */
export class BrandNames {
  readonly #byKey = new Map<string, KnownBrand>();
  /** By the exact spelling: bq of Spain is not BQ of Russia. */
  readonly #byName = new Map<string, KnownBrand>();
  /** By the key of the name in the list: brands that take only models whose name begins so. */
  readonly #byBeginning = new Map<string, { begins: string; brand: KnownBrand }[]>();
  /** Brands that were not known, by their slug. */
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
    // A brand's own name wins over a line of another brand that has the same.
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
   * The brand of a row, or `null` if its name has no letter or digit to make a slug of.
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

  /** As `of`, but without adding a brand that is not known. */
  wouldBe(listed: string, model = ''): KnownBrand | null {
    const known = this.#known(listed, model);
    if (known) return known;
    const slug = slugify(listed);
    if (slug === '') return null;
    const name = this.withoutNote(listed.replaceAll('_', ' ').trim());
    return { slug, name, line: null, names: [], lines: [], native: [], codesAreNames: false };
  }

  /**
   * Returns the name as it stands on the box: Google's list tells brands of one name apart by a country or a
   * company ("TJD(SZ)", "EXO S.A."). If another brand has the name, the note stays.
   */
  withoutNote(name: string): string {
    const bare = name.replace(NOTE, '');
    return bare.length < 2 || this.#byKey.has(slugify(bare)) ? name : bare;
  }

  #known(listed: string, model: string): KnownBrand | undefined {
    const k = slugify(listed);
    const lower = model.toLowerCase();
    // "Auchan QiLive 45" is by Qilive, which is the longer of two beginnings.
    const [other] = (this.#byBeginning.get(k) ?? [])
      .filter(({ begins }) => lower.startsWith(begins))
      .sort((a, b) => b.begins.length - a.begins.length);
    return other?.brand ?? this.#byName.get(listed) ?? this.#byKey.get(k);
  }
}
