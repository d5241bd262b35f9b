import {
  type DeviceRecord,
  type EditionNamed,
  type EditionWord,
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
import { unitVerdict } from './unit.ts';

/** The one interpretation of a question, which every face of the product shows. */
export interface Answer {
  verdict: Verdict;
  /** Whether the question means one device, several or none. The same as `verdict.meant`. */
  meant: Meant;
  /** The device that is meant; or the candidates, best first, at most {@link MAX_CANDIDATES}. */
  devices: DeviceRecord[];
  /**
   * What a person chooses from if several devices are meant: these devices, each with the answer of
   * the unit that the question names. Empty if one device or none is meant.
   */
  candidates: DeviceRecord[];
  /** What the question itself names. */
  said: {
    /** A model code, as the data set writes it. */
    code: string | null;
    /** The region of sale that decides: the one given, or the one in the text; `null` if they contradict each other. */
    region: RegionId | null;
    /** The word for its networks by which the text names an edition of the device. */
    edition: EditionWord | null;
  };
  /**
   * The number of one unit (EID, IMEI), if the question is one instead of a name; otherwise `null`.
   * It is personal data: nobody may keep the question or the answer.
   */
  identifier: Identifier | null;
  /** How each part of the question was read. Computed on demand. */
  readonly evidence: readonly Part[];
}

/**
 * Answers a question that the search has read.
 *
 * @param given the place of sale that the caller states
 */
export function answerOf(
  table: DeviceTable,
  places: Places,
  reading: Interpretation,
  given: Place | null,
): Answer {
  const { meant, devices, code } = reading;
  const said = reading.regions.map((region) => places.find(region)!);
  const sold = soldIn(given, said);
  const verdictOf = (device: number): Verdict => {
    const isOwn = (entry: number): boolean => ownerOf(table, entry) === device;
    const entries = reading.siblings === null ? (code?.entries.filter(isOwn) ?? []) : null;
    const siblings = reading.siblings?.entries.filter(isOwn) ?? [];
    const edition = editionOf(table, device, reading.edition);
    return unitVerdict(table, places, device, {
      entries,
      siblings,
      mayDiffer: reading.siblings?.mayDiffer === true,
      edition,
      sold,
      cards: reading.cards,
    });
  };
  const listed = devices.slice(0, MAX_CANDIDATES);
  return {
    verdict: verdictFor(table, reading, sold, verdictOf),
    meant,
    devices: listed.map((d) => table.record(d)),
    candidates:
      meant === 'several'
        ? listed.map((d) => {
            const { supports, exceptionRegions } = verdictOf(d);
            return { ...table.record(d), supports, exceptionRegions };
          })
        : [],
    said: {
      code: code === null ? null : table.codes.at(code.entries[0]!),
      region: regionOf(sold),
      edition: reading.edition,
    },
    identifier: null,
    get evidence() {
      return reading.explain();
    },
  };
}

/** The answer to the number of one unit, which means no device of the data set. */
export function identifierAnswer(identifier: Identifier): Answer {
  return {
    verdict: noVerdict(),
    meant: 'none',
    devices: [],
    candidates: [],
    said: { code: null, region: null, edition: null },
    identifier,
    evidence: [],
  };
}

function verdictFor(
  table: DeviceTable,
  { meant, devices, isComplete, code }: Interpretation,
  sold: Sold | null,
  verdictOf: (device: number) => Verdict,
): Verdict {
  if (meant === 'none') return noVerdict();
  if (meant === 'one') return verdictOf(devices[0]!);
  const verdicts = devices.map(verdictOf);
  const answers: GroupAnswer[] = [...verdicts];
  // Nothing is known of the devices that are left out, so no answer can hold for all.
  if (!isComplete) answers.push({ supports: 'unknown', exceptionRegions: [] });
  const verdict = familyVerdict(commonAnswer(answers), commonCode(table, devices, code));
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
 * Where a unit was sold. If the text names another place than the caller, nobody knows which of them is
 * wrong: a shop may state where its customer lives, and a text where somebody travels.
 */
function soldIn(given: Place | null, said: readonly Place[]): Sold | null {
  if (given === null) return said.length > 0 ? { places: said, by: 'said' } : null;
  const isOther = said.every(({ region }) => region !== given.region);
  return said.length > 0 && isOther
    ? { places: [given, ...said], by: 'said' }
    : { places: [given], by: 'given' };
}

/** The region of sale that is known; `null` where it may be several. */
const regionOf = (sold: Sold | null): RegionId | null =>
  sold?.places.length === 1 ? sold.places[0]!.region : null;

/** The edition of a device that a word for its networks names; `null` if it names none. */
function editionOf(
  table: DeviceTable,
  device: number,
  word: EditionWord | null,
): EditionNamed | null {
  if (word === null || word === 'cellular') return word;
  // Tablets with a modem have GPS and Bluetooth as well.
  return word === 'gps' && table.category(device) !== 'watch' ? null : 'non-cellular';
}

/** The code that all of several devices have; `null` if there is none. */
function commonCode(
  table: DeviceTable,
  devices: readonly number[],
  code: Interpretation['code'],
): string | null {
  if (code === null) return null;
  const owners = new Set(code.entries.map((entry) => ownerOf(table, entry)));
  return devices.every((device) => owners.has(device)) ? table.codes.at(code.entries[0]!) : null;
}

const ownerOf = (table: DeviceTable, entry: number): number =>
  table.deviceOfVariant(table.variantOfCode(entry));
