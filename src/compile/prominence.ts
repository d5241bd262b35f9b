import type { Facts } from '../data/index.ts';
import type { Category, CompiledDevice, Sources } from '../model/index.ts';
import { lineOf } from './line.ts';

/** The greatest value of each part of a prominence. They add up to 255. */
const BRAND = 75;
const NAMED = 48;
const LINE = 40;
const CODES = 15;
const REGIONS = 10;
const RECENT = 20;
const DECIDED = 15;
const CURATED = 7;
/** There are several phones in use for every other device. */
const CATEGORY: Readonly<Record<Category, number>> = {
  phone: 25,
  tablet: 10,
  watch: 8,
  laptop: 4,
  hotspot: 0,
};

/**
 * Finer steps have no meaning and take more of the snapshot: nine tenths of all devices are below `KNOWN`, and
 * few people use one.
 */
const STEP = 4;
const COARSE = 24;
const KNOWN = 144;

/** More sources or codes than this make no difference. */
const MANY_VOICES = 8;
const MANY_CODES = 16;
const MANY_REGIONS = 8;
const HEAVIEST_BRAND = 9;
/** Years after which a device counts as rare as any older one. */
const LIFETIME = 10;
/**
 * The year in which lists of devices with eSIM begin. Older devices do not show how well known their line is.
 */
const FIRST_YEAR = 2018;

/**
 * Computes how likely people mean each device, from 0 to 255: from the weight of its brand, the number of
 * independent sources that name it, how well known its line is, its category, the numbers of its codes and
 * markets, its age, whether its answer is known, and whether it has a file of its own.
 *
 * @param devices in any order
 * @returns a number for each device, in the same order
 */
export function prominences(
  devices: readonly CompiledDevice[],
  facts: Pick<Facts, 'brands' | 'date' | 'devices' | 'sources'>,
): Uint8Array {
  const voices = devices.map((device) => voicesOf(device, facts.sources));
  const curated = new Set(
    facts.devices.flatMap((d) => (d.origin === 'curated' ? [`${d.brandSlug}/${d.modelSlug}`] : [])),
  );
  const year = Number(facts.date.slice(0, 4));
  const lines = lineMeans(devices, voices);
  return Uint8Array.from(devices, (device, d) => {
    const { brandSlug, modelSlug, category, releaseYear, supports, variants } = device;
    const codes = variants.reduce((sum, variant) => sum + variant.codes.length, 0);
    const regions = new Set(variants.flatMap((variant) => variant.regions)).size;
    const age = Math.max(0, year - releaseYear);
    const sum =
      (BRAND * (facts.brands[brandSlug]?.weight ?? 0)) / HEAVIEST_BRAND +
      NAMED * share(voices[d]!, MANY_VOICES) +
      LINE * share(lines.get(lineOf(device)) ?? 0, MANY_VOICES) +
      CODES * share(codes, MANY_CODES) +
      REGIONS * share(regions, MANY_REGIONS) +
      RECENT * Math.max(0, 1 - age / LIFETIME) +
      CATEGORY[category] +
      (supports === 'unknown' ? 0 : DECIDED) +
      (curated.has(`${brandSlug}/${modelSlug}`) ? CURATED : 0);
    const step = sum < KNOWN ? COARSE : STEP;
    return Math.min(255, step * Math.round(sum / step));
  });
}

/**
 * Returns a count as a share of a high count, on a logarithmic scale, so that the first sources count most.
 */
const share = (n: number, many: number): number =>
  Math.min(1, Math.log2(1 + n) / Math.log2(1 + many));

/** Returns how many independent sources name a device. Lists that copy from each other count once. */
function voicesOf(device: CompiledDevice, sources: Sources): number {
  const named = [device, ...device.variants].flatMap((part) => [...part.claims, ...part.traits]);
  const ids = named.map(({ source }) => source);
  if (device.released !== null) ids.push(device.released.source);
  if (device.os !== null) ids.push(device.os.source);
  return new Set(ids.map((id) => sources[id]?.lineage ?? id)).size;
}

/** Returns the mean number of independent sources per device, for each line with several devices. */
function lineMeans(
  devices: readonly CompiledDevice[],
  voices: readonly number[],
): ReadonlyMap<string, number> {
  const sums = new Map<string, { count: number; sum: number }>();
  for (const [d, device] of devices.entries()) {
    if ((device.releaseYear ?? 0) < FIRST_YEAR) continue;
    const line = sums.get(lineOf(device)) ?? { count: 0, sum: 0 };
    line.count++;
    line.sum += voices[d]!;
    sums.set(lineOf(device), line);
  }
  return new Map(
    [...sums].flatMap(([name, { count, sum }]) =>
      count > 1 ? [[name, sum / count] as const] : [],
    ),
  );
}
