import type { DeviceDetail, VariantDetail, Verdict } from '../model/index.ts';
// Not by way of the index: the widget has this module in it, and no snapshot.
import { foldCode } from '../snapshot/code-fold.ts';
import type { Lookup } from './lookup.ts';

/** As many devices as can share a code before it says nothing. */
const SHARED = 5;
const MIN_CODE = 3;
/** What may be a code beside other words. */
const CODE_IN_TITLE = /^(?=.*[a-z])(?=.*\d)[a-z\d,]{4,}$/;
/** Behind a code in an order number of Samsung: three characters for colour and storage, and a region. */
const SAMSUNG_CONFIGURATION = /^[a-z]{2}[a-z\d][a-z]{3}$/;
/** A code of Samsung without its "SM-": "S9280". */
const SAMSUNG_SHORT = /^[a-z]\d{3}/;

/** A device that a code names, and the answer of the very variant that has it. */
export interface CodeAnswer {
  device: DeviceDetail;
  verdict: Verdict;
}

/**
 * The answer for a model code that a person wrote down, from the settings, the box or the back, or
 * that a shop put into a title. Unlike {@link Lookup.detect} it knows codes that no browser sends
 * (Apple's A2848), and needs no platform. In a title, the code must be one of the device that the
 * title names.
 *
 * @returns null where the text has no code, or codes of several devices or of other answers: that is
 *   never a guess; where nothing is known of the variant, `basis` is `device`
 * @throws {InvalidQueryError} for what {@link Lookup.check} refuses
 * @example answerOfCode(lookup, 'a3104')?.verdict.supports // 'no'
 * @example answerOfCode(lookup, 'Galaxy S24 Ultra SM-S9280 512GB')?.verdict.supports // 'no'
 */
export function answerOfCode(lookup: Lookup, text: string): CodeAnswer | null {
  if (foldCode(text).length < MIN_CODE) return null;
  const { results } = lookup.check(text, { limit: SHARED });
  return answerAmong(
    results.map(({ slug }) => lookup.device(slug)!),
    text,
  );
}

/**
 * {@link answerOfCode} where the devices that a search finds for the text are at hand.
 *
 * @param devices the best first
 */
export function answerAmong(devices: readonly DeviceDetail[], text: string): CodeAnswer | null {
  const whole = foldCode(text);
  if (whole.length < MIN_CODE) return null;
  const [alone, shared] = answersOf(devices, [whole]);
  if (alone !== undefined) return shared === undefined ? alone : null;
  const parts = partsOf(text);
  if (parts.length === 0) return null;
  const [first, ...others] = answersOf(devices.slice(0, 1), parts);
  if (first === undefined) return null;
  return others.every(({ verdict }) => verdict.supports === first.verdict.supports) ? first : null;
}

function answersOf(devices: readonly DeviceDetail[], said: readonly string[]): CodeAnswer[] {
  return devices.flatMap((device) =>
    device.variants.flatMap((variant) => {
      const code = variant.codes.find((c) => said.some((part) => says(part, foldCode(c))));
      return code === undefined ? [] : [{ device, verdict: verdictOf(device, variant, code) }];
    }),
  );
}

function verdictOf(device: DeviceDetail, variant: VariantDetail, code: string): Verdict {
  // Without a grade nothing is known of the variant itself; and some makers' codes are the name.
  const own = variant.grade !== null && foldCode(code) !== foldCode(device.model);
  return {
    supports: own ? variant.supports : device.supports,
    exceptionRegions: own ? [] : [...device.exceptionRegions],
    basis: own ? 'variant' : 'device',
    modelCode: code,
    regions: variant.regions,
  };
}

/** Does a part of a text say a code? Both are folded. */
function says(part: string, code: string): boolean {
  if (part === code) return true;
  if (!code.startsWith('sm')) return false;
  const full = SAMSUNG_SHORT.test(part) ? `sm${part}` : part;
  return full.startsWith(code) && isConfiguration(full.slice(code.length));
}

const isConfiguration = (rest: string): boolean =>
  rest === '' || rest === 'ds' || SAMSUNG_CONFIGURATION.test(rest);

/** The parts of a title that may be codes. */
function partsOf(title: string): string[] {
  return title
    .split(/[\s()[\]/|;:]+/)
    .map((part) => foldCode(part).replace(/,$/, ''))
    .filter((part) => CODE_IN_TITLE.test(part));
}
