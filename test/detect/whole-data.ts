import { Detector } from '../../src/detect/index.ts';
import type { DetectResponse } from '../../src/model/index.ts';
import { foldCode, openSnapshot } from '../../src/snapshot/index.ts';
import { wholeFacts, wholeSnapshot } from '../whole-data.ts';

const compiled = wholeSnapshot();

/** The whole data set, compiled from the facts as they are now. */
export const snapshot = openSnapshot(compiled.bytes);

/** The devices from which it was compiled. */
export const devices = compiled.devices;

const { codes } = wholeFacts().rules['codes-of-several-makers']!.settings as { codes: string[] };
const several = new Set(codes.map(foldCode));

/** Does Google's list give the code to several makers, so that it alone names no device? */
export const isOfSeveralMakers = (code: string): boolean => several.has(foldCode(code));

export const detector: Detector = new Detector(snapshot);

/** Answers for plain headers with lower-case names. */
export function detect(headers: Readonly<Record<string, string>>): DetectResponse {
  return detector.detect((name) => headers[name] ?? null);
}

/** The user agent of Chrome on Android since it names no model. */
export const REDUCED =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** The headers of Chrome on Android with its model's hint. */
export function chrome(model: string): Record<string, string> {
  return {
    'user-agent': REDUCED,
    'sec-ch-ua-model': `"${model.replace(/["\\]/g, '\\$&')}"`,
    'sec-ch-ua-platform': '"Android"',
  };
}
