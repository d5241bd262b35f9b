import { describe, expect, it } from 'vitest';
import type { DeviceEntry } from '../../data/index.ts';
import type { DeviceFacts, InferenceRule, Variant } from '../../model/index.ts';
import { claim, entry, SOURCES } from '../answer/claims.fixture.ts';
import { deviceAnswer } from '../answer/device.ts';
import { RuleBook } from './index.ts';
import { isOfSplitLine } from './split-line.ts';

const RULE: InferenceRule = {
  statement: 'One report is not enough.',
  reason: 'Units differ.',
  sources: ['one'],
  settings: { least: 3, years: 1 },
};

const sold = (model: string, year: string, ...claims: string[]): DeviceEntry =>
  entry({
    model,
    released: { date: year, source: 'one' },
    claims: claims.map((text) => claim(text)),
  });
const unit = (...regions: string[]): Variant => ({ codes: [], regions });

const LINE = [
  sold('edge 60', '2025', 'partial one'),
  sold('edge 60 neo', '2025', 'partial one'),
  sold('edge 60 pro', '2025', 'partial one'),
  sold('edge 60 max', '2025', 'yes one', 'yes two'),
  sold('edge 60 lite', '2025', 'no one'),
  sold('edge 2025', '2025', 'yes one', 'yes two'),
  sold('note 1', '2025', 'partial one'),
  sold('note 2', '2025', 'partial one'),
  sold('note 3', '2025', 'yes one'),
  sold('7', '2025', 'partial one'),
  sold('8', '2025', 'partial one'),
  sold('9', '2025', 'partial one'),
];
const book = new RuleBook({ 'split-line': RULE }, LINE);

/** What the case is, the device, and whether its line is one whose units differ by market. */
const CASES: readonly (readonly [string, Partial<DeviceFacts>, boolean])[] = [
  ['a year later', { model: 'edge 70', released: { date: '2026', source: 'one' } }, true],
  ['a year earlier', { model: 'edge 50', released: { date: '2024-05', source: 'one' } }, true],
  ['two years later', { model: 'edge 80', released: { date: '2027', source: 'one' } }, false],
  ['no year', { model: 'edge 70' }, false],
  [
    'a tablet',
    { category: 'tablet', model: 'edge 70', released: { date: '2026', source: 'one' } },
    false,
  ],
  ['named by its year', { model: 'edge 2026', released: { date: '2026', source: 'one' } }, false],
  ['two of the line', { model: 'note 4', released: { date: '2026', source: 'one' } }, false],
  ['a number', { model: '10', released: { date: '2026', source: 'one' } }, false],
  [
    'sold in one market',
    {
      model: 'edge 70',
      released: { date: '2026', source: 'one' },
      variants: [unit('japan'), unit('japan')],
    },
    false,
  ],
  [
    'sold in two markets',
    {
      model: 'edge 70',
      released: { date: '2026', source: 'one' },
      variants: [unit('japan'), unit('europe')],
    },
    true,
  ],
];

describe('a line whose units differ by market', () => {
  it.each(CASES)('%s', (_, facts, expected) => {
    expect(isOfSplitLine(entry(facts).facts, 'brand', book)).toBe(expected);
  });

  it('is not assumed if those that have an eSIM in all markets are more', () => {
    const more = ['edge 61', 'edge 62', 'edge 63'].map((model) => sold(model, '2025', 'yes one'));
    const other = new RuleBook({ 'split-line': RULE }, [...LINE, ...more]);
    const { facts } = sold('edge 70', '2026');
    expect(isOfSplitLine(facts, 'brand', other)).toBe(false);
  });

  it('limits one report, not two, and neither a no nor a maker', () => {
    const answers = [['yes one'], ['yes one', 'yes two'], ['no one'], ['yes maker']].map(
      (claims) => deviceAnswer(sold('edge 70', '2026', ...claims), SOURCES, () => 1, book).supports,
    );
    expect(answers).toEqual(['partial', 'yes', 'no', 'yes']);
  });
});
