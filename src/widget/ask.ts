import { answerAmong } from '../lookup/code.ts';
import type {
  DetectResponse,
  DeviceDetail,
  DeviceRecord,
  SearchResponse,
  Verdict,
} from '../model/index.ts';

/** What the widget tells the page that it stands in. */
export interface Found {
  verdict: Verdict;
  /** Null where only a family or nothing is known. */
  device: DeviceRecord | null;
  /** The device's name, or the family's; empty where nothing is known. */
  name: string;
}

const headers = { Accept: 'application/json' };

/** Gets JSON from the service; a failure is an exception. */
export async function get<T>(origin: string, path: string, signal?: AbortSignal): Promise<T> {
  const response = await fetch(
    origin + path,
    signal === undefined ? { headers } : { headers, signal },
  );
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as T;
}

/** Devices for a text; the address is in the canonical form that caches know. */
const search = async (
  origin: string,
  text: string,
  limit: number,
  signal?: AbortSignal,
): Promise<readonly DeviceRecord[]> => {
  const q = encodeURIComponent(text.trim().toLowerCase());
  return (await get<SearchResponse>(origin, `/api/check?q=${q}&limit=${limit}`, signal)).results;
};

const nameOf = ({ brand, model }: DeviceRecord): string =>
  model.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? model : `${brand} ${model}`;

/** The answer that holds for a whole device. */
const ofDevice = (device: DeviceRecord): Found => ({
  verdict: {
    supports: device.supports,
    exceptionRegions: device.exceptionRegions,
    basis: 'device',
    modelCode: null,
    regions: [],
  },
  device,
  name: nameOf(device),
});

/** The fixed device of a page; the nine fields of the public record. */
export async function fixed(origin: string, slug: string): Promise<Found> {
  return ofDevice(record(await get<DeviceDetail>(origin, `/api/devices/${slug}`)));
}

/**
 * The device that the page is open on.
 *
 * The browser tells its model to a script without anything that the page would have to set up, and
 * the search with it can be cached. Only where the answer is not the same for every unit does a
 * second question find the one of this model code. Without a model the request's own headers decide.
 */
export async function own(origin: string): Promise<Found> {
  const model = await ownModel();
  if (model !== '') {
    const [device] = await search(origin, model, 1);
    if (device !== undefined) {
      return differs(device) ? await ofCode(origin, device, model) : ofDevice(device);
    }
  }
  const { match, brand, model: family, verdict } = await get<DetectResponse>(origin, '/api/detect');
  return { verdict, device: match, name: match ? nameOf(match) : (family ?? brand ?? '') };
}

/** What may be a model code in a text; "Pixel 8" holds none. */
const LIKE_A_CODE = /(?=\S*\d)(?=\S*[a-z])\S{4}/i;

/**
 * The answers for a text, the best first. Where that one's depends on the unit, and the text has the
 * code of a variant, it is the variant's.
 */
export async function answers(
  origin: string,
  text: string,
  limit: number,
  signal: AbortSignal,
): Promise<Found[]> {
  const [best, ...others] = await search(origin, text, limit, signal);
  if (best === undefined) return [];
  const first =
    differs(best) && LIKE_A_CODE.test(text)
      ? await ofCode(origin, best, text, signal)
      : ofDevice(best);
  return [first, ...others.map(ofDevice)];
}

/** Can the answer of one unit be another than that of the device? */
const differs = ({ exceptionRegions, supports }: DeviceRecord): boolean =>
  exceptionRegions.length > 0 || supports === 'partial';

async function ofCode(
  origin: string,
  device: DeviceRecord,
  text: string,
  signal?: AbortSignal,
): Promise<Found> {
  const detail = await get<DeviceDetail>(origin, `/api/devices/${device.slug}`, signal);
  const code = answerAmong([detail], text);
  return code?.verdict.basis === 'variant'
    ? { verdict: code.verdict, device, name: nameOf(device) }
    : ofDevice(device);
}

interface UserAgentData {
  getHighEntropyValues(hints: string[]): Promise<{ model?: string }>;
}

/** What some browsers say in the place of a model; a search would take it for a word. */
const NO_MODEL = /^(?:k|unknown|generic.*|.*sdk.*)$/i;

async function ownModel(): Promise<string> {
  const data = (navigator as { userAgentData?: UserAgentData }).userAgentData;
  try {
    const model = (await data?.getHighEntropyValues(['model']))?.model ?? '';
    return NO_MODEL.test(model) ? '' : model;
  } catch {
    return ''; // The page's permissions policy forbids it.
  }
}

const record = (d: DeviceRecord): DeviceRecord => ({
  slug: d.slug,
  brand: d.brand,
  brandSlug: d.brandSlug,
  model: d.model,
  modelSlug: d.modelSlug,
  releaseYear: d.releaseYear,
  category: d.category,
  supports: d.supports,
  exceptionRegions: d.exceptionRegions,
});
