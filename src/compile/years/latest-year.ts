import type { DeviceEntry } from '../../data/index.ts';
import type { DeviceFacts } from '../../model/index.ts';
import { isDated, NearestYears } from './nearest-year.ts';

type Released = NonNullable<DeviceFacts['released']>;

/**
 * Estimates the year that is shown for a device whose year no source gives. It is the latest possible year: the
 * device was on sale when the first edition of a list with it appeared. For a device in no list it is the year
 * of the maker's devices with the most similar names and codes, but not later than the oldest claim about the
 * device. It may be years late, so no rule of inference uses it.
 *
 * Of 4,539 devices whose year is known, the most similar others are within a year of it for 85 %, within two
 * for 93 % (test/data/year-estimates.test.ts holds a twentieth of them to 80 and 90).
 */
export class LatestYears {
  readonly #nearest: NearestYears;
  readonly #today: string;

  /**
   * @param devices all devices; estimates use those with a known year
   * @param today the day of the facts, the latest possible date of every device
   */
  constructor(devices: readonly DeviceEntry[], today: string) {
    this.#nearest = new NearestYears(devices, isDated);
    this.#today = today;
  }

  /** Returns the estimate and its source. */
  of(entry: DeviceEntry): Released {
    const { listed, claims = [], variants = [] } = entry.facts;
    if (listed !== undefined) return estimate(listed.date, listed.source);
    const known = [...claims, ...variants.flatMap((variant) => variant.claims ?? [])]
      .map(({ checked }) => checked)
      .reduce((a, b) => (b < a ? b : a), this.#today);
    const nearest = this.#nearest.nearest(entry);
    return nearest !== undefined && nearest.date <= known ? nearest : estimate(known, KNOWN_BY);
  }
}

/**
 * The source of an estimate from the oldest claim about a device, or from the day of the facts if it has none.
 */
const KNOWN_BY = 'oldest-claim';

function estimate(date: string, source: string): Released {
  return { date: date.slice(0, 4), source, estimate: true };
}
