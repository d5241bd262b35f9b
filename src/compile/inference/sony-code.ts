import type { Supports } from '../../model/index.ts';
import type { Inference } from './inference.ts';
import { soldSince } from './sold.ts';

const CODE = /^XQ-[A-Z]{2}\d([124])$/;
const KINDS: Readonly<Record<string, Supports>> = { '4': 'yes', '2': 'no', '1': 'no' };

/** The last digit of a Sony code says which SIMs the unit takes. */
export const sonyCode: Inference = {
  id: 'sony-code',
  variant({ codes }, facts, brandSlug, book) {
    const settings = book.settings('sony-code');
    if (settings === null || brandSlug !== 'sony' || !soldSince(facts, settings.since)) return null;
    const kinds = new Set(codes.map((code) => KINDS[CODE.exec(code)?.[1] ?? ''] ?? null));
    const [kind] = kinds;
    return kinds.size === 1 ? (kind ?? null) : null;
  },
};
