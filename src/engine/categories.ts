/** Words that say what kind of device is meant. */
export const CATEGORY_WORDS: ReadonlyMap<string, string> = new Map([
  ['phone', 'phone'],
  ['smartphone', 'phone'],
  ['handy', 'phone'],
  ['tablet', 'tablet'],
  ['tablets', 'tablet'],
  ['smartwatch', 'watch'],
  ['laptop', 'laptop'],
  ['notebook', 'laptop'],
]);
