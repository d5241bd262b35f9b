import { describe, expect, it } from 'vitest';
import { sampleSnapshot } from '../detect/sample.fixture.ts';
import { Container, writeContainer } from '../snapshot/index.ts';
import { OrderNumbers, orderSections } from './order-numbers.ts';

const snapshot = sampleSnapshot([
  { brand: 'Samsung', model: 'Galaxy A23' },
  { brand: 'Apple', model: 'iPhone 1' },
  { brand: 'Apple', model: 'iPhone 2' },
]);
const ONE = 1;
const TWO = 2;

/** Opens order numbers of the two phones of Apple, and of the second one for mainland China. */
function opened(one: string[], two: string[] = [], mainland: string[] = []): OrderNumbers {
  const sections = orderSections([
    ...two.map((number) => ({ number, owner: 1, isMainland: false })),
    ...mainland.map((number) => ({ number, owner: 1, isMainland: true })),
    ...one.map((number) => ({ number, owner: 0, isMainland: false })),
  ]);
  const meta = { version: 'sample', date: '2026-01-01', devices: 3, codes: 0 };
  return new OrderNumbers({
    ...snapshot,
    container: new Container(writeContainer(meta, sections)),
  });
}

describe('OrderNumbers', () => {
  const orders = opened(['MA002', 'MA022', 'MAY33', 'MYYY4'], ['MA012'], ['MA032']);

  it.each([
    ['ma002', ONE, null, false],
    ['ma012', TWO, null, false],
    ['ma022', ONE, null, false],
    ['ma032', TWO, 'mainland-china', false],
    ['may33', ONE, null, false],
    ['myyy4', ONE, null, false],
    ['na002', ONE, null, false],
    ['ma002ll/a', ONE, null, true],
    ['fa002j/a', ONE, null, true],
    ['apl-ma012zd/a-blk', TWO, null, true],
    ['ma032ch/a,', TWO, 'mainland-china', true],
  ])('knows %s', (text, device, region, isWhole) => {
    expect(orders.find(text)).toEqual({ device, region, isWhole });
  });

  it.each([
    ['the number before the first', 'm9yy2'],
    ['a number behind a run', 'ma042'],
    ['the same signs of another round', 'ma003'],
    ['the last number of all but one', 'myyx4'],
    ['a sign that Apple leaves out', 'mao02'],
    ['another first letter', 'ka002'],
    ['more in front', 'xma002ll/a'],
    ['more behind', 'ma002ll/ab'],
    ['a market of three letters', 'ma002abc/a'],
    ['a bare number among others', 'apl-ma002-blk'],
    ['nothing', ''],
  ])('knows nothing of %s', (_, text) => {
    expect(orders.find(text)).toBeNull();
  });

  it('holds no number but those given, in runs of any length', () => {
    const signs = '0123456789ACDEFGHJKLMNPQRTUVWXY';
    const all = [...signs].flatMap((a) => [...signs].map((b) => `MF${a}${b}3`));
    const held = all.filter((_, i) => i < 300 || i % 7 === 0);
    const many = opened(held);
    const found = all.filter((number) => many.find(number.toLowerCase()) !== null);
    expect(found).toEqual(held);
  });

  it('refuses what its columns cannot hold', () => {
    const of = (number: string, owner = 0) => ({ number, owner, isMainland: false });
    expect(() => orderSections([of('MA002'), of('MA002')])).toThrow(RangeError);
    expect(() => orderSections([of('M0002'), of('MYYY4')])).toThrow(RangeError);
    expect(() => orderSections([of('MA002', 256)])).toThrow(RangeError);
    expect(() => orderSections([of('MA002', 255)])).not.toThrow();
  });

  it('opens without any', () => {
    expect(opened([]).find('ma002')).toBeNull();
  });
});
