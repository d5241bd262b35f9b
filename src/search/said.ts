import { CODE, NAME, PREFIX, SPOKEN } from '../lattice/lattice.ts';
import { WEIGHTS } from '../lattice/weights.ts';
import {
  FAMILY_WORD,
  GENERATION,
  LINE_WORD,
  NETWORK,
  NUMBER,
  WORD,
  YEAR,
} from '../search-index/kinds.ts';
import type { Tables } from '../search-index/tables.ts';
import { GENERIC_WORD, type NameAtoms, OTHER_KIND } from './name-atoms.ts';
import type { Path } from './path.ts';
import type { Unread } from './unread.ts';

/** Bits of `unsaidKinds` beside the kinds: a word that tells the device from others is unsaid. */
export const WORD_UNSAID = 1 << 16;
/** The line that goes without saying beside the maker: "samsung flip", "sony 1 v". */
export const HOUSE_LINE_UNSAID = 1 << 18;
/** The "5G" of a name is unsaid: people call a Galaxy A52 5G an A52, but a P40 is no P40 4G. */
export const FIVE_G_UNSAID = 1 << 17;

/**
 * What a query says of a name, and what it leaves unsaid. The fields describe the name that was read
 * last.
 */
export class Said {
  /** What all that is unsaid costs. */
  unsaid = 0;
  /** The tokens that are unsaid, by kind, as bits of 1 << kind and of those above. */
  unsaidKinds = 0;
  brand = false;
  line = false;
  /** Is a line said that tells the maker? */
  ownLine = false;
  /** Is a line said that many makers have, such as "note" or "watch"? */
  sharedLine = false;
  number = false;
  word = false;
  /** Is a number of the name said that is nothing but digits? */
  bareNumber = false;
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
   * Reads what the path says of a name, but for its maker.
   *
   * @param start where the tokens of the name begin
   */
  read(start: number, length: number, brand: number): void {
    this.unsaidKinds = 0;
    this.line = false;
    this.ownLine = false;
    this.sharedLine = false;
    this.number = false;
    this.word = false;
    this.bareNumber = false;
    const w = WEIGHTS;
    const parts = this.#costOfParts(start, length, brand);
    // "oneplus 4" is no watch of 43 mm that is being typed.
    const isBegun = this.#path.has(PREFIX) && parts < w.unsaidKind;
    this.unsaid = Math.min(parts, isBegun ? w.unsaidMostBegun : w.unsaidMost);
  }

  #costOfParts(start: number, length: number, brand: number): number {
    const { kinds, tokens, brands, core } = this.#tables;
    const atoms = this.#atoms;
    const path = this.#path;
    // By its code, or read as a whole, all of a name is said.
    const isWhole = path.has(CODE) || path.has(NAME);
    const { hasNumber } = this.#unread;
    // The letter of a line says no number: "galaxy s".
    const saysNumber =
      isWhole || hasNumber || path.has(SPOKEN) || (path.read & this.#unread.numbers) !== 0;
    const houseLine = brands.houseLine[brand]!;
    const w = WEIGHTS;
    let saysMaker = false;
    let isOfSharedLine = false;
    let wordBefore = -1;
    let ownWordSaid = false;
    let [unsaid, numbers, generations, years, others, letters, words] = [0, 0, 0, 0, 0, 0, 0];
    for (let t = 0; t < length; t++) {
      const kind = kinds[start + t]!;
      const word = tokens[start + t]!;
      const isSaid = (atoms.tokenLo[t]! & path.lo) !== 0 || (atoms.tokenHi[t]! & path.hi) !== 0;
      if (isWhole || isSaid) {
        if (kind >= LINE_WORD) {
          this.line = true;
          saysMaker ||= !this.#tables.isCommon(word);
        } else if (kind === NUMBER || kind === GENERATION) {
          if (!saysNumber) letters++;
          this.number ||= saysNumber;
          // The name of a line that many makers have.
          const isShared = core[wordBefore] === 2 && this.#tables.isCommon(wordBefore);
          isOfSharedLine ||= saysNumber && isShared;
          this.bareNumber ||= this.#tables.isDigits(word);
        } else if (kind === WORD || kind === FAMILY_WORD) {
          this.word = true;
          ownWordSaid ||= kind === WORD;
        }
        wordBefore = word;
        continue;
      }
      wordBefore = -1;
      this.unsaidKinds |= 1 << kind;
      if (word === houseLine) this.unsaidKinds |= HOUSE_LINE_UNSAID;
      if (kind === NUMBER) numbers++;
      else if (kind === GENERATION) generations++;
      else if (kind === YEAR) years++;
      else if (kind === NETWORK) {
        unsaid += w.unsaidNetwork;
        if (word === this.#fiveG) this.unsaidKinds |= FIVE_G_UNSAID;
      } else if (kind === WORD || kind === FAMILY_WORD) {
        const own = atoms.classOf(word);
        if (own === OTHER_KIND) others++;
        else if (kind === FAMILY_WORD) unsaid += w.unsaidFamilyWord;
        else if (own === GENERIC_WORD) unsaid += w.unsaidGeneric;
        else words++;
        if (own === OTHER_KIND || (kind === WORD && own !== GENERIC_WORD))
          this.unsaidKinds |= WORD_UNSAID;
      }
    }
    this.word ||= isWhole;
    this.ownLine = saysMaker || (this.line && (isWhole || !this.number));
    this.sharedLine = !isWhole && (isOfSharedLine || (this.line && !this.ownLine));
    if (isWhole) return 0;
    const isOfNumber = hasNumber || this.number;
    const isSaidMore = isOfNumber || ownWordSaid || path.has(PREFIX);
    // "arrows" is the newest of the line, a We3, before an M05.
    // The newest of a line may be a Pro.
    const ofFamily = this.#unread.asksForNewest ? w.unsaidFamilyWord : w.unsaidWordOfFamily;
    unsaid += words * (isSaidMore ? w.unsaidWord : ofFamily);
    if (isOfNumber) {
      // "ipad pro 12.9" is one of six, "x13 gen 2" no other.
      unsaid += generations * (this.#unread.saysGeneration ? w.unsaidNumber : w.unsaidGeneration);
      return unsaid + numbers * w.unsaidNumber + years * w.unsaidYear + others * w.unsaidKind;
    }
    // "moto g power" is the device of that name before a g17 Power.
    numbers += generations;
    if (ownWordSaid) numbers += letters;
    // A "motorola edge" is that of each year before an edge 60.
    const year = this.line ? w.unsaidFamilyWord : w.unsaidYearOfFamily;
    unsaid += numbers * w.unsaidNumberOfFamily + years * year;
    // "galaxy z flip" is the Flip before a Flip7, "galaxy z" the newest of its line.
    if (ownWordSaid && (numbers > 0 || years > 0)) unsaid += w.notWhole;
    return unsaid + others * (this.#unread.isOfCategory ? w.unsaidFamilyWord : w.unsaidWord);
  }
}
