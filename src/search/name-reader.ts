import { FAMILY_WORD, LINE_WORD, NUMBER, WORD } from './kinds.ts';
import { type Marks, UNMATCHED } from './marks.ts';
import { MISSING } from './rank.ts';
import { COMPLETION, MAX_SLOTS, type Slot } from './reading.ts';
import type { Tables } from './tables.ts';

const MISSING_BY_KIND = Uint8Array.from({ length: 7 }, (_, kind) => MISSING[kind]!);
/** Kinds of devices that a line's name alone does not mean: "galaxy s11" is no Galaxy Tab S11. */
const OTHER_KINDS = ['tab', 'tablet', 'pad', 'watch', 'book', 'buds'];
/** Words that tell no device from another of its line. */
const GENERIC = ['phone', 'series', 'dual', 'sim', 'lte', 'edition'];

/**
 * Reads names word for word beside a query. What a name was found to hold stands in fields, so that no
 * object is made for each.
 */
export class NameReader {
  missing = 0;
  /** Words, apart from the line's, that the query says. */
  words = 0;
  lineSaid = false;
  lineUnsaid = false;
  lineBegun = false;
  /** A word of the name that is unsaid and tells it from others of its line. */
  stranger = false;
  /** Such a word before the number that the query says: "Nord 4" is no OnePlus 4. */
  strangerBeforeNumber = false;
  otherKind = false;
  completed = false;
  /** The least cost with which the name matches each slot. */
  readonly costs = new Uint8Array(MAX_SLOTS);
  readonly #tables: Tables;
  readonly #marks: Marks;
  readonly #otherKinds: ReadonlySet<number>;
  readonly #generic: ReadonlySet<number>;
  #slots = 0;

  constructor(tables: Tables, marks: Marks) {
    this.#tables = tables;
    this.#marks = marks;
    this.#otherKinds = new Set(OTHER_KINDS.map((w) => tables.words.find(w)));
    this.#generic = new Set(GENERIC.map((w) => tables.words.find(w)));
  }

  /** Begins with another reading of a query; the marks must have been set for it. */
  begin(slots: readonly Slot[]): void {
    this.#slots = slots.length;
  }

  /**
   * The slots that a name holds at most, as bits: most candidates lack a word that is required, and
   * need not be read.
   */
  mayHold(form: number): number {
    const { tokenStart, tokens } = this.#tables;
    const { ranges, rangeBits, wordMask } = this.#marks;
    const end = tokenStart[form + 1]!;
    let mask = 0;
    for (let t = tokenStart[form]!; t < end; t++) {
      const word = tokens[t]!;
      const bits = wordMask[word]!;
      mask |= bits;
      if (bits !== 0) continue;
      for (let r = 0; r < ranges.length; r++) {
        const { from, to } = ranges[r]!;
        if (word >= from && word < to) mask |= rangeBits[r]!;
      }
    }
    return mask;
  }

  /** Reads one name; returns the slots that it holds, as bits. */
  read(form: number): number {
    const { tokenStart, tokens, kinds } = this.#tables;
    const { ranges, rangeBits, wordMask, wordCost } = this.#marks;
    const { costs } = this;
    costs.fill(UNMATCHED, 0, this.#slots);
    let mask = 0;
    let missing = 0;
    let words = 0;
    let isNumberSaid = false;
    this.lineSaid = false;
    this.lineUnsaid = false;
    this.lineBegun = false;
    this.stranger = false;
    this.strangerBeforeNumber = false;
    this.otherKind = false;
    this.completed = false;
    const end = tokenStart[form + 1]!;
    for (let t = tokenStart[form]!; t < end; t++) {
      const word = tokens[t]!;
      const kind = kinds[t]!;
      let bits = wordMask[word]!;
      const isMarked = bits !== 0;
      let cost = 0;
      if (isMarked) {
        cost = wordCost[word]!;
      } else {
        for (let r = 0; r < ranges.length; r++) {
          const range = ranges[r]!;
          if (word < range.from || word >= range.to) continue;
          if (range.namesOnly && kind < LINE_WORD) continue;
          bits |= rangeBits[r]!;
          cost = COMPLETION;
          if (range.required) this.completed = true;
        }
      }
      if (bits !== 0) {
        mask |= bits;
        if (kind === NUMBER) isNumberSaid = true;
        for (let b = bits; b !== 0; b &= b - 1) {
          const s = 31 - Math.clz32(b & -b);
          if (cost < costs[s]!) costs[s] = cost;
        }
        if (kind < LINE_WORD) words++;
        else if (isMarked) this.lineSaid = true;
        else this.lineBegun = true;
      } else if (kind === LINE_WORD) {
        this.lineUnsaid = true;
      } else if (kind < LINE_WORD) {
        missing += MISSING_BY_KIND[kind]!;
        if (kind === WORD || kind === FAMILY_WORD) {
          if (this.#otherKinds.has(word)) this.otherKind = true;
          if (kind === WORD && !this.#generic.has(word)) {
            this.stranger = true;
            if (!isNumberSaid) this.strangerBeforeNumber = true;
          }
        }
      }
    }
    this.missing = missing;
    this.words = words;
    return mask;
  }
}
