import { osaDistance } from './distance.ts';
import { EDIT, LEFT_OUT } from './rank.ts';
import { isKnown, type Reading, type Slot, withWords } from './reading.ts';
import type { Tables } from './tables.ts';
import { isNumberWord } from './words/number-words.ts';
import { OTHER_THINGS } from './words/other-things.ts';
import { SUFFIXES } from './words/suffixes.ts';

/** Steps of cost beside the edits themselves. */
const FIRST_LETTER = 2;
const RARE_WORD = 2;
/** A brand or a line is likelier meant than another word: "ppo f33" is oppo, not pro. */
const BRAND_OR_LINE = -2;
const MAX_ALTERNATIVES = 64;
const LONGEST_WORD = 24;

/** How far a word may be from what was typed: the first try is stricter than the second. */
const STRICT = 1;
const WIDE = 2;
/** Beside another brand or line, even a name may be meant for another: "moto razer" is a razr. */
const CONFUSED = 3;
const MIN_CONFUSED = 5;

const MAX_LOOKS = 12;

/** Bits of the letters a, e, i, o, u and y, as `lettersOf` gives them. */
const VOWELS = 0x1104111;
const ABBREVIATION = 3;

interface Near {
  ids: number[];
  costs: number[];
}

const NOTHING: Near = { ids: [], costs: [] };

/** Alternatives for misspelt words: the words of all names within a few edits. */
export class Typos {
  readonly #tables: Tables;
  /** The words without digits, by length: words of length `n` from `#from[n]` up to `#from[n + 1]`. */
  readonly #words: Uint32Array;
  readonly #from: Uint32Array;
  /** For each of them, a bit for each letter that it has. */
  readonly #letters: Uint32Array;
  readonly #typed = new Uint8Array(LONGEST_WORD);

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
      this.#letters[at] = lettersOf(words.bytes, words.starts[w]!, words.starts[w + 1]!);
    }
  }

  /**
   * Readings in which words may be misspelt, the strictest first: words that no well-known name has,
   * then all but the names of brands and lines, then of two such names either; in the last one, words
   * that no name resembles are left out.
   *
   * @param plain readings of the same query that differ in which slots are required
   */
  *readings(plain: readonly Reading[]): Generator<Reading> {
    const near = new Map<string, Near>();
    for (const reach of [STRICT, WIDE, CONFUSED]) {
      for (const { slots } of plain) {
        if (reach === CONFUSED && !this.#saysTwoNames(slots)) continue;
        const spelt = this.#respell(slots, reach, near);
        if (!spelt.every((slot) => !slot.required || isKnown(slot))) continue;
        if (!this.#isAnchored(slots, spelt)) continue;
        yield { slots: spelt, cost: 0, isLetterUnsaid: false };
      }
    }
    for (const { slots } of plain) {
      const left = this.#respell(slots, WIDE, near).map((slot, i) =>
        this.#canBeLeftOut(slots[i]!) ? withWords(slot, slot.ids, slot.costs, false) : slot,
      );
      const required = left.filter((slot) => slot.required);
      if (required.length === slots.length || !required.every(isKnown)) continue;
      // "coca cola zero", "honda civic 2015": what is left is no more than a maker's name.
      const named = required.filter(({ year }) => year === 0);
      if (required.length === 1 || (named.length === 1 && !this.#isName(named[0]!))) continue;
      const { core } = this.#tables;
      const isAnchor = (slot: Slot): boolean =>
        !slot.numeric && slot.ids.some((id) => core[id] === 2);
      if (!required.some(isAnchor)) continue;
      yield { slots: left, cost: LEFT_OUT, isLetterUnsaid: false };
    }
  }

  /**
   * Does a word stand as it was typed, or is one near to a brand or a line, with a single error to a
   * brand that few carry? Where each of several words is taken for another one, any two words would
   * name something.
   */
  #isAnchored(typed: readonly Slot[], spelt: readonly Slot[]): boolean {
    const { core, brands } = this.#tables;
    if (typed.filter(({ required }) => required).length === 1) return true;
    const isName = (id: number, cost: number): boolean =>
      core[id] === 2 || (brands.isNamedBy(id) && cost < 2 * EDIT);
    return spelt.some(
      ({ required, ids, costs }, i) =>
        required && (isKnown(typed[i]!) || ids.some((id, n) => isName(id, costs[n]!))),
    );
  }

  /** Are two of the words names of brands or lines? */
  #saysTwoNames(slots: readonly Slot[]): boolean {
    return slots.filter((slot) => slot.required && this.#isName(slot)).length > 1;
  }

  /** Is the word as it was typed the name of a brand or a line? */
  #isName({ text }: Slot): boolean {
    const own = this.#tables.words.find(text);
    return own >= 0 && this.#tables.core[own] === 2;
  }

  /** The name of a maker, however few carry its devices, says whose device is not meant. */
  #canBeLeftOut({ text, required, numeric, ids: [own] }: Slot): boolean {
    if (!required || numeric || isNumberWord(text) || OTHER_THINGS.has(text)) return false;
    const { core, brands } = this.#tables;
    return own === undefined || (core[own] === 0 && !brands.isNamedBy(own));
  }

  #respell(slots: readonly Slot[], reach: number, near: Map<string, Near>): Slot[] {
    const required = slots.filter((slot) => slot.required).length;
    return slots.map((slot) => {
      const edits = this.#edits(slot, reach, required);
      if (edits === 0) return slot;
      const least = reach === CONFUSED ? 2 : leastCore(slot, required, slots.length);
      const key = `${slot.text}${edits}${least}`;
      let found = near.get(key);
      if (found === undefined) {
        // Each look costs some 0.1 ms: a text of many words gets no more than a query needs.
        found = near.size < MAX_LOOKS ? this.#near(slot.text, edits, least) : NOTHING;
        near.set(key, found);
      }
      const ids = [...slot.ids, ...found.ids];
      return withWords(slot, ids, [...slot.costs, ...found.costs], slot.required);
    });
  }

  /** How many edits a slot's word may be away; 0 where it may not be misspelt at all. */
  #edits(
    { text, numeric, namesOnly, required: isRequired, ids: [own] }: Slot,
    reach: number,
    required: number,
  ) {
    if (numeric || namesOnly || text.length > LONGEST_WORD || isNumberWord(text)) return 0;
    if (OTHER_THINGS.has(text) || SUFFIXES.has(text)) return 0;
    // A word of noise may be a misspelt word of a name: "galaxy not9".
    if (!isRequired) return reach === WIDE && text.length > 2 && text.length < 6 ? 1 : 0;
    const core = own === undefined ? 0 : this.#tables.core[own]!;
    if (reach === CONFUSED) return core === 2 && text.length >= MIN_CONFUSED ? 1 : 0;
    if (core === 2 || (core === 1 && reach === STRICT)) return 0;
    const { length } = text;
    // A short word alone resembles too many; beside others it may be one letter wrong.
    if (required === 1) return length < 4 ? 0 : 1;
    if (reach === STRICT) return length < 3 ? 0 : length < 7 ? 1 : 2;
    if (length === 2) return required > 2 && text[0] !== text[1] ? 1 : 0;
    return length < 3 ? 0 : length < 5 ? 1 : 2;
  }

  #near(text: string, edits: number, least: number): Near {
    const near: Near = { ids: [], costs: [] };
    const typed = this.#typed;
    for (let i = 0; i < text.length; i++) typed[i] = text.charCodeAt(i);
    const letters = lettersOf(typed, 0, text.length);
    const shortest = Math.max(2, text.length - edits);
    const longest = Math.min(LONGEST_WORD, text.length + edits);
    for (let length = shortest; length <= longest; length++) {
      // A letter put in or left out changes one of the letters that a word has, another edit two.
      const changes = 2 * edits - Math.abs(length - text.length);
      this.#compare(length, changes, edits, least, text.length, letters, near);
    }
    return near;
  }

  /** Adds the words of one length that are near to the one in `#typed`. */
  #compare(
    length: number,
    changes: number,
    edits: number,
    least: number,
    typedLength: number,
    letters: number,
    near: Near,
  ): void {
    const { words, core } = this.#tables;
    const typed = this.#typed;
    const lettersOfWords = this.#letters;
    const end = this.#from[length + 1]!;
    for (let i = this.#from[length]!; i < end; i++) {
      let changed = letters ^ lettersOfWords[i]!;
      // As many letters as may have changed are taken away, one at least; none is to be left.
      changed &= changed - 1;
      if (changes > 1) changed &= changed - 1;
      if (changes > 2) changed &= changed - 1;
      if (changes > 3) changed &= changed - 1;
      if (changed !== 0) continue;
      const id = this.#words[i]!;
      if (core[id]! < least) continue;
      // Another letter makes another abbreviation: a GTS is no GTR, but a TLC is a TCL.
      const isShort = length === typedLength && length <= ABBREVIATION;
      const isOther = letters !== lettersOfWords[i];
      if (isShort && isOther && ((letters | lettersOfWords[i]!) & VOWELS) === 0) continue;
      const from = words.starts[id]!;
      const distance = osaDistance(
        typed,
        0,
        typedLength,
        words.bytes,
        from,
        words.starts[id + 1]!,
        edits,
      );
      if (distance > edits || distance === 0) continue;
      if (near.ids.length === MAX_ALTERNATIVES) return;
      near.ids.push(id);
      near.costs.push(
        distance * EDIT +
          (typed[0] === words.bytes[from] ? 0 : FIRST_LETTER) +
          (core[id] === 2 ? BRAND_OR_LINE : core[id] === 1 ? 0 : RARE_WORD),
      );
    }
  }
}

/**
 * How well known a word must be that a misspelt one is taken for. Alone among words that mean nothing
 * here it can be a brand or a line: "thank you" is no device called Tank.
 */
function leastCore({ text, required: isRequired }: Slot, required: number, words: number): number {
  if (required === 1 && isRequired && words > 1) return 2;
  return text.length < 3 || (required === 1 && text.length < 6) ? 1 : 0;
}

function lettersOf(bytes: Uint8Array, from: number, to: number): number {
  let bits = 0;
  for (let i = from; i < to; i++) bits |= 1 << ((bytes[i]! - 97) & 31);
  return bits;
}
