import {
  AppleOrderNumbers,
  Brands,
  Categories,
  CodeNames,
  Dataset,
  type DeviceFacts,
  FurtherCodes,
  type InferenceRule,
  type LexiconFile,
  NeverExisted,
  NotCarried,
  Qualities,
  Redirects,
  Regions,
  ReleaseYears,
  Removed,
  SharedCodes,
  type Sources,
  Twins,
} from '../model/index.ts';

/** A device as read: its facts, and what its path says. */
export interface DeviceEntry {
  /** Path below the data folder. */
  file: string;
  /** `catalogue` for a line of `data/catalogue`, `curated` for a device with a file of its own. */
  origin: 'curated' | 'catalogue';
  brandSlug: string;
  modelSlug: string;
  facts: DeviceFacts;
}

/** Everything in the data folder. */
export interface Facts {
  date: string;
  /** Those of `brands.json` and of the catalogue. */
  brands: Brands;
  regions: Regions;
  sources: Sources;
  rules: Readonly<Record<string, InferenceRule>>;
  redirects: Readonly<Record<string, string>>;
  /** Released slugs of things that do not belong in the data set, by what they are and by brand. */
  removed: Removed;
  /** Names in lists that were never sold. */
  neverExisted: NeverExisted['names'];
  /** Names for codes without a name in Google's list. */
  codeNames: CodeNames;
  /** Codes that Google's list lacks. */
  furtherCodes: FurtherCodes;
  /** Which device an order number of Apple names. */
  appleOrderNumbers: AppleOrderNumbers;
  /** Rows of Google's list about things that nobody carries. */
  notCarried: NotCarried;
  /** Categories of devices for which Google's console states none or a wrong one. */
  categories: Categories;
  /** The years of catalogue devices without a more exact date. */
  releaseYears: ReleaseYears;
  /** The words of questions, by role, in the order of their files. */
  lexicon: readonly LexiconFile[];
  /** Which lines have the qualities that questions ask for. */
  qualities: Qualities;
  /** Codes that several devices really share. */
  sharedCodes: SharedCodes;
  /** Devices that other markets sell under other names. */
  twins: Twins;
  /** Curated devices in the order of their paths, then those of the catalogue. */
  devices: readonly DeviceEntry[];
}

/** The schema of each single file of the data folder, by its name. */
export const FILES = {
  'apple-order-numbers.json': AppleOrderNumbers,
  'brands.json': Brands,
  'categories.json': Categories,
  'code-names.json': CodeNames,
  'dataset.json': Dataset,
  'further-codes.json': FurtherCodes,
  'never-existed.json': NeverExisted,
  'not-carried.json': NotCarried,
  'qualities.json': Qualities,
  'redirects.json': Redirects,
  'regions.json': Regions,
  'release-years.json': ReleaseYears,
  'removed.json': Removed,
  'shared-codes.json': SharedCodes,
  'twins.json': Twins,
} as const;
