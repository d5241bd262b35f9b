import type { Tables } from '../../search-index/tables.ts';
import { WordCache } from '../../text/word-cache.ts';
import { ABBREVIATION, MARK } from './lattice.ts';
import { MARKS } from './number.ts';

/** A number with at most one letter before and one behind it: "s24u". */
const COMPOUND = /^([a-z]?)(\d+(?:\.\d+)?)([a-z]?)$/;

/** A compound of which letters are the initials of words: "13pm", "s24u". */
export interface Abbreviated {
  kind: typeof MARK | typeof ABBREVIATION;
  words: readonly number[];
  /** 0 for the likeliest meaning of the initials, more for the others. */
  step: number;
}

/** The ways to read a compound by itself. */
export class Compounds {
  readonly #tables: Tables;
  readonly #splits = new WordCache((text) => this.#split(text));
  readonly #abbreviated = new WordCache((text) => this.#abbreviate(text));

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** The ways to read it as several words, "z5" in "fold z5": their numbers, -1 for one that no name holds. */
  splitsOf(text: string): readonly (readonly number[])[] {
    return this.#splits.of(text);
  }

  /** The ways to read its letters as initials of words around the number. */
  abbreviatedOf(text: string): readonly Abbreviated[] {
    return this.#abbreviated.of(text);
  }

  #split(text: string): number[][] {
    const { words } = this.#tables;
    const parts = COMPOUND.exec(text);
    if (parts === null) return [];
    const [, letter, number, suffix] = parts as unknown as [string, string, string, string];
    const splits: number[][] = [];
    const add = (...texts: string[]): void => {
      splits.push(texts.map((part) => words.find(part)));
    };
    add(...[letter, number, suffix].filter((part) => part !== ''));
    // "22 s ultra"
    if (words.find(suffix + number + letter) >= 0) add(suffix + number + letter);
    return splits;
  }

  #abbreviate(text: string): Abbreviated[] {
    const tables = this.#tables;
    const { words } = tables;
    const parts = COMPOUND.exec(text);
    if (parts === null) return [];
    const found: Abbreviated[] = [];
    const add = (kind: Abbreviated['kind'], step: number, words: readonly number[]): void => {
      found.push({ kind, step, words });
    };
    const [, letter, number, suffix] = parts as unknown as [string, string, string, string];
    const heads = letter === '' ? [] : tables.expansionsOf(letter);
    const tails = suffix === '' ? [] : tables.expansionsOf(`-${suffix}`);
    const first = words.find(letter + number);
    const bare = words.find(number);
    const mark = MARKS[suffix];
    if (mark !== undefined) add(MARK, 0, [first, words.find(mark)]);
    for (const tail of first < 0 ? [] : tails) add(ABBREVIATION, tail.step, [first, ...tail.words]);
    const rest = words.find(number + suffix);
    for (const head of heads) {
      if (rest >= 0) add(ABBREVIATION, head.step, [...head.words, rest]);
      if (tails.length === 0 || bare < 0) continue;
      add(ABBREVIATION, head.step, [...head.words, bare, ...tails[0]!.words]);
    }
    return found;
  }
}
