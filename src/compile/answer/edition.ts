import type { DeviceEntry } from '../../data/index.ts';
import type { EditionAnswers, RegionId, Sources, Variant } from '../../model/index.ts';
import type { RuleBook } from '../inference/index.ts';
import { type DeviceAnswer, deviceAnswer } from './device.ts';

/** Laptops and phones are not named by what they lack: "Wi-Fi" is a word of every listing of one. */
const NAMED_SO = ['tablet', 'watch'];

/**
 * The answers of a device by edition, where some units have a modem and others do not: those without
 * take no SIM of any kind, and the answer of the others is that of a device which has these units
 * alone. It is computed by the same rules, from the same claims less those that only say that it
 * depends on the modem.
 *
 * @param answer the device's
 * @returns `undefined` if the text cannot name an edition that changes the answer
 */
export function editionAnswers(
  entry: DeviceEntry,
  answer: DeviceAnswer,
  sources: Sources,
  countries: (region: RegionId) => number,
  book: RuleBook,
): EditionAnswers | undefined {
  const { category, variants = [], claims = [] } = entry.facts;
  if (answer.supports !== 'partial' || !NAMED_SO.includes(category)) return undefined;
  const hasNone = variants.some(({ cellular }) => cellular === false);
  if (!hasNone && !answer.dependsOn.includes('connectivity')) return undefined;
  const facts = {
    ...entry.facts,
    // Within one edition only the place of sale tells units apart.
    variants: variants.filter(hasModem).map(({ edition: _, ...variant }) => variant),
    claims: claims.filter(({ dependsOn }) => dependsOn !== 'connectivity'),
  };
  const own = deviceAnswer({ ...entry, facts }, sources, countries, book);
  if (facts.variants.length === 0 || own.supports === 'unknown') return { cellular: null };
  const { supports, exceptionRegions, regionAnswers } = own;
  return {
    cellular: {
      supports,
      exceptionRegions,
      regionAnswers: Object.fromEntries([...regionAnswers].sort()),
    },
  };
}

/** Is a variant known to have a modem? Its name says so if the difference is one of connectivity. */
const hasModem = ({ cellular, edition }: Variant): boolean =>
  cellular ?? edition === 'connectivity';
