import { consonantsOf, isNearSound, soundOf } from '../text/sound.ts';
import { WordCache } from '../text/word-cache.ts';
import { CORE, CORE_NAME } from './kinds.ts';
import type { Vocabulary } from './vocabulary.ts';

const NO_NAMES: readonly string[] = [];
/** The least length of a sound that is compared. */
const LEAST_SOUND = 3;
/** The same where a vowel may differ: with three letters, "note", "naht" and "nit" would be alike. */
const LEAST_NEAR_SOUND = 4;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Finds the names of well-known brands and lines, and suffixes, by their sound. The tables are built when first needed. */
export class NameParts {
  readonly #words: Vocabulary;
  readonly #bySound = new Map<string, string[]>();
  readonly #byConsonants = new Map<string, string[]>();
  readonly #sounds = new WordCache(soundOf);
  readonly #nearSounds = new WordCache((word) => this.#findNearSounds(word));
  readonly #behindLetter = new WordCache((digits) => this.#findBehindLetter(digits));
  readonly #suffixWords: () => readonly string[];

  /** @param suffixes returns the words that may follow a name: "lite" */
  constructor(words: Vocabulary, suffixes: () => readonly string[]) {
    this.#words = words;
    this.#suffixWords = suffixes;
  }

  /** The words of well-known brands that are a letter and these digits: s24, a24 and others for "24". */
  numbersOfLines(digits: string): readonly number[] {
    return this.#behindLetter.of(digits);
  }

  #findBehindLetter(digits: string): number[] {
    const { core } = this.#words;
    const found = [...LETTERS].map((letter) => this.#words.find(letter + digits));
    return found.filter((word) => word >= 0 && core[word]! > 0);
  }

  /** The names and suffixes that sound like a word. */
  soundingLike(word: string): readonly string[] {
    if (this.#bySound.size === 0) this.#addSounds();
    const sound = this.#sounds.of(word);
    // "zzzz" has too short a sound to be a name.
    return (sound.length < LEAST_SOUND ? undefined : this.#bySound.get(sound)) ?? NO_NAMES;
  }

  /** The names and suffixes that sound like a word except for vowels: "iphone" for "ajfoun". */
  soundingNearly(word: string): readonly string[] {
    return this.#nearSounds.of(word);
  }

  #findNearSounds(word: string): readonly string[] {
    if (this.#bySound.size === 0) this.#addSounds();
    const sound = soundOf(word);
    if (sound.length < LEAST_NEAR_SOUND) return NO_NAMES;
    const names = this.#byConsonants.get(consonantsOf(sound)) ?? NO_NAMES;
    return names.filter((name) => {
      const other = soundOf(name);
      return other !== sound && isNearSound(sound, other);
    });
  }

  #addSounds(): void {
    const add = (map: Map<string, string[]>, key: string, name: string): void => {
      const list = map.get(key);
      if (list === undefined) map.set(key, [name]);
      else list.push(name);
    };
    for (const name of [...this.#names(), ...this.#suffixes()]) {
      const sound = soundOf(name);
      add(this.#bySound, sound, name);
      if (sound.length >= LEAST_NEAR_SOUND) add(this.#byConsonants, consonantsOf(sound), name);
    }
  }

  #suffixes(): string[] {
    const words = this.#words;
    return this.#suffixWords().filter((suffix) => {
      const word = words.find(suffix);
      return word >= 0 && words.core[word] === CORE && !words.isNumeric(word);
    });
  }

  *#names(): Generator<string> {
    const words = this.#words;
    for (let w = 0; w < words.size; w++) {
      if (words.core[w] === CORE_NAME && !words.isNumeric(w)) yield words.at(w);
    }
  }
}
