import type { Brand } from '../model/index.ts';

const LETTER = /^\p{L}/u;

/**
 * Returns the family of a model: that with the longest prefix of its name. The prefix must end at the end of a
 * word or before a number.
 *
 * @returns the family's name, or `null` if the brand has none that fits
 * @example familyOf('Galaxy S24+', samsung) // 'Galaxy S', as for no 'Galaxy Star'
 */
export function familyOf(model: string, { families = [] }: Brand): string | null {
  let best: { name: string; length: number } | null = null;
  for (const { name, prefixes } of families) {
    for (const prefix of prefixes) {
      const begins = model.startsWith(prefix) && !LETTER.test(model.slice(prefix.length));
      if (begins && prefix.length > (best?.length ?? 0)) best = { name, length: prefix.length };
    }
  }
  return best?.name ?? null;
}
