/**
 * The weights of the score: the cost of each kind of evidence, in one unit. The score of a candidate is the sum of its
 * costs, and the candidate with the lowest score is meant. All weights are at least 0; the fit
 * (`npm run fit:search`) keeps them so.
 */
export type Weights = Record<keyof typeof DEFAULT, number>;

const DEFAULT = {
  // How a part of the query was read.
  /** The end of the query as the beginning of a word: "galaxy s24 ult". Half for the letter of a line: "p pro". */
  prefix: 0.8,
  /** The same for a number that is a number of names by itself: "redmi 13" for the 13C. */
  prefixOfNumber: 3.5,
  /** A name that is cut short before the end of the query: "iph 15". */
  begun: 2,
  /** Two tokens as one word: "one plus". Also a name with an ending: "motinho". */
  join: 1.25,
  /** One token as several words: "promax". Also a plural: "samsungs". */
  split: 1,
  /** Initials and short forms: "rn 12" for a Redmi Note 12. */
  abbreviation: 4,
  /** Added if the same initials more often mean another phrase: "rn" as "realme narzo". */
  abbreviationOther: 1.5,
  /** A number in words, or a letter by its name: "s twenty three", "ess 23". */
  spoken: 1,
  /** A number for the Roman numeral behind another number: "xperia 1 5" for the Xperia 1 V. */
  mark: 1,
  /** A name that is written by ear: "ayfon". */
  sound: 3,
  /** Each typing error: "galxy" has one. */
  edit: 2.64,
  /** Added if the first letter is wrong: "mokia" for Nokia. */
  editFirst: 2,
  /** Added for a word that no well-known maker has, and for a text of up to three letters: "prp" for "pro". */
  editRare: 2,
  /** A number without the letter of its line: "samsung 24 ultra" for an S24 Ultra. */
  unsaidLetter: 4,
  /** A number with its letters as several words, or turned: "fold z5" for a Z Fold5, "22s ultra" for an S22. */
  splitCompound: 4.5,
  /** All of the query as one whole name, in any spacing: "iphone15promax". */
  wholeName: 0.2,
  /** A whole model code or order number: "SM-S928B". */
  code: 0.1,
  /** A year that is not in the name, as that of the release: "iphone xr 2018". */
  releaseYear: 0.3,
  /** The year of a purchase, read as that of the release: "bought in 2023". */
  purchaseYear: 4.5,
  /** The beginning of codes: "XQ-D". Twice for a sibling of known codes. Added to a code that may be a name: "a5". */
  codePart: 1,
  // A part of the query that the name does not have, by what it is.
  /** A word that tells the device, by its kind or a quality: "watch" for a watch, "small iphone" for an iPhone SE. */
  unreadOwn: 0.15,
  /** Any other word of questions and listings: "does" in "galaxy s24 does it have esim". */
  unreadNoise: 1.2,
  /** A word for another kind of device that names have as well: "watch" in "samsung watch s24" for a phone. */
  unreadCategory: 6.25,
  /** A word of questions that names of makers have as well: "it"; or a letter that the maker has in names. */
  unreadNoiseOfBrand: 4.8,
  /** A word of questions behind a name, which may begin a word of it: "oneplus no". */
  unreadBegun: 5,
  /** A word of questions that is probably a half of a name, or misspelt: "red" in "red magic", "op" in "op12". */
  unreadHalf: 6,
  /** A word in a script that the lexicon cannot read, and that is near no name: "iphone 13 鲸鱼". */
  unreadOpaque: 0.2,
  /** The number of a measure, a price, a version or an order: "256gb", "android 14", "order no. 4711". */
  unreadMeasure: 0.16,
  /** A network: "iphone 12 5g". */
  unreadNetwork: 2,
  /** A word of no language that the lexicon knows: "bmw x5". */
  unreadUnknown: 12.5,
  /** A suffix, for makers that have it in names: "iphone 13 plus" for an iPhone 13. Others pay `unreadUnknown`. */
  unreadSibling: 7.2,
  /** A number that may be one of a name: "pixel 7 8" for a Pixel 7. */
  unreadNumber: 18,
  /** A year that is not that of the device: "iphone xr 2024". */
  unreadYear: 5,
  /** A number in words: "my twelve iphone 13". */
  unreadSpoken: 12,
  /** A size of storage without its unit, or memory and storage: "iphone 13 256", "12/256". */
  unreadStorage: 1,
  /** A number that is less surely one of something else: "15 days", "80w", "2 esims". */
  unreadUnit: 2.5,
  /** A count behind the number of a name: "a54 350 cycles". */
  unreadCount: 1,
  /** The number of the other of two devices: "iphone 12/13". Also a count of two digits, which may be one. */
  unreadOtherOfTwo: 4.2,
  /** A quality that the device lacks, if the query has no number: "rugged iphone". */
  unreadQuality: 8,
  // A part of the name that the query does not say, by what it is.
  /** A word that tells the device from others: the "ultra" of an S24 Ultra for "s24". */
  unsaidWord: 4,
  /** The same if the query has no number: the "pro" of a Pixel 10 Pro for "pixel". */
  unsaidWordOfFamily: 1.5,
  /** A number, if the query has another: the 9 of a Pixel 9 Pro for "pixel pro 8". Also a number of another line. */
  unsaidNumber: 8,
  /** The same if the query has none: the 15 of an iPhone 15 for "iphone". */
  unsaidNumberOfFamily: 0.5,
  /** A generation, if the query has another number: the sixth of an iPad Pro for "ipad pro 12.9". */
  unsaidGeneration: 0.5,
  /** Added if the query may be a shorter name: "galaxy z flip" for a Flip7. */
  notWhole: 1.5,
  /** The year in a name, if the query has a number: the 2026 of a moto g power for "moto g7 power". */
  unsaidYear: 3,
  /** The same if it has neither a number nor the line: "motorola power". */
  unsaidYearOfFamily: 0.6,
  /** A network: the "5G" of a Galaxy A52 5G for "a52". */
  unsaidNetwork: 1.2,
  /** A word that tells no device from others: the "edition" of a GT Master Edition for "gt master". */
  unsaidGeneric: 0.5,
  /** The upper bound of the sum of unsaid costs if the last word of the query is a beginning: "moto g pow". */
  unsaidMostBegun: 6,
  /** The upper bound of that sum for any other query. */
  unsaidMost: 24,
  /** A word for another kind of device: the "tab" of a Galaxy Tab S11 for "galaxy s11". */
  unsaidKind: 12,
  /** A word of a line that goes without saying: the "z" of a Galaxy Z Fold5 for "galaxy fold 5". */
  unsaidFamilyWord: 0.2,
  /** The line, if the maker and a number are said: "samsung s24" for a Galaxy S24. */
  unsaidLine: 2,
  /** The line, if neither is said: "s24". */
  unsaidLineAndBrand: 0.6,
  // The candidate itself.
  /** Each gap between parts of the name: "pixel is my new 8 pro" has one. */
  broken: 0.6,
  /** Each unread word in such a gap, up to eight: "is", "my" and "new" in that text. */
  apart: 0.6,
  /** A name of the device other than its first. */
  alias: 1.28,
  /** The maker is not said ("s24"): this for one that nobody carries, a part of it for others. */
  brandUnsaid: 4,
  /** Added for a maker without a weight, if it is not said: "w10" for a Hotwav. */
  rareBrandUnsaid: 4,
  /** Added for such a maker if it is said: "hotwav". */
  rareBrand: 1,
  /** Each year of age, if the query has a number: the younger of two devices that are called "X1". */
  age: 0.02,
  /** Each year of age, if it has none: the newest devices for "iphone". */
  ageOfFamily: 0.2,
  /** Each year of age, if it asks for the newest device: "latest iphone". */
  ageOfNewest: 4,
  /** A device that nobody knows, if the query has a number; a part of it for others: the best known for "14". */
  prominence: 0.5,
  /** Added for such a device if the maker is not said either: "14" is rather an iPhone than a Xiaomi. */
  prominenceUnsaid: 3.5,
  /** Added instead if a line that many makers have is said: "note 12". */
  prominenceOfSharedLine: 3.5,
  /** A device that nobody knows, if the query has no number; a part of it for others: "samsung". */
  prominenceOfFamily: 2,
  /** A device whose answer is unknown, if the query says only a maker or a line: "tecno". */
  unknownOfFamily: 1.0,
  /** A device of another kind than the query asks for: a Galaxy Watch for "samsung tablet". */
  category: 8,
  // Whether the query means any device (`search/abstain.ts`): weights for and against it.
  /** The maker: "samsung". */
  gainBrand: 4,
  /** A maker without a weight: "hotwav". */
  gainRareBrand: 3,
  /** A line, or a short form of the maker: "galaxy", "mi". */
  gainLine: 5,
  /** Another word of the name: "ultra". */
  gainWord: 2,
  /** A word of names that says little: an everyday word, or "lite" with no other part of a name. */
  gainCommon: 0.6,
  /** A number of digits alone: "13". */
  gainNumber: 1.6,
  /** A number with a letter, or a code that may be a name: "s24", "a5". */
  gainCompound: 3,
  /** A code that is no name: "SM-S928B". */
  gainCode: 12,
  /** Added if the name needs no maker beside it: "note 20 ultra", "z flip5". */
  gainDistinct: 2,
  /** Added if the query is the whole name and nothing else: "fairphone 5". */
  gainWhole: 4,
  /** An unknown word beside a name that is well said: "galaxy s24 ultra bmw". */
  againstUnknown: 0.7,
  /** An unknown word beside any other part of a name: "bmw x5". */
  againstUnknownWeak: 3.2,
  /** Such a word of another script beside a name that is well said: "iphone 13 鲸鱼". */
  againstOpaque: 0.2,
  /** A factor of the cost of an unread number beside any other part of a name: "15 13". */
  againstNumber: 0.7,
  /** A number beside a name that is well said and has its own: "twelve Surface Pro 9", "pixel 7 8". */
  againstNumberApart: 1.5,
  /** A word that continues the name or names another thing: "galaxy s24 lite", "mi band 8". */
  againstSibling: 12,
  /** The name of another maker or line: "pixel 13 pro max". */
  againstName: 8,
  /** A factor of the cost of what is read as a part of the name: "galxy s24". */
  againstRead: 0.45,
  /** A factor of the cost of what is read as no part of a name: "80w". */
  againstUnread: 0.55,
  /** A factor of the cost of what the query leaves unsaid: "galaxy ultra". */
  againstUnsaid: 0.12,
  /** The upper bound of what the words around a name that is well said count against it: those of a long listing. */
  mostSurroundings: 3.5,
  /** What "no device" has in advance, and once more if only numbers are read: "15 13". */
  bias: 1.2,
} as const;

/** The weights in use. */
export const WEIGHTS: Weights = { ...DEFAULT };

/**
 * The cost of a word of a language that means words of the name. It must be below that of the same word unread: "reloj" for
 * the "watch" of a watch.
 */
export const costOfMeaning = (): number => WEIGHTS.unreadOwn / 2;
