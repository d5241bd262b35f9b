// Words of names with which makers say what a device is. They are parts of names in every language of a question, so that
// the lexicon, which has the words around names, lacks them.

/** The words for each category of device: "Galaxy Watch", "Galaxy Tab", "Xiaomi Pad", "MateBook". */
export const KIND_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['watch', ['watch']],
  ['tablet', ['tab', 'pad']],
  ['laptop', ['book']],
]);

/** All such words. The name of a line alone does not mean their devices: "galaxy s11" is not a Galaxy Tab S11. */
export const OTHER_KINDS: readonly string[] = [
  ...[...KIND_WORDS.values()].flat(),
  'tablet',
  'buds',
];

/** Words that do not tell a device from the others of its line. */
export const GENERIC_WORDS: readonly string[] = [
  'phone',
  'series',
  'dual',
  'sim',
  'lte',
  'edition',
];
