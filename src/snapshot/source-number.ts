const ID = /"source":"([^"\\]+)"(?:,"checked":"([^"\\]+)")?/g;
const NUMBER = /"(source|from)":(\d+)/g;

/** How often a source was checked on each date: by the id of the source, then by the date. */
type Dates = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * Returns the date on which most claims of a source were checked, by the id of the source. Most sources are read on one
 * day.
 *
 * @param details the stored details of all devices
 */
export function usualDates(details: readonly string[]): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const json of details) {
    for (const [, id, date] of json.matchAll(ID)) {
      if (date === undefined) continue;
      const dates = counts.get(id!) ?? new Map<string, number>();
      counts.set(id!, dates.set(date, (dates.get(date) ?? 0) + 1));
    }
  }
  return new Map([...(counts as Dates)].map(([id, dates]) => [id, mostFrequent(dates)]));
}

const mostFrequent = (dates: ReadonlyMap<string, number>): string =>
  [...dates].reduce((best, next) => (next[1] > best[1] ? next : best))[0];

/**
 * Writes the sources that the details of a device cite as numbers, and leaves out the usual date of a source. As ids
 * they take 9 KB of the snapshot, compressed, because a compressor looks back 32 KB and the details are 1 MB; the dates
 * take 6 KB.
 *
 * @param json the stored details of the device
 * @param numbers the number of each source, by its id
 * @param usual the usual date of each source, by its id, from {@link usualDates}
 * @throws {RangeError} if a source is not registered
 * @example
 * const numbers = new Map([['apple-malaysia', 7]]);
 * const usual = new Map([['apple-malaysia', '2026-09']]);
 * numberSources('{"source":"apple-malaysia","checked":"2026-09"}', numbers, usual) // '{"from":7}'
 * numberSources('{"source":"apple-malaysia"}', numbers, usual) // '{"source":7}'
 */
export function numberSources(
  json: string,
  numbers: ReadonlyMap<string, number>,
  usual: ReadonlyMap<string, string>,
): string {
  return json.replace(ID, (_, id: string, date: string | undefined) => {
    const number = numbers.get(id);
    if (number === undefined) throw new RangeError(`No source has the id "${id}".`);
    if (date !== undefined && date === usual.get(id)) return `"from":${number}`;
    return `"source":${number}${date === undefined ? '' : `,"checked":"${date}"`}`;
  });
}

/** A source as {@link restoreSources} needs it: its id, and its usual date if claims cite it. */
export interface NumberedSource {
  id: string;
  checked?: string | undefined;
}

/**
 * Returns the details with the ids and dates that {@link numberSources} left out. A text within the details cannot be
 * mistaken for them: its quotation marks are escaped.
 *
 * @param sources the sources by their numbers
 */
export function restoreSources(json: string, sources: readonly NumberedSource[]): string {
  return json.replace(NUMBER, (_, key: string, number: string) => {
    const { id, checked } = sources[Number(number)]!;
    return key === 'source' ? `"source":"${id}"` : `"source":"${id}","checked":"${checked}"`;
  });
}
