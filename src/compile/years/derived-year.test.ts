import { describe, expect, it } from 'vitest';
import { derivedYear } from './derived-year.ts';

describe('the year that a name or a code states', () => {
  it.each([
    ['Nexus 7 (2013)', ['Nexus 7'], '2013', 'year-in-name'],
    ['Galaxy Note 10.1 2014 Edition', ['SM-P605'], '2014', 'year-in-name'],
    ['Y3 2017', ['CRO-L02'], '2017', 'year-in-name'],
    // The name is the maker's own word: it goes before a carrier's code.
    ['Xperia Z (2014)', ['SO-02E'], '2014', 'year-in-name'],
    ['Xperia X10', ['SO-01B'], '2010', 'docomo-codes'],
    ['AQUOS ZETA', ['SH-04F'], '2014', 'docomo-codes'],
    ['AQUOS PHONE', ['SH-01FDQ'], '2014', 'docomo-codes'],
    // The round of letters leaves out the I and begins again with 41A and 51A.
    ['Galaxy Feel', ['SC-04J'], '2017', 'docomo-codes'],
    // The earlier of two carriers.
    ['AQUOS', ['SH-01G', '304SH'], '2014', 'softbank-codes'],
    ['Xperia 1', ['SO-03L'], '2019', 'docomo-codes'],
    ['Xperia 1 II', ['SO-51A'], '2020', 'docomo-codes'],
    ['arrows We2', ['F-52E'], '2024', 'docomo-codes'],
    ['GALAPAGOS', ['SBM003SH'], '2011', 'softbank-codes'],
    ['ARROWS A', ['202F'], '2013', 'softbank-codes'],
    ['AQUOS PHONE', ['SBM102SH2'], '2012', 'softbank-codes'],
    ['IS03', ['IS03'], '2010', 'au-codes'],
    ['ARROWS Z ISW11F', ['ISW11F'], '2011', 'au-codes'],
  ])('%s %j: %s', (model, codes, date, source) => {
    expect(derivedYear(model, codes)).toEqual({ date, source, estimate: true });
  });

  it.each([
    // A number that looks like a year.
    ['R2017', ['R2017']],
    ['A2010-a', ['Lenovo A2010-a']],
    ['2010', ['2010']],
    ['Note 2 2099', []],
    ['W2016', ['SM-W2016']],
    ['Xperia (20130)', []],
    // Codes that only look like those of a carrier.
    ['Galaxy S4', ['GT-I9505']],
    ['L-01I', ['L-01I']],
    ['SH-21F', ['SH-21F']],
    ['Q-04F', ['Q-04F']],
    ['101P51C', ['101P51C']],
    ['A20PRO', ['A20PRO']],
    ['ZTE 402', ['ZTE 402ZT Pro']],
    ['IS11', ['IS11']],
    ['IS330', ['IS330']],
    ['ISW21SH', ['ISW21SH']],
    // Sold elsewhere more than a year before the carrier had it.
    ['Galaxy A25 5G', ['SC-53F', 'SM-A256E']],
    ['Nameless', []],
  ])('%s %j: none', (model, codes) => {
    expect(derivedYear(model, codes)).toBeUndefined();
  });
});
