import type { RegionId } from '../model/index.ts';
import { firstNotBefore, type SectionData, type Snapshot } from '../snapshot/index.ts';

/** The digits of the middle of an order number, in the order in which Apple counts: no B, I, O, S or Z. */
const SIGNS = '0123456789acdefghjklmnpqrtuvwxy';
/** How many numbers there are per value of the last digit, which Apple raises when the three before it are used up. */
const ROUND = SIGNS.length ** 3;
/**
 * The first letter says whether the unit is new (M), a replacement (N), personalised (P) or refurbished
 * (F). The letters of the market follow the five characters.
 */
const BARE = /^[mnpf]([\da-y]{3}[2-4])$/;
const WHOLE = /(?<![a-z\d])[mnpf]([\da-y]{3}[2-4])[a-z]{1,2}\/a(?![a-z\d])/;

const MAKER = 'apple';
const MAINLAND: RegionId = 'mainland-china';
/** The longest run: its length and the bit for mainland China must fit into a byte. */
const LONGEST = 127;

const GAPS = 'codes.orderGaps';
const LENGTHS = 'codes.orderLengths';
const OWNERS = 'codes.orderOwners';

/** What an order number names. */
export interface Order {
  /** The number of the device. */
  device: number;
  /** Where its unit is sold, if the number alone says that. */
  region: RegionId | null;
  /** True if the letters of the market follow the number. */
  isWhole: boolean;
}

/** An order number as the compiler takes it. */
export interface OrderFact {
  /** The first five characters, in capitals. */
  number: string;
  /** The index of the device among the devices of Apple. */
  owner: number;
  /** True if the unit is for mainland China. */
  isMainland: boolean;
}

/**
 * Finds the devices of Apple's order numbers: MLPF3 in MLPF3ZD/A is an iPhone 13. Apple assigns consecutive numbers,
 * so that a device has runs of them. The table has only numbers that a list names: a number between two of the same
 * device proves nothing. When the lists of each market were hidden in turn, few of its numbers lay between two of one
 * device, and up to one in thirty of these belonged to another device.
 */
export class OrderNumbers {
  /** The first number of each run, in rising order. */
  readonly #first: Uint32Array;
  /** Twice the count of further numbers in the run, plus one if the units are for mainland China. */
  readonly #lengths: Uint8Array;
  /** The device of each run, as an index into `#devices`. */
  readonly #owners: Uint8Array;
  /** The devices of Apple, as numbers of the device table. */
  readonly #devices: readonly number[];

  /** Reads the table of a snapshot. */
  constructor({ container, devices }: Snapshot) {
    const gaps = container.u16(GAPS);
    this.#lengths = container.u8(LENGTHS);
    this.#owners = container.u8(OWNERS);
    this.#first = new Uint32Array(gaps.length);
    let next = 0;
    for (let run = 0; run < gaps.length; run++) {
      this.#first[run] = next + gaps[run]!;
      next = this.#first[run]! + (this.#lengths[run]! >> 1) + 1;
    }
    const maker = devices.brands.findIndex(({ slug }) => slug === MAKER);
    const own: number[] = [];
    for (let d = 0; d < devices.size; d++) if (devices.brand[d] === maker) own.push(d);
    this.#devices = own;
  }

  /**
   * Finds the device of an order number.
   *
   * @param text in lower case: the first five characters alone, or any text that has them with the letters of the
   *   market
   * @returns `null` if the text is not a known order number
   * @example orders.find('mlpf3') // the iPhone 13
   * @example orders.find('apl-mlpf3zd/a') // the same, with `isWhole`
   */
  find(text: string): Order | null {
    const whole = WHOLE.exec(text);
    const middle = (whole ?? BARE.exec(text))?.[1];
    const place = middle === undefined ? -1 : placeOf(middle);
    if (place < 0) return null;
    const first = this.#first;
    const run = firstNotBefore(0, first.length, (i) => first[i]! <= place) - 1;
    if (run < 0) return null;
    const length = this.#lengths[run]!;
    if (place > first[run]! + (length >> 1)) return null;
    return {
      device: this.#devices[this.#owners[run]!]!,
      region: (length & 1) === 1 ? MAINLAND : null,
      isWhole: whole !== null,
    };
  }
}

/**
 * Writes the snapshot's sections for {@link OrderNumbers}.
 *
 * @throws {RangeError} if a number occurs twice, or if a gap or an owner does not fit its column
 */
export function orderSections(facts: Iterable<OrderFact>): Record<string, SectionData> {
  const placed = [...facts].map((fact) => ({
    ...fact,
    place: placeOf(fact.number.slice(1).toLowerCase()),
  }));
  const runs: { gap: number; length: number; owner: number; isMainland: boolean }[] = [];
  let next = 0;
  for (const { place, owner, isMainland } of placed.sort((a, b) => a.place - b.place)) {
    const last = runs.at(-1);
    const goesOn = place === next && owner === last?.owner && isMainland === last.isMainland;
    if (goesOn && last.length < LONGEST) last.length++;
    else runs.push({ gap: place - next, length: 0, owner, isMainland });
    next = place + 1;
  }
  if (runs.some(({ gap }) => gap < 0 || gap > 65_535))
    throw new RangeError('Order numbers are each said once, and at most 65,535 apart.');
  if (runs.some(({ owner }) => owner > 255))
    throw new RangeError('An order number is of one of the first 256 devices of Apple.');
  return {
    [GAPS]: Uint16Array.from(runs, ({ gap }) => gap),
    [LENGTHS]: Uint8Array.from(runs, (run) => 2 * run.length + (run.isMainland ? 1 : 0)),
    [OWNERS]: Uint8Array.from(runs, ({ owner }) => owner),
  };
}

/** The position of an order number in Apple's counting, from its second to fifth character; -1 if it is not one. */
function placeOf(middle: string): number {
  let place = 0;
  for (let i = 0; i < 3; i++) {
    const sign = SIGNS.indexOf(middle[i]!);
    if (sign < 0) return -1;
    place = place * SIGNS.length + sign;
  }
  return (Number(middle[3]) - 2) * ROUND + place;
}
