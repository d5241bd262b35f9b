import type { DeviceEntry } from '../../data/index.ts';
import type { DeviceFacts } from '../../model/index.ts';
import { isDated, NearestYears } from './nearest-year.ts';

type Released = NonNullable<DeviceFacts['released']>;

/**
 * The year that is shown of a device whose year no source gives. It is the latest that the
 * year can be: the device was sold by the time of the first edition of a list that has it. For a device
 * in no list it is the year of the maker's devices with the most similar names and codes, but not after
 * that of the oldest claim about it. Always an estimate that may be years late: no rule of inference
 * sees it.
 *
 * Of 4,539 devices whose year is known, the most similar others are within a year of it for 85 %,
 * within two for 93 % (test/data/year-estimates.test.ts holds a twentieth of them to 80 and 90).
 */
export class LatestYears {
  readonly #nearest: NearestYears;
  readonly #today: string;

  /**
   * @param devices the estimates rest on those whose year is known; the others are passed over
   * @param today the day of the facts, by which every device in them is known
   */
  constructor(devices: readonly DeviceEntry[], today: string) {
    this.#nearest = new NearestYears(devices, isDated);
    this.#today = today;
  }

  /** The estimate, with the source that it rests on. */
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

/** The oldest claim about the device; the day of the facts if it has none. */
const KNOWN_BY = 'oldest-claim';

function estimate(date: string, source: string): Released {
  return { date: date.slice(0, 4), source, estimate: true };
}
