import { LANGUAGES, regionName } from '../locale/index.ts';
import type { Lookup } from '../lookup/index.ts';
import { COUNTRY_CODES } from '../model/index.ts';
import { foldLetters, replaceFlags } from '../text/index.ts';
import { OFFICIAL_NAMES } from './official-names.ts';

/** Abbreviations ("UK") and full names ("United Kingdom"). */
const STYLES = ['long', 'short'] as const;
/** Marks a name that two places have in two languages. */
const SHARED = '';

/** What stands before or behind the name of China in full. The Republic of China is Taiwan. */
const OF_THE_PEOPLE = /[华華]人民共和|(?:people s republic of|\bp ?r) (?=china)/;
/** "Hong Kong, China", "中国香港" */
const OF_CHINA = /^(?:china|中[国國]) ?|(?: of)? ?(?:china|中[国國])$/;
/** The territories that are named together with China and have units of their own. */
const BESIDE = /^(?:HK|MO|TW)$/;
/** "Korea, Republic of", which is not the other one. */
const INVERTED = /^(?!china, r)([^,]*),(?!.* dem).* of(?: the)?$/i;
/**
 * What an official name adds to the usual one, in the form of {@link plainName}: "The Netherlands", "Kingdom of Sweden",
 * "日本国". A "State of Georgia" is not the country.
 */
const FORMAL =
  /^(?:the )?(?:(?:federal )?(?:republic|kingdom) of (?!china$)(?:the )?)?|(?: s ?a ?r| special administrative region|(?:人民|[联聯連]邦)?(?:共和|王)?(?<!中)[国國]|(?:特[别別]行政|特|地)[区區])$/g;

const known = new WeakMap<Lookup, PlaceNames>();

/** Returns the names of places for a data set. Callers share them, because to list all names takes 30 ms. */
export function placeNames(lookup: Lookup): PlaceNames {
  let names = known.get(lookup);
  if (names === undefined) {
    names = new PlaceNames(lookup);
    known.set(lookup, names);
  }
  return names;
}

/**
 * Finds places of sale by the names that people write: region ids, codes of ISO 3166-1, names of regions and countries
 * in the languages of the product, official names of countries, and the region words of the lexicon.
 */
export class PlaceNames {
  readonly #lookup: Lookup;
  #names: ReadonlyMap<string, string> | undefined;

  constructor(lookup: Lookup) {
    this.#lookup = lookup;
  }

  /**
   * Finds the place that a text names. A flag (🇭🇰) is its country's code.
   *
   * @returns a region id or an ISO 3166-1 alpha-2 code, in any case; `null` if the text does not name one place
   * @example new PlaceNames(lookup).find('Vereinigtes Königreich') // 'GB'
   */
  find(text: string): string | null {
    const spelt = replaceFlags(text, (country) => `/${country}/`);
    // A code is no name: "RU" is short for the United Kingdom in French.
    const whole = spelt === text ? this.#named(text) : null;
    if (whole !== null) return whole;
    const parts = spelt.split(/[()[\]/]| - /).filter((part) => plainName(part) !== '');
    const places = parts.map((part) => this.#named(part));
    const countries = places.map((place) => place && this.#countries(place));
    return new Set(countries).size === 1 ? places[0]! : null;
  }

  #countries(place: string): string {
    return [...this.#lookup.place(place)!.countries].sort().join();
  }

  #named(text: string): string | null {
    const name = text.trim();
    if (this.#lookup.place(name) !== null) return name;
    const known = this.#known(plainName(name));
    if (known !== null) return known;
    const plain = plainName(name.replace(INVERTED, '$1')).replace(OF_THE_PEOPLE, '');
    const whole = this.#usual(plain);
    if (whole !== null) return whole;
    const part = this.#usual(plain.replace(OF_CHINA, ''));
    return part !== null && BESIDE.test(this.#countries(part)) ? part : null;
  }

  #usual(plain: string): string | null {
    return this.#known(plain) ?? this.#known(plain.replace(FORMAL, ''));
  }

  #known(folded: string): string | null {
    this.#names ??= namesOf(this.#lookup);
    const place = this.#names.get(folded);
    if (place !== undefined) return place === SHARED ? null : place;
    const { lexicon } = this.#lookup.snapshot;
    const senses = lexicon
      .senses(folded)
      .filter(({ role }) => role === 'region' || role === 'region-code');
    const means = new Set(senses.map((sense) => sense.means));
    const [only] = means;
    return means.size === 1 && typeof only === 'string' ? only : null;
  }
}

/**
 * Returns a name without the differences between tables: case, accents, punctuation.
 *
 * @example plainName('Côte_d’Ivoire') // 'cote d ivoire'
 */
export const plainName = (text: string): string =>
  foldLetters(text.normalize('NFKC'))
    // U.A.E. is UAE.
    .replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    // Other lists write "&".
    .replaceAll(' and ', ' ')
    .trim();

/** Returns every name of a country or region, with its place. */
function namesOf(lookup: Lookup): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const add = (name: string | undefined, place: string): void => {
    if (name === undefined) return;
    const plain = plainName(name);
    const known = names.get(plain);
    names.set(plain, known === undefined || known === place ? place : SHARED);
  };
  for (const [alpha2, name] of [...COUNTRY_CODES, ...OFFICIAL_NAMES]) add(name, alpha2);
  for (const language of LANGUAGES) {
    for (const style of STYLES) {
      const countries = new Intl.DisplayNames(language, {
        type: 'region',
        style,
        fallback: 'none',
      });
      for (const [alpha2] of COUNTRY_CODES) add(countries.of(alpha2), alpha2);
    }
  }
  const { regions } = lookup.snapshot.devices;
  const ofRegions = new Map<string, string>();
  for (const id of Object.keys(regions)) {
    for (const words of [id, ...LANGUAGES.map((language) => regionName(language, id, regions))]) {
      const plain = plainName(words);
      // A name of a country and a region means the country, which is the same or smaller.
      if (!names.has(plain)) ofRegions.set(plain, id);
    }
  }
  return new Map([...names, ...ofRegions]);
}
