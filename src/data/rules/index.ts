import { appleOrderNumbers } from './apple-order-numbers.ts';
import { categories } from './categories.ts';
import { claimKind } from './claim-kind.ts';
import { codeNames } from './code-names.ts';
import { esimEra } from './esim-era.ts';
import { furtherCodes } from './further-codes.ts';
import { knownBrand } from './known-brand.ts';
import { knownRegion } from './known-region.ts';
import { knownSource } from './known-source.ts';
import { lexiconWords } from './lexicon-words.ts';
import { marketNumber } from './market-number.ts';
import { networkTwin } from './network-twin.ts';
import { neverExisted } from './never-existed.ts';
import { notCarried } from './not-carried.ts';
import { possibleDate } from './possible-date.ts';
import { redirects } from './redirects.ts';
import { releaseYears } from './release-years.ts';
import { removed } from './removed.ts';
import type { Rule } from './rule.ts';
import { ruleSettings } from './rule-settings.ts';
import { saidOnce } from './said-once.ts';
import { sharedCode } from './shared-code.ts';
import { slugPath } from './slug-path.ts';
import { sourceAddress } from './source-address.ts';
import { twins } from './twins.ts';
import { uniqueCode } from './unique-code.ts';
import { uniqueName } from './unique-name.ts';
import { withoutBrand } from './without-brand.ts';

/** Every check of the facts. */
export const RULES: readonly Rule[] = [
  knownBrand,
  knownSource,
  sourceAddress,
  knownRegion,
  ruleSettings,
  slugPath,
  withoutBrand,
  redirects,
  removed,
  uniqueName,
  uniqueCode,
  sharedCode,
  marketNumber,
  networkTwin,
  claimKind,
  saidOnce,
  neverExisted,
  notCarried,
  categories,
  possibleDate,
  esimEra,
  codeNames,
  releaseYears,
  lexiconWords,
  furtherCodes,
  appleOrderNumbers,
  twins,
];
