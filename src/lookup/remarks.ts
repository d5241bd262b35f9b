import type { DeviceRecord, Verdict } from '../model/index.ts';

/**
 * Returns the model code of a verdict; `null` if it did not decide, as one of several codes whose units have different
 * answers.
 */
export const decidingCode = ({ basis, supports, modelCode }: Verdict): string | null =>
  basis === 'device' && (supports === 'partial' || supports === 'unknown') ? null : modelCode;

/**
 * Says what a list of candidates leaves out if the devices that a question means are a `partial` together; `null` if the
 * list shows it.
 */
export function unlistedSide(
  { supports }: Verdict,
  candidates: readonly DeviceRecord[] = [],
): string | null {
  if (supports !== 'partial' || candidates.length === 0) return null;
  if (!candidates.some(({ supports }) => /yes|partial/.test(supports)))
    return 'Some that are not listed support eSIM';
  return candidates.every(({ supports }) => supports === 'yes')
    ? 'All that are listed support eSIM, others that fit do not or are not known to'
    : null;
}
