import type { DeviceEntry } from '../../data/index.ts';
import type { RegionId, Sources, Supports } from '../../model/index.ts';
import { marketAnswers } from './market.ts';
import { regionAnswer, type WeighedVariant } from './variant.ts';
import { type Answer, UNKNOWN } from './weigh.ts';

/** Returns the answer of every region that a claim or a variant names. */
export function regionAnswers(
  { facts }: DeviceEntry,
  variants: readonly WeighedVariant[],
  sources: Sources,
): Map<RegionId, Answer> {
  const units = new Map<RegionId, Answer[]>();
  for (const { variant, answer } of variants) {
    // A Wi-Fi version says nothing about the units with a modem in its region.
    if (variant.cellular === false) continue;
    const markets = marketAnswers(variant, sources);
    for (const region of variant.regions ?? []) {
      if (answer !== null && !markets.has(region))
        units.set(region, [...(units.get(region) ?? []), answer]);
    }
    for (const [region, sold] of markets) {
      units.set(region, [...(units.get(region) ?? []), sold]);
    }
  }
  const out = new Map<RegionId, Answer>();
  for (const [region, answers] of units) {
    const [first] = answers;
    const agree = answers.every((a) => a.supports === first!.supports);
    out.set(region, agree ? first! : { ...UNKNOWN, supports: 'partial' });
  }
  const claimed = new Set((facts.claims ?? []).flatMap((c) => c.regions ?? []));
  for (const region of claimed) {
    if (out.has(region)) continue;
    const answer = regionAnswer(facts.claims ?? [], region, sources);
    if (answer !== null) out.set(region, answer);
  }
  return out;
}

/**
 * True if a region is an exception to the device's answer. For a `yes` that includes contested regions, because
 * nobody may rely on the `yes` there.
 */
export function isException(base: Supports, region: Answer): boolean {
  switch (base) {
    case 'yes':
      return region.supports !== 'yes' && (region.supports !== 'unknown' || region.contested);
    case 'no':
      return region.supports === 'yes';
    case 'partial':
      return region.supports === 'no';
    case 'unknown':
      return false;
  }
}
