import type { DeviceEntry } from '../../data/index.ts';
import type { EditionAnswers, RegionId, Sources, Variant } from '../../model/index.ts';
import type { RuleBook } from '../inference/index.ts';
import { type DeviceAnswer, deviceAnswer } from './device.ts';

/** Categories for which "Wi-Fi" names an edition. Every listing of a laptop or phone has this word. */
const NAMED_SO = ['tablet', 'watch'];

/**
 * Returns the answers by edition of a device if only some of its units have a modem. Units without one take no
 * SIM of any kind. The answer of the others is that of a device with these units only. It is computed by the
 * same rules, without the claims that only say that it depends on the modem, and without those of other limits if
 * all these units have claims of their own.
 *
 * @param answer the device's answer
 * @returns `undefined` if no edition has an answer of its own
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
  // Within one edition, units differ only by the place of sale.
  const units = variants.filter(hasModem).map(({ edition: _, ...variant }) => variant);
  // As for a unit whose code is known, its own claims outweigh one that only some units of the device have eSIM.
  const areKnown = units.every((unit) =>
    unit.claims?.some(({ supports }) => supports !== 'unknown'),
  );
  const facts = {
    ...entry.facts,
    variants: units,
    claims: claims.filter(
      ({ supports, regions, dependsOn }) =>
        dependsOn !== 'connectivity' &&
        !(areKnown && supports === 'partial' && regions === undefined),
    ),
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

/** True if a variant is known to have a modem. */
const hasModem = ({ cellular, edition }: Variant): boolean =>
  cellular ?? edition === 'connectivity';
