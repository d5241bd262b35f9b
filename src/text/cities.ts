import type { Lexicon, Sense } from '../snapshot/index.ts';

/** The endings of cases and the particles that languages write together with a city: "Osakassa", "Pekingben". */
const LONGEST_ENDING = 4;
/** The beginning of a shorter name may be another word. */
const SHORTEST_CITY = 5;
const NONE: readonly Sense[] = [];

/** The cities of the lexicon by which a region is said. */
export class Cities {
  /** By its first letters, each city with what it means. */
  readonly #byBeginning = new Map<string, { city: string; senses: readonly Sense[] }[]>();

  constructor(lexicon: Pick<Lexicon, 'words' | 'senses'>) {
    for (const [city, { means }] of lexicon.words('place')) {
      if (typeof means !== 'string' || !/^[a-z]+$/.test(city) || city.length < SHORTEST_CITY)
        continue;
      const beginning = city.slice(0, SHORTEST_CITY);
      const cities = this.#byBeginning.get(beginning) ?? [];
      cities.push({ city, senses: lexicon.senses(city) });
      this.#byBeginning.set(beginning, cities);
    }
  }

  /**
   * The senses of a city with an ending that the lexicon does not list. Empty if the word is none.
   *
   * @param word a folded word that the lexicon lacks
   * @example cities.sensesOf('osakassa') // as those of "osaka"
   */
  sensesOf(word: string): readonly Sense[] {
    const cities = this.#byBeginning.get(word.slice(0, SHORTEST_CITY)) ?? [];
    const found = cities.find(
      ({ city }) => word.length <= city.length + LONGEST_ENDING && word.startsWith(city),
    );
    return found?.senses ?? NONE;
  }
}
