import type { DetectResponse, DeviceRecord, SearchResponse } from '../../model/index.ts';

const GALAXY_S24_ULTRA: DeviceRecord = {
  slug: 'samsung/galaxy-s24-ultra',
  brand: 'Samsung',
  brandSlug: 'samsung',
  model: 'Galaxy S24 Ultra',
  modelSlug: 'galaxy-s24-ultra',
  releaseYear: 2024,
  category: 'phone',
  supports: 'yes',
  exceptionRegions: ['mainland-china'],
};

/** What `/api/check?q=s24 ultra&limit=1` answers in form; the facts themselves may move on. */
export const SEARCH_EXAMPLE: SearchResponse = { results: [GALAXY_S24_ULTRA], count: 1 };

/** What a Galaxy S24 Ultra of mainland China is told in form. */
export const DETECT_EXAMPLE: DetectResponse = {
  match: GALAXY_S24_ULTRA,
  brand: 'Samsung',
  model: 'Galaxy S24 Ultra',
  verdict: {
    supports: 'no',
    exceptionRegions: [],
    basis: 'variant',
    modelCode: 'SM-S9280',
    regions: ['mainland-china'],
  },
};
