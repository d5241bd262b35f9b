/**
 * The weights of the score: what each kind of evidence costs, in one unit. A candidate's score is the
 * sum; the smallest is meant. All are at least 0, and the fit (`npm run fit:search`) keeps them so and
 * within the bounds of {@link BOUNDS}.
 */
export type Weights = Record<keyof typeof DEFAULT, number>;

const DEFAULT = {
  // How a part of the query was read.
  prefix: 0.8,
  begun: 2,
  join: 1,
  split: 1,
  abbreviation: 2,
  abbreviationOther: 1.5,
  spoken: 1,
  mark: 1,
  sound: 3,
  edit: 5,
  editFirst: 2,
  editRare: 2,
  unsaidLetter: 4,
  swapped: 3,
  shortBrand: 0.5,
  key: 0.2,
  codePart: 1,
  // A part of the query that the name does not have, by what it is.
  unreadNoise: 0.15,
  unreadMeasure: 0.1,
  unreadNetwork: 2,
  unreadUnknown: 2.5,
  unreadRareBrand: 5,
  unreadCore: 3.5,
  unreadSuffix: 9,
  unreadSibling: 11,
  unreadName: 7,
  unreadNumber: 18,
  unreadYear: 5,
  unreadStorage: 1,
  unreadLetter: 4,
  unreadOther: 14,
  // A part of the name that the query does not say, by what it is.
  unsaidWord: 4,
  unsaidNumber: 8,
  unsaidNumberOfFamily: 0.5,
  unsaidYear: 3,
  unsaidYearOfFamily: 0.6,
  unsaidNetwork: 1,
  unsaidGeneric: 0.5,
  unsaidKind: 12,
  unsaidFamilyWord: 0.2,
  unsaidLine: 2,
  // The candidate itself.
  alias: 0.4,
  brandUnsaid: 6,
  rareBrandUnsaid: 7,
  rareBrand: 1,
  age: 0.02,
  ageOfFamily: 0.45,
  prominence: 0.5,
  prominenceOfFamily: 3,
  category: 8,
  // Does the query mean a device at all?
  gainBrand: 4,
  gainLine: 5,
  gainWord: 2,
  gainCommon: 0.6,
  gainNumber: 1.6,
  gainCompound: 3,
  gainCode: 12,
  againstUnknown: 1.1,
  againstRead: 0.45,
  againstUnread: 0.55,
  bias: 1.2,
} as const;

/** The weights in use. */
export const WEIGHTS: Weights = { ...DEFAULT };
