import { readFileSync } from 'node:fs';
import type { DeviceRecord } from '../../src/model/index.ts';
import { comparable } from './mechanical.ts';

/** A row of `test/cases/search-queries*.jsonl`. */
export interface Labelled {
  q: string;
  kind: string;
  /** Devices that may come first, best first; empty where nothing should be found. */
  expect: readonly { brand: string; model: string }[];
  /** Any device of this brand, with such a name, of this year or later, may come first as well. */
  any?: readonly { brand: string; model?: string; fromYear?: number }[];
  /** The newest device of this brand with such a name may come first: it moves with the data. */
  newest?: { brand: string; model: string };
  /** Whether one device, several or none is meant, and the verdict, where the row was labelled with them. */
  meant?: 'one' | 'several' | 'none';
  supports?: string;
  /** Where the unit was bought, as the caller says it. */
  region?: string;
  note?: string;
}

/** The tables of labelled queries. */
export const TABLES = [
  'search-queries.jsonl',
  'search-queries-more.jsonl',
  'search-queries-2.jsonl',
  'search-queries-3.jsonl',
  'search-queries-4.jsonl',
  'search-queries-5.jsonl',
  'search-queries-6.jsonl',
  'search-queries-7.jsonl',
  'search-queries-8.jsonl',
  'search-queries-9.jsonl',
  'search-queries-10.jsonl',
  'search-queries-11.jsonl',
  'search-queries-12.jsonl',
  'search-queries-13.jsonl',
  'search-queries-14.jsonl',
  'search-queries-15.jsonl',
  'search-queries-16.jsonl',
  'search-queries-17.jsonl',
  'search-queries-18.jsonl',
  'search-queries-19.jsonl',
  'search-queries-20.jsonl',
  'search-queries-21.jsonl',
  'search-queries-22.jsonl',
  'search-queries-23.jsonl',
  'search-queries-24.jsonl',
  'search-queries-25.jsonl',
  'search-queries-26.jsonl',
  'search-queries-27.jsonl',
  'search-queries-28.jsonl',
  'search-queries-29.jsonl',
  'search-queries-30.jsonl',
  'search-queries-31.jsonl',
  'search-queries-32.jsonl',
  'search-queries-33.jsonl',
  'search-queries-everyday.jsonl',
] as const;

/** Does a query mean no device? */
export const meansNone = ({ expect, newest, any }: Labelled): boolean =>
  expect.length === 0 && newest === undefined && any === undefined;

/** While a name is typed, its device is to be among so many. */
const TYPED = 5;

/** Reads a table of labelled queries. */
export function readLabelled(file: string): Labelled[] {
  const text = readFileSync(new URL(`../cases/${file}`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labelled);
}

/** The form in which a label and a record are compared: the data may spell a generation otherwise. */
const name = (brand: string, model: string): string =>
  comparable(
    brand,
    model.replace(/\b(?:generation|inch)\b/gi, '').replace(/(\d)(?:st|nd|rd|th)\b/g, '$1'),
  );

/** Judges answers to labelled queries. */
export class Judge {
  readonly #records: readonly DeviceRecord[];

  /** @param records the whole data set, for labels that say "the newest" */
  constructor(records: readonly DeviceRecord[]) {
    this.#records = records;
  }

  /** Is a device among those that a label accepts? */
  accepts(label: Labelled, record: DeviceRecord): boolean {
    const own = name(record.brand, record.model);
    const named = label.expect.some(
      ({ brand, model }) => brand === record.brand && name(brand, model) === own,
    );
    return named || this.#isAny(label, record) || this.#isNewest(label, record);
  }

  /** Is the first result right, or one of the first five of what is still typed, or rightly none? */
  isRight(label: Labelled, results: readonly DeviceRecord[]): boolean {
    if (meansNone(label)) return results.length === 0;
    const judged = results.slice(0, label.kind === 'typing' ? TYPED : 1);
    return judged.some((record) => this.accepts(label, record));
  }

  #isAny({ any = [] }: Labelled, record: DeviceRecord): boolean {
    return any.some(
      ({ brand, model, fromYear }) =>
        brand === record.brand &&
        (model === undefined || new RegExp(model, 'i').test(record.model)) &&
        (fromYear === undefined || (record.releaseYear ?? 0) >= fromYear),
    );
  }

  #isNewest({ newest }: Labelled, record: DeviceRecord): boolean {
    if (newest === undefined) return false;
    const pattern = new RegExp(newest.model, 'i');
    const isOne = (r: DeviceRecord): boolean => r.brand === newest.brand && pattern.test(r.model);
    const year = Math.max(...this.#records.filter(isOne).map((r) => r.releaseYear ?? 0));
    return isOne(record) && record.releaseYear === year;
  }
}
