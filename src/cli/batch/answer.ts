import {
  type DetectResponse,
  type DeviceRecord,
  type Lookup,
  queryFault,
  type Verdict,
} from '../../lookup/index.ts';

/** The answer for one row of a file. */
export interface Answer {
  verdict: Verdict;
  /** The device; `null` unless exactly one is meant. */
  device: DeviceRecord | null;
  /** The family of a device that cannot be named ("Apple iPhone"), or the devices that fit. */
  name: string | null;
}

/** Answers a text. */
export type Answerer = (text: string) => Answer;

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
};

/** Customers carry the same phones: most rows of a long file repeat an earlier one. */
const REMEMBERED = 20_000;

/** The number of candidates that are named for a row that fits several devices. */
const NAMED = 3;

/**
 * Answers names and model codes, as {@link Lookup.answer} does. A row that is no valid question
 * means no device.
 *
 * @param region where the units were bought
 */
export function byModel(lookup: Lookup, region?: string): Answerer {
  return remembering((text) => {
    if (queryFault(text) !== null) return NOTHING;
    const { verdict, meant, devices } = lookup.answer(text, region === undefined ? {} : { region });
    const device = meant === 'one' ? devices[0]! : null;
    return { verdict, device, name: meant === 'several' ? candidates(devices) : null };
  });
}

/** Answers a user agent. */
export function byUserAgent(lookup: Lookup): Answerer {
  return remembering((text) => fromDetection(lookup.detect({ 'user-agent': text })));
}

function candidates(devices: readonly DeviceRecord[]): string {
  const names = devices.slice(0, NAMED).map(({ brand, model }) => `${brand} ${model}`);
  return devices.length > NAMED ? `${names.join(' / ')} / …` : names.join(' / ');
}

function fromDetection({ match, brand, model, verdict }: DetectResponse): Answer {
  const name = [brand, model].filter((part) => part !== null).join(' ') || null;
  return { verdict, device: match, name };
}

function remembering(answer: Answerer): Answerer {
  const known = new Map<string, Answer>();
  return (text) => {
    let result = known.get(text);
    if (result === undefined) {
      result = answer(text);
      if (known.size >= REMEMBERED) known.delete(known.keys().next().value!);
      known.set(text, result);
    }
    return result;
  };
}

/** The name to show for an answer; `null` if nothing was found. */
export function nameOf({ device, name }: Answer): string | null {
  return device === null ? name : `${device.brand} ${device.model}`;
}
