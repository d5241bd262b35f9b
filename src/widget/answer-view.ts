import type {
  DetectResponse,
  DeviceRecord,
  Meant,
  SearchResponse,
  Supports,
  Verdict,
} from '../model/index.ts';
import { sentence, word } from './sentence.ts';
import type { VerdictTexts } from './texts.ts';

/** What the site and the widget show of an answer. */
export interface AnswerView {
  meant: Meant;
  /** The verdict's own answer. */
  supports: Supports;
  /** The answer in one or two words; `null` if the devices have no common answer. */
  word: string | null;
  sentence: string;
  /** The device that is meant, else `null`. */
  device: DeviceRecord | null;
  /** The choices if several devices are meant; else empty. */
  candidates: readonly DeviceRecord[];
  /** Devices with a similar name if none is meant, shown without an answer; else empty. */
  similar: readonly DeviceRecord[];
}

/** An answer of the library or the API. */
export interface Answered {
  verdict: Verdict;
  /** The device that is meant, or the candidates. */
  devices: readonly DeviceRecord[];
  /** What the search found if no device is meant. */
  similar: readonly DeviceRecord[];
  /** The family that a detection names: "iPhone". It counts if there is no device. */
  family?: string;
  /** True if the device, or the first of several, takes only the plans of its carrier and no travel eSIM. */
  isCarrierOnly?: boolean;
}

/** Converts the answer of `GET /api/check`. */
export function answeredBy({ results, verdict, candidates = [] }: SearchResponse): Answered {
  const { meant } = verdict;
  return {
    verdict,
    devices: meant === 'one' ? results.slice(0, 1) : candidates,
    similar: meant === 'none' ? results : [],
  };
}

/** Stands for any place other than a family's exception regions. */
export const ELSEWHERE = 'elsewhere';

/**
 * Returns the answer of a family for the units that were sold in one place. In an exception region, some
 * devices of the family have another answer, and it is unknown which.
 *
 * @param region an exception region of the answer, or {@link ELSEWHERE}
 * @example familySoldIn(iPhone, 'hong-kong').verdict.supports // 'partial'
 */
export function familySoldIn(answered: Answered, region: string): Answered {
  const { verdict } = answered;
  const supports = verdict.exceptionRegions.includes(region) ? 'partial' : verdict.supports;
  return { ...answered, verdict: { ...verdict, supports, exceptionRegions: [] } };
}

/**
 * Converts the answer of `GET /api/detect`.
 *
 * @param said the model that the browser states; it names the devices if several brands use it
 */
export function answeredToDetect(
  { match, brand, model, verdict }: DetectResponse,
  said = '',
): Answered {
  const devices = match === null ? [] : [match];
  return { verdict, devices, similar: [], family: model ?? brand ?? said };
}

/**
 * Returns what to show of an answer. It does not interpret the question.
 *
 * Several devices of a list get a word only if they agree.
 */
export function answerView(
  texts: VerdictTexts,
  { verdict, devices, similar, family = '' }: Answered,
): AnswerView {
  const { meant, supports, basis } = verdict;
  const device = meant === 'one' ? (devices[0] ?? null) : null;
  // For a list, `partial` and `unknown` may also mean that the devices differ.
  const isCommon = supports === 'yes' || supports === 'no' || (family !== '' && basis === 'family');
  return {
    meant,
    supports,
    word: device !== null || (meant === 'several' && isCommon) ? word(texts, verdict) : null,
    sentence: sentence(texts, verdict, device === null ? family : deviceName(device), devices),
    device,
    candidates: device === null ? devices : [],
    similar,
  };
}

/**
 * Returns a device's full name: with the brand, unless the model's name begins with it.
 *
 * @example deviceName({ brand: 'Samsung', model: 'Galaxy S24' }) // 'Samsung Galaxy S24'
 */
export function deviceName({ brand, model }: { brand: string; model: string }): string {
  return model.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? model : `${brand} ${model}`;
}

/** The parts of a verdict that name one unit of a device, apart from the place of sale. */
export type UnitSaid = Partial<Pick<Verdict, 'modelCode' | 'edition'>>;

/**
 * Returns the path of a device's page for the unit that is meant. It includes the code and the edition if the
 * unit has an answer of its own, or if there is a region, which they may overrule.
 *
 * @param region where the unit was bought; `null` if that did not count
 * @example unitPath(galaxyS24Ultra, verdict, null) // '/samsung/galaxy-s24-ultra?code=SM-S9280'
 */
export function unitPath(
  device: Pick<DeviceRecord, 'slug' | 'supports' | 'exceptionRegions'>,
  verdict: Verdict,
  region: string | null,
): string {
  const isOwn =
    verdict.supports !== device.supports ||
    String(verdict.exceptionRegions) !== String(device.exceptionRegions);
  return `/${device.slug}${unitQuery(isOwn || region ? verdict : {}, region)}`;
}

/**
 * Returns the query of an address that names a unit of a device; empty if no unit is named.
 *
 * @example unitQuery({ modelCode: 'SM-S9280' }, null) // '?code=SM-S9280'
 */
export function unitQuery({ modelCode: code, edition }: UnitSaid, region: string | null): string {
  const said = Object.entries({ code, region, edition }).filter(([, value]) => value);
  const query = `${new URLSearchParams(said as [string, string][])}`;
  return query && `?${query}`;
}
