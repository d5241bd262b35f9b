import type {
  DetectResponse,
  DeviceDetail,
  DeviceRecord,
  SearchResponse,
  UnitAnswer,
  Verdict,
} from '../model/index.ts';
import {
  type Answered,
  answeredBy,
  answeredToDetect,
  deviceName,
  type UnitSaid,
  unitQuery,
} from './answer-view.ts';
import { ofOwnIphone } from './own-iphone.ts';
import { get } from './service.ts';

/** A suggested device and its answer. */
export interface Found {
  verdict: Verdict;
  device: DeviceRecord;
  name: string;
}

/** How many similar devices fit into the widget. */
const SIMILAR = 5;

/**
 * Asks the service about a text.
 *
 * @param region where the unit was bought; empty if that is not said
 */
export async function toText(origin: string, text: string, region: string): Promise<Answered> {
  const path = checkPath(text, SIMILAR) + (region && `&region=${region}`);
  return answeredBy(await get<SearchResponse>(origin, path));
}

/**
 * Asks the service about a known device, or about one unit of it.
 *
 * @param region where the unit was bought; empty if that is not said
 */
export async function ofUnit(
  origin: string,
  slug: string,
  unit: UnitSaid,
  region: string,
): Promise<Answered> {
  const path = `/api/devices/${slug}/unit${unitQuery(unit, region)}`;
  const { verdict, device } = await get<UnitAnswer>(origin, path);
  return { verdict, devices: [device], similar: [] };
}

/**
 * Adds that a watch takes only the plans of its carrier. The record of a device does not say so, but its detail does.
 */
export async function withPlans(origin: string, answered: Answered): Promise<Answered> {
  const [device] = answered.devices;
  if (device?.category !== 'watch') return answered;
  const { traits } = await get<DeviceDetail>(origin, `/api/devices/${device.slug}`);
  return { ...answered, isCarrierOnly: traits.some((x) => x.trait === 'carrier-plan-only') };
}

/**
 * Asks the service about the device that shows the page.
 *
 * A browser sends client hints to other origins only if the page delegates them, but any script can read the
 * model. The script sends it to the same detection, and a cache may store that answer.
 */
export async function ofVisitor(origin: string): Promise<Answered> {
  const model = await ownModel();
  if (model) {
    const path = `/api/detect/${encodeURIComponent(model)}`;
    const found = await get<DetectResponse>(origin, path);
    if (found.verdict.meant !== 'none' || found.brand !== null) {
      return answeredToDetect(found, model);
    }
  }
  return ofOwnIphone(origin, answeredToDetect(await get<DetectResponse>(origin, '/api/detect')));
}

/**
 * Returns the suggestions for a text, the best first. If the text means one device, the first has the verdict
 * on the text, which may be that of one unit.
 */
export async function suggestions(
  origin: string,
  text: string,
  limit: number,
  signal: AbortSignal,
): Promise<Found[]> {
  const { results, verdict } = await get<SearchResponse>(origin, checkPath(text, limit), signal);
  return results.map((device, i) => ({
    verdict: i === 0 && verdict.meant === 'one' ? verdict : ofDevice(device),
    device,
    name: deviceName(device),
  }));
}

/** Returns the verdict on a device without knowledge of the unit. */
const ofDevice = ({ supports, exceptionRegions }: DeviceRecord): Verdict => ({
  supports,
  exceptionRegions,
  basis: 'device',
  modelCode: null,
  regions: [],
  meant: 'one',
});

const checkPath = (text: string, limit: number): string =>
  `/api/check?limit=${limit}&q=${encodeURIComponent(text.trim().toLowerCase())}`;

interface UserAgentData {
  getHighEntropyValues(hints: string[]): Promise<{ model?: string }>;
}

/** Returns the model from the browser; empty or absent if there is none, or if the page's policy forbids it. */
async function ownModel(): Promise<string | undefined> {
  const { userAgentData } = navigator as { userAgentData?: UserAgentData };
  const told = await userAgentData?.getHighEntropyValues(['model']).catch(() => null);
  return told?.model;
}
