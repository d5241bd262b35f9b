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
  /** `null` unless exactly one device is meant. */
  device: DeviceRecord | null;
  /** The device's name, or the family's; empty if nothing is known. */
  name: string;
}

const headers = { Accept: 'application/json' };

/**
 * Gets JSON from the service.
 *
 * @throws {Error} if the service does not answer with success
 */
export async function get<T>(origin: string, path: string, signal?: AbortSignal): Promise<T> {
  const response = await fetch(
    origin + path,
    signal === undefined ? { headers } : { headers, signal },
  );
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as T;
}

const nameOf = ({ brand, model }: DeviceRecord): string =>
  model.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? model : `${brand} ${model}`;

/** The answer for a device that was chosen from a list. */
const ofDevice = (device: DeviceRecord): Found => ({
  verdict: {
    supports: device.supports,
    exceptionRegions: device.exceptionRegions,
    basis: 'device',
    modelCode: null,
    regions: [],
    meant: 'one',
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
 * A browser sends client hints to other origins only if the page delegates them, but tells its model
 * to any script. The script passes it on to the same detection, whose answer a cache may keep.
 */
export async function own(origin: string): Promise<Found> {
  const model = await ownModel();
  if (model !== '') {
    const path = `/api/detect/${encodeURIComponent(model)}`;
    const answer = await get<DetectResponse>(origin, path);
    if (answer.verdict.meant !== 'none' || answer.brand !== null) return detected(answer, model);
  }
  return detected(await get<DetectResponse>(origin, '/api/detect'), '');
}

const detected = ({ match, brand, model, verdict }: DetectResponse, said: string): Found => ({
  verdict,
  device: match,
  name: match ? nameOf(match) : (model ?? brand ?? said),
});

/**
 * What a list of suggestions offers for a text, the best first. If the text means one device, the
 * first entry has the verdict on the text, which may be that of one unit.
 */
export async function suggestions(
  origin: string,
  text: string,
  limit: number,
  signal: AbortSignal,
): Promise<Found[]> {
  const q = encodeURIComponent(text.trim().toLowerCase());
  const path = `/api/check?q=${q}&limit=${limit}`;
  const { results, verdict } = await get<SearchResponse>(origin, path, signal);
  return results.map((device, i) =>
    i === 0 && verdict.meant === 'one' ? { ...ofDevice(device), verdict } : ofDevice(device),
  );
}

interface UserAgentData {
  getHighEntropyValues(hints: string[]): Promise<{ model?: string }>;
}

async function ownModel(): Promise<string> {
  const data = (navigator as { userAgentData?: UserAgentData }).userAgentData;
  try {
    return (await data?.getHighEntropyValues(['model']))?.model ?? '';
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
