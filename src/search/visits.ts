import type { ArcCounts } from '../lattice/arc-counts.ts';
import { DeviceSet } from '../lattice/device-set.ts';
import type { Lattice } from '../lattice/lattice.ts';
import type { Tables } from '../search-index/tables.ts';
import type { Best } from './best.ts';
import type { Evidence } from './evidence.ts';
import { BEST_KNOWN } from './well-known.ts';

/** Of a part of a query that more devices have, only the best known are marked. */
const MANY_MARKED = 2000;

/** Reads the devices that have a part of a query, each once, and keeps the best. */
export class Visits {
  /** How many devices were read. */
  reads = 0;
  /** True if only the devices of {@link filterBy} are read. */
  isFiltered = false;
  /** True if only devices are read whose maker or line is said. */
  isOfSaid = false;
  readonly #tables: Tables;
  readonly #lattice: Lattice;
  readonly #evidence: Evidence;
  readonly #best: Best;
  readonly #counts: ArcCounts;
  readonly #seen: DeviceSet;
  readonly #marked: DeviceSet;
  #isMarking = false;
  #isFirst = true;

  constructor(tables: Tables, lattice: Lattice, evidence: Evidence, best: Best, counts: ArcCounts) {
    this.#tables = tables;
    this.#lattice = lattice;
    this.#evidence = evidence;
    this.#best = best;
    this.#counts = counts;
    this.#seen = new DeviceSet(tables.devices.size);
    this.#marked = new DeviceSet(tables.devices.size);
  }

  /**
   * Starts with a lattice.
   *
   * @param isFirst true if no device was read for the query before
   */
  begin(isFirst: boolean): void {
    this.#seen.clear();
    this.reads = 0;
    this.isFiltered = false;
    this.#isFirst = isFirst;
  }

  /** From now on reads only devices that may read a token. */
  filterBy(token: number): void {
    this.#marked.clear();
    this.#isMarking = true;
    this.visitToken(token, MANY_MARKED);
    this.#isMarking = false;
    this.isFiltered = true;
  }

  /**
   * Visits the devices that may read a token.
   *
   * @param many of an atom with more devices than this, only the best known are read
   */
  visitToken(token: number, many: number): void {
    const { size, from, to } = this.#lattice;
    for (let arc = 0; arc < size; arc++) {
      if (from[arc]! > token || to[arc]! <= token) continue;
      const atom = this.#counts.rarestOf(arc);
      if (atom >= 0) this.visitAtom(atom, many);
    }
  }

  /** Visits the devices that have an atom. */
  visitAtom(atom: number, many: number): void {
    const isMany = this.#counts.ofAtom(atom) > many && !this.isFiltered;
    const least = isMany ? BEST_KNOWN : 0;
    const { words: wordsOf, wordCounts, rangeOf } = this.#lattice.atoms;
    const words = wordsOf[atom]!;
    for (let k = 0; k < wordCounts[atom]!; k++) this.#visitWords(words[k]!, words[k]! + 1, least);
    const range = rangeOf[atom];
    if (range != null) this.#visitWords(range.from, range.to, least);
  }

  /**
   * Visits the devices whose names or brands have one of the words `first` to `last - 1`.
   *
   * @param least the least prominence of a device to visit
   */
  #visitWords(first: number, last: number, least: number): void {
    const { postings, brands } = this.#tables;
    const { wordBrandStart, wordBrands, deviceStart } = brands;
    this.#visitList(postings.devices, postings.starts[first]!, postings.starts[last]!, least);
    for (let b = wordBrandStart[first]!; b < wordBrandStart[last]!; b++) {
      const brand = wordBrands[b]!;
      this.#visitList(brands.devices, deviceStart[brand]!, deviceStart[brand + 1]!, least);
    }
  }

  /** Visits the devices `from` to `to - 1` of a list. */
  #visitList(devices: Uint32Array, from: number, to: number, least: number): void {
    const { prominence } = this.#tables.devices;
    const marked = this.#marked;
    if (this.isFiltered && !this.#isMarking) {
      for (
        let i = marked.placeIn(devices, from, to);
        i < to;
        i = marked.placeIn(devices, i + 1, to)
      )
        this.read(devices[i]!);
      return;
    }
    for (let i = from; i < to; i++) {
      const device = devices[i]!;
      if (least > 0 && prominence[device]! < least) continue;
      if (this.#isMarking) marked.add(device);
      else this.read(device);
    }
  }

  /** Reads a device unless it was read before, and adds it to the best candidates. */
  read(device: number): void {
    if (this.#seen.has(device)) return;
    if (this.isOfSaid && !this.#evidence.saysMakerOf(device)) return;
    this.#seen.add(device);
    this.reads++;
    const best = this.#best;
    const { cutoff } = best;
    const cost = this.#evidence.read(device, cutoff);
    if (cost <= cutoff && cost < Number.POSITIVE_INFINITY) {
      best.add(device, this.#evidence.form, cost, this.#evidence.pathCost, this.#isFirst);
    }
  }
}
