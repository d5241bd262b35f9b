import { describe, expect, it } from 'vitest';
import { NO_FACTS } from '../../data/facts.fixture.ts';
import type { Facts } from '../../data/index.ts';
import type { DeviceFacts } from '../../model/index.ts';
import { claim, entry, SOURCES } from '../answer/claims.fixture.ts';
import { compileDevices } from '../compile.ts';
import { conflictsOf, formatConflicts } from './conflicts.ts';
import { brandsMarkdown, coverageOf, totalsMarkdown } from './coverage.ts';

const facts = (...devices: Partial<DeviceFacts>[]): Facts => ({
  ...NO_FACTS,
  brands: { brand: { name: 'Brand' } },
  sources: SOURCES,
  devices: devices.map((d) => entry(d)),
});
const claims = (...texts: string[]) => ({ claims: texts.map((t) => claim(t)) });

describe('conflictsOf', () => {
  it.each([
    ['agreement', claims('yes one', 'yes two'), null],
    ['a doubt', claims('yes one', 'unknown two'), null],
    ['different regions', claims('yes one', 'no two japan'), null],
    ['equal voices', claims('yes one', 'no two'), 'unknown'],
    ['the maker and a list', claims('yes maker', 'no two'), 'yes'],
    ['three against one', claims('yes one', 'yes two', 'yes three', 'no four'), 'yes'],
    ['a region', claims('yes one japan', 'no two japan'), 'unknown'],
    [
      'a variant',
      { variants: [{ codes: ['X'], claims: [claim('yes one'), claim('no maker')] }] },
      'no',
    ],
  ] as const)('%s', (_, device, decided) => {
    const found = conflictsOf(facts(device as Partial<DeviceFacts>));
    expect(found.map((c) => c.decided)).toEqual(decided === null ? [] : [decided]);
    for (const c of found) expect(c.why).not.toBe('');
  });

  it('are written as a table for each brand, with nothing that ends a cell', () => {
    const text = formatConflicts(
      conflictsOf(facts({ model: 'A|B', ...claims('yes one', 'no two') })),
    );
    expect(text).toContain('## Brand\n');
    expect(text).toContain('| A\\|B | the device | yes: One; no: Two | unknown |');
  });
});

describe('coverageOf', () => {
  const devices = compileDevices(
    facts(
      {
        model: 'A',
        released: { date: '2024-05', source: 'one' },
        ...claims('yes one 2025', 'yes two 2026'),
      },
      {
        model: 'B',
        released: { date: '2023', source: 'one', estimate: true },
        variants: [{ codes: ['1', '2'] }],
      },
      {
        model: 'C',
        category: 'tablet',
        released: { date: '2023', source: 'one', estimate: true },
        ...claims('no maker 2024'),
      },
    ),
  );
  const coverage = coverageOf(devices);

  it('counts devices, codes and answers', () => {
    expect(coverage.total).toMatchObject({ devices: 3, codes: 2, yes: 1, no: 1, unknown: 1 });
    expect(coverage.byCategory.map((r) => [r.name, r.devices])).toEqual([
      ['phone', 2],
      ['tablet', 1],
    ]);
    expect(coverage.byYear.map((r) => [r.name, r.devices])).toEqual([
      ['2024', 1],
      ['2023', 2],
    ]);
    expect(coverage.byGrade.map((r) => [r.name, r.devices])).toEqual([
      ['reported', 1],
      ['verified', 1],
    ]);
    expect(coverage.byEvidence.map((r) => [r.name, r.devices])).toEqual([
      ['2026', 1],
      ['2024', 1],
    ]);
    expect(coverage.dated).toBe(1);
  });

  it('is shown as tables', () => {
    expect(totalsMarkdown(coverage, facts())).toContain('| **all** | 3 | 1 | 0 | 1 | 1 | 2 |');
    expect(brandsMarkdown(coverage)).toContain('\n| Brand | 3 | 1 | 0 | 1 | 1 | 2 |');
  });
});
