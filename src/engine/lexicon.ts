import type { LexiconRole } from '../model/index.ts';
import type { Lexicon, Sense } from '../snapshot/index.ts';
import { fold } from './fold.ts';
import type { OtherWords } from './scripts.ts';

/** It says nothing of a name. */
export const NOISE = 1;
export const UNIT = 2;
export const CURRENCY = 4;
/** An operating system: a version follows. */
export const SYSTEM = 8;
/** A processor: its numbers follow. */
export const CHIP = 16;
/** A thing or a maker that is none of ours. */
export const OTHER = 32;
/** A copy of a device, or a part of one. */
export const COPY = 64;
/** A word that makers put behind a name to make it another device's. */
export const SUFFIX = 128;
/** A word for a kind of device. */
export const CATEGORY = 256;
/** A data plan, or who sells them. */
export const PLAN = 512;
export const REGION = 1024;
/** It asks for the newest of a line. */
export const NEWEST = 2048;

/** What the roles of the lexicon are to a name. */
const BITS: Partial<Record<LexiconRole, number>> = {
  topic: NOISE,
  sim: NOISE,
  region: NOISE | REGION,
  'region-code': REGION,
  version: NOISE,
  place: NOISE,
  travel: NOISE,
  plan: NOISE | PLAN,
  carrier: NOISE,
  network: NOISE,
  question: NOISE,
  'function-word': NOISE,
  filler: NOISE,
  trade: NOISE,
  condition: NOISE,
  currency: NOISE | CURRENCY,
  unit: NOISE | UNIT,
  colour: NOISE,
  hardware: NOISE,
  processor: NOISE | CHIP,
  system: NOISE | SYSTEM,
  accessory: NOISE,
  category: NOISE | CATEGORY,
  newest: NOISE | NEWEST,
  suffix: SUFFIX,
  counterfeit: COPY,
  'other-thing': OTHER,
};

const NO_SENSES: readonly Sense[] = [];
const SPACED = /[\u0370-\u03ff\u0400-\u052f\u0590-\u06ff\u0750-\u077f]/;
const LATIN = /^[\u0000-\u024f]*$/;

/** The lexicon as the engine asks it: by the tokens of a folded query. */
export class Words implements OtherWords {
  readonly #lexicon: Lexicon;
  /** Is a folded word one of names that people know? */
  readonly isName: (word: string) => boolean;
  readonly #bits = new Map<string, number>();
  /** Words of other scripts by their folded form, and their longest by first character. */
  #foreign: Map<string, string> | undefined;
  readonly #unspaced = new Set<string>();
  readonly #longest = new Map<string, number>();

  /** @param isName is a folded word one of names that people know? */
  constructor(lexicon: Lexicon, isName: (word: string) => boolean) {
    this.#lexicon = lexicon;
    this.isName = isName;
  }

  /** What a token says beside a device, as bits; 0 where it is not in the lexicon. */
  bitsOf(phrase: string): number {
    let bits = this.#bits.get(phrase);
    if (bits === undefined) {
      bits = 0;
      for (const { role } of this.sensesOf(phrase)) bits |= BITS[role] ?? 0;
      if (this.#bits.size > MAX_KNOWN) this.#bits.clear();
      this.#bits.set(phrase, bits);
    }
    return bits;
  }

  /** What a token can be. */
  sensesOf(phrase: string): readonly Sense[] {
    const senses = this.#lexicon.senses(phrase);
    if (senses.length > 0 || this.#foreign === undefined) return senses;
    const foreign = this.#foreign.get(phrase);
    return foreign === undefined ? NO_SENSES : this.#lexicon.senses(foreign);
  }

  /** How many tokens the longest phrase takes that begins at `i`; 0 or 1 where none does. */
  longestAt(tokens: readonly string[], i: number): number {
    return this.#lexicon.longestAt(tokens, i);
  }

  /** Reads the words of other scripts, when the first query in one asks for them. */
  readForeign(text: string): void {
    if (this.#foreign !== undefined || LATIN.test(text)) return;
    const foreign = new Map<string, string>();
    for (const role of Object.keys(BITS) as LexiconRole[]) {
      for (const [word] of this.#lexicon.words(role)) {
        if (LATIN.test(word) || word.includes(' ')) continue;
        if (!SPACED.test(word)) {
          this.#unspaced.add(word);
          const longest = this.#longest.get(word[0]!) ?? 0;
          if (word.length > longest) this.#longest.set(word[0]!, word.length);
        }
        const folded = fold(word, this).trim();
        // "пиксель" is a unit, and how Cyrillic writes a name.
        if (folded === '' || this.isName(folded) || foreign.has(folded)) continue;
        foreign.set(folded, word);
      }
    }
    this.#foreign = foreign;
    this.#bits.clear();
  }

  has(word: string): boolean {
    return this.#unspaced.has(word);
  }

  longest(character: string): number {
    return this.#longest.get(character) ?? 0;
  }
}

const MAX_KNOWN = 4000;
