import type { DeviceTable, Snapshot } from '../snapshot/index.ts';
import { foldCode } from '../snapshot/index.ts';
import { CARRIED, lineWord } from './brand-lines.ts';
import { BrandNames } from './brand-names.ts';
import { proofOf } from './brand-shapes.ts';
import { type Branded, BrandWords } from './brand-words.ts';
import { entriesOf } from './codes.ts';
import { PROOFS, type Proofs } from './detect-sections.ts';
import type { Families } from './family.ts';
import { Makers } from './makers.ts';
import { SiblingCodes, type Siblings } from './sibling-codes.ts';
import { withoutNotes } from './token-notes.ts';

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

/** No brand is stated. */
const ANY = -1;

/** What Google's apps write before the model: "phone/Nexus 5". */
const FORMS: ReadonlySet<string> = new Set(['phone', 'tablet']);

/** Finds what a token of a header names, however the header writes it. */
export class Identifier {
  readonly #snapshot: Snapshot;
  readonly #devices: DeviceTable;
  readonly #families: Families;
  readonly #names: BrandNames;
  readonly #brandIndex = new Map<string, number>();
  // Each table is made when the first header needs it: most need the codes alone, an iPhone none.
  #madeWords: BrandWords | undefined;
  #madeProofs: Proofs | undefined;
  #madeProvenWords: ReadonlySet<string> | undefined;
  #madeMakers: Makers | undefined;
  #madeSiblings: SiblingCodes | undefined;

  constructor(snapshot: Snapshot, families: Families) {
    this.#snapshot = snapshot;
    this.#devices = snapshot.devices;
    this.#families = families;
    this.#names = new BrandNames(snapshot.devices);
  }

  get #words(): BrandWords {
    this.#madeWords ??= new BrandWords(this.#devices.brands);
    return this.#madeWords;
  }

  get #proofs(): Proofs {
    this.#madeProofs ??= JSON.parse(this.#snapshot.container.text(PROOFS)) as Proofs;
    return this.#madeProofs;
  }

  get #provenWords(): ReadonlySet<string> {
    this.#madeProvenWords ??= new Set(this.#proofs.words);
    return this.#madeProvenWords;
  }

  get #makers(): Makers {
    this.#madeMakers ??= new Makers(this.#devices, this.#proofs.builds);
    return this.#madeMakers;
  }

  get #siblings(): SiblingCodes {
    this.#madeSiblings ??= new SiblingCodes(this.#devices, this.#proofs.siblings);
    return this.#madeSiblings;
  }

  /**
   * The entries of a code; several where devices share it, none where it is not held.
   *
   * The whole token is looked up, then the token without the notes that browsers add: the maker's
   * name before it, a firmware version behind a slash. Nothing is guessed from a part of a code, and
   * a header that states a brand never gives another brand's device.
   *
   * @param maker the maker's name where the header states it apart from the code
   */
  find(token: string, maker: string | null = null): readonly number[] {
    const stated = this.#stated(maker);
    const found = this.#find(token, stated, MAX_DEPTH);
    if (found.length > 0) return stated === ANY ? this.#preferring(maker, found) : found;
    const bare = withoutNotes(token);
    const without = bare === null ? found : this.#find(bare, stated, MAX_DEPTH);
    return without.length > 0 ? without : this.#alike(token, stated);
  }

  /** Of several entries, those of a maker whose name alone would prove nothing. */
  #preferring(maker: string | null, entries: readonly number[]): readonly number[] {
    if (maker === null || entries.length === 1) return entries;
    const brand = this.#words.brand(maker);
    const own = entries.filter((entry) => this.#brandOf(entry) === brand);
    return own.length > 0 ? own : entries;
  }

  /** The entries of the code that differs from a token in punctuation alone: "moto e32(s", "ASUSAI2501". */
  #alike(token: string, stated: number): readonly number[] {
    const key = foldCode(token);
    if (key.length < TELLING || !holdsDigit(key)) return [];
    const entries = this.#fitting(token, this.#devices.codes.exact(key), stated);
    const [first] = entries;
    return first !== undefined && entries.every((e) => this.#deviceOf(e) === this.#deviceOf(first))
      ? entries
      : [];
  }

  #find(token: string, stated: number, depth: number): readonly number[] {
    const whole = this.#fitting(token, this.#lookUp(token), stated);
    if (whole.length > 0) return whole;
    const split = this.#words.split(token);
    const found =
      split === null ? this.#withBrand(token, stated) : this.#behindBrand(split, stated, depth);
    return found.length > 0 || depth === 0 ? found : this.#besideSlash(token, stated, depth);
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
  #behindBrand(split: Branded, stated: number, depth: number): readonly number[] {
    const { brand, rest, word } = split;
    const proven = this.#states(word, brand);
    if (proven && stated !== ANY && !this.#makers.fit(stated, brand)) return [];
    const now = proven ? brand : stated;
    const entries = this.#fitting(rest, this.#lookUp(rest), now);
    // A name that is no proof ("Smart", "A1") may belong to the code; what is long enough tells itself.
    if (entries.length > 0 && (proven || rest.length >= TELLING)) return entries;
    if (entries.length > 0) return entries.filter((entry) => this.#brandOf(entry) === brand);
    const short = this.#withBrand(rest, now);
    return short.length > 0 || depth === 0 ? short : this.#find(rest, now, depth - 1);
  }

  /** The entries of the code before a firmware's version, or behind the form of the device. */
  #besideSlash(token: string, stated: number, depth: number): readonly number[] {
    const slash = token.indexOf('/');
    if (slash <= 0) return [];
    const form = FORMS.has(token.slice(0, slash).toLowerCase());
    const part = (form ? token.slice(slash + 1) : token.slice(0, slash)).trim();
    // "Chrome/140" and "Android/14" have the same form.
    return holdsDigit(part) ? this.#find(part, stated, depth - 1) : [];
  }

  /**
   * The entries of codes that the data set holds behind the maker's name ("SAMSUNG-SM-G890A",
   * "Lenovo TB-X304F") where a header leaves that name out, or writes it in another way.
   */
  #withBrand(token: string, stated: number): readonly number[] {
    const brand = stated === ANY ? this.#shapeBrand(token) : stated;
    if (brand === ANY) return [];
    return this.#fitting(token, this.#devices.codes.behindBrand(foldCode(token)), brand);
  }

  /** The brand that the shape of a code proves, or {@link ANY}. */
  #shapeBrand(code: string): number {
    const proof = proofOf(code, this.#proofs.shapes);
    return proof === null ? ANY : this.brandIndex(proof.brand);
  }

  /**
   * The devices of a name that stands in a code's place, within the brand that the header states or
   * whose line begins the name ("Redmi", "CAMON"); several where the brand sold several under it.
   */
  named(token: string, maker: string | null = null): readonly number[] {
    const stated = this.#stated(maker);
    const found = this.#named(token, stated, MAX_DEPTH);
    if (found.length > 0) return found;
    const bare = withoutNotes(token);
    return bare === null ? found : this.#named(bare, stated, MAX_DEPTH);
  }

  #named(token: string, stated: number, depth: number): readonly number[] {
    if (stated !== ANY) {
      const found = this.#names.find(stated, token);
      if (found.length > 0) return found;
    }
    const split = this.#words.split(token) ?? this.#glued(token);
    if (split !== null && this.#states(split.word, split.brand)) {
      if (stated !== ANY && !this.#makers.fit(stated, split.brand)) return [];
      const found = this.#names.find(split.brand, token);
      if (found.length > 0 || depth === 0) return found;
      return this.#named(split.rest, split.brand, depth - 1);
    }
    const line = stated === ANY ? this.#proofs.lines[lineWord(token)] : undefined;
    return line === undefined ? [] : this.#names.find(this.brandIndex(line), token);
  }

  /** A maker's name without a space behind it: "OnePlus8Pro". */
  #glued(token: string): Branded | null {
    const word = lineWord(token);
    const brand = word.length < token.length ? this.#words.brand(word) : ANY;
    return brand === ANY ? null : { brand, word, rest: token.slice(word.length) };
  }

  /** The known codes of which a code differs in the unit alone; null where none are held. */
  siblings(token: string, maker: string | null = null): Siblings | null {
    const split = this.#words.split(token);
    const found =
      this.#siblings.find(token) ?? (split === null ? null : this.#siblings.find(split.rest));
    if (found === null) return null;
    const stated = this.#stated(maker);
    const fits = (brand: number): boolean => brand === ANY || this.#makers.fit(brand, found.brand);
    return fits(stated) && (split === null || fits(split.brand)) ? found : null;
  }

  /** The brand that the shape of a code proves, or its first word; null where neither does. */
  brandOnly(token: string, maker: string | null = null): BrandOnly | null {
    const split = this.#words.split(token);
    const { shapes } = this.#proofs;
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
    const name = maker ?? word;
    return this.#provenWords.has(name.toLowerCase()) ? this.#words.brand(name) : ANY;
  }

  /** The brand that the header states apart from the code, if the name is proof; else {@link ANY}. */
  #stated(maker: string | null): number {
    if (maker === null) return ANY;
    const brand = this.#words.brand(maker);
    return brand !== ANY && this.#states(maker.toLowerCase(), brand) ? brand : ANY;
  }

  /**
   * Does a word before a model state the brand? Small brands are called "Smart" or "A1", as models of
   * others are; the names and lines of a brand that many people carry speak for themselves.
   */
  #states(word: string, brand: number): boolean {
    return this.#devices.brands[brand]!.weight >= CARRIED || this.#provenWords.has(word);
  }

  /** Index of a brand in the table, or -1. */
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

  /** The entries of the stated brand; of a telling code also those of brands that its maker builds. */
  #fitting(code: string, entries: readonly number[], stated: number): readonly number[] {
    if (stated === ANY || entries.length === 0) return entries;
    const own = entries.filter((entry) => this.#brandOf(entry) === stated);
    if (own.length > 0 || code.length < TELLING) return own;
    return entries.filter((entry) => this.#makers.fit(stated, this.#brandOf(entry)));
  }

  #brandOf(entry: number): number {
    return this.#devices.brand[this.#deviceOf(entry)]!;
  }

  #deviceOf(entry: number): number {
    return this.#devices.deviceOfVariant(this.#devices.variantOfCode(entry));
  }
}

function holdsDigit(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c >= 0x30 && c <= 0x39) return true;
  }
  return false;
}
