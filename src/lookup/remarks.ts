import type { Verdict } from '../model/index.ts';

/**
 * Returns the model code of a verdict; `null` if it did not decide, as one of several codes whose units have different
 * answers.
 */
export const decidingCode = ({ basis, supports, modelCode }: Verdict): string | null =>
  basis === 'device' && (supports === 'partial' || supports === 'unknown') ? null : modelCode;
