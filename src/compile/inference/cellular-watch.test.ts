import { describe, expect, it } from 'vitest';
import type { DeviceFacts } from '../../model/index.ts';
import { cellularWatch } from './cellular-watch.ts';

const watch: DeviceFacts = { model: 'Watch Series 12', category: 'watch' };
const tablet: DeviceFacts = { model: 'iPad (A16)', category: 'tablet' };

describe('cellular-watch', () => {
  it.each([
    ['cellular watch of Apple', { codes: [], cellular: true }, watch, 'apple', 'yes'],
    ['cellular watch of Google', { codes: [], cellular: true }, watch, 'google', 'yes'],
    ['a maker with trays', { codes: [], cellular: true }, watch, 'huawei', null],
    ['GPS version', { codes: [], cellular: false }, watch, 'apple', null],
    ['version not known', { codes: [] }, watch, 'apple', null],
    ['not a watch', { codes: [], cellular: true }, tablet, 'apple', null],
  ] as const)('%s', (_, variant, facts, brand, expected) => {
    expect(cellularWatch.variant!({ ...variant, codes: [] }, facts, brand)).toBe(expected);
  });
});
