import { osaDistance } from './distance.ts';
import { EDIT, LEFT_OUT } from './rank.ts';
import { isKnown, type Reading, type Slot } from './reading.ts';
import type { Tables } from './tables.ts';

/** Steps of cost for one edit beside the edit itself. */
const FIRST_LETTER = 2;
const RARE_WORD = 2;
/** A brand or a line is likelier meant than another word: "ppo f33" is oppo, not pro. */
const BRAND_OR_LINE = -2;
const MAX_ALTERNATIVES = 64;
const LONGEST_WORD = 24;

/** Alternatives for misspelt words: the words of all names within a few edits. */
export class Typos {
  readonly #tables: Tables;
  /** The words without digits, by length: words of length `n` from `#from[n]` up to `#from[n + 1]`. */
  readonly #words: Uint32Array;
  readonly #from: Uint32Array;
  /** For each of them, a bit for each letter that it has. */
  readonly #letters: Uint32Array;

  constructor(tables: Tables) {
    this.#tables = tables;
    const { words } = tables;
    const counts = new Uint32Array(LONGEST_WORD + 3);
    const lengths = new Uint8Array(words.size);
    for (let w = 0; w < words.size; w++) {
      const length = words.length(w);
      if (length < 2 || length > LONGEST_WORD || words.isNumeric(w)) continue;
      lengths[w] = length;
      counts[length + 1] = counts[length + 1]! + 1;
    }
    for (let n = 1; n < counts.length; n++) counts[n] = counts[n]! + counts[n - 1]!;
    this.#from = counts;
    this.#words = new Uint32Array(counts[counts.length - 1]!);
    this.#letters = new Uint32Array(this.#words.length);
    const next = counts.slice();
    for (let w = 0; w < words.size; w++) {
      if (lengths[w] === 0) continue;
      const at = next[lengths[w]!]!++;
      this.#words[at] = w;
      this.#letters[at] = lettersOf(words.text, words.starts[w]!, words.starts[w + 1]!);
    }
  }

  /**
   * Readings in which words may be misspelt, the strictest first; in the last ones, words that no
   * name resembles are left out.
   */
  *readings(plain: Reading): Generator<Reading> {
    const slots = plain.slots;
    const required = slots.filter((slot) => slot.required).length;
    if (required === 0) return;
    for (const reach of [1, 2]) {
      const spelt = slots.map((slot) => this.#respelt(slot, reach, required));
      if (spelt.every((slot) => !slot.required || isKnown(slot))) yield { slots: spelt, cost: 0 };
    }
    const { core } = this.#tables;
    const loose = slots.map((slot) => this.#respelt(slot, 2, required));
    const dropped = loose.map((slot, i) => {
      const own = slots[i]!.ids[0];
      const ownCore = own !== undefined && core[own]! > 0;
      return slot.required && !slot.numeric && !ownCore ? { ...slot, required: false } : slot;
    });
    const left = dropped.filter((slot) => slot.required);
    const anchored =
      left.length > 0 &&
      left.every(isKnown) &&
      left.some((slot) => !slot.numeric && slot.ids.some((id) => core[id] === 2));
    if (anchored && left.length < slots.length) yield { slots: dropped, cost: LEFT_OUT };
  }

  #respelt(slot: Slot, reach: number, required: number): Slot {
    const { text } = slot;
    // A short word alone resembles too many; beside others it may be one letter wrong.
    const shortest = required === 1 ? 4 : reach === 1 || required === 2 ? 3 : 2;
    if (slot.numeric || text.length < shortest || text.length > LONGEST_WORD) return slot;
    const own = slot.ids[0];
    if (own !== undefined && this.#tables.core[own] === 2) return slot;
    const edits = reach === 1 ? (text.length >= 7 ? 2 : 1) : text.length >= 5 ? 2 : 1;
    const ids = [...slot.ids];
    const costs = [...slot.costs];
    const coreOnly = text.length < 3 || (required === 1 && text.length < 6);
    this.#near(text, required === 1 ? 1 : edits, coreOnly, ids, costs);
    return { ...slot, ids, costs };
  }

  #near(text: string, edits: number, coreOnly: boolean, ids: number[], costs: number[]): void {
    const { words, core } = this.#tables;
    const letters = lettersOf(text, 0, text.length);
    const shortest = Math.max(2, text.length - edits);
    const longest = Math.min(LONGEST_WORD, text.length + edits);
    const end = this.#from[longest + 1]!;
    for (let i = this.#from[shortest]!; i < end; i++) {
      // One edit changes at most two of the letters that a word has.
      if (moreBits(letters ^ this.#letters[i]!, 2 * edits)) continue;
      const id = this.#words[i]!;
      if (coreOnly && core[id] === 0) continue;
      const word = words.at(id);
      const distance = osaDistance(text, word, edits);
      if (distance > edits || distance === 0) continue;
      if (ids.length >= MAX_ALTERNATIVES) return;
      ids.push(id);
      costs.push(
        distance * EDIT +
          (text[0] === word[0] ? 0 : FIRST_LETTER) +
          (core[id] === 2 ? BRAND_OR_LINE : core[id] === 1 ? 0 : RARE_WORD),
      );
    }
  }
}

function lettersOf(text: string, from: number, to: number): number {
  let bits = 0;
  for (let i = from; i < to; i++) bits |= 1 << ((text.charCodeAt(i) - 97) & 31);
  return bits >>> 0;
}

function moreBits(bits: number, limit: number): boolean {
  let b = bits;
  for (let n = 0; b !== 0; n++) {
    if (n === limit) return true;
    b &= b - 1;
  }
  return false;
}
