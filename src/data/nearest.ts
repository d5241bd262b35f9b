import { osaDistance } from '../text/index.ts';

const ENCODER = new TextEncoder();

/**
 * Returns a sentence that offers the listed id most similar to a wrong one; empty if none is similar.
 *
 * @example didYouMean('eurpoe', ['europe', 'japan']) // 'Did you mean "europe"? '
 */
export function didYouMean(wrong: string, listed: Iterable<string>): string {
  const said = ENCODER.encode(wrong);
  let nearest: string | undefined;
  // Of a longer id, more letters may be wrong.
  let least = Math.min(3, wrong.length / 3);
  for (const id of listed) {
    const own = ENCODER.encode(id);
    const letters = osaDistance(said, 0, said.length, own, 0, own.length, 3);
    if (letters > least || (letters === least && nearest !== undefined)) continue;
    [nearest, least] = [id, letters];
  }
  return nearest === undefined ? '' : `Did you mean "${nearest}"? `;
}
