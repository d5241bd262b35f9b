const ID = /"source":"([^"\\]+)"/g;
const NUMBER = /"source":(\d+)/g;

/**
 * Writes the sources that the details of a device cite as numbers. As ids they take 9 KB of the snapshot,
 * compressed, because a compressor looks back 32 KB and the details are 1 MB.
 *
 * @param json the stored details of the device
 * @param numbers the number of each source, by its id
 * @throws {RangeError} if a source is not registered
 * @example numberSources('{"source":"apple-malaysia"}', new Map([['apple-malaysia', 7]])) // '{"source":7}'
 */
export function numberSources(json: string, numbers: ReadonlyMap<string, number>): string {
  return json.replace(ID, (_, id: string) => {
    const number = numbers.get(id);
    if (number === undefined) throw new RangeError(`No source has the id "${id}".`);
    return `"source":${number}`;
  });
}

/**
 * Returns the details with the ids in place of the numbers that {@link numberSources} wrote. A text within the
 * details cannot be mistaken for one: its quotation marks are escaped.
 *
 * @param ids the id of each source, by its number
 */
export function restoreSources(json: string, ids: readonly string[]): string {
  return json.replace(NUMBER, (_, number: string) => `"source":"${ids[Number(number)]}"`);
}
