import type { DeviceTable } from '../snapshot/index.ts';
import { type GroupAnswer, groupAnswer } from '../verdict/index.ts';
import { ANY_VERSION, running, type VersionRange } from './ios-version.ts';
import { byScreen, seenOf } from './screen.ts';

/**
 * Computes the answer for "an iPhone on iOS 18" from the facts about every iPhone. No such answer is stored, so
 * it changes with every new device and corrected fact.
 */
export class Families {
  readonly #devices: DeviceTable;
  /** Answers by family and versions. iOS has so few versions that a few dozen suffice. */
  readonly #answers = new Map<string, GroupAnswer | null>();
  #members: ReadonlyMap<number, readonly number[]> | undefined;

  constructor(devices: DeviceTable) {
    this.#devices = devices;
  }

  /**
   * Returns the common answer of the members of a family that run one of these versions.
   *
   * @param brand index into the table's brands: several makers have a "Watch"
   * @param name the family's name in the facts ("iPhone")
   * @returns null if there is no such member
   */
  answer(brand: number, name: string, versions: VersionRange = ANY_VERSION): GroupAnswer | null {
    const key = `${brand} ${name} ${versions.low} ${versions.high}`;
    let answer = this.#answers.get(key);
    if (answer === undefined) {
      answer = groupAnswer(this.#devices, this.possible(brand, name, versions));
      this.#answers.set(key, answer);
    }
    return answer;
  }

  /**
   * Returns the members of a family that run one of these versions, by the screen that they may report: see
   * {@link byScreen}.
   */
  byScreen(
    brand: number,
    name: string,
    versions: VersionRange,
  ): ReadonlyMap<string, readonly number[]> {
    const seen = this.members(brand, name).map((device) => seenOf(this.#devices, device));
    const found = [...byScreen(seen, versions)];
    return new Map(found.map(([size, members]) => [size, members.map(({ device }) => device)]));
  }

  /** Returns the members of a brand's family that run one of these versions, newest first. */
  possible(brand: number, name: string, versions: VersionRange): readonly number[] {
    const { osFirst, osLast } = this.#devices;
    const members = this.members(brand, name).map((device) => ({
      device,
      first: osFirst[device]!,
      last: osLast[device]!,
    }));
    return running(members, versions).map(({ device }) => device);
  }

  /** Returns the devices of a brand's family, newest first; none for an unknown family. */
  members(brand: number, name: string): readonly number[] {
    this.#members ??= membersByFamily(this.#devices);
    const family = this.#devices.families.indexOf(name) + 1;
    return this.#members.get(groupKey(brand, family)) ?? [];
  }
}

const groupKey = (brand: number, family: number): number => brand * 256 + family;

/** Groups the devices by brand and family, in one pass. */
function membersByFamily({ size, brand, family }: DeviceTable): ReadonlyMap<number, number[]> {
  const groups = new Map<number, number[]>();
  for (let device = 0; device < size; device++) {
    if (family[device] === 0) continue;
    const key = groupKey(brand[device]!, family[device]!);
    const members = groups.get(key);
    if (members === undefined) groups.set(key, [device]);
    else members.push(device);
  }
  return groups;
}
