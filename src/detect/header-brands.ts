import { type DeviceTable, foldCode, type Snapshot } from '../snapshot/index.ts';
import { lineWord, WIDELY_SOLD } from './brand-lines.ts';
import { proofOf, type ShapeProof } from './brand-shapes.ts';
import { type Branded, BrandWords } from './brand-words.ts';
import { PROOFS_SECTION, type Proofs } from './detect-sections.ts';
import { Makers } from './makers.ts';
import { withoutNotes } from './token-notes.ts';

/** Stands for no brand, or for any. */
export const ANY = -1;

/**
 * Finds the brand that a header states: apart from the model, in front of it, or by the shape of a code. Brands
 * are indexes into the table's brands; {@link ANY} stands for none.
 */
export class HeaderBrands {
  readonly #snapshot: Snapshot;
  readonly #devices: DeviceTable;
  readonly #index = new Map<string, number>();
  // Each table is built when a header first needs it. Most headers need none.
  #madeWords: BrandWords | undefined;
  #madeProofs: Proofs | undefined;
  #madeProvenWords: ReadonlySet<string> | undefined;
  readonly #madeLines = new Map<number, readonly string[]>();
  #madeSharedNames: ReadonlySet<string> | undefined;
  #madeMakers: Makers | undefined;
  #lastShape: { code: string; proof: ShapeProof | null } | undefined;
  #lastSplit: { token: string; split: Branded | null } | undefined;

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
    this.#devices = snapshot.devices;
  }

  get #words(): BrandWords {
    this.#madeWords ??= new BrandWords(this.#devices.brands);
    return this.#madeWords;
  }

  get #proofs(): Proofs {
    this.#madeProofs ??= JSON.parse(this.#snapshot.container.text(PROOFS_SECTION)) as Proofs;
    return this.#madeProofs;
  }

  /** Returns the brand of a slug; {@link ANY} if there is none. */
  index(slug: string): number {
    let index = this.#index.get(slug);
    if (index === undefined) {
      index = this.#devices.brands.findIndex((brand) => brand.slug === slug);
      this.#index.set(slug, index);
    }
    return index;
  }

  /** Returns the brand of a name, whether or not the name proves it. */
  named(name: string): number {
    return this.#words.brand(name);
  }

  /**
   * Returns the brand that the header states apart from the model, if the name proves it. A company's name
   * counts for its brand's ("TECNO MOBILE LIMITED").
   */
  stated(maker: string | null): number {
    if (maker === null) return ANY;
    const brand = this.#words.brand(maker);
    if (brand !== ANY) return this.states(maker.toLowerCase(), brand) ? brand : ANY;
    const bare = withoutNotes(maker);
    return bare === null ? ANY : this.stated(bare);
  }

  /**
   * True if a word in front of a model states the brand. The name of a widely sold brand does. Small brands are
   * called "Smart" or "A1", like other brands' models.
   */
  states(word: string, brand: number): boolean {
    return this.isWidelySold(brand) || this.proves(word);
  }

  /** True for a widely sold brand. */
  isWidelySold(brand: number): boolean {
    return this.#devices.brands[brand]!.weight >= WIDELY_SOLD;
  }

  /** True if a word in lower case proves its brand at the beginning of a code. */
  proves(word: string): boolean {
    this.#madeProvenWords ??= new Set(this.#proofs.words);
    return this.#madeProvenWords.has(word);
  }

  /** Splits a token that begins with a brand's name. Keeps the last result, as {@link ofShape} does. */
  split(token: string): Branded | null {
    if (this.#lastSplit?.token !== token) {
      this.#lastSplit = { token, split: this.#words.split(token) };
    }
    return this.#lastSplit.split;
  }

  /** Splits a token that begins with a maker's name without a space: "OnePlus8Pro". */
  glued(token: string): Branded | null {
    const word = lineWord(token);
    const brand = word.length < token.length ? this.#words.brand(word) : ANY;
    return brand === ANY ? null : { brand, word, rest: token.slice(word.length) };
  }

  /**
   * Returns the brand whose line the name begins with ("Redmi", "CAMON"), with or without a space after it
   * ("GalaxyS22"). Returns {@link ANY} if another brand has a device of this name.
   */
  ofLine(token: string): number {
    const { brands, shared } = this.#proofs.lines;
    for (let word = lineWord(token); word.length >= 2; word = word.slice(0, -1)) {
      if (!Object.hasOwn(brands, word)) continue;
      this.#madeSharedNames ??= new Set(shared);
      return this.#madeSharedNames.has(foldCode(token)) ? ANY : this.index(brands[word]!);
    }
    return ANY;
  }

  /** Returns the first words of a brand's lines: "galaxy", "redmi". */
  linesOf(brand: number): readonly string[] {
    let lines = this.#madeLines.get(brand);
    if (lines === undefined) {
      const all = Object.entries(this.#proofs.lines.brands);
      lines = all.flatMap(([word, slug]) => (this.index(slug) === brand ? word : []));
      this.#madeLines.set(brand, lines);
    }
    return lines;
  }

  /** True if a maker's name is the name of its brand: "Xiaomi", but not "Redmi". */
  isOwnName(maker: string): boolean {
    const brand = this.named(maker);
    return brand !== ANY && this.#devices.brands[brand]!.name.toLowerCase() === maker.toLowerCase();
  }

  /** True if a maker's name is that of a line, which begins the names of its brand's devices: "Redmi", "iQOO". */
  isLine(maker: string): boolean {
    const brand = this.named(maker);
    return (
      brand !== ANY && !this.isOwnName(maker) && this.linesOf(brand).includes(maker.toLowerCase())
    );
  }

  /** Returns what the shape of a code proves. Keeps the last result: callers ask several times in a row. */
  ofShape(code: string): ShapeProof | null {
    if (this.#lastShape?.code !== code) {
      this.#lastShape = { code, proof: proofOf(code, this.#proofs.shapes) };
    }
    return this.#lastShape.proof;
  }

  /**
   * True if a header that states one brand can come from a device of the other. Every brand fits {@link ANY}.
   */
  fit(stated: number, found: number): boolean {
    if (stated === ANY || stated === found) return true;
    this.#madeMakers ??= new Makers(this.#devices, this.#proofs.builds);
    return this.#madeMakers.fit(stated, found);
  }
}
