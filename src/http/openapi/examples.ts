import type { DetectResponse, DeviceRecord, SearchResponse, Verdict } from '../../model/index.ts';

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

const MAINLAND_CHINA: Verdict = {
  supports: 'no',
  exceptionRegions: [],
  basis: 'variant',
  modelCode: 'SM-S9280',
  regions: ['mainland-china'],
  meant: 'one',
};

/** The form of the response to `/api/check?q=SM-S9280&limit=1`. The facts themselves may change. */
export const SEARCH_EXAMPLE: SearchResponse = {
  results: [GALAXY_S24_ULTRA],
  count: 1,
  verdict: MAINLAND_CHINA,
};

/** The form of the response to a Galaxy S24 Ultra of mainland China. */
export const DETECT_EXAMPLE: DetectResponse = {
  match: GALAXY_S24_ULTRA,
  brand: 'Samsung',
  model: 'Galaxy S24 Ultra',
  verdict: MAINLAND_CHINA,
};
