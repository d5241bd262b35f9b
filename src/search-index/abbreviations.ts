import type { CompiledBrand, CompiledDevice } from '../model/index.ts';
import type { Container } from '../snapshot/index.ts';
import { hasDigit } from '../text/characters.ts';
import type { Folder } from '../text/fold.ts';
import { nameTokens } from './forms.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * What each abbreviation can stand for, the most likely phrase first. The key of an abbreviation that follows a number
 * begins with a hyphen: "-pm" is "pro max".
 */
export type Expansions = Record<string, Expansion[]>;

/** A phrase that an abbreviation can stand for. */
export interface Expansion {
  tokens: string[];
  /** 0 for the most likely phrase and those that come close to it, 1 for the others. */
  step: number;
}

/** How many phrases of an abbreviation are kept. */
const KEPT = 8;
/** The least weight of a brand whose names are abbreviated. */
const LEAST_BRAND = 2;
/** The least length of a line's name that is shortened to its first letter. */
const LONG_LINE = 5;
/** A phrase comes close if it has at least the weight of the most likely one divided by this. */
const CLOSE = 2;
/** The least sum of the weights of the brands of all devices with a phrase; fewer make no abbreviation. */
const LEAST_WEIGHT = 12;
const LONGEST_PHRASE = 4;
/** Compound words that people abbreviate by their parts: "ip" for iphone, "op" for oneplus, "rm" for redmi. */
const PARTS = /^(.{1,5})(phone|fone|plus|pad|mi|me)$/;

/**
 * Computes abbreviations from the names of well-known brands: the initials of the words before the number (rn: redmi
 * note, zf: z fold, sgs: samsung galaxy s) and after it (pm: pro max), and long words without their vowels (pxl: pixel).
 *
 * @param forms the names of each device, as tokens
 */
export function abbreviationsOf(
  devices: readonly CompiledDevice[],
  brands: readonly CompiledBrand[],
  forms: readonly string[][][],
  folder: Folder,
): Expansions {
  const weights = new Map(brands.map((b) => [b.slug, b.weight]));
  const brandOf = new Map(brands.map((b) => [b.slug, nameTokens(b.name, folder).join('')]));
  const lines = lineWords(devices, brands, folder);
  const found = new Map<string, Map<string, number>>();
  const add = (abbreviation: string, phrase: readonly string[], weight: number): void => {
    if (abbreviation === '' || abbreviation === phrase.join('')) return;
    // One letter stands for a line only: "p8" is a Pixel, not a Pad.
    if (abbreviation.length === 1 && !lines.has(phrase[0]!)) return;
    const phrases = found.get(abbreviation) ?? new Map<string, number>();
    found.set(abbreviation, phrases);
    const key = phrase.join(' ');
    phrases.set(key, (phrases.get(key) ?? 0) + weight);
  };
  for (const [i, device] of devices.entries()) {
    const weight = weights.get(device.brandSlug) ?? 0;
    if (weight < LEAST_BRAND) continue;
    const tokens = forms[i]![0];
    if (tokens === undefined) continue;
    const number = tokens.findIndex(hasDigit);
    const before = leadingWords(tokens, number);
    const brand = brandOf.get(device.brandSlug);
    const withBrand = brand === undefined || before[0] === brand ? before : [brand, ...before];
    for (let from = 0; from < withBrand.length; from++) {
      for (let to = from + 1; to <= withBrand.length && to - from <= LONGEST_PHRASE; to++) {
        // The words up to the number, or the brand and the line: "rn" 12, "aw" ultra.
        const whole = to === withBrand.length;
        if (!whole && (from > 0 || to > 2)) continue;
        const phrase = withBrand.slice(from, to);
        add(initials(phrase, false), phrase, weight);
        add(initials(phrase, true), phrase, weight);
      }
    }
    for (const word of withBrand) {
      if (word.length >= 5) add(word[0] + word.slice(1).replace(/[aeiou]/g, ''), [word], weight);
    }
    if (number >= 0) {
      const after = tokens.slice(number + 1).filter((t) => !hasDigit(t));
      for (let to = 1; to <= Math.min(after.length, 2); to++) {
        add(`-${initials(after.slice(0, to), false)}`, after.slice(0, to), weight);
      }
    }
  }
  const kept: Expansions = {};
  for (const abbreviation of [...found.keys()].sort()) {
    const phrases = [...found.get(abbreviation)!]
      .filter(([, weight]) => weight >= LEAST_WEIGHT)
      .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
      .slice(0, KEPT);
    if (phrases.length === 0) continue;
    const most = phrases[0]![1];
    kept[abbreviation] = phrases.map(([phrase, weight]) => ({
      tokens: phrase.split(' '),
      step: weight * CLOSE < most ? 1 : 0,
    }));
  }
  return kept;
}

/**
 * Adds short forms of the lexicon, each as the most likely meaning of its abbreviation.
 *
 * @param shortForms folded words and what they mean: "px" means "pixel"
 */
export function withShortForms(
  computed: Expansions,
  shortForms: readonly { means: string; words: readonly string[] }[],
): Expansions {
  const all = { ...computed };
  const behindNumbers = new Set(
    Object.entries(computed)
      .filter(([key]) => key.startsWith('-'))
      .flatMap(([, phrases]) => phrases.map(({ tokens }) => tokens.join(' '))),
  );
  for (const { means, words } of shortForms) {
    for (const word of words) {
      const key = behindNumbers.has(means) && !word.includes(' ') ? `-${word}` : word;
      all[key] = [{ tokens: means.split(' '), step: 0 }, ...(computed[key] ?? [])];
    }
  }
  return all;
}

/** The long names of lines: "iphone", "pixel", "xperia". */
function lineWords(
  devices: readonly CompiledDevice[],
  brands: readonly CompiledBrand[],
  folder: Folder,
): Set<string> {
  const known = brands.filter(({ weight }) => weight >= LEAST_BRAND);
  const slugs = new Set(known.map(({ slug }) => slug));
  const names = known.flatMap(({ aliases }) => aliases);
  for (const { brandSlug, family } of devices) {
    if (family !== null && slugs.has(brandSlug)) names.push(family);
  }
  const words = names.map((name) => nameTokens(name, folder)[0] ?? '');
  return new Set(words.filter((word) => word.length >= LONG_LINE));
}

/** Writes the abbreviations as a section of the snapshot, a line each: "rn=redmi note,~realme narzo". "~" is step 1. */
export function writeAbbreviations(abbreviations: Expansions): string {
  return Object.entries(abbreviations)
    .map(([key, phrases]) => {
      const list = phrases.map(({ tokens, step }) => `${step === 0 ? '' : '~'}${tokens.join(' ')}`);
      return `${key}=${list.join(',')}`;
    })
    .join('\n');
}

/** The length of the longest key: a long word without its vowels, or two words. */
const LONGEST_KEY = 16;

/** A phrase that an abbreviation can stand for, as numbers of words. */
export interface ExpansionWords {
  words: readonly number[];
  /** Its last word if that is the letter of a line; otherwise the empty string. */
  endsInLetter: string;
  /** See {@link Expansion.step}. */
  step: number;
}

/** The abbreviations of a snapshot. Each entry is parsed at its first lookup. */
export class Abbreviations {
  readonly #container: Container;
  #texts: Map<string, string> | undefined;
  #firstWords: ReadonlySet<string> | undefined;
  readonly #read = new Map<string, readonly ExpansionWords[]>();

  constructor(container: Container) {
    this.#container = container;
  }

  has(abbreviation: string): boolean {
    this.#texts ??= linesByKey(this.#container.text('search.abbreviations'));
    return this.#texts.has(abbreviation);
  }

  /** True if a short form of two words begins with a word: "fan" of "fan edition". */
  beginsPhrase(word: string): boolean {
    this.#texts ??= linesByKey(this.#container.text('search.abbreviations'));
    this.#firstWords ??= new Set(
      [...this.#texts.keys()].filter((key) => key.includes(' ')).map((key) => key.split(' ')[0]!),
    );
    return this.#firstWords.has(word);
  }

  /** The phrases that an abbreviation can stand for, the most likely first; empty if it is not an abbreviation. */
  wordsOf(abbreviation: string, words: Vocabulary): readonly ExpansionWords[] {
    if (abbreviation.length > LONGEST_KEY || !this.has(abbreviation)) return NO_WORDS;
    let phrases = this.#read.get(abbreviation);
    if (phrases === undefined) {
      const list = this.#texts!.get(abbreviation)!.split(',');
      phrases = list.map((phrase) => {
        const tokens = phrase.replace('~', '').split(' ');
        const last = tokens[tokens.length - 1]!;
        const endsInLetter = last.length === 1 ? last : '';
        const step = phrase.startsWith('~') ? 1 : 0;
        return { words: tokens.map((token) => words.find(token)), endsInLetter, step };
      });
      this.#read.set(abbreviation, phrases);
    }
    return phrases;
  }
}

const NO_WORDS: readonly ExpansionWords[] = [];

function linesByKey(text: string): Map<string, string> {
  const lines = new Map<string, string>();
  for (const line of text.split('\n')) {
    const at = line.indexOf('=');
    if (at >= 0) lines.set(line.slice(0, at), line.slice(at + 1));
  }
  return lines;
}

/** The words before the number; the letter of a compound ("s24") stands for its line. */
function leadingWords(tokens: readonly string[], number: number): string[] {
  if (number < 0) return [];
  const letter = /^[a-z]/.exec(tokens[number]!)?.[0];
  return letter === undefined ? tokens.slice(0, number) : [...tokens.slice(0, number), letter];
}

/** The initials of a phrase. With `isParted`, compound words have the initials of both parts. */
function initials(phrase: readonly string[], isParted: boolean): string {
  return phrase
    .map((word) => {
      const parts = isParted ? PARTS.exec(word) : null;
      return parts ? parts[1]![0]! + parts[2]![0]! : word[0]!;
    })
    .join('');
}
