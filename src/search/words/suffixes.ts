/**
 * Words that makers put behind a name to make it another device's: an "iphone 15 classic" is no
 * iPhone 15. They are typed as they are meant: a "lite" is no LTE. Add one that three makers use.
 */
export const SUFFIXES: ReadonlySet<string> = new Set(
  `active air classic compact core duo edge elite fe flip fold fusion go lite max mini neo note play
   plus power premium prime pro se sport star stylus turbo ultra youth zoom`.split(/\s+/),
);
