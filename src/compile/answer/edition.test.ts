import { describe, expect, it } from 'vitest';
import type { DeviceFacts, Variant } from '../../model/index.ts';
import { NO_RULES } from '../inference/no-rules.fixture.ts';
import { claim, entry, SOURCES } from './claims.fixture.ts';
import { deviceAnswer } from './device.ts';
import { editionAnswers } from './edition.ts';

const wifi: Variant = { codes: ['W'], name: 'Wi-Fi', edition: 'connectivity', cellular: false };
const cellular: Variant = { codes: ['C'], edition: 'connectivity', cellular: true };
const inChina: Variant = {
  ...cellular,
  codes: ['C0'],
  regions: ['mainland-china'],
  claims: [claim('no maker')],
};
const lte: Variant = { codes: ['L'], name: 'LTE', edition: 'connectivity' };

function editions(facts: Partial<DeviceFacts>) {
  const device = entry({ category: 'tablet', ...facts });
  const answer = deviceAnswer(device, SOURCES, () => 1, NO_RULES);
  return editionAnswers(device, answer, SOURCES, () => 1, NO_RULES);
}

const yes = [claim('yes maker')];

describe('editionAnswers', () => {
  it('has the answer of the units with a modem, and where it is another one', () => {
    expect(editions({ claims: yes, variants: [wifi, cellular] })).toEqual({
      cellular: { supports: 'yes', exceptionRegions: [], regionAnswers: {} },
    });
    expect(editions({ claims: yes, variants: [wifi, cellular, inChina] })).toEqual({
      cellular: {
        supports: 'yes',
        exceptionRegions: ['mainland-china'],
        regionAnswers: { 'mainland-china': 'no' },
      },
    });
  });

  it('has the answer of the units without a market if a source leaves one market open', () => {
    const known = { ...cellular, claims: yes };
    const open = { ...inChina, claims: [claim('unknown maker')] };
    expect(editions({ variants: [wifi, known, open] })).toEqual({
      cellular: {
        supports: 'yes',
        exceptionRegions: ['mainland-china'],
        regionAnswers: { 'mainland-china': 'unknown' },
      },
    });
    expect(editions({ variants: [wifi, cellular, open] })).toBeUndefined();
  });

  it('leaves out what only says that it depends on the modem', () => {
    const depends = claim('partial one', 'connectivity');
    const known = { ...lte, claims: [claim('yes maker')] };
    expect(editions({ claims: [depends], variants: [wifi, known] })?.cellular?.supports).toBe(
      'yes',
    );
    expect(editions({ claims: [depends], variants: [wifi, lte] })?.cellular).toBeNull();
  });

  it('is limited by a claim about the device only if some units have no claims of their own', () => {
    const claims = [claim('partial one', 'connectivity'), claim('partial two', 'carrier')];
    const known = { ...lte, claims: [claim('yes maker')] };
    const answer = (...variants: Variant[]) =>
      editions({ claims, variants: [wifi, ...variants] })?.cellular?.supports;
    expect(answer(known)).toBe('yes');
    expect(answer(known, { ...lte, codes: ['M'] })).toBe('partial');
    expect(answer({ ...lte, claims: [claim('partial maker', 'carrier')] })).toBe('partial');
  });

  it('knows only of the edition without, if nothing is known of the units with a modem', () => {
    const depends = [claim('partial maker', 'connectivity')];
    expect(editions({ claims: depends })).toEqual({ cellular: null });
  });

  it('is absent if a word for a network names no edition that changes the answer', () => {
    expect(editions({ claims: yes, variants: [cellular] })).toBeUndefined();
    expect(editions({ claims: [claim('no maker')], variants: [wifi] })).toBeUndefined();
    expect(editions({ claims: yes })).toBeUndefined();
    const depends = [claim('partial maker', 'connectivity')];
    for (const category of ['phone', 'laptop'] as const) {
      expect(editions({ category, claims: depends, variants: [wifi, cellular] })).toBeUndefined();
    }
  });
});
