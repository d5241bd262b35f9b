import { WordCache } from '../text/word-cache.ts';
import type { Abbreviations } from './abbreviations.ts';
import type { Vocabulary } from './vocabulary.ts';

const MAX_PARTS = 4;
const MIN_LENGTH = 4;
const MAX_LENGTH = 40;
/** The length of words that say little. */
const SCRAP = 2;
const LONG = 4;

/** A word of a segmented text, or, at its end, the words `word` to `to - 1`, which begin so. */
export interface Segment {
  word: number;
  to: number;
  length: number;
}

/** Splits a text without spaces into the fewest words of well-known names: "promax" is "pro max". */
export class Segments {
  readonly #words: Vocabulary;
  readonly #abbreviations: Abbreviations;
  readonly #whole = new WordCache((text) => this.#read(text, false));
  readonly #begun = new WordCache((text) => this.#read(text, true));

  constructor(words: Vocabulary, abbreviations: Abbreviations) {
    this.#words = words;
    this.#abbreviations = abbreviations;
  }

  /**
   * Splits a text into words of names.
   *
   * @param isBegun true if the text may end in the beginning of a word, as in "proma"
   * @returns `null` if the text cannot be split so
   */
  of(text: string, isBegun: boolean): readonly Segment[] | null {
    if (text.length < MIN_LENGTH || text.length > MAX_LENGTH) return null;
    return (isBegun ? this.#begun : this.#whole).of(text);
  }

  #read(text: string, isBegun: boolean): Segment[] | null {
    const words = this.#words;
    const best: (Segment[] | null)[] = new Array(text.length + 1).fill(null);
    best[0] = [];
    for (let from = 0; from < text.length; from++) {
      const before = best[from];
      if (before == null || before.length >= MAX_PARTS) continue;
      for (let to = from + 1; to <= text.length; to++) {
        const part = text.slice(from, to);
        const id = words.lowerBound(part);
        const isBeginning = words.begins(id, part);
        // If no word begins so, no longer part is a word either.
        if (!isBeginning && (from > 0 || to > 2)) break;
        const isWhole = isBeginning && words.length(id) === part.length;
        const isEnd = isBegun && to === text.length;
        const isLong = part.length > 1 || from > 0 || text.length > 4 || isBegun;
        // A word of one or two letters is as well the beginning of another: "galaxyxc".
        const isScrap = isEnd && from > 0 && part.length <= SCRAP;
        const isWord = isWhole && words.core[id]! > 0 && isLong && !isScrap;
        const abbreviated = part.length === 2 && from === 0 && this.#abbreviations.has(part);
        const begun = isEnd && from > 0 && isBeginning && this.#beginsName(part, id);
        if (!isWord && !begun && !abbreviated) continue;
        const present = best[to];
        // Of two beginnings the shorter one leaves more to whole words: "apple ipad p", not "apple i padp".
        const most = before.length + (isEnd && scrapsIn(before) + Number(isScrap) < 2 ? 0 : 1);
        if (present != null && present.length <= most) continue;
        if (isWord || begun) {
          const end = isWord ? id + 1 : words.endOfBeginning(part, id);
          best[to] = [...before, { word: id, to: end, length: part.length }];
        } else {
          const [phrase] = this.#abbreviations.wordsOf(part, words);
          best[to] = phrase!.words.map((word) => ({ word, to: word + 1, length: 2 }));
        }
      }
    }
    const parts = best[text.length] ?? null;
    // Any word can be split into short scraps, so at most one is allowed, or two behind a long word: "galaxyzfo".
    if (parts === null || scrapsIn(parts) > (parts[0]!.length > LONG ? 2 : 1)) return null;
    // A single first letter belongs to a line: "zfold".
    return parts[0]!.length === 1 && parts.length > 2 ? null : parts;
  }

  /** True if a word of well-known names begins with a text. "huaweimatepadp" has no "matepadpro", which few know. */
  #beginsName(text: string, first: number): boolean {
    const words = this.#words;
    const end = words.endOfBeginning(text, first);
    for (let id = first; id < end; id++) if (words.core[id]! > 0) return true;
    return false;
  }
}

const scrapsIn = (parts: readonly Segment[]): number =>
  parts.filter(({ length }) => length <= SCRAP).length;
