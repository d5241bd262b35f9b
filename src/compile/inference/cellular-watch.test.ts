import { describe, expect, it } from 'vitest';
import type { DeviceFacts } from '../../model/index.ts';
import { cellularWatch } from './cellular-watch.ts';
import { NO_RULES } from './no-rules.fixture.ts';

const released = { date: '2023-08-11', source: 'list' };
const watch: DeviceFacts = { model: 'Watch', category: 'watch', released };
const early: DeviceFacts = { ...watch, released: { ...released, date: '2016-11' } };
const guessed: DeviceFacts = { ...watch, released: { ...released, estimate: true } };
const undated: DeviceFacts = { model: 'Watch', category: 'watch' };
const tablet: DeviceFacts = { model: 'Tablet', category: 'tablet', released };

describe('cellular-watch', () => {
  it.each([
    ['cellular watch of Apple', { codes: [], cellular: true }, watch, 'apple', 'yes'],
    ['cellular watch of Google', { codes: [], cellular: true }, watch, 'google', 'yes'],
    ['cellular watch of Samsung', { codes: [], cellular: true }, watch, 'samsung', 'yes'],
    ['of the years with a tray', { codes: [], cellular: true }, early, 'samsung', null],
    ['of a year that is an estimate', { codes: [], cellular: true }, guessed, 'samsung', null],
    ['of no known year', { codes: [], cellular: true }, undated, 'apple', null],
    ['a maker with trays', { codes: [], cellular: true }, watch, 'huawei', null],
    ['GPS version', { codes: [], cellular: false }, watch, 'apple', null],
    ['version not known', { codes: [] }, watch, 'apple', null],
    ['not a watch', { codes: [], cellular: true }, tablet, 'apple', null],
  ] as const)('%s', (_, variant, facts, brand, expected) => {
    expect(cellularWatch.variant!({ ...variant, codes: [] }, facts, brand, NO_RULES)).toBe(
      expected,
    );
  });
});
