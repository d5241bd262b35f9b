import { CORE_NAME } from '../search-index/kinds.ts';
import type { Tables } from '../search-index/tables.ts';
import { EVERYDAY } from '../text/roles.ts';
import { WordCache } from '../text/word-cache.ts';
import { ABBREVIATION, MARK } from './arc-kinds.ts';
import { MARKS } from './number.ts';

/** A number with at most one letter before it and one after it: "s24u". */
const COMPOUND = /^([a-z]?)(\d+(?:\.\d+)?)([a-z]?)$/;

/** A shorter text is the beginning of too many names. */
export const MIN_BEGINNING = 3;
/** A beginning of more names than this means none of them. */
const MAX_BEGUN = 6;
const MAX_LENGTH = 64;

/** A compound whose letters are initials of words: "13pm", "s24u". */
export interface Abbreviated {
  kind: typeof MARK | typeof ABBREVIATION;
  words: readonly number[];
  /** 0 for the most likely meaning of the initials, 1 for the next one, and so on. */
  step: number;
}

/** The ways to read a compound by itself. */
interface Readings {
  /** As several words, "z5" in "galaxy fold z5": their numbers, -1 for a word that is in no name. */
  splits: (readonly number[])[];
  /** Its letters as initials of words around the number. */
  abbreviated: Abbreviated[];
}

/** The ways to read a compound, or an unknown word, by itself. */
export class Compounds {
  readonly #tables: Tables;
  readonly #readings = new WordCache((text) => this.#read(text));
  readonly #diminutives = new WordCache((text) => this.#findDiminutives(text));

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** The ways to read a compound. */
  of(text: string): Readings {
    return this.#readings.of(text);
  }

  /** The brands and lines with an ending of some language: "motinho", "iphonek", "pixelchen". */
  diminutivesOf(text: string): readonly number[] {
    return this.#diminutives.of(text);
  }

  #findDiminutives(text: string): number[] {
    const { words, lexicon } = this.#tables;
    const found: number[] = [];
    for (let stem = MIN_BEGINNING; stem < text.length; stem++) {
      if (lexicon.lexicon.sense(text.slice(stem), 'diminutive') === undefined) continue;
      const from = words.lowerBound(text.slice(0, stem));
      const to = words.endOfBeginning(text.slice(0, stem), from);
      // The stem "mot" of "motinho" lacks a letter of Moto. But "notinha" is a receipt, not a Note.
      for (const name of namesIn(this.#tables, from, to, stem + 1)) {
        const isEveryday = (lexicon.bitsOf(words.at(name)) & EVERYDAY) !== 0;
        const isWhole = words.length(name) === stem;
        // "xiaomia" is a case of Xiaomi, "edgeu" hardly one of an Edge.
        const isShort = text.length - stem === 1;
        if (isShort ? isWhole && !isEveryday : isWhole || !isEveryday) found.push(name);
      }
    }
    return found;
  }

  #read(text: string): Readings {
    const tables = this.#tables;
    const { words } = tables;
    const parts = COMPOUND.exec(text);
    if (parts === null) return { splits: [], abbreviated: [] };
    const [, letter, number, suffix] = parts as unknown as [string, string, string, string];
    const splits = [
      [letter, number, suffix].filter((part) => part !== '').map((part) => words.find(part)),
    ];
    // "22 s ultra"
    const turned = words.find(suffix + number + letter);
    if (turned >= 0) splits.push([turned]);
    const abbreviated: Abbreviated[] = [];
    const add = (kind: Abbreviated['kind'], step: number, words: readonly number[]): void => {
      abbreviated.push({ kind, step, words });
    };
    const heads = letter === '' ? [] : tables.expansionsOf(letter);
    const tails = suffix === '' ? [] : tables.expansionsOf(`-${suffix}`);
    const first = words.find(letter + number);
    const bare = words.find(number);
    const mark = MARKS.get(suffix);
    if (mark !== undefined) add(MARK, 0, [first, words.find(mark)]);
    for (const tail of first < 0 ? [] : tails) add(ABBREVIATION, tail.step, [first, ...tail.words]);
    const rest = words.find(number + suffix);
    for (const head of heads) {
      // "galaxy s5 flip case" is no Flip5: Samsung has an S5.
      if (first >= 0 && head.words.some((word) => tables.isMakerOf(word, first))) continue;
      if (rest >= 0) add(ABBREVIATION, head.step, [...head.words, rest]);
      if (tails.length === 0 || bare < 0) continue;
      add(ABBREVIATION, head.step, [...head.words, bare, ...tails[0]!.words]);
    }
    return { splits, abbreviated };
  }
}

/**
 * The names of brands and lines among the words `from` to `to - 1`; empty if there are more than {@link MAX_BEGUN}.
 *
 * @param longest the greatest length of a name
 */
export function namesIn(
  { words, core }: Tables,
  from: number,
  to: number,
  longest = MAX_LENGTH,
): number[] {
  const names: number[] = [];
  for (let id = from; id < to; id++) {
    if (core[id] !== CORE_NAME || words.length(id) > longest) continue;
    if (names.length === MAX_BEGUN) return [];
    names.push(id);
  }
  return names;
}
