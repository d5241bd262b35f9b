import {
  type DeviceRecord,
  type EditionNamed,
  type EditionSaid,
  type Identifier,
  MAX_CANDIDATES,
  type Meant,
  type RegionId,
  type Verdict,
} from '../model/index.ts';
import type { Interpretation, Part } from '../search/index.ts';
import type { DeviceTable } from '../snapshot/index.ts';
import {
  commonAnswer,
  familyVerdict,
  type GroupAnswer,
  noVerdict,
  type Place,
  type Places,
  type Sold,
} from '../verdict/index.ts';
import { codeInQuestion, unitVerdict } from './unit.ts';

/** The answer to a question. Every face of the product shows this one interpretation. */
export interface Answer {
  verdict: Verdict;
  /** Whether the question means one device, several or none. The same as `verdict.meant`. */
  meant: Meant;
  /** The device that is meant, or the candidates: at most {@link MAX_CANDIDATES}, best first. */
  devices: DeviceRecord[];
  /**
   * The choices if several devices are meant: `devices`, each with the answer for the unit that the question
   * names. Empty if one device or none is meant.
   */
  candidates: DeviceRecord[];
  /** What the question states beside the device. */
  said: {
    /** A model code, as the data set writes it. */
    code: string | null;
    /**
     * The region of sale that counts: the given one or the one in the text; `null` if there is none, or if the
     * two contradict each other.
     */
    region: RegionId | null;
    /**
     * The word that names an edition of the device: a network such as "wifi", "none" if a modem is denied, or "tray" if
     * it takes no card.
     */
    edition: EditionSaid | null;
  };
  /**
   * The number of one unit (EID, IMEI) if the question has one; otherwise `null`. It is personal data: never store the
   * question. The rest of the question has its answer all the same.
   */
  identifier: Identifier | null;
  /** How each part of the question was read. Computed on demand. */
  readonly evidence: readonly Part[];
}

/** The verdict on a question and the choices, without the rest of the answer. */
export type Judgement = Pick<Answer, 'verdict' | 'candidates'> & { sold: Sold | null };

/**
 * Returns the answer to a question that the search has read.
 *
 * @param given the place of sale that the caller states
 * @param identifier the number of one unit that was taken out of the question
 */
export function answerOf(
  table: DeviceTable,
  places: Places,
  reading: Interpretation,
  given: Place | null,
  identifier: Identifier | null,
): Answer {
  const { meant, devices, code } = reading;
  const { verdict, candidates, sold } = judge(table, places, reading, given);
  return {
    verdict,
    meant,
    devices: devices.slice(0, MAX_CANDIDATES).map((d) => table.record(d)),
    candidates,
    said: {
      code: code === null ? null : table.codes.at(code.entries[0]!),
      region: regionOf(sold),
      edition: reading.edition,
    },
    identifier,
    get evidence() {
      return reading.explain();
    },
  };
}

/**
 * Returns the verdict on a question that the search has read, and the choices if several devices are meant.
 *
 * @param given the place of sale that the caller states
 */
export function judge(
  table: DeviceTable,
  places: Places,
  reading: Interpretation,
  given: Place | null,
): Judgement {
  const { meant, devices, code } = reading;
  const sold = soldIn(
    given,
    reading.regions.map((region) => places.find(region)!),
  );
  if (meant === 'none') return { verdict: noVerdict(), candidates: [], sold };
  const verdicts = devices.map((device) => verdictOn(table, places, reading, device, sold));
  if (meant === 'one') return { verdict: verdicts[0]!, candidates: [], sold };
  const candidates = devices.slice(0, MAX_CANDIDATES).map((device, i) => {
    const { supports, exceptionRegions } = verdicts[i]!;
    return { ...table.record(device), supports, exceptionRegions };
  });
  const common = commonCode(table, devices, code);
  return { verdict: commonVerdict(verdicts, reading.isComplete, common, sold), candidates, sold };
}

/** Returns the verdict on one of the devices that a question means. */
function verdictOn(
  table: DeviceTable,
  places: Places,
  reading: Interpretation,
  device: number,
  sold: Sold | null,
): Verdict {
  return unitVerdict(table, places, device, {
    ...codeInQuestion(table, device, reading),
    edition: editionOf(table, device, reading.edition),
    sold,
    cards: reading.cards,
  });
}

/** Returns the common verdict of several devices. */
function commonVerdict(
  verdicts: readonly Verdict[],
  isComplete: boolean,
  code: string | null,
  sold: Sold | null,
): Verdict {
  const answers: GroupAnswer[] = [...verdicts];
  // Nothing is known about the devices that are left out, so no answer can hold for all.
  if (!isComplete) answers.push({ supports: 'unknown', exceptionRegions: [] });
  const verdict = familyVerdict(commonAnswer(answers), code);
  const region = regionOf(sold);
  const [{ edition } = {}] = verdicts;
  const isCommon = edition !== undefined && verdicts.every((v) => v.edition === edition);
  return {
    ...verdict,
    regions: region === null ? verdict.regions : [region],
    ...(isCommon ? { edition } : {}),
  };
}

/**
 * Returns where a unit was sold. If the text and the caller name different places, either may be wrong: a shop
 * may state where its customer lives, and a text where somebody travels.
 */
function soldIn(given: Place | null, said: readonly Place[]): Sold | null {
  if (given === null) return said.length > 0 ? { places: said, by: 'said' } : null;
  const isOther = said.every(({ region }) => region !== given.region);
  return said.length > 0 && isOther
    ? { places: [given, ...said], by: 'said' }
    : { places: [given], by: 'given' };
}

/** Returns the region of sale; `null` if there is none or several are possible. */
const regionOf = (sold: Sold | null): RegionId | null =>
  sold?.places.length === 1 ? sold.places[0]!.region : null;

/**
 * A missing tray tells the edition without a modem only of tablets of earlier years. Watches have no tray in any edition,
 * and newer tablets with a modem may take an eSIM alone.
 */
const CARDLESS_SINCE = 2024;

/** Returns the edition of a device that a word about networks names; `null` if it names none. */
function editionOf(
  table: DeviceTable,
  device: number,
  word: EditionSaid | null,
): EditionNamed | null {
  if (word === null || word === 'cellular') return word;
  if (word === 'tray') {
    const hasCard = table.category(device) === 'tablet' && table.year[device]! < CARDLESS_SINCE;
    return hasCard ? 'non-cellular' : null;
  }
  const category = table.category(device);
  // Tablets with a modem have GPS and Bluetooth as well, laptops Wi-Fi.
  if (word === 'gps') return category === 'watch' ? 'non-cellular' : null;
  return word === 'wifi' && category === 'laptop' ? null : 'non-cellular';
}

/** Returns the code that all of several devices share; `null` if there is none. */
function commonCode(
  table: DeviceTable,
  devices: readonly number[],
  code: Interpretation['code'],
): string | null {
  if (code === null) return null;
  const owners = new Set(code.entries.map((entry) => table.deviceOfCode(entry)));
  return devices.every((device) => owners.has(device)) ? table.codes.at(code.entries[0]!) : null;
}
