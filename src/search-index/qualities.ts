import {
  type CompiledDevice,
  isFoldable,
  isOfFlipLine,
  QUALITIES,
  type Qualities,
  type Quality,
  type QualityLine,
} from '../model/index.ts';
import { type Container, type SectionData, starts } from '../snapshot/index.ts';

/** The greatest difference between two devices, which is stored in two bytes. */
const MOST = 0xffff;

/**
 * Writes the sections "search.qualities" and "search.qualityCounts": the devices that have each quality, in the order of
 * `QUALITIES`, as differences.
 *
 * @param devices the devices in the order of the table
 * @param told the lines that have each quality
 * @throws {RangeError} if two neighbouring devices of a quality are too far apart
 */
export function qualitySections(
  devices: readonly CompiledDevice[],
  told: Qualities,
): Record<string, SectionData> {
  const lists = QUALITIES.map((quality) =>
    devices.flatMap((device, d) => (hasQuality(device, quality, told) ? [d] : [])),
  );
  return {
    'search.qualityCounts': Uint16Array.from(lists, (list) => list.length),
    'search.qualities': Uint16Array.from(lists.flatMap(differences)),
  };
}

/** The differences between neighbouring numbers of a list, which take half the size when compressed. */
const differences = (list: readonly number[]): number[] =>
  list.map((device, i) => {
    const difference = device - (list[i - 1] ?? 0);
    if (difference > MOST) throw new RangeError('Two devices of a quality are too far apart.');
    return difference;
  });

function hasQuality(device: CompiledDevice, quality: Quality, told: Qualities): boolean {
  const { brandSlug, model, category, releaseYear } = device;
  if (quality === 'foldable' || quality === 'book' || quality === 'flip') {
    if (!isFoldable({ category, model, releaseYear })) return false;
    return quality === 'foldable' || isOfFlipLine(model) === (quality === 'flip');
  }
  const name = model.toLowerCase();
  return (told[quality] ?? []).some((line) => isOfLine(line, brandSlug, name));
}

function isOfLine({ brand, lines, words }: QualityLine, slug: string, name: string): boolean {
  if (brand !== undefined && brand !== slug) return false;
  if (lines?.some((line) => beginsWith(name, line.toLowerCase())) === false) return false;
  const own = words === undefined ? [] : name.split(/[^\p{L}]+/u);
  return words === undefined || words.some((word) => own.includes(word));
}

/** True if a name begins with a line and not with a longer word. */
const beginsWith = (name: string, line: string): boolean =>
  name.startsWith(line) && !/^\p{L}/u.test(name.slice(line.length));

/** The devices that have the qualities for which questions ask: "rugged", "cheap". */
export class DeviceQualities {
  readonly #starts: Uint32Array;
  readonly #devices: Uint32Array;
  readonly #size: number;
  #bits: Uint16Array | undefined;

  /** @param size how many devices there are */
  constructor(container: Container, size: number) {
    this.#starts = starts(container.u16('search.qualityCounts'));
    this.#devices = Uint32Array.from(container.u16('search.qualities'));
    for (let q = 1; q < this.#starts.length; q++) {
      for (let i = this.#starts[q - 1]! + 1; i < this.#starts[q]!; i++)
        this.#devices[i] = this.#devices[i]! + this.#devices[i - 1]!;
    }
    this.#size = size;
  }

  /** The devices that have a quality, the newest first. */
  of(quality: Quality): Uint32Array {
    const q = QUALITIES.indexOf(quality);
    return this.#devices.subarray(this.#starts[q]!, this.#starts[q + 1]!);
  }

  /** True if a device has a quality. */
  has(device: number, quality: Quality): boolean {
    // Few questions ask for a quality, so the table is built at the first one.
    this.#bits ??= this.#table();
    return (this.#bits[device]! & (1 << QUALITIES.indexOf(quality))) !== 0;
  }

  #table(): Uint16Array {
    const bits = new Uint16Array(this.#size);
    for (const [q, quality] of QUALITIES.entries()) {
      for (const device of this.of(quality)) bits[device] = bits[device]! | (1 << q);
    }
    return bits;
  }
}
