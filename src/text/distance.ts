const WIDTH = 40;
const ROWS = [new Uint8Array(WIDTH), new Uint8Array(WIDTH), new Uint8Array(WIDTH)] as const;

/**
 * The optimal string alignment distance between two words: the least number of insertions, deletions, substitutions
 * and swaps of neighbours that turn one word into the other, if no letter is edited twice.
 *
 * @param a bytes; one word is `aFrom` to `aTo - 1`
 * @param b bytes; the other word is `bFrom` to `bTo - 1`
 * @param limit the largest distance of interest
 * @returns the distance, or any number above the limit if it is larger
 */
export function osaDistance(
  a: Uint8Array,
  aFrom: number,
  aTo: number,
  b: Uint8Array,
  bFrom: number,
  bTo: number,
  limit: number,
): number {
  let [i0, i1, j0, j1] = [aFrom, aTo, bFrom, bTo];
  while (i0 < i1 && j0 < j1 && a[i0] === b[j0]) {
    i0++;
    j0++;
  }
  while (i0 < i1 && j0 < j1 && a[i1 - 1] === b[j1 - 1]) {
    i1--;
    j1--;
  }
  const n = i1 - i0;
  const m = j1 - j0;
  if (n === 0 || m === 0) return n + m;
  if (limit === 1) {
    // Two words at distance 1 now differ by one letter each or by a swap.
    if (n === 1 && m === 1) return 1;
    return n === 2 && m === 2 && a[i0] === b[j0 + 1] && a[i0 + 1] === b[j0] ? 1 : 2;
  }
  if (n - m > limit || m - n > limit || n >= WIDTH || m >= WIDTH) return limit + 1;
  return table(a, i0, n, b, j0, m, limit);
}

function table(
  a: Uint8Array,
  i0: number,
  n: number,
  b: Uint8Array,
  j0: number,
  m: number,
  limit: number,
): number {
  let [before, above, row]: readonly [Uint8Array, Uint8Array, Uint8Array] = ROWS;
  for (let j = 0; j <= m; j++) above[j] = j;
  for (let i = 1; i <= n; i++) {
    row[0] = i;
    let least = i;
    const c = a[i0 + i - 1]!;
    for (let j = 1; j <= m; j++) {
      const d = b[j0 + j - 1]!;
      let cost = above[j - 1]! + (c === d ? 0 : 1);
      if (above[j]! + 1 < cost) cost = above[j]! + 1;
      if (row[j - 1]! + 1 < cost) cost = row[j - 1]! + 1;
      const swapped = i > 1 && j > 1 && c === b[j0 + j - 2] && a[i0 + i - 2] === d;
      if (swapped && before[j - 2]! + 1 < cost) cost = before[j - 2]! + 1;
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [before, above, row] = [above, row, before];
  }
  return above[m]!;
}
