import {
  type DetectResponse,
  type DeviceRecord,
  type Lookup,
  type Answer as LookupAnswer,
  queryFault,
  type Verdict,
} from '../../lookup/index.ts';
import { remarksOn } from '../../lookup/remarks.ts';
import { placeNames } from '../../places/index.ts';
import type { PlaceCell, Row } from './row.ts';

/** The answer for one row of a file. */
export interface Answer {
  verdict: Verdict;
  /** The device; `null` unless exactly one is meant. */
  device: DeviceRecord | null;
  /**
   * The family of an unknown device ("Apple iPhone"), or the names of the devices that fit; `null` for none.
   */
  name: string | null;
  /** True if the device takes only its carrier's plans, so that a yes is of no use on a journey. */
  isCarrierOnly: boolean;
}

/** Why a row has no answer, as a sentence. */
export interface Problem {
  problem: string;
}

/** The result for a row. */
export type Outcome = Answer | Problem;

/** Answers a row. */
export type Answerer = (row: Pick<Row, 'text' | 'place'>) => Outcome;

const NOTHING: Answer = {
  verdict: {
    supports: 'unknown',
    exceptionRegions: [],
    basis: 'none',
    modelCode: null,
    regions: [],
    meant: 'none',
  },
  device: null,
  name: null,
  isCarrierOnly: false,
};

/** The most answers in the cache. Most rows of a long file repeat an earlier one. */
const REMEMBERED = 20_000;
/** Characters of the longest row whose answer is cached. A longer one is a mistake that does not repeat. */
const MAX_REMEMBERED = 500;
/** Characters of a cell that a problem quotes. */
const MAX_QUOTED = 60;

/** The number of candidates that are named for a row that fits several devices. */
const NAMED = 3;

/**
 * Returns an answerer for names and model codes: see {@link Lookup.answer}. An empty row means no device.
 *
 * @param region where units were bought if their row does not say so
 */
export function byModel(lookup: Lookup, region?: string): Answerer {
  const places = placeNames(lookup);
  return remembering((text, place) => {
    const fault = queryFault(text);
    if (fault !== null) return { problem: fault };
    const sold = place?.text == null ? region : places.find(place.text);
    if (sold === null) return { problem: placeFault(place!) };
    return answered(lookup, lookup.answer(text, sold === undefined ? {} : { region: sold }));
  });
}

/** Converts the answer to one question. */
export function answered(lookup: Lookup, { verdict, meant, devices }: LookupAnswer): Answer {
  const device = meant === 'one' ? devices[0]! : null;
  const isCarrierOnly =
    device !== null && remarksOn(lookup, { ...device, supports: verdict.supports }).isCarrierOnly;
  const name = meant === 'several' ? candidates(devices) : null;
  return { verdict, device, name, isCarrierOnly };
}

const placeFault = ({ column, text }: PlaceCell): string =>
  `"${shortened(text!)}" in the column "${column}" is no region or country.`;

const shortened = (text: string): string =>
  text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED - 1)}…` : text;

/** Returns an answerer for user agents. */
export function byUserAgent(lookup: Lookup): Answerer {
  return remembering((text) => fromDetection(lookup.detect({ 'user-agent': text })));
}

function candidates(devices: readonly DeviceRecord[]): string {
  const names = devices.slice(0, NAMED).map(({ brand, model }) => `${brand} ${model}`);
  return devices.length > NAMED ? `${names.join(' / ')} / …` : names.join(' / ');
}

function fromDetection({ match, brand, model, verdict }: DetectResponse): Answer {
  const name = [brand, model].filter((part) => part !== null).join(' ') || null;
  return { verdict, device: match, name, isCarrierOnly: false };
}

function remembering(answer: (text: string, place: PlaceCell | undefined) => Outcome): Answerer {
  const known = new Map<string, Outcome>();
  return ({ text, place }) => {
    if (text === null) return NOTHING;
    const key = `${text}\n${place?.text ?? ''}`;
    if (key.length > MAX_REMEMBERED) return answer(text, place);
    let result = known.get(key);
    if (result === undefined) {
      result = answer(text, place);
      if (known.size >= REMEMBERED) known.delete(known.keys().next().value!);
      known.set(key, result);
    }
    return result;
  };
}

/** Returns the name to show for an answer; `null` if nothing was found. */
export function nameOf({ device, name }: Answer): string | null {
  return device === null ? name : `${device.brand} ${device.model}`;
}
