import type { Siblings } from '../codes/index.ts';
import type { DetectResponse } from '../model/index.ts';
import type { DeviceTable } from '../snapshot/index.ts';
import {
  commonAnswer,
  deviceVerdict,
  familyVerdict,
  groupAnswer,
  noVerdict,
  sharedVerdict,
  unlistedUnitVerdict,
  wholeDeviceVerdict,
} from '../verdict/index.ts';
import type { Families } from './family.ts';
import type { OtherDevice } from './other-devices.ts';
import type { BrandOnly } from './token-finder.ts';

/**
 * Builds the response for what a header names. Codes are entries of the code table, devices indexes of the
 * device table.
 */
export class Answers {
  readonly #devices: DeviceTable;
  readonly #families: Families;

  constructor(devices: DeviceTable, families: Families) {
    this.#devices = devices;
    this.#families = families;
  }

  /** Returns the answer for the entries of a code; null for an empty list. */
  ofCodes(codes: readonly number[]): DetectResponse | null {
    if (codes.length === 0) return null;
    const table = this.#devices;
    const devices = this.#devicesOf(codes);
    const [device] = devices as [number];
    if (devices.length === 1) return this.#match(device, deviceVerdict(table, device, codes));
    const brand = table.brand[device]!;
    const isCommon = devices.every((d) => table.brand[d] === brand);
    return this.#withoutMatch(isCommon ? brand : NO_BRAND, null, sharedVerdict(table, codes));
  }

  /** Returns the answer for the devices that share a name; null for an empty list. */
  ofDevices(devices: readonly number[]): DetectResponse | null {
    const [device] = devices;
    if (device === undefined) return null;
    const table = this.#devices;
    if (devices.length === 1) return this.#match(device, wholeDeviceVerdict(table, device));
    const verdict = familyVerdict(groupAnswer(table, devices));
    return this.#withoutMatch(table.brand[device]!, null, verdict);
  }

  /** Returns the answer for an unknown code with known siblings; null for no siblings. */
  ofSiblings(siblings: Siblings | null): DetectResponse | null {
    if (siblings === null) return null;
    const { brand, entries, suffice, mayDiffer } = siblings;
    // Too few siblings prove only the maker: another device may have the code.
    if (!suffice) return this.#withoutMatch(brand, null, noVerdict());
    const table = this.#devices;
    const devices = this.#devicesOf(entries);
    const [device] = devices as [number];
    if (devices.length === 1)
      return this.#match(device, unlistedUnitVerdict(table, device, entries, mayDiffer));
    const verdicts = devices.map((d) => {
      const own = entries.filter((entry) => table.deviceOfCode(entry) === d);
      return unlistedUnitVerdict(table, d, own, mayDiffer);
    });
    return this.#withoutMatch(brand, null, familyVerdict(commonAnswer(verdicts)));
  }

  /** Returns the answer for an unknown code that proves only the brand, or the brand and the family. */
  ofBrandOnly({ brand, family }: BrandOnly): DetectResponse {
    const answer = family === null ? null : this.#families.answer(brand, family);
    // An unknown device may differ from all known ones, unless those differ from each other.
    const verdict = answer?.supports === 'partial' ? familyVerdict(answer) : noVerdict();
    return this.#withoutMatch(brand, family, verdict);
  }

  #match(device: number, verdict: DetectResponse['verdict']): DetectResponse {
    const match = this.#devices.record(device);
    return { match, brand: match.brand, model: match.model, verdict };
  }

  #withoutMatch(
    brand: number,
    model: string | null,
    verdict: DetectResponse['verdict'],
  ): DetectResponse {
    return { match: null, brand: this.#devices.brands[brand]?.name ?? null, model, verdict };
  }

  #devicesOf(codes: readonly number[]): number[] {
    const table = this.#devices;
    const devices = codes.map((code) => table.deviceOfCode(code));
    return devices.length === 1 ? devices : [...new Set(devices)];
  }
}

const NO_BRAND = -1;

/** Returns the answer for a device without a record; that for no device if it is null. */
export function ofOther(other: OtherDevice | null): DetectResponse {
  return other === null ? nothing() : { ...nothing(), brand: other.brand, model: other.model };
}

/** Returns the answer for headers that name no device. */
export function nothing(): DetectResponse {
  return { match: null, brand: null, model: null, verdict: noVerdict() };
}
