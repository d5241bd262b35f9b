import type { DeviceTable, Snapshot } from '../snapshot/index.ts';
import { CodeGuesses } from './code-guesses.ts';
import { Codes } from './codes.ts';
import { ExactMatches } from './exact.ts';
import { interpret } from './interpret.ts';
import type { Interpretation } from './interpretation.ts';
import { Matcher } from './match.ts';
import { otherReadings } from './other-readings.ts';
import { parseQuery, type Query, withNoise } from './query.ts';
import { Best, UNSAID_RARE_BRAND } from './rank.ts';
import { isKnown, type Reading, slotFor } from './reading.ts';
import { Shortened } from './shortened.ts';
import { meansStranger } from './strangers.ts';
import { Tables } from './tables.ts';
import { hasDigit } from './tokens.ts';
import { Typos } from './typos.ts';
import { UNSAID_LETTER, unsaidLetter } from './unsaid-letter.ts';

/** A query of so many words is a shop's title before it is a name with typing errors. */
const MIN_TITLE = 6;
/** What Apple's devices call themselves: "iPhone1,2" is the iPhone 3G and no iPhone 12. */
const APPLE_IDENTIFIER = /^[a-z]+\d+,\d+$/;
/** Such a one among other words. */
const SAYS_IDENTIFIER = /[a-z]\d+,\d/;
/** The last place of a page of ten. */
const PLACE_OF_CODE = 9;

/** Finds devices by name, by abbreviation and by model code. */
export class Search {
  readonly #devices: DeviceTable;
  readonly #tables: Tables;
  readonly #codes: Codes;
  readonly #matcher: Matcher;
  readonly #exact: ExactMatches;
  readonly #codeGuesses: CodeGuesses;
  readonly #shortened: Shortened;
  #typos: Typos | undefined;

  /** Builds the look-up tables from the sections "search.*"; no object a device. */
  constructor(snapshot: Snapshot) {
    this.#devices = snapshot.devices;
    this.#tables = new Tables(snapshot);
    this.#codes = new Codes(snapshot.devices);
    this.#matcher = new Matcher(this.#tables, snapshot.devices);
    this.#exact = new ExactMatches(this.#tables, snapshot.devices, this.#codes);
    this.#codeGuesses = new CodeGuesses(this.#tables, snapshot.devices, this.#codes, this.#exact);
    this.#shortened = new Shortened(this.#tables, snapshot.devices, (query) => this.#named(query));
  }

  /**
   * The devices that a query means, best first, as numbers of the snapshot's device table. Empty
   * where none is meant.
   *
   * @param query what a person typed, in any script; longer ones are cut at 256 characters
   * @param limit how many devices at most
   * @example search.find('s24 ultra', 10).map((d) => snapshot.devices.record(d).slug)
   */
  find(query: string, limit: number): number[] {
    const best = new Best(limit);
    const parsed = parseQuery(query, this.#tables.noise);
    if (meansStranger(parsed, this.#tables)) return [];
    const ways = this.#ways(parsed);
    const ofCode = this.#exact.ofWholeCode(parsed);
    if (ofCode.length > 0 && APPLE_IDENTIFIER.test(parsed.text)) return ofCode.slice(0, limit);
    if (parsed.text.includes(',') && SAYS_IDENTIFIER.test(parsed.text)) {
      this.#codeGuesses.besideName(parsed, best);
      if (best.size > 0) return best.devices();
    }
    const isHalved = ways.length > 1 && parsed.tokens.some((_, i) => this.#isHalfOfName(parsed, i));
    // Of the codes in it, only the whole query leaves no half away.
    const exact = isHalved ? { ...parsed, codes: parsed.codes.slice(0, 1) } : parsed;
    this.#exact.find(exact, ofCode, ways.length > 1, best);
    // A whole name without a number is what it says, however rare.
    const isNamed = parsed.isFamily && best.size > 0;
    const plain: Reading[] = [];
    for (let i = 0; i < ways.length; i++) {
      if (i > 0 && (best.cost < UNSAID_RARE_BRAND || isNamed)) break;
      const reading = this.#plain(ways[i]!);
      plain.push(reading);
      if (reading.slots.every((slot) => !slot.required || isKnown(slot))) {
        this.#matcher.match(reading, best);
      }
      // "op12": the short word is tried as an abbreviation before it is taken for noise.
      if (best.size === 0 && i < ways.length - 1) this.#otherwise(ways[i]!, best);
      // "red magic 9" is a REDMAGIC 9 Pro, however much of its name is unsaid, and no red Magic9.
      if (isHalved && best.size > 0) break;
    }
    if (best.size === 0) this.#codeGuesses.besideName(parsed, best);
    if (best.size === 0) this.#codeGuesses.byRest(parsed, best);
    if (best.size === 0) this.#codeGuesses.byOrderNumber(parsed, best);
    if (best.size === 0) this.#codeGuesses.byBeginning(parsed, best);
    if (best.cost >= UNSAID_RARE_BRAND && !isNamed) {
      for (const way of ways) {
        this.#otherwise(way, best);
      }
    }
    // Nothing was found: all ways have been read.
    if (best.size === 0) {
      const title = parsed.tokens.length < MIN_TITLE ? null : this.#shortened.ofTitle(query);
      if (title !== null) return this.find(title, limit);
      this.#misspelt(plain, best);
    }
    if (best.size === 0) {
      const bare = this.#shortened.of(query);
      const found = bare === null ? [] : this.find(bare, limit);
      if (found.length > 0) return found;
      this.#codeGuesses.loose(parsed, best);
    }
    return withCode(ofCode, best.devices(), limit);
  }

  /**
   * Reads a question: which devices it means, by which code, and where the unit was sold.
   *
   * @param query what a person typed, in any script; longer ones are cut at 256 characters
   * @example search.interpret('iphone').meant // 'several'
   */
  interpret(query: string): Interpretation {
    return interpret(this.#devices, (text, limit) => this.find(text, limit), query);
  }

  #otherwise(way: Query, best: Best): void {
    for (const reading of otherReadings(this.#tables, way)) {
      if (reading.cost > best.cost) break;
      this.#matcher.match(reading, best);
    }
    const reading = best.cost > UNSAID_LETTER ? unsaidLetter(this.#tables, way) : null;
    if (reading !== null) this.#matcher.match(reading, best);
  }

  #misspelt(plain: readonly Reading[], best: Best): void {
    // Most queries are spelt right: the table is made when the first one is not.
    this.#typos ??= new Typos(this.#tables);
    for (const reading of this.#typos.readings(plain)) {
      this.#matcher.match(reading, best);
      if (best.size > 0) return;
    }
  }

  /**
   * The query with some of its noise taken as part of a name, then as it is. A short word before the
   * number, after a line or at the end may be one: "mi 11", "galaxy a", "redmi n". So may the first
   * half of a name that is written in one: "red magic 9".
   */
  #ways(query: Query): Query[] {
    const { text: whole, tokens, noise } = query;
    if (!noise.includes(true)) return [query];
    const number = tokens.findIndex(hasDigit);
    // "calisir mi": after words of a question alone, nobody has begun to type a name.
    const saysMore = tokens.length === 2 || noise.includes(false);
    const promoted = noise.map((isNoise, i) => {
      const text = tokens[i]!;
      if (!isNoise || hasDigit(text)) return isNoise;
      if (this.#isHalfOfName(query, i)) return false;
      if (text.length > 3) return true;
      const before = i === 0 ? -1 : this.#tables.words.find(tokens[i - 1]!);
      const afterLine = text.length === 1 && before >= 0 && this.#tables.core[before] === 2;
      const beingTyped = saysMore && i > 0 && i === tokens.length - 1 && text.length <= 2;
      const own = this.#tables.words.find(text);
      // "hp envy": in Indonesian the maker's name is a phone.
      const isFirst = i === 0 && tokens.length > 1 && text.length > 1;
      const isMaker = isFirst && this.#isCarriedMaker(own);
      const isLine = own >= 0 && this.#tables.core[own] === 2;
      // "xiaomi mi note" is the Mi Note before any Note of Xiaomi.
      const behindMaker = isLine && this.#isCarriedMaker(before);
      const isGlued = i === number - 1 && whole.startsWith(text + tokens[number]);
      const begins = i === 0 && text.length === 2 && (tokens[number]?.length ?? 0) > 1;
      const isAbbreviation = (isGlued || begins) && this.#tables.abbreviations.has(text);
      const beforeNumber = i === number - 1 && (isLine || isAbbreviation);
      // A word of three languages, and a line of Apple's: "apple watch se 2023".
      const isEdition =
        text === 'se' && hasDigit(tokens[i + 1] ?? '') && this.#tables.core[before] === 2;
      return !(beforeNumber || afterLine || beingTyped || isMaker || behindMaker || isEdition);
    });
    return promoted.every((p, i) => p === noise[i]) ? [query] : [withNoise(query, promoted), query];
  }

  /** Is a word of noise with the next word, which is none, the name of a brand or a line? */
  #isHalfOfName({ tokens, noise }: Query, i: number): boolean {
    const next = tokens[i + 1];
    if (next === undefined || !noise[i] || noise[i + 1]) return false;
    return this.#tables.makesName(tokens[i]!, next);
  }

  /** Is it the name of a maker whose devices people carry? */
  #isCarriedMaker(word: number): boolean {
    if (word < 0 || this.#tables.core[word] !== 2) return false;
    const { wordBrandStart, wordBrands, wordBrandCosts, wordBrandRest } = this.#tables.brands;
    for (let i = wordBrandStart[word]!; i < wordBrandStart[word + 1]!; i++) {
      const { weight } = this.#devices.brands[wordBrands[i]!]!;
      if (wordBrandCosts[i] === 0 && wordBrandRest[i] === 0 && weight > 0) return true;
    }
    return false;
  }

  #plain({ tokens, noise }: Query): Reading {
    const last = tokens.length - 1;
    const slots = tokens.map((text, i) => slotFor(this.#tables, text, !noise[i], i === last));
    const [only] = slots;
    if (slots.length === 1 && only !== undefined && !only.numeric) {
      // A lone letter or a lone word of noise can only be the beginning of a brand or a line.
      if (noise[0] || only.text.length < 2) {
        only.required = true;
        only.namesOnly = true;
        only.ids = only.ids.filter((id) => this.#tables.core[id] === 2);
        only.costs = only.ids.map(() => 0);
      }
    }
    return { slots, cost: 0, isLetterUnsaid: false };
  }

  /** The device whose name the whole query is. */
  #named(parsed: Query): number | undefined {
    const named = new Best(1);
    this.#exact.find(parsed, this.#exact.ofWholeCode(parsed), false, named);
    return named.devices()[0];
  }
}

/**
 * Keeps a place for the devices whose code the whole query is to the letter: "evo" and "at10" mean
 * better-known devices first, but who looks a code up finds it on the first page.
 */
function withCode(ofCode: readonly number[], found: number[], limit: number): number[] {
  if (found.length === 0) return found;
  for (const device of ofCode) {
    const at = found.indexOf(device);
    if (at >= 0 && at <= PLACE_OF_CODE) continue;
    // Where it stands behind, the next one would push it out.
    if (at >= 0) found.splice(at, 1);
    found.splice(PLACE_OF_CODE, 0, device);
  }
  return found.slice(0, limit);
}
