const WIDTH = 40;
const rows = [new Uint8Array(WIDTH), new Uint8Array(WIDTH), new Uint8Array(WIDTH)];

/**
 * The optimal string alignment distance: the fewest insertions, deletions, substitutions and swaps
 * of neighbours that make one word the other, no part being edited twice.
 *
 * @param limit where the distance is larger, any number above the limit is returned
 * @example osaDistance('pixle', 'pixel', 2) // 1
 */
export function osaDistance(a: string, b: string, limit: number): number {
  let from = 0;
  let aEnd = a.length;
  let bEnd = b.length;
  while (from < aEnd && from < bEnd && a.charCodeAt(from) === b.charCodeAt(from)) from++;
  while (aEnd > from && bEnd > from && a.charCodeAt(aEnd - 1) === b.charCodeAt(bEnd - 1)) {
    aEnd--;
    bEnd--;
  }
  const n = aEnd - from;
  const m = bEnd - from;
  if (n === 0 || m === 0) return n + m;
  if (Math.abs(n - m) > limit || n >= WIDTH || m >= WIDTH) return limit + 1;

  let [before, above, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= m; j++) above[j] = j;
  for (let i = 1; i <= n; i++) {
    row[0] = i;
    let least = i;
    const c = a.charCodeAt(from + i - 1);
    for (let j = 1; j <= m; j++) {
      const d = b.charCodeAt(from + j - 1);
      let cost = above[j - 1]! + (c === d ? 0 : 1);
      if (above[j]! + 1 < cost) cost = above[j]! + 1;
      if (row[j - 1]! + 1 < cost) cost = row[j - 1]! + 1;
      if (
        i > 1 &&
        j > 1 &&
        c === b.charCodeAt(from + j - 2) &&
        a.charCodeAt(from + i - 2) === d &&
        before[j - 2]! + 1 < cost
      ) {
        cost = before[j - 2]! + 1;
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [before, above, row] = [above, row, before];
  }
  return above[m]!;
}
