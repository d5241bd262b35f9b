import type { CompiledBrand, CompiledDevice } from '../model/index.ts';
import { foldCode } from '../snapshot/index.ts';

/** The product lines that people name without the maker. */
export interface BrandLines {
  /** The brand's slug by the first word of its lines: `{ redmi: 'xiaomi' }`. */
  brands: Readonly<Record<string, string>>;
  /** Names in these lines that another brand uses too, folded: "Mate 20" is also a phone of XSmart. */
  shared: readonly string[];
}

/**
 * How many devices' names must begin with a word to make it a line, and what share of them must be of one
 * brand. A line only selects the brand in which the whole name is looked up, and names that another brand uses
 * too are excluded. So the first word of a line may also begin other brands' names ("Mate", "Nova", "Edge").
 */
const MIN_NAMES = 5;
const MIN_SHARE = 0.5;

/** The least weight of a widely sold brand (see `weight` in `data/brands.json`). */
export const WIDELY_SOLD = 3;

/**
 * Learns which words begin the names of one brand's devices: "Redmi Note 13", "Reno10 Pro" and "CAMON 20"
 * identify their makers without naming them. Only widely sold brands have lines that people name without the
 * maker.
 */
export function learnLines(
  devices: readonly CompiledDevice[],
  brands: readonly CompiledBrand[],
): BrandLines {
  const weights = new Map(brands.map(({ slug, weight }) => [slug, weight]));
  const counts = new Map<string, Map<string, number>>();
  for (const { brandSlug, model, aliases } of devices) {
    for (const word of new Set([model, ...aliases].map(lineWord))) {
      const count = counts.get(word) ?? new Map<string, number>();
      count.set(brandSlug, (count.get(brandSlug) ?? 0) + 1);
      counts.set(word, count);
    }
  }
  const lines: Record<string, string> = {};
  for (const word of [...counts.keys()].sort()) {
    const all = [...counts.get(word)!].sort((a, b) => b[1] - a[1]);
    const [brand, most] = all[0]!;
    const total = all.reduce((sum, [, n]) => sum + n, 0);
    if (word.length < 2 || most < MIN_NAMES || most < MIN_SHARE * total) continue;
    if ((weights.get(brand) ?? 0) >= WIDELY_SOLD) lines[word] = brand;
  }
  return { brands: lines, shared: sharedNames(devices, lines) };
}

function sharedNames(
  devices: readonly CompiledDevice[],
  lines: Readonly<Record<string, string>>,
): string[] {
  const own = new Set<string>();
  const others = new Set<string>();
  for (const { brandSlug, model, aliases } of devices) {
    for (const name of [model, ...aliases]) {
      const brand = lines[lineWord(name)];
      if (brand !== undefined) (brand === brandSlug ? own : others).add(foldCode(name));
    }
  }
  return [...others].filter((name) => own.has(name)).sort();
}

/**
 * Returns the letters at the beginning of a name, in lower case.
 *
 * @example lineWord('Reno10 Pro') // 'reno'
 */
export function lineWord(name: string): string {
  let end = 0;
  while (end < name.length && isLetter(name.charCodeAt(end) | 0x20)) end++;
  return name.slice(0, end).toLowerCase();
}

const isLetter = (c: number): boolean => c >= 0x61 && c <= 0x7a;
