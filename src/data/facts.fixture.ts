import type { Facts } from './facts.ts';

/** A data folder with nothing in it, for tests that fill in what they are about. */
export const NO_FACTS: Facts = {
  date: '2026-11-21',
  brands: {},
  regions: {},
  sources: {},
  rules: {},
  redirects: {},
  removed: {},
  neverExisted: [],
  codeNames: {},
  furtherCodes: {},
  appleOrderNumbers: {},
  notCarried: {},
  categories: {},
  releaseYears: {},
  lexicon: [],
  qualities: {},
  sharedCodes: {},
  twins: {},
  devices: [],
};
