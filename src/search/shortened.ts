import type { DeviceTable } from '../snapshot/index.ts';
import { parseQuery, type Query } from './query.ts';
import {
  beginningsByWord,
  beginningsOfTitle,
  firstOfTwo,
  withoutBareSize,
  withoutCarrier,
  withoutOrderNumber,
  withoutProcessor,
  withoutRemarks,
} from './shorter-query.ts';
import type { Tables } from './tables.ts';
import { hasDigit, isDigits, isNetwork } from './tokens.ts';
import { isNumberWord } from './words/number-words.ts';
import { SUFFIXES } from './words/suffixes.ts';

/** The size of a screen: 14", 10.9. */
const INCHES = /\d(?:["”″]|'')|^\d{1,2}[.,]\d/;
/** A family of processors: i5. */
const PROCESSOR = /^i[3579]$/;
const ROMAN = /^[ivx]+$/;
/** A shorter word with a digit may be part of a name: "6t". */
const MIN_CODE = 4;
/**
 * A word that so many makers put into names may be part of any: 52 of those whose devices people carry
 * have a "lite", 5 a "fusion", 4 a "stylus". Of "carbon", "aqua" and "diamond", which stand before a
 * colour in titles, it is one or two.
 */
const COMMON = 3;

/** Finds the part of a query that names a device, where the whole of it names none. */
export class Shortened {
  readonly #tables: Tables;
  readonly #devices: DeviceTable;
  readonly #named: (query: Query) => number | undefined;

  /** @param named the device whose name the whole of a query is */
  constructor(tables: Tables, devices: DeviceTable, named: (query: Query) => number | undefined) {
    this.#tables = tables;
    this.#devices = devices;
    this.#named = named;
  }

  /** The part to look for; null where there is none. */
  of(query: string): string | null {
    return (
      withoutRemarks(query) ??
      this.#ifKnown(withoutCarrier(query)) ??
      this.#ifName(withoutOrderNumber(query)) ??
      withoutProcessor(query) ??
      this.#withoutSize(query) ??
      firstOfTwo(query) ??
      this.ofTitle(query)
    );
  }

  /**
   * What is left of a query, where it is the name of a device or says a brand or a line and more; else
   * null. "telstra samsung a15" is a Galaxy, "telstra tough max 3" whatever Telstra calls so.
   */
  #ifKnown(rest: string | null): string | null {
    if (rest === null || this.#isName(rest)) return rest;
    const { tokens, noise } = parseQuery(rest, this.#tables.noise);
    const said = tokens.filter((_, i) => !noise[i]);
    const { core, words } = this.#tables;
    return said.length > 1 && said.some((t) => core[words.find(t)] === 2) ? rest : null;
  }

  /** What is left of a query, where it is the name of a device; else null. */
  #ifName(rest: string | null): string | null {
    return rest !== null && this.#isName(rest) ? rest : null;
  }

  /**
   * A query without a size that stands without its unit: "iphone xs max 256", "watch series 9 45".
   * Null where there is none, or where what is left names no device and has no number: a number is part
   * of a name first of all.
   */
  #withoutSize(query: string): string | null {
    const rest = withoutBareSize(query);
    if (rest === null) return null;
    const parsed = parseQuery(rest, this.#tables.noise);
    return !parsed.isFamily || this.#named(parsed) !== undefined ? rest : null;
  }

  /** The name of a device at the beginning of a shop's title; null where there is none. */
  ofTitle(query: string): string | null {
    for (const beginning of beginningsOfTitle(query)) {
      if (this.#isName(beginning)) return beginning;
    }
    for (const { beginning, last, next } of beginningsByWord(query)) {
      const device = this.#deviceOf(beginning);
      if (device === undefined) continue;
      // Behind a name without a number, a word of nobody's name may be part of it: "ACE France" is no
      // device of "ACE France Urban".
      const isWord = !hasDigit(beginning) && !hasDigit(next) && !this.#isRemark(next);
      if (isWord) return null;
      if (!this.#saysWhich(next, this.#devices.brand[device]!)) return beginning;
      // What stands behind a colour or a processor says more of that: the name ends before it.
      if (hasDigit(next) || !this.#isRemark(last)) return null;
    }
    return null;
  }

  /** Does a word say nothing of a name, and is it no network, which may stand inside of one? */
  #isRemark(word: string): boolean {
    const { tokens, noise } = parseQuery(word, this.#tables.noise);
    return tokens.length > 0 && noise.every((isNoise, i) => isNoise && !isNetwork(tokens[i]!));
  }

  /**
   * May the word behind a name say which device it is? A number does, and a word that names of this
   * maker or of several have: an "iphone 17 plus" is no iPhone 17. A code and a word of nobody's name
   * do not.
   */
  #saysWhich(next: string, brand: number): boolean {
    const plain = next.toLowerCase().replace(/[^a-z\d]/g, '');
    if (hasDigit(plain)) {
      const isOther = INCHES.test(next) || PROCESSOR.test(plain) || isNetwork(plain);
      return !isOther && this.#isNumbered(plain);
    }
    const [token = ''] = parseQuery(next, this.#tables.noise).tokens;
    if (token === '' || this.#tables.noise.has(token)) return false;
    if (token.length < 2 || isNumberWord(token) || ROMAN.test(token)) return true;
    return SUFFIXES.has(token) || this.#isUsedBy(brand, token);
  }

  /** A number, one with a letter ("6t"), or a word of names with one ("fold9"). */
  #isNumbered(text: string): boolean {
    const letters = /^[a-z]*/.exec(text)![0];
    if (letters.length > 2) return this.#isOfName(letters);
    return isDigits(text) || (letters.length < 2 && text.length < MIN_CODE);
  }

  #isOfName(text: string): boolean {
    const word = this.#tables.words.find(text);
    return word >= 0 && this.#tables.core[word]! > 0;
  }

  /** Does a maker put a word into names, or do several whose devices people carry? */
  #isUsedBy(brand: number, text: string): boolean {
    const { postings, words } = this.#tables;
    const word = words.find(text);
    if (word < 0) return false;
    const makers = new Set<number>();
    let isOwn = false;
    postings.visit(word, word + 1, (device) => {
      const maker = this.#devices.brand[device]!;
      if (maker === brand) isOwn = true;
      if (this.#devices.brands[maker]!.weight > 0) makers.add(maker);
    });
    return isOwn || makers.size >= COMMON;
  }

  #isName(query: string): boolean {
    return this.#deviceOf(query) !== undefined;
  }

  #deviceOf(query: string): number | undefined {
    return this.#named(parseQuery(query, this.#tables.noise));
  }
}
