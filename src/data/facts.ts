import * as v from 'valibot';
import {
  Brands,
  CatalogueFile,
  type DeviceFacts,
  DeviceFacts as DeviceFactsSchema,
  LexiconFile,
  Line,
  PartialDate,
  Regions,
  Slug,
  Sources,
} from '../model/index.ts';
import { CodeNames } from './code-names.ts';
import { FurtherCodes } from './further-codes.ts';
import { NeverExisted } from './never-existed.ts';
import { NotCarried } from './not-carried.ts';
import { ReleaseYears } from './release-years.ts';
import { SharedCodes } from './shared-codes.ts';
import { Twins } from './twins.ts';

/** A device after its file was read: its facts and what its place says. */
export interface DeviceEntry {
  /** Path below the data folder. */
  file: string;
  /** `catalogue` where it is a line of `data/catalogue`; `curated` where it has a file of its own. */
  origin: 'curated' | 'catalogue';
  brandSlug: string;
  modelSlug: string;
  facts: DeviceFacts;
  /** The year that is shown where the facts tell none. No rule of inference rests on it. */
  latest?: NonNullable<DeviceFacts['released']>;
}

/** A rule of inference, as `data/rules/<id>.json` states it. */
export const InferenceRule = v.strictObject({
  $schema: v.optional(v.string()),
  /** What the rule says of the devices that it applies to, as one sentence for a reader. */
  statement: Line,
  /** Why that is sound. */
  reason: v.pipe(v.string(), v.maxLength(1000)),
  sources: v.pipe(v.array(Slug), v.minLength(1)),
  /** The settings of the rule: dates, brands, codes. Each rule's code says which it reads. */
  settings: v.optional(v.record(v.string(), v.unknown())),
});
export type InferenceRule = v.InferOutput<typeof InferenceRule>;

/** `data/redirects.json`: retired slugs and where they lead. */
export const Redirects = v.record(v.string(), v.string());

/** `data/dataset.json`: what the data set says of itself. */
export const Dataset = v.strictObject({
  $schema: v.optional(v.string()),
  /** The day on which the facts were last brought up to date. */
  date: PartialDate,
});

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
  neverExisted: NeverExisted;
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
  'sources.json': Sources,
} as const;

export { CatalogueFile, DeviceFactsSchema, LexiconFile };
