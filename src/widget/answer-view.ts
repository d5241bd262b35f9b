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

/** What is shown of the answer to a question, on the site and in the widget. */
export interface AnswerView {
  meant: Meant;
  /** The verdict's own answer. */
  supports: Supports;
  /** The answer in one or two words; `null` if the devices have no common answer. */
  word: string | null;
  sentence: string;
  /** The device that is meant, else `null`. */
  device: DeviceRecord | null;
  /** If several are meant: what a person chooses from. */
  candidates: readonly DeviceRecord[];
  /** If none is meant: devices of a similar name, shown without an answer. */
  similar: readonly DeviceRecord[];
}

/** An answer as the library or the API gives it. */
export interface Answered {
  verdict: Verdict;
  /** The device that is meant, or the candidates. */
  devices: readonly DeviceRecord[];
  /** What the search found if no device is meant. */
  similar: readonly DeviceRecord[];
  /** The family that a detection names without a device: "iPhone". */
  family?: string;
}

/** The answer of `GET /api/check`, read as {@link Answered}. */
export function answeredBy({ results, verdict, candidates = [] }: SearchResponse): Answered {
  const { meant } = verdict;
  return {
    verdict,
    devices: meant === 'one' ? results.slice(0, 1) : candidates,
    similar: meant === 'none' ? results : [],
  };
}

/** A place that is none of a family's exception regions. */
export const ELSEWHERE = 'elsewhere';

/**
 * The answer of a family for the units that were sold in one place. In an exception region some of the
 * devices have another answer than elsewhere, and which ones the family's answer does not say.
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
 * The answer of `GET /api/detect`, read as {@link Answered}.
 *
 * @param said the model that the browser states: the name of what several brands call so
 */
export function answeredToDetect(
  { match, brand, model, verdict }: DetectResponse,
  said = '',
): Answered {
  const family = model ?? brand ?? said;
  return match === null
    ? { verdict, devices: [], similar: [], family }
    : { verdict, devices: [match], similar: [] };
}

/**
 * What is shown of an answer. It does not interpret the question.
 *
 * A word is shown for several devices of a list only if they agree.
 */
export function answerView(
  texts: VerdictTexts,
  { verdict, devices, similar, family = '' }: Answered,
): AnswerView {
  const { meant, supports, basis } = verdict;
  const device = meant === 'one' ? (devices[0] ?? null) : null;
  // Of a list `partial` and `unknown` may also mean that the devices differ.
  const isCommon = supports === 'yes' || supports === 'no' || (family !== '' && basis === 'family');
  return {
    meant,
    supports,
    word: device !== null || (meant === 'several' && isCommon) ? word(texts, verdict) : null,
    sentence: sentence(texts, verdict, device === null ? family : deviceName(device)),
    device,
    candidates: meant === 'several' ? devices : [],
    similar: meant === 'none' ? similar : [],
  };
}

/**
 * A device's name as one says it: with the brand, unless the model's name begins with it.
 *
 * @example deviceName({ brand: 'Samsung', model: 'Galaxy S24' }) // 'Samsung Galaxy S24'
 */
export function deviceName({ brand, model }: { brand: string; model: string }): string {
  return model.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? model : `${brand} ${model}`;
}

/** What names one unit of a device besides its place of sale, as a verdict has it. */
export type UnitSaid = Partial<Pick<Verdict, 'modelCode' | 'edition'>>;

/**
 * The path of a device's page with the answer of the unit that is meant. The code and the edition go
 * with it if the unit's answer is not the device's own, and with a region, which they may overrule.
 *
 * @param region where the unit was bought, if that decided
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
 * The query of an address that names a unit of a device; empty if no unit is named.
 *
 * @example unitQuery({ modelCode: 'SM-S9280' }, null) // '?code=SM-S9280'
 */
export function unitQuery({ modelCode: code, edition }: UnitSaid, region: string | null): string {
  const said = Object.entries({ code, region, edition }).filter(([, value]) => value);
  const query = `${new URLSearchParams(said as [string, string][])}`;
  return query && `?${query}`;
}
