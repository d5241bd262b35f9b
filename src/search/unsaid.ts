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
import { WEIGHTS } from './weights.ts';

/** Bits of `kinds` beside the kinds: a word that tells the device from others is unsaid. */
export const WORD_UNSAID = 1 << 16;
/** The "5G" of a name is unsaid: people call a Galaxy A52 5G an A52, but a P40 is no P40 4G. */
export const FIVE_G_UNSAID = 1 << 17;
/** The line that goes without saying beside the maker: "samsung flip", "sony 1 v". */
export const HOUSE_LINE_UNSAID = 1 << 18;

/** What a name has that the query does not say. The fields describe the name that was read last. */
export class Unsaid {
  /** The tokens that are unsaid, by kind, as bits of 1 << kind and of those above. */
  kinds = 0;
  lineSaid = false;
  /** Is a line said that tells the maker? */
  ownLineSaid = false;
  /** Is a line said that many makers have, such as "note" or "watch"? */
  sharedLineSaid = false;
  numberSaid = false;
  wordSaid = false;
  /** Is a number of the name said that is nothing but digits? */
  saysBareNumber = false;
  readonly #tables: Tables;
  readonly #atoms: NameAtoms;
  readonly #unread: Unread;
  readonly #fiveG: number;

  constructor(tables: Tables, atoms: NameAtoms, unread: Unread) {
    this.#tables = tables;
    this.#atoms = atoms;
    this.#unread = unread;
    this.#fiveG = tables.words.find('5g');
  }

  /** Takes all of a name as said: it was read as a whole, or by its code. */
  none(start: number, length: number): number {
    const { kinds } = this.#tables;
    this.kinds = 0;
    this.lineSaid = false;
    this.ownLineSaid = false;
    this.sharedLineSaid = false;
    this.numberSaid = false;
    this.wordSaid = true;
    this.saysBareNumber = false;
    for (let t = 0; t < length; t++) {
      const kind = kinds[start + t]!;
      if (kind >= LINE_WORD) this.lineSaid = true;
      if (kind === NUMBER || kind === GENERATION) this.numberSaid = true;
    }
    this.ownLineSaid = this.lineSaid;
    return 0;
  }

  /**
   * What a name leaves unsaid.
   *
   * @param start where its tokens begin
   * @param path the path that reads it
   * @param isOfCategory is the device of the kind that the query says?
   * @returns what that costs
   */
  of(start: number, length: number, brand: number, path: Path, isOfCategory: boolean): number {
    const { kinds, tokens, brands } = this.#tables;
    const atoms = this.#atoms;
    const houseLine = brands.houseLine[brand]!;
    const w = WEIGHTS;
    let unsaidKinds = 0;
    let lineSaid = false;
    let saysMaker = false;
    let isOfLine = false;
    let wordBefore = -1;
    let numberSaid = false;
    let wordSaid = false;
    let ownWordSaid = false;
    let bareNumber = false;
    let [unsaid, numbers, generations, years, others, letters] = [0, 0, 0, 0, 0, 0];
    for (let t = 0; t < length; t++) {
      const kind = kinds[start + t]!;
      const word = tokens[start + t]!;
      if ((atoms.tokenLo[t]! & path.lo) !== 0 || (atoms.tokenHi[t]! & path.hi) !== 0) {
        if (kind >= LINE_WORD) {
          lineSaid = true;
          saysMaker ||= !this.#tables.isCommon(word);
        } else if (kind === NUMBER || kind === GENERATION) {
          // The letter of a line says no number: "galaxy s".
          const isSaid = this.#unread.hasNumber || path.saysNumber;
          if (!isSaid) letters++;
          numberSaid ||= isSaid;
          isOfLine ||= isSaid && wordBefore >= 0 && this.#isSharedLine(wordBefore);
          bareNumber ||= this.#tables.isDigits(word);
        } else if (kind === WORD || kind === FAMILY_WORD) {
          wordSaid = true;
          ownWordSaid ||= kind === WORD;
        }
        wordBefore = word;
        continue;
      }
      wordBefore = -1;
      unsaidKinds |= 1 << kind;
      if (word === houseLine) unsaidKinds |= HOUSE_LINE_UNSAID;
      if (kind === NUMBER) numbers++;
      else if (kind === GENERATION) generations++;
      else if (kind === YEAR) years++;
      else if (kind === NETWORK) {
        unsaid += w.unsaidNetwork;
        if (word === this.#fiveG) unsaidKinds |= FIVE_G_UNSAID;
      } else if (kind === WORD || kind === FAMILY_WORD) {
        const own = atoms.classOf(word);
        if (own === OTHER_KIND) {
          others++;
          unsaidKinds |= WORD_UNSAID;
        } else if (kind === FAMILY_WORD) unsaid += w.unsaidFamilyWord;
        else if (own === GENERIC_WORD) {
          unsaid += w.unsaidGeneric;
        } else {
          unsaid += w.unsaidWord;
          unsaidKinds |= WORD_UNSAID;
        }
      }
    }
    this.kinds = unsaidKinds;
    this.lineSaid = lineSaid;
    this.ownLineSaid = saysMaker || (lineSaid && !numberSaid);
    this.sharedLineSaid = isOfLine || (lineSaid && !this.ownLineSaid);
    this.numberSaid = numberSaid;
    this.wordSaid = wordSaid;
    this.saysBareNumber = bareNumber;
    if (this.#unread.hasNumber || numberSaid) {
      // "ipad pro 12.9" is one of six, "x13 gen 2" no other.
      unsaid += generations * (this.#unread.saysGeneration ? w.unsaidNumber : w.unsaidGeneration);
      return unsaid + numbers * w.unsaidNumber + years * w.unsaidYear + others * w.unsaidKind;
    }
    // "moto g power" is the device of that name before a g17 Power.
    numbers += generations;
    if (ownWordSaid) numbers += letters;
    unsaid += numbers * w.unsaidNumberOfFamily + years * w.unsaidYearOfFamily;
    // "galaxy z flip" is the Flip before a Flip7, "galaxy z" the newest of its line.
    if (ownWordSaid && (numbers > 0 || years > 0)) unsaid += w.notWhole;
    return unsaid + others * (isOfCategory ? w.unsaidFamilyWord : w.unsaidWord);
  }

  /** Is it the name of a line that many makers have? */
  #isSharedLine(word: number): boolean {
    return this.#tables.core[word] === 2 && this.#tables.isCommon(word);
  }
}
