import type { Verdict } from './verdict.ts';

/**
 * True if a sentence about a verdict names its model code. A device that is `partial` is so as a whole: nobody knows
 * which of its versions the unit with the code is.
 *
 * @example namesCode({ basis: 'device', supports: 'partial' }) // false
 */
export const namesCode = ({ basis, supports }: Pick<Verdict, 'basis' | 'supports'>): boolean =>
  basis === 'variant' || supports !== 'partial';
