import type { RegionId } from '../model/index.ts';
import type { SectionData, Snapshot } from '../snapshot/index.ts';

/** What the middle of an order number is written with, in the order in which Apple counts. */
const SIGNS = '0123456789acdefghjklmnpqrtuvwxy';
/** The last sign of an order number grows when the middle has run through. */
const ROUND = SIGNS.length ** 3;
/**
 * The first letter says whether the unit is new (M), a replacement (N), personalised (P) or refurbished
 * (F); behind the five signs stand the letters of the market.
 */
const BARE = /^[mnpf]([\da-y]{3}[2-4])$/;
const WHOLE = /(?<![a-z\d])[mnpf]([\da-y]{3}[2-4])[a-z]{1,2}\/a(?![a-z\d])/;

const MAKER = 'apple';
const MAINLAND: RegionId = 'mainland-china';
/** Of more numbers in a row, the length and the bit for mainland China are more than a byte. */
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
  /** Do the letters of the market stand behind it? */
  isWhole: boolean;
}

/** What is compiled of an order number. */
export interface OrderFact {
  /** The five signs, in capitals. */
  number: string;
  /** The number of the device among those of Apple. */
  owner: number;
  /** Is the unit for mainland China? */
  isMainland: boolean;
}

/**
 * The devices that Apple's order numbers name: MLPF3 of MLPF3ZD/A. Apple gives them out one after the
 * other, so that a device has runs of them. Only numbers that a list names are held: a number between two
 * of one device proves nothing. With the lists of one market after the other hidden, few of its numbers
 * lay so, and up to one in thirty of these was of another device.
 */
export class OrderNumbers {
  /** The first number of each run, in rising order. */
  readonly #first: Uint32Array;
  /** Twice how many follow it, and one more for units for mainland China. */
  readonly #lengths: Uint8Array;
  /** Whose they are, as a number among the devices of Apple. */
  readonly #owners: Uint8Array;
  readonly #devices: readonly number[];

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
   * What an order number names; `null` where none is known.
   *
   * @param text in small letters: the five signs, or a text that holds them with those of the market
   * @example orders.find('mlpf3') // the iPhone 13
   * @example orders.find('apl-mlpf3zd/a') // the same, whole
   */
  find(text: string): Order | null {
    const whole = WHOLE.exec(text);
    const middle = (whole ?? BARE.exec(text))?.[1];
    const place = middle === undefined ? -1 : placeOf(middle);
    if (place < 0) return null;
    let run = -1;
    for (let step = 1 << 15; step > 0; step >>= 1) {
      if (run + step < this.#first.length && this.#first[run + step]! <= place) run += step;
    }
    if (run < 0) return null;
    const length = this.#lengths[run]!;
    if (place > this.#first[run]! + (length >> 1)) return null;
    return {
      device: this.#devices[this.#owners[run]!]!,
      region: (length & 1) === 1 ? MAINLAND : null,
      isWhole: whole !== null,
    };
  }
}

/** The snapshot's sections for {@link OrderNumbers}. */
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

/** The place of an order number without its first letter, as Apple counts; -1 for what is none. */
function placeOf(middle: string): number {
  let place = 0;
  for (let i = 0; i < 3; i++) {
    const sign = SIGNS.indexOf(middle[i]!);
    if (sign < 0) return -1;
    place = place * SIGNS.length + sign;
  }
  return (Number(middle[3]) - 2) * ROUND + place;
}
