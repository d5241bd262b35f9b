import type { Snapshot } from '../snapshot/index.ts';
import { Codes } from './codes.ts';
import { hashOf } from './hash.ts';
import { Matcher } from './match.ts';
import { otherReadings } from './other-readings.ts';
import { parseQuery, type Query } from './query.ts';
import { Best } from './rank.ts';
import { isKnown, type Reading, slotFor } from './reading.ts';
import { Tables } from './tables.ts';
import { Typos } from './typos.ts';

/** Finds devices by name, by abbreviation and by model code. */
export class Search {
  readonly #tables: Tables;
  readonly #codes: Codes;
  readonly #matcher: Matcher;
  readonly #typos: Typos;

  /** Builds the look-up tables from the sections "search.*"; no object a device. */
  constructor(snapshot: Snapshot) {
    this.#tables = new Tables(snapshot);
    this.#codes = new Codes(snapshot.devices);
    this.#matcher = new Matcher(this.#tables, snapshot.devices);
    this.#typos = new Typos(this.#tables);
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
    const parsed = parseQuery(query);
    this.#exact(parsed, best);
    const plain = this.#plainReading(parsed);
    if (plain.slots.every((slot) => !slot.required || isKnown(slot))) {
      this.#matcher.match(plain, best);
    }
    if (best.size === 0) this.#byBeginningOfCode(parsed, best);
    if (best.size === 0) {
      for (const reading of otherReadings(this.#tables, parsed)) {
        this.#matcher.match(reading, best);
        if (best.size > 0) break;
      }
    }
    if (best.size === 0) {
      for (const reading of this.#typos.readings(plain)) {
        this.#matcher.match(reading, best);
        if (best.size > 0) break;
      }
    }
    return best.devices();
  }

  #plainReading({ tokens, noise }: Query): Reading {
    const last = tokens.length - 1;
    return {
      slots: tokens.map((text, i) => slotFor(this.#tables, text, !noise[i], i === last)),
      cost: 0,
    };
  }

  #exact({ key, wholeKey, codes, isFamily }: Query, best: Best): void {
    for (const code of codes) {
      for (const device of this.#codes.exact(code)) {
        this.#matcher.addExact(device, false, false, isFamily, best);
      }
    }
    for (const text of key === wholeKey ? [key] : [key, wholeKey]) {
      if (text === '') continue;
      this.#tables.forms(text, hashOf(text), (form, withBrand) => {
        const device = this.#tables.deviceOfForm(form);
        const alias = this.#tables.formStart[device] !== form;
        this.#matcher.addExact(device, withBrand, alias, isFamily, best);
      });
    }
  }

  #byBeginningOfCode({ codes }: Query, best: Best): void {
    for (const code of codes) {
      if (!/^[a-z]+\d/.test(code) && !/^\d+[a-z]/.test(code)) continue;
      for (const start of code.startsWith('sm') ? [code] : [code, `sm${code}`]) {
        for (const device of this.#codes.startingWith(start)) {
          this.#matcher.addExact(device, false, false, false, best);
        }
      }
      if (best.size > 0) return;
    }
  }
}
