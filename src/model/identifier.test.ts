import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { identifierIn, mayBecomeIdentifier } from './identifier.ts';

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
    expect(mayBecomeIdentifier('galaxy s24 256')).toBe(false);
  });
});
