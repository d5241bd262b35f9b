import { CODE, NAME, PREFIX, SPOKEN } from '../lattice/arc-kinds.ts';
import { GENERIC_WORD, type NameAtoms, OTHER_KIND } from '../lattice/name-atoms.ts';
import type { Path } from '../lattice/path.ts';
import type { Unread } from '../lattice/unread.ts';
import { WEIGHTS } from '../lattice/weights.ts';
import {
  CORE_NAME,
  FAMILY_WORD,
  GENERATION,
  LINE_WORD,
  NETWORK,
  NUMBER,
  WORD,
  YEAR,
} from '../search-index/kinds.ts';
import type { Tables } from '../search-index/tables.ts';

/** Bits of `unsaidKinds` above those of the kinds. A word that tells the device from others is unsaid. */
export const WORD_UNSAID = 1 << 16;
/** The "5G" of a name is unsaid: people call a Galaxy A52 5G an A52, but a P40 is not a P40 4G. */
export const FIVE_G_UNSAID = 1 << 17;
/** The line that goes without saying beside the maker is unsaid: "samsung flip", "sony 1 v". */
export const HOUSE_LINE_UNSAID = 1 << 18;

/**
 * Which words of a name a query says, and what the unsaid ones cost. The fields describe the name that was read
 * last.
 */
export class Said {
  /** What all unsaid words cost together. */
  unsaidCost = 0;
  /** The kinds of the unsaid words, as bits `1 << kind`, and the bits above. */
  unsaidKinds = 0;
  /** True if the maker is said. */
  brand = false;
  /** True if a word of the line is said. */
  line = false;
  /** True if a line is said that only this maker has, such as "galaxy". */
  ownLine = false;
  /** True if a line is said that many makers have, such as "note" or "watch". */
  sharedLine = false;
  /** True if the number of the name is said. */
  number = false;
  /** True if another word of the name is said. */
  word = false;
  /** True if a number of the name is said that consists of digits alone. */
  bareNumber = false;
  /** True if a word is said that tells the device from others of its line. */
  #ownWord = false;
  /** True if a word of a line is said that few makers have. */
  #saysMaker = false;
  /** True if a number is said behind the name of a line that many makers have. */
  #isOfSharedLine = false;
  // How many words of each kind are unsaid, where their cost depends on what else is said.
  #numbers = 0;
  #generations = 0;
  #years = 0;
  #words = 0;
  #networks = 0;
  /** How many unsaid words name another kind of device: "watch". */
  #otherKinds = 0;
  /** How many letters of a line are said in the place of a number: the "s" of "galaxy s". */
  #letters = 0;
  readonly #tables: Tables;
  readonly #atoms: NameAtoms;
  readonly #unread: Unread;
  readonly #path: Path;
  readonly #fiveG: number;

  constructor(tables: Tables, atoms: NameAtoms, unread: Unread, path: Path) {
    this.#tables = tables;
    this.#atoms = atoms;
    this.#unread = unread;
    this.#path = path;
    this.#fiveG = tables.words.find('5g');
  }

  /**
   * Reads which words of a name the path says. It sets all fields but `brand`.
   *
   * @param start the first token of the name
   * @param length how many tokens the name has
   * @param brand the number of its brand
   */
  read(start: number, length: number, brand: number): void {
    const w = WEIGHTS;
    this.#clear();
    const cost = this.#costOfName(start, length, brand);
    // "oneplus 4" is not the beginning of a watch of 43 mm.
    const isBegun = this.#path.has(PREFIX) && cost < w.unsaidKind;
    this.unsaidCost = Math.min(cost, isBegun ? w.unsaidMostBegun : w.unsaidMost);
  }

  #clear(): void {
    this.unsaidKinds = 0;
    this.line = false;
    this.ownLine = false;
    this.sharedLine = false;
    this.number = false;
    this.word = false;
    this.bareNumber = false;
    this.#ownWord = false;
    this.#saysMaker = false;
    this.#isOfSharedLine = false;
    this.#numbers = 0;
    this.#generations = 0;
    this.#years = 0;
    this.#words = 0;
    this.#networks = 0;
    this.#otherKinds = 0;
    this.#letters = 0;
  }

  #costOfName(start: number, length: number, brand: number): number {
    const { kinds, tokens, brands } = this.#tables;
    const atoms = this.#atoms;
    const path = this.#path;
    // A code, or a name that is read as a whole, says all of the name.
    const isWhole = path.has(CODE) || path.has(NAME);
    const { hasNumber } = this.#unread;
    // The letter of a line is not a number: "galaxy s".
    const saysNumber = isWhole || path.has(SPOKEN) || (path.read & this.#unread.numbers) !== 0;
    const houseLine = brands.houseLine[brand]!;
    let cost = 0;
    let wordBefore = -1;
    for (let t = 0; t < length; t++) {
      const kind = kinds[start + t]!;
      const word = tokens[start + t]!;
      const isSaid = (atoms.tokenLo[t]! & path.lo) !== 0 || (atoms.tokenHi[t]! & path.hi) !== 0;
      if (isWhole || isSaid) {
        this.#noteSaid(kind, word, wordBefore, saysNumber);
        wordBefore = word;
      } else {
        cost += this.#noteUnsaid(kind, word);
        if (word === houseLine) this.unsaidKinds |= HOUSE_LINE_UNSAID;
        wordBefore = -1;
      }
    }
    this.word ||= isWhole;
    this.ownLine = this.#saysMaker || (this.line && !this.number);
    this.sharedLine = !isWhole && this.#isOfSharedLine;
    return isWhole ? 0 : this.#costOfUnsaid(cost, hasNumber || this.number);
  }

  /** @param wordBefore the word before it in the name if that is said; -1 if not */
  #noteSaid(kind: number, word: number, wordBefore: number, saysNumber: boolean): void {
    const { core } = this.#tables;
    if (kind >= LINE_WORD) {
      this.line = true;
      this.#saysMaker ||= !this.#tables.isCommon(word);
    } else if (kind === NUMBER || kind === GENERATION) {
      if (!saysNumber) this.#letters++;
      this.number ||= saysNumber;
      const isLine = wordBefore >= 0 && core[wordBefore] === CORE_NAME;
      const isShared = isLine && this.#tables.isCommon(wordBefore);
      this.#isOfSharedLine ||= isShared;
      this.bareNumber ||= this.#tables.isDigits(word);
    } else if (kind === WORD || kind === FAMILY_WORD) {
      this.word = true;
      this.#ownWord ||= kind === WORD;
    }
  }

  /** Counts an unsaid word; returns its cost if that depends on nothing else, and 0 if not. */
  #noteUnsaid(kind: number, word: number): number {
    const w = WEIGHTS;
    this.unsaidKinds |= 1 << kind;
    if (kind === NUMBER) this.#numbers++;
    else if (kind === GENERATION) this.#generations++;
    else if (kind === YEAR) this.#years++;
    else if (kind === NETWORK) {
      if (word === this.#fiveG) this.unsaidKinds |= FIVE_G_UNSAID;
      this.#networks++;
    } else if (kind === WORD || kind === FAMILY_WORD) {
      const wordClass = this.#atoms.classOf(word);
      if (wordClass === OTHER_KIND || (kind === WORD && wordClass !== GENERIC_WORD))
        this.unsaidKinds |= WORD_UNSAID;
      if (wordClass === OTHER_KIND) this.#otherKinds++;
      else if (kind === FAMILY_WORD) return w.unsaidFamilyWord;
      else if (wordClass === GENERIC_WORD) return w.unsaidGeneric;
      else this.#words++;
    }
    return 0;
  }

  /**
   * The cost of all unsaid words.
   *
   * @param fixed the sum of what {@link #noteUnsaid} returned
   * @param saysNumber true if the query or the said part of the name has a number
   */
  #costOfUnsaid(fixed: number, saysNumber: boolean): number {
    const w = WEIGHTS;
    const { asksForNewest, saysGeneration, isOfCategory } = this.#unread;
    const saysMore = saysNumber || this.#ownWord || this.#path.has(PREFIX);
    // "arrows" is the newest of the line, a We3, rather than an M05. "Newest" may ask for a Pro.
    const ofFamily = asksForNewest ? w.unsaidFamilyWord : w.unsaidWordOfFamily;
    let cost = fixed + this.#words * (saysMore ? w.unsaidWord : ofFamily);
    // "galaxy a" is no less an A57 5G than an A08.
    cost += this.#networks * (saysMore ? w.unsaidNetwork : w.unsaidFamilyWord);
    if (saysNumber) {
      // "ipad pro 12.9" is one of six, "x13 gen 2" is only one.
      cost += this.#generations * (saysGeneration ? w.unsaidNumber : w.unsaidGeneration);
      return (
        cost +
        this.#numbers * w.unsaidNumber +
        this.#years * w.unsaidYear +
        this.#otherKinds * w.unsaidKind
      );
    }
    // "moto g power" is the device of that name rather than a g17 Power.
    const numbers = this.#numbers + this.#generations + (this.#ownWord ? this.#letters : 0);
    // "motorola edge" is the Edge of each year rather than an Edge 60.
    const year = this.line ? w.unsaidFamilyWord : w.unsaidYearOfFamily;
    cost += numbers * w.unsaidNumberOfFamily + this.#years * year;
    // "galaxy z flip" is the Flip rather than a Flip7; "galaxy z" is the newest of its line.
    if (this.#ownWord && (numbers > 0 || this.#years > 0)) cost += w.notWhole;
    return cost + this.#otherKinds * (isOfCategory ? w.unsaidFamilyWord : w.unsaidWord);
  }
}
