import { regionList } from '../locale/index.ts';
import type { DeviceDetail, Verdict } from '../lookup/index.ts';
import type { PageContext } from './page.ts';

type Trait = DeviceDetail['traits'][number];

/**
 * Writes what a buyer should know beside the answer. Traits that do not apply to the unit of the verdict are
 * left out: a unit without eSIM has no number of active eSIMs.
 */
export function traitSentences(
  { t, language, lookup }: PageContext,
  detail: DeviceDetail,
  verdict: Verdict,
): string[] {
  if (verdict.supports === 'no' && verdict.exceptionRegions.length === 0) return [];
  const traits = traitsOf(detail, verdict);
  const sentences = new Set<string>();
  const esimOnly: string[] = [];
  const carrierOnly = detail.category === 'watch' ? 'traitCarrierOnlyWatch' : 'traitCarrierOnly';
  for (const { trait, value = 0, regions } of traits) {
    if (trait === 'esim-only' && regions.length > 0 && !isWithin(verdict.regions, regions)) {
      esimOnly.push(...regions);
    } else if (trait === 'esim-only') sentences.add(t('traitEsimOnly'));
    else if (trait === 'carrier-plan-only') sentences.add(t(carrierOnly));
    else if (trait === 'needs-update') sentences.add(t('traitUpdate'));
    else if (value > 1) {
      const key = trait === 'active-profiles' ? 'traitActive' : 'traitStored';
      sentences.add(t(key, { count: value.toLocaleString(language) }));
    }
  }
  if (esimOnly.length > 0) {
    const list = regionList(
      language,
      [...new Set(esimOnly)].sort(),
      lookup.snapshot.devices.regions,
    );
    sentences.add(t('traitEsimOnlyRegions', { regions: list }));
  }
  return [...sentences];
}

/** Returns the traits of the device and its variants that can apply to the unit. */
function traitsOf(
  detail: DeviceDetail,
  { regions: sold, modelCode }: Verdict,
): (Trait & { regions: string[] })[] {
  const variants =
    modelCode === null
      ? detail.variants
      : detail.variants.filter((v) => v.codes.includes(modelCode));
  return [
    ...detail.traits.map((trait) => ({ ...trait, regions: trait.regions ?? [] })),
    ...variants.flatMap((v) =>
      v.traits.map((trait) => ({ ...trait, regions: trait.regions ?? v.regions })),
    ),
  ].filter(({ regions }) => sold.length === 0 || regions.length === 0 || meet(sold, regions));
}

const meet = (a: readonly string[], b: readonly string[]): boolean => a.some((x) => b.includes(x));
const isWithin = (inner: readonly string[], outer: readonly string[]): boolean =>
  inner.length > 0 && inner.every((x) => outer.includes(x));
