import {
  answerOfCode,
  type DetectResponse,
  type DeviceDetail,
  type DeviceRecord,
  type Lookup,
  queryFault,
  type Supports,
} from '../../lookup/index.ts';
import { plainWords } from '../../search/index.ts';
import { accountsFor, isOneDevice, namesOf } from './likeness.ts';
import { regionSaid } from './region-said.ts';

/** The answer for one row of a file. */
export interface Answer {
  supports: Supports;
  exceptionRegions: readonly string[];
  /** What it rests on; `none` where nothing was found. */
  basis: 'variant' | 'device' | 'family' | 'none';
  /** The device; null where no single one is meant. */
  device: DeviceRecord | null;
  /** What is known of a device that cannot be named: "Apple iPhone". */
  name: string | null;
}

/** Answers a text. */
export type Answerer = (text: string) => Answer;

const NOTHING: Answer = {
  supports: 'unknown',
  exceptionRegions: [],
  basis: 'none',
  device: null,
  name: null,
};

/** Customers carry the same phones: most rows of a long file repeat an earlier one. */
const REMEMBERED = 20_000;

/**
 * Answers a name or a model code. A code in it names one variant, and so does a region where a `yes`
 * does not hold: their answer is more exact than the device's. A region makes no `yes` of a `no`, as
 * it may be said of something else. A text that is the code of one device and the name of another is
 * answered only where both have the same answer.
 */
export function byModel(lookup: Lookup): Answerer {
  return remembering((text) => {
    if (queryFault(text) !== null) return NOTHING;
    const [device] = lookup.check(text, { limit: 1 }).results;
    if (device === undefined) return NOTHING;
    const code = answerOfCode(lookup, text);
    const isByCode = code?.device.slug === device.slug;
    if (isByCode && code.verdict.basis === 'variant') {
      const { supports, exceptionRegions, basis } = code.verdict;
      return { supports, exceptionRegions, basis, device, name: null };
    }
    const detail = lookup.device(device.slug)!;
    if (!isByCode) {
      // "A52" is a code of Lava's, and what people call a Samsung: nobody is there to choose.
      if (code !== null && code.verdict.supports !== device.supports) return NOTHING;
      const row = plainWords(text);
      const names = namesOf(detail);
      if (!accountsFor(row, names) || !isOneDevice(row, names)) return NOTHING;
    }
    const { supports, exceptionRegions } = device;
    const region = supports === 'yes' ? regionSaid(text, exceptionRegions) : undefined;
    if (region !== undefined) {
      const own = answerIn(region, detail);
      return { supports: own, exceptionRegions: [], basis: 'variant', device, name: null };
    }
    return { supports, exceptionRegions, basis: 'device', device, name: null };
  });
}

/** The answer of the units of a region; unknown where they have several, or it is contested. */
function answerIn(region: string, { variants }: DeviceDetail): Supports {
  const own = variants.filter((v) => v.regions.includes(region) && v.grade !== null);
  const [first] = own;
  return first !== undefined && own.every((v) => v.supports === first.supports)
    ? first.supports
    : 'unknown';
}

/** Answers a user agent. */
export function byUserAgent(lookup: Lookup): Answerer {
  return remembering((text) => fromDetection(lookup.detect({ 'user-agent': text })));
}

function fromDetection({ match, brand, model, verdict }: DetectResponse): Answer {
  const { supports, exceptionRegions, basis } = verdict;
  const name = [brand, model].filter((part) => part !== null).join(' ') || null;
  return { supports, exceptionRegions, basis, device: match, name };
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

/** The name to show for an answer; null where nothing was found. */
export function nameOf({ device, name }: Answer): string | null {
  return device === null ? name : `${device.brand} ${device.model}`;
}
