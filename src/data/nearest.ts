/**
 * Returns a sentence that offers the listed id most similar to a wrong one; empty if none is similar.
 *
 * @example didYouMean('eurpoe', ['europe', 'japan']) // 'Did you mean "europe"? '
 */
export function didYouMean(wrong: string, listed: Iterable<string>): string {
  let nearest: string | undefined;
  // Of a longer id, more letters may be wrong.
  let least = Math.min(3, wrong.length / 3);
  for (const id of listed) {
    const letters = distance(wrong, id);
    if (letters > least || (letters === least && nearest !== undefined)) continue;
    [nearest, least] = [id, letters];
  }
  return nearest === undefined ? '' : `Did you mean "${nearest}"? `;
}

/** The number of letters to add, remove, replace or swap with the next (optimal string alignment). */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}
