import type { Inference } from './inference.ts';
import { soldBefore } from './sold.ts';

/** Galaxy S (SM-S9.., before SM-G9..), Note (SM-N9..) and Z (SM-F..). */
const FLAGSHIP = /^SM-(?:[SGN]9\d\d|F\d{3})0$/;

/** Galaxy flagships for Greater China take two cards instead of an eSIM. */
export const samsungGreaterChina: Inference = {
  id: 'samsung-greater-china',
  variant({ codes }, facts, brandSlug, book) {
    const settings = book.settings('samsung-greater-china');
    if (settings === null || brandSlug !== 'samsung' || facts.category !== 'phone') return null;
    if (codes.length === 0 || !codes.every((code) => FLAGSHIP.test(code))) return null;
    return soldBefore(facts, settings.before) ? 'no' : null;
  },
};
