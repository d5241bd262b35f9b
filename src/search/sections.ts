import type { CompiledBrand, CompiledDevice } from '../model/index.ts';
import type { SectionData } from '../snapshot/index.ts';
import { abbreviationsOf, writeAbbreviations } from './abbreviations.ts';
import { brandWordsOf, formsOf } from './forms.ts';

/** A bare name that goes on with at least this many numbers is a family, not a device. */
const ROOT_OF_MANY = 5;
/** Tokens that take one byte in the stream of tokens. */
const FREQUENT = 128;

/** Set in `search.flags`: the name begins so many others that, alone, it means the newest of them. */
export const ROOT = 1;

/**
 * The sections "search.*" of the snapshot: the distinct tokens of all names, the tokens of each
 * name, and what the ranking needs beside them. Everything else (postings, hash tables) follows
 * from these and is built at opening, in a few milliseconds, so that it is not shipped.
 *
 * @param devices in tie order, newest first
 */
export function searchSections(
  devices: readonly CompiledDevice[],
  brands: readonly CompiledBrand[],
): Record<string, SectionData> {
  const forms = devices.map(formsOf);
  const inNames = new Map(brands.map((brand) => [brand.slug, new Set<string>()]));
  for (const [d, { brandSlug }] of devices.entries()) {
    for (const word of forms[d]!.flat()) inNames.get(brandSlug)?.add(word);
  }
  const brandWords = brands.map((brand) => brandWordsOf(brand, inNames.get(brand.slug)!));
  const words = [...new Set([...forms.flat(2), ...brandWords.flat().map(({ word }) => word)])]
    .filter((word) => word.length < 256)
    .sort();
  const ids = new Map(words.map((word, i) => [word, i]));
  const frequent = mostFrequent(forms.flat(2), ids);
  const stream = new TokenStream(frequent);
  const all = forms.flat();
  for (const form of all) for (const token of form) stream.push(ids.get(token)!);

  return {
    'search.words': new TextEncoder().encode(words.join('')),
    'search.wordLengths': Uint8Array.from(words, (word) => word.length),
    'search.frequent': Uint32Array.from(frequent),
    'search.formCounts': Uint8Array.from(forms, (f) => f.length),
    'search.formLengths': Uint8Array.from(all, (f) => f.length),
    'search.tokens': stream.bytes(),
    'search.flags': flagsOf(devices, forms),
    'search.brandWordCounts': Uint8Array.from(brandWords, (w) => w.length),
    'search.brandWords': Uint32Array.from(brandWords.flat(), ({ word }) => ids.get(word)!),
    'search.brandWordKinds': Uint8Array.from(brandWords.flat(), ({ kind }) => kind),
    'search.abbreviations': writeAbbreviations(abbreviationsOf(devices, brands, forms)),
  };
}

function mostFrequent(tokens: readonly string[], ids: ReadonlyMap<string, number>): number[] {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return [...counts]
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, FREQUENT)
    .map(([token]) => ids.get(token)!);
}

/** Token numbers in one byte (the frequent ones), two or five. */
class TokenStream {
  readonly #out: number[] = [];
  readonly #short: Map<number, number>;

  constructor(frequent: readonly number[]) {
    this.#short = new Map(frequent.map((id, i) => [id, i]));
  }

  push(id: number): void {
    const short = this.#short.get(id);
    if (short !== undefined) this.#out.push(short);
    else if (id < 0x7f00) this.#out.push(0x80 | (id >> 8), id & 255);
    else this.#out.push(0xff, id & 255, (id >> 8) & 255, (id >> 16) & 255);
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.#out);
  }
}

/** Reads what {@link searchSections} wrote: the numbers of the tokens, one after the other. */
export function readTokens(bytes: Uint8Array, frequent: Uint32Array, count: number): Uint32Array {
  const out = new Uint32Array(count);
  let at = 0;
  for (let i = 0; i < count; i++) {
    const b = bytes[at++]!;
    if (b < 0x80) {
      out[i] = frequent[b]!;
    } else if (b < 0xff) {
      out[i] = ((b & 0x7f) << 8) | bytes[at++]!;
    } else {
      out[i] = bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16);
      at += 3;
    }
  }
  return out;
}

function flagsOf(devices: readonly CompiledDevice[], forms: string[][][]): Uint8Array {
  // For each beginning of a name, the numbers with which names go on after it.
  const numbers = new Map<string, Set<string>>();
  for (const [i, device] of devices.entries()) {
    let key = device.brandSlug;
    for (const token of forms[i]![0] ?? []) {
      if (/^[a-z]?\d+(?:\.\d+)?[a-z]?$/.test(token)) {
        numbers.set(key, (numbers.get(key) ?? new Set()).add(token));
      }
      key += ` ${token}`;
    }
  }
  return Uint8Array.from(devices, (device, i) => {
    const key = [device.brandSlug, ...(forms[i]![0] ?? [])].join(' ');
    return (numbers.get(key)?.size ?? 0) >= ROOT_OF_MANY ? ROOT : 0;
  });
}
