import {
  Brands,
  CodeNames,
  Dataset,
  type DeviceFacts,
  FurtherCodes,
  type InferenceRule,
  type LexiconFile,
  NeverExisted,
  NotCarried,
  Redirects,
  Regions,
  ReleaseYears,
  SharedCodes,
  type Sources,
  Twins,
} from '../model/index.ts';

/** A device after its file was read: its facts and what its place says. */
export interface DeviceEntry {
  /** Path below the data folder. */
  file: string;
  /** `catalogue` where it is a line of `data/catalogue`; `curated` where it has a file of its own. */
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
  /** Names that lists hold and that were never sold. */
  neverExisted: NeverExisted['names'];
  /** The names of codes that the list has without one. */
  codeNames: CodeNames;
  /** The codes that the list lacks. */
  furtherCodes: FurtherCodes;
  /** What the list holds and nobody carries. */
  notCarried: NotCarried;
  /** The years of the catalogue devices of which nothing more exact is known. */
  releaseYears: ReleaseYears;
  /** The words of questions, by role, in the order of their files. */
  lexicon: readonly LexiconFile[];
  /** The codes that several devices have on purpose. */
  sharedCodes: SharedCodes;
  /** The devices that other markets know by other names. */
  twins: Twins;
  /** Curated devices in the order of their paths, then those of the catalogue. */
  devices: readonly DeviceEntry[];
}

/** The schema of every single file of the data folder, by its name. */
export const FILES = {
  'brands.json': Brands,
  'code-names.json': CodeNames,
  'dataset.json': Dataset,
  'further-codes.json': FurtherCodes,
  'never-existed.json': NeverExisted,
  'not-carried.json': NotCarried,
  'redirects.json': Redirects,
  'regions.json': Regions,
  'release-years.json': ReleaseYears,
  'shared-codes.json': SharedCodes,
  'twins.json': Twins,
} as const;
