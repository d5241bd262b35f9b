import type { DeviceDetail, Verdict } from '../model/index.ts';
import type { Lookup } from './lookup.ts';

/** As many devices as can share a code before it says nothing. */
const SHARED = 5;

/** A device that a code names, and the answer of the very variant that has it. */
export interface CodeAnswer {
  device: DeviceDetail;
  verdict: Verdict;
}

/**
 * The answer for a model code that a person wrote down: from the settings, the box or the back.
 * Unlike {@link Lookup.detect} it knows codes that no browser sends (Apple's A2848), and needs no
 * platform.
 *
 * @returns null where the text is no code, or one of several devices: that is never a guess
 * @example answerOfCode(lookup, 'a3104')?.verdict.supports // 'no'
 */
export function answerOfCode(lookup: Lookup, text: string): CodeAnswer | null {
  const wanted = folded(text);
  if (wanted.length < 3) return null;
  let found: CodeAnswer | null = null;
  for (const { slug } of lookup.check(text, { limit: SHARED }).results) {
    const device = lookup.device(slug)!;
    for (const variant of device.variants) {
      const code = variant.codes.find((c) => folded(c) === wanted);
      if (code === undefined) continue;
      if (found !== null) return null;
      // Without a grade nothing is known of the variant itself: its answer is the device's.
      const own = variant.grade !== null;
      found = {
        device,
        verdict: {
          supports: own ? variant.supports : device.supports,
          exceptionRegions: own ? [] : [...device.exceptionRegions],
          basis: own ? 'variant' : 'device',
          modelCode: code,
          regions: variant.regions,
        },
      };
    }
  }
  return found;
}

const folded = (code: string): string =>
  code
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '');
