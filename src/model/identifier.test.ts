import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { identifierIn, mayBecomeIdentifier, withoutIdentifiers } from './identifier.ts';

const EID = '89034011560010000000000000000121';
const IMEI = '490154203237518';

describe('the identifier of a unit', () => {
  test.each([
    [EID, 'eid', true],
    ['8900 1012 0123 4123 4012 3456 7890 1224', 'eid', true],
    ['89044011-11223344-11223344-11223321', 'eid', true],
    [`EID: ${EID}`, 'eid', true],
    [`EID${EID}`, 'eid', true],
    [`${EID} IMEI ${IMEI}`, 'eid', true],
    [EID.replace(/\d/g, (d) => '０１２３４５６７８９'[Number(d)]!), 'eid', true],
    ['89034011560010000000000000000122', 'eid', false],
    ['00000000000000000000000000000000', 'eid', false],
    [IMEI, 'imei', true],
    ['49-015420-323751-8', 'imei', true],
    [`IMEI1: ${IMEI} / IMEI2: 356938035643809`, 'imei', true],
    [`${IMEI} 356938035643809`, 'imei', true],
    ['490154203237519', 'imei', false],
    ['49015420323751', 'imei', false],
    ['4901542032375180', 'imei', false],
    ['8903401156001000000000000000012', 'eid', false],
    ['8944110068256270000', 'eid', false],
  ] as const)('%s: %s, %s', (text, kind, isValid) => {
    expect(identifierIn(text)).toEqual({ kind, isValid });
  });

  test.each(['', 'SM-S928B', 'iPhone 15 Pro 256', '4901542032375', 'galaxy s24', '2201116SG', '1'])(
    '%j has none',
    (text) => expect(identifierIn(text)).toBeNull(),
  );

  test.each([
    [`iPhone 13 128GB IMEI ${IMEI}`, 'iPhone 13 128GB'],
    [`iPhone 13 ${IMEI}`, 'iPhone 13'],
    [`imei1: ${IMEI}, imei2: 356938035643809 Pixel 8`, ',   Pixel 8'],
    [`EID ${EID} iPhone 15`, 'iPhone 15'],
    ['iPhone 15 EID: 8904 4011 1122 3344 1122 3344 1122 3321 Pro', 'iPhone 15   Pro'],
    ['iPhone 13 IMEI 49 015420 323751 8 IMEI2 35 693803 564380 9 128GB', 'iPhone 13     128GB'],
    ['iPhone 13, 49-015420-323751-8, 128GB', 'iPhone 13,  , 128GB'],
    [`iPhone 13 (IMEI 1 = ${IMEI})`, 'iPhone 13 ( )'],
    ['Pixel 8 490154203237519', 'Pixel 8'],
    ['Pixel 8 GTIN 00195949045678', 'Pixel 8 GTIN'],
    [`Galaxy S24 ${EID.replace(/....(?=.)/g, '$& ')}`, 'Galaxy S24'],
    [IMEI, ''],
    [`EID: ${EID}`, ''],
    ['Archos IMEI 2 = 198228 046772 368 9.4" FFF', 'Archos   9.4" FFF'],
  ])('%s: the rest is "%s"', (text, rest) => {
    expect(withoutIdentifiers(text).rest).toBe(rest);
    expect(identifierIn(text)).not.toBeNull();
  });

  test.each(['Pixel 8 EAN 0195949045678', 'Galaxy S24 8 256 2024 SM-S921B', 'D000-000019-002'])(
    'is no other number: %s',
    (text) => expect(withoutIdentifiers(text)).toEqual({ rest: text, identifier: null }),
  );

  test.each([
    ['iPhone 13 IMEI: 4901 5420 3237 518, black', 'iPhone 13  , black'],
    ['IMEI 490154 203237518 iPhone 13', 'iPhone 13'],
    ['iPhone 13 IMEI490154 203237518', 'iPhone 13'],
    ['MEID 35693803564380 iPhone 13', 'MEID   iPhone 13'],
    ['iPhone13-490154203237518', 'iPhone13-'],
    ['XR20-490154203237518', 'XR20-'],
    ['iPhone 13 mit Bescheid 490154203237518', 'iPhone 13 mit Bescheid'],
    ['4901 5420 3237 518', ''],
  ])('takes no more than the number of %s', (text, rest) => {
    expect(withoutIdentifiers(text).rest).toBe(rest);
  });

  test.each([
    'iPhone 13 8901 2601 2345 6789 012',
    'iPhone 11 128 06 12 34 56 78',
    'iPhone 12 13 14 15 16 17 11',
    'iPhone 8 64 06 12 34 56 78 90',
  ])('is no telephone number or list of numbers behind a name: %s', (text) =>
    expect(withoutIdentifiers(text)).toEqual({ rest: text, identifier: null }),
  );

  test('may not come of the sizes of a title', () => {
    expect(mayBecomeIdentifier('galaxy a54 8 256 2023 blue')).toBe(false);
  });

  test('leaves none of its digits beside a name', () => {
    const digits = (length: number) =>
      fc
        .stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`))
        .filter((d) => d.length === length);
    const label = fc.constantFrom('', 'IMEI ', 'imei1: ', 'IMEI 2 = ', 'S/N ', 'EID:', '#', '(');
    const line = fc.record({
      name: fc.constantFrom('iPhone 13', 'Galaxy S24 Ultra', 'Pixel Fold'),
      label,
      number: fc.oneof(digits(15), digits(16), digits(20), digits(32)),
      isFirst: fc.boolean(),
    });
    fc.assert(
      fc.property(line, ({ name, label, number, isFirst }) => {
        const written = label + number;
        const { rest, identifier } = withoutIdentifiers(
          isFirst ? `${written} ${name}` : `${name} ${written}`,
        );
        expect(identifier).not.toBeNull();
        expect(rest.replace(/\D/g, '')).toBe(name.replace(/\D/g, ''));
        expect(withoutIdentifiers(rest)).toEqual({ rest, identifier: null });
      }),
    );
  });

  test('is found to be mistyped after any one wrong digit', () => {
    const one = fc.record({
      number: fc.constantFrom(EID, IMEI),
      at: fc.nat(),
      by: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(one, ({ number, at, by }) => {
        const i = at % number.length;
        const wrong = (Number(number[i]) + by) % 10;
        const text = number.slice(0, i) + wrong + number.slice(i + 1);
        expect(identifierIn(text)?.isValid).toBe(false);
      }),
    );
  });

  test('is looked for in any text without a fault, in linear time', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void identifierIn(text)));
    expect(identifierIn('1 '.repeat(1_000_000))?.isValid).toBe(false);
  });

  test.each([EID, IMEI])('is seen to come before it is whole: %s', (number) => {
    for (let n = 9; n <= number.length; n++) {
      expect(mayBecomeIdentifier(number.slice(0, n)), number.slice(0, n)).toBe(true);
    }
    expect(mayBecomeIdentifier(`iPhone 13 ${number.slice(0, 9)}`)).toBe(true);
    expect(mayBecomeIdentifier('galaxy s24 256')).toBe(false);
  });
});
