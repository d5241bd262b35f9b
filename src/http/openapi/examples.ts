import type { DetectResponse, DeviceRecord, SearchResponse, Verdict } from '../../model/index.ts';

const GREATER_CHINA = ['hong-kong', 'macau', 'mainland-china', 'taiwan'];

const GALAXY_S24_ULTRA: DeviceRecord = {
  slug: 'samsung/galaxy-s24-ultra',
  brand: 'Samsung',
  brandSlug: 'samsung',
  model: 'Galaxy S24 Ultra',
  modelSlug: 'galaxy-s24-ultra',
  releaseYear: 2024,
  category: 'phone',
  supports: 'yes',
  exceptionRegions: GREATER_CHINA,
};

const NO: Verdict = {
  supports: 'no',
  exceptionRegions: [],
  basis: 'variant',
  modelCode: null,
  regions: ['hong-kong'],
  meant: 'one',
};

/** The answer to the examples of the parameters of `GET /api/check`. A test compares it with the service's. */
export const SEARCH_EXAMPLE: SearchResponse = {
  results: [GALAXY_S24_ULTRA],
  count: 1,
  verdict: NO,
};

/** The same for the headers of `GET /api/detect` and for `GET /api/detect/{model}`. */
export const DETECT_EXAMPLE: DetectResponse = {
  match: GALAXY_S24_ULTRA,
  brand: 'Samsung',
  model: 'Galaxy S24 Ultra',
  verdict: { ...NO, modelCode: 'SM-S9280', regions: GREATER_CHINA },
};
