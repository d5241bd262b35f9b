import { percentDecoded } from './header-text.ts';
import { hintString } from './structured-field.ts';

/** Reads a request header by its lower-case name; null if it is absent. */
export type HeaderReader = (name: string) => string | null;

/** The client hints that the detector uses. */
export interface Hints {
  /** The model's code; null if the hint is absent or names no device. */
  model: string | null;
  platform: Platform;
}

/** The operating system that `Sec-CH-UA-Platform` names; `none` if it names none. */
export type Platform = 'android' | 'ios' | 'linux' | 'macos' | 'desktop' | 'none';

/**
 * Reads `Sec-CH-UA-Model` and `Sec-CH-UA-Platform` (WICG ua-client-hints). Tolerates wrong quoting.
 *
 * @example readHints(h) // { model: 'SM-S928B', platform: 'android' }
 */
export function readHints(header: HeaderReader): Hints {
  const value = header('sec-ch-ua-model');
  const model = hintString(value === null ? null : percentDecoded(value));
  const platform = hintString(header('sec-ch-ua-platform'));
  return {
    model: model === null || namesNoModel(model) ? null : model,
    platform: PLATFORMS.get(platform?.toLowerCase() ?? '') ?? 'none',
  };
}

const PLATFORMS: ReadonlyMap<string, Platform> = new Map<string, Platform>([
  ['android', 'android'],
  ['ios', 'ios'],
  ['ipados', 'ios'],
  // A phone in desktop mode says "Linux" too.
  ['linux', 'linux'],
  ['windows', 'desktop'],
  ['macos', 'macos'],
  ['mac os x', 'macos'],
  ['chrome os', 'desktop'],
  ['chromium os', 'desktop'],
  ['chromeos', 'desktop'],
]);

/**
 * True if the text is no model: it is empty, the `K` of reduced user agents, an emulator or a generic build.
 */
export function namesNoModel(model: string): boolean {
  if (model.length < 2) return true;
  return NO_MODEL.has(model.toLowerCase()) || GENERIC_BUILD.test(model);
}

const NO_MODEL: ReadonlySet<string> = new Set([
  'unknown',
  'undefined',
  'null',
  'none',
  'generic',
  'android',
  'mobile',
  'tablet',
  'phone',
  'emulator',
]);

/**
 * Builds for emulators, and builds of the system for any device with a processor: "AOSP on ARM64", "GSI on ARM64",
 * "Xiaomi for arm64".
 */
const GENERIC_BUILD = /^(?:sdk[_ ]g|google_sdk|generic_|aosp on )| (?:on|for) (?:arm|x86)\w*$/i;
