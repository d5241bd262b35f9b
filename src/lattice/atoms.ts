/** How many atoms a lattice has at most. */
export const MAX_ATOMS = 62;
/** How many of them are the low ones. A number holds 31 atoms as bits without becoming negative. */
export const HALF = 31;
const MAX_RANGES = 4;
/** At most so many words are marked one by one. A range costs a comparison for each word of each name. */
const FEW = 64;
/** A bit beside those of the kinds of words: the range may also begin the name of a maker. */
export const MAKERS = 1 << 30;
export const ALL_KINDS = -1;

/** A range of words that match an atom, mostly those that begin with what is being typed. */
export interface Range {
  /** The first word and the one after the last. */
  from: number;
  to: number;
  /** The atom, as a bit of the low or of the high atoms. */
  lo: number;
  hi: number;
  /** The kinds of words that match anywhere in a name, as bits. */
  kinds: number;
  /** The kinds of words that match right behind another matching word. */
  behind: number;
}

/** The atoms that a device has by its codes, as bits. */
export interface CodeAtoms {
  lo: number;
  hi: number;
  /** True if one of the codes is neither a word nor a number of a name. */
  isDistinct: boolean;
}

/** The atoms that a name has as a whole, as bits. */
export interface WholeAtoms {
  lo: number;
  hi: number;
  /** True if the brand is said with the name. */
  hasBrand: boolean;
}

/**
 * The atoms of a query. An atom is a bit that stands for a word, or for any of several words that would do as well. A
 * name or a device has an atom if one of its words matches it. The arrays are reused for every query.
 */
export class Atoms {
  size = 0;
  /** 1 if word `w` matches an atom. A byte each, because it is looked up for every word of every name. */
  readonly isMarked: Uint8Array;
  /** The atoms that word `w` matches, as bits: the low ones at `2 * w`, the high ones at `2 * w + 1`. */
  readonly wordAtoms: Int32Array;
  readonly ranges: Range[] = [];
  /** The words of each atom, by which its devices are found; `wordCounts` has how many are valid. */
  readonly words: number[][] = Array.from({ length: MAX_ATOMS }, () => []);
  readonly wordCounts = new Uint16Array(MAX_ATOMS);
  /** The range of each atom; `null` if it has none. */
  readonly rangeOf: (Range | null)[] = new Array(MAX_ATOMS).fill(null);
  /** The atoms that devices have by their codes, by the number of the device. */
  readonly ofDevice = new Map<number, CodeAtoms>();
  /** The atoms that names have as a whole, by the number of the name. */
  readonly ofForm = new Map<number, WholeAtoms>();
  /** The years of release in the query, each with its atom. */
  readonly years: { year: number; lo: number; hi: number }[] = [];
  /** The word of each atom that only that word matches; -1 of other atoms. */
  readonly #single = new Int32Array(MAX_ATOMS);

  /** @param words how many words names have */
  constructor(words: number) {
    this.isMarked = new Uint8Array(words);
    this.wordAtoms = new Int32Array(2 * words);
  }

  /** Removes all atoms. */
  clear(): void {
    for (let atom = 0; atom < this.size; atom++) {
      const words = this.words[atom]!;
      for (let k = 0; k < this.wordCounts[atom]!; k++) {
        this.isMarked[words[k]!] = 0;
        this.wordAtoms[2 * words[k]!] = 0;
        this.wordAtoms[2 * words[k]! + 1] = 0;
      }
    }
    this.size = 0;
    if (this.ranges.length > 0) this.ranges.length = 0;
    // Clearing an empty map allocates a new table.
    if (this.ofDevice.size > 0) this.ofDevice.clear();
    if (this.ofForm.size > 0) this.ofForm.clear();
    if (this.years.length > 0) this.years.length = 0;
  }

  /** Creates an atom without words. Returns its number, or -1 if there is no room. */
  create(): number {
    if (this.size === MAX_ATOMS) return -1;
    const atom = this.size++;
    this.wordCounts[atom] = 0;
    this.rangeOf[atom] = null;
    this.#single[atom] = -1;
    return atom;
  }

  /** Adds a word to the words that match an atom. */
  mark(atom: number, word: number): void {
    const at = 2 * word;
    this.isMarked[word] = 1;
    this.wordAtoms[at] = this.wordAtoms[at]! | loOf(atom);
    this.wordAtoms[at + 1] = this.wordAtoms[at + 1]! | hiOf(atom);
    this.words[atom]![this.wordCounts[atom]!++] = word;
  }

  /** The atom that only this word matches; -1 if there is no room. Equal words share it. */
  ofWord(word: number): number {
    for (let atom = 0; atom < this.size; atom++) if (this.#single[atom] === word) return atom;
    const atom = this.create();
    if (atom < 0) return atom;
    this.mark(atom, word);
    this.#single[atom] = word;
    return atom;
  }

  /**
   * Creates an atom that the words `from` to `to - 1` match.
   *
   * @param kinds the kinds of words of a name that match, as bits; all by default
   * @param behind the kinds that match only right behind another matching word of the name
   * @returns -1 if the range is empty or there is no room
   */
  ofRange(from: number, to: number, kinds = ALL_KINDS, behind = 0): number {
    if (from >= to) return -1;
    const isRange = to - from > FEW || kinds !== ALL_KINDS;
    if (isRange && this.ranges.length === MAX_RANGES) return -1;
    const atom = this.create();
    if (atom < 0) return atom;
    if (!isRange) {
      for (let word = from; word < to; word++) this.mark(atom, word);
      return atom;
    }
    const range = { from, to, lo: loOf(atom), hi: hiOf(atom), kinds, behind };
    this.ranges.push(range);
    this.rangeOf[atom] = range;
    return atom;
  }

  /** Gives a device an atom by one of its codes; see {@link CodeAtoms.isDistinct}. */
  markCode(device: number, atom: number, isDistinct: boolean): void {
    const own = this.ofDevice.get(device) ?? { lo: 0, hi: 0, isDistinct: false };
    own.lo |= loOf(atom);
    own.hi |= hiOf(atom);
    own.isDistinct ||= isDistinct;
    this.ofDevice.set(device, own);
  }

  /** Gives a name an atom as a whole; see {@link WholeAtoms.hasBrand}. */
  markWhole(form: number, atom: number, hasBrand: boolean): void {
    const own = this.ofForm.get(form) ?? { lo: 0, hi: 0, hasBrand: false };
    own.lo |= loOf(atom);
    own.hi |= hiOf(atom);
    own.hasBrand ||= hasBrand;
    this.ofForm.set(form, own);
  }

  /** Creates an atom that the devices of a year of release have. Returns its number, or -1 if there is no room. */
  ofYear(year: number): number {
    const atom = this.create();
    if (atom >= 0) this.years.push({ year, lo: loOf(atom), hi: hiOf(atom) });
    return atom;
  }
}

/** An atom as a bit of the low atoms; 0 if it is a high one. */
export const loOf = (atom: number): number => (atom < HALF ? 1 << atom : 0);
/** An atom as a bit of the high atoms; 0 if it is a low one. */
export const hiOf = (atom: number): number => (atom < HALF ? 0 : 1 << (atom - HALF));
