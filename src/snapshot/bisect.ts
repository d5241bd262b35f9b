/**
 * Finds where a sorted range stops being before something, by bisection.
 *
 * @param low the first index
 * @param high the index after the last one
 * @param isBefore true for the items that come before; all of them must come first
 * @returns the first index for which `isBefore` is false; `high` if there is none
 * @example firstNotBefore(0, years.length, (i) => years[i]! > 2020)
 */
export function firstNotBefore(
  low: number,
  high: number,
  isBefore: (index: number) => boolean,
): number {
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The part that holds an item, if part `p` holds the items `starts[p]` to `starts[p + 1] - 1`.
 *
 * Empty parts have the same start as the next one; the result is the last of them, which holds the item.
 */
export const ownerOf = (starts: Uint32Array, item: number): number =>
  firstNotBefore(0, starts.length - 1, (part) => starts[part]! <= item) - 1;
