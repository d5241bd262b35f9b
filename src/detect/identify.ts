import type { DeviceTable, Snapshot } from '../snapshot/index.ts';
import { proofOf, type ShapeProofs } from './brand-shapes.ts';
import { type Branded, BrandWords } from './brand-words.ts';
import { entriesOf } from './codes.ts';
import { PROOFS, type Proofs } from './detect-sections.ts';
import type { Families } from './family.ts';

/** What a code that the data set does not hold tells: slugs and names of the facts. */
export interface BrandOnly {
  /** Index into the table's brands. */
  brand: number;
  family: string | null;
}

/** A code shorter than this is used by too many makers to be taken without its brand. */
const TELLING = 6;

/** How many notes are taken off a token: "HUAWEI HUAWEI TIT-U02" has two. */
const MAX_DEPTH = 2;

/** Samsung's browser puts its maker's name before the model of whatever it runs on. */
const PUT_BEFORE_ANY = 'samsung';

/** What Google's apps write before the model: "phone/Nexus 5". */
const FORMS: ReadonlySet<string> = new Set(['phone', 'tablet']);

/** Finds the entries of a code, however a header writes it. */
export class Identifier {
  readonly #snapshot: Snapshot;
  readonly #devices: DeviceTable;
  readonly #families: Families;
  readonly #brandIndex = new Map<string, number>();
  // Each table is made when the first header needs it: most need the codes alone, an iPhone none.
  #madeWords: BrandWords | undefined;
  #madeShapes: ShapeProofs | undefined;
  #madeProvenWords: ReadonlySet<string> | undefined;

  constructor(snapshot: Snapshot, families: Families) {
    this.#snapshot = snapshot;
    this.#devices = snapshot.devices;
    this.#families = families;
  }

  get #words(): BrandWords {
    this.#madeWords ??= new BrandWords(this.#devices.brands);
    return this.#madeWords;
  }

  get #shapes(): ShapeProofs {
    this.#madeShapes ??= this.#readProofs().shapes;
    return this.#madeShapes;
  }

  get #provenWords(): ReadonlySet<string> {
    this.#madeProvenWords ??= new Set(this.#readProofs().words);
    return this.#madeProvenWords;
  }

  #readProofs(): Proofs {
    return JSON.parse(this.#snapshot.container.text(PROOFS)) as Proofs;
  }

  /**
   * The entries of a code; several where devices share it, none where it is not held.
   *
   * The whole token is looked up, then the token without the notes that browsers add: the maker's
   * name before it, a firmware version behind a slash. Nothing is guessed from a part of a code.
   *
   * @param maker the maker's name where the header states it apart from the code
   */
  find(token: string, maker: string | null = null, depth = MAX_DEPTH): readonly number[] {
    const brand = maker === null ? -1 : this.#words.brand(maker);
    const whole = this.#lookUp(token);
    if (whole.length > 0) return this.#ofBrand(whole, brand);
    const split = this.#words.split(token);
    const found = split === null ? this.#withBrand(token) : this.#behindBrand(split, maker, depth);
    return found.length > 0 || depth === 0 ? found : this.#besideSlash(token, maker, depth);
  }

  /**
   * The entries of a whole code, without the regulatory numbers of Apple (A1601): no browser sends
   * them, and they have the form of OPPO's and Nothing's codes.
   */
  #lookUp(code: string): readonly number[] {
    const entries = entriesOf(this.#devices.codes, code);
    if (entries.length === 0 || code.includes(',')) return entries;
    const apple = this.brandIndex('apple');
    return entries.filter((entry) => this.#brandOf(entry) !== apple);
  }

  /** The entries of what stands behind a maker's name. */
  #behindBrand({ brand, rest }: Branded, maker: string | null, depth: number): readonly number[] {
    const entries = this.#lookUp(rest);
    if (entries.length === 0 && depth > 0) return this.find(rest, maker, depth - 1);
    const own = this.#ofBrand(entries, brand);
    // Makers build for other brands ("HUAWEI STF-L09" is an Honor), but a short code may be anybody's.
    const telling = rest.length >= TELLING || brand === this.brandIndex(PUT_BEFORE_ANY);
    return telling ? own : own.filter((entry) => this.#brandOf(entry) === brand);
  }

  /** The entries of the code before a firmware's version, or behind the form of the device. */
  #besideSlash(token: string, maker: string | null, depth: number): readonly number[] {
    const slash = token.indexOf('/');
    if (slash <= 0) return [];
    const form = FORMS.has(token.slice(0, slash).toLowerCase());
    const part = (form ? token.slice(slash + 1) : token.slice(0, slash)).trim();
    // "Chrome/140" and "Android/14" have the same form.
    return holdsDigit(part) ? this.find(part, maker, depth - 1) : [];
  }

  /**
   * The entries of codes that the data set holds behind the maker's name ("SAMSUNG-SM-G890A",
   * "Lenovo TB-X304F") where a header leaves that name out.
   */
  #withBrand(token: string): readonly number[] {
    const proof = proofOf(token, this.#shapes);
    if (proof === null) return [];
    const { name } = this.#devices.brands[this.brandIndex(proof.brand)]!;
    const spaced = entriesOf(this.#devices.codes, `${name} ${token}`);
    return spaced.length > 0 ? spaced : entriesOf(this.#devices.codes, `${name}-${token}`);
  }

  /** The brand that the shape of a code proves, or its first word; null where neither does. */
  brandOnly(token: string, maker: string | null = null): BrandOnly | null {
    const split = this.#words.split(token);
    const shapes = this.#shapes;
    const proof = proofOf(token, shapes) ?? (split && proofOf(split.rest, shapes));
    if (proof !== null) {
      const brand = this.brandIndex(proof.brand);
      return { brand, family: this.#family(brand, token) ?? proof.family };
    }
    const brand = this.#namedBrand(split?.word ?? token.toLowerCase(), maker);
    return brand < 0 ? null : { brand, family: this.#family(brand, token) };
  }

  /** The brand that a word proves, or that the header states apart from the code; -1 for none. */
  #namedBrand(word: string, maker: string | null): number {
    if (word !== PUT_BEFORE_ANY && this.#provenWords.has(word)) return this.#words.brand(word);
    return maker === null ? -1 : this.#words.brand(maker);
  }

  /** The index of a brand by its slug, or -1. */
  brandIndex(slug: string): number {
    let index = this.#brandIndex.get(slug);
    if (index === undefined) {
      index = this.#devices.brands.findIndex((brand) => brand.slug === slug);
      this.#brandIndex.set(slug, index);
    }
    return index;
  }

  /** The brand's family with whose name a text begins; the longest of several. */
  #family(brand: number, token: string): string | null {
    const folded = token.toLowerCase();
    let best: string | null = null;
    for (const family of this.#devices.families) {
      const begins = folded.startsWith(`${family.toLowerCase()} `);
      if (!begins || family.length <= (best?.length ?? 0)) continue;
      if (this.#families.members(brand, family).length > 0) best = family;
    }
    return best;
  }

  #ofBrand(entries: readonly number[], brand: number): readonly number[] {
    if (brand < 0 || entries.length === 1) return entries;
    const own = entries.filter((e) => this.#brandOf(e) === brand);
    return own.length > 0 ? own : entries;
  }

  #brandOf(entry: number): number {
    return this.#devices.brand[this.#devices.deviceOfVariant(this.#devices.variantOfCode(entry))]!;
  }
}

function holdsDigit(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c >= 0x30 && c <= 0x39) return true;
  }
  return false;
}
