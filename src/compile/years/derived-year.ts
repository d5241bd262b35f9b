import type { DeviceFacts } from '../../model/index.ts';

type Released = NonNullable<DeviceFacts['released']>;

/** The ids of the sources of derived years. */
export const DERIVED_FROM = {
  name: 'year-in-name',
  docomo: 'docomo-codes',
  softbank: 'softbank-codes',
  au: 'au-codes',
} as const;

/**
 * "Nexus 7 (2013)", "Galaxy Note 10.1 2014 Edition", "Y3 2017". Of 28 devices whose name ends with a year
 * and whose day of sale is stated, 23 came in that year and five in the one before.
 */
const IN_NAME = /\((20\d\d)\)|\b(20\d\d) Edition\b|\S (20[12]\d)$/;

/** SH-04F: the maker, a number, the letter of the year; 51A and 41A begin the second round. */
const DOCOMO = /^(?:DM|F|HT|HW|L|M|N|P|SC|SH|SO|T|Z)-([0145])\d([A-HJ-M])(?:[A-Z]{2,4})?$/;
const LETTERS = 'ABCDEFGHJKLM';
/** The year of the first letter. */
const FIRST_ROUND = 2009;
const SECOND_ROUND = 2020;

/** 404SH and SBM206SH: the digit of the year, a number, letters of the maker. */
const SOFTBANK = /^(?:SBM)?(\d)\d\d(?:F|HT|HW|KC|LG|LV|N|P|SC|SH|SO|ZT)[A-Z0-9]?$/;
/** The year of the digit 0. */
const FIRST_DIGIT = 2011;

/** IS03 and ISW11F, au's series of Android phones from June 2010 to July 2012: the digit of the round. */
const AU = /^(?:IS(0)\d|ISW?(1)\d(?:CA|F|HT|K|LG|M|N|PT|S|SC|SH|T))$/;
/** The year of the round 0. */
const AU_FIRST_ROUND = 2010;

/**
 * Returns the year in the name of a device, or in its codes if all of them are one carrier's. A phone that is
 * also sold elsewhere may be much older. A carrier's year begins in the autumn before, so the result is an
 * estimate, at most a year late or early.
 *
 * @example derivedYear('Nexus 7 (2013)', []) // { date: '2013', source: 'year-in-name', estimate: true }
 * @example derivedYear('AQUOS ZETA', ['SH-04F']) // { date: '2014', source: 'docomo-codes', … }
 */
export function derivedYear(model: string, codes: readonly string[]): Released | undefined {
  const named = IN_NAME.exec(model);
  if (named) return estimate(Number(named[1] ?? named[2] ?? named[3]), DERIVED_FROM.name);
  const years = codes.map(yearOfCode);
  if (years.includes(undefined)) return undefined;
  return years.reduce((a, b) => (a === undefined || b!.date < a.date ? b : a), undefined);
}

function yearOfCode(code: string): Released | undefined {
  const docomo = DOCOMO.exec(code);
  if (docomo) {
    const first = docomo[1] === '0' || docomo[1] === '1' ? FIRST_ROUND : SECOND_ROUND;
    return estimate(first + LETTERS.indexOf(docomo[2]!), DERIVED_FROM.docomo);
  }
  const softbank = SOFTBANK.exec(code);
  if (softbank) return estimate(FIRST_DIGIT + Number(softbank[1]), DERIVED_FROM.softbank);
  const au = AU.exec(code);
  return au ? estimate(AU_FIRST_ROUND + Number(au[1] ?? au[2]), DERIVED_FROM.au) : undefined;
}

function estimate(year: number, source: string): Released {
  return { date: String(year), source, estimate: true };
}
